# Recusas das regras: uma frase com os números. A regra é acrescentada depois.
refusal-game-over = A partida terminou.
refusal-turn-not_now = Isso não é possível neste passo: { $step }.
refusal-turn-other_player = É a vez de { $player }: { $step }.
refusal-turn-must_act = Não se pode passar neste passo: { $step }.
refusal-undo-no_such_move = Não há jogada { $seq } à qual voltar; a última é a { $last }.
refusal-draft-not_on_offer = { $company } não está em oferta.
refusal-draft-company_limit = Você já tem { $limit } companhias menores, o máximo da escolha inicial.
refusal-draft-private_limit = Você já tem { $limit ->
    [one] { $limit } companhia privada
   *[other] { $limit } companhias privadas
    }, o máximo da escolha inicial.
refusal-draft-share_limit = Você já tem { $limit ->
    [1] uma ação
   *[other] { $limit } ações
    }, o máximo da escolha inicial.
refusal-share-no_such_company = Não há ações de { $company } para comprar ou vender.
refusal-share-not_in_play = { $company } não está em jogo, então suas ações não podem ser compradas.
refusal-share-no_shares = Esta companhia não tem ações.
refusal-share-not_held = Você não pode vender { PERCENT($percent) } de { $company }: você tem { PERCENT($held) }, e cada ação é de { PERCENT($unit) }.
refusal-share-one_block = Você já vendeu ações de { $company } neste turno; só é permitido um bloco por turno.
refusal-share-president_certificate = O certificado de presidente de { $company } não pode ser vendido: ninguém mais tem os { PERCENT($size) } necessários para recebê-lo.
refusal-share-must_sell_first = Você tem { $held } certificados, o limite é { $limit }: primeiro precisa vender.
refusal-share-over_held = Você tem { PERCENT($held) } de { $company } e o limite é { PERCENT($limit) }: venda ações primeiro.
refusal-share-none_left = Ali não resta nenhuma ação de { $company }: { $source }.
refusal-share-only_president = De { $company } resta só o certificado de presidente, de { PERCENT($size) }: quem tem { PERCENT($unit) } pode pagar a outra metade e entregar essa ação em troca; você tem { PERCENT($held) }.
refusal-share-sold_this_round = Você vendeu ações de { $company } nesta rodada de capitais e não pode comprá-las de volta na mesma.
refusal-share-holding_limit = Você teria { PERCENT($after) } de { $company }; o limite é { PERCENT($limit) }.
refusal-share-certificate_limit = Você tem { $held } certificados; o limite é { $limit }.
refusal-money-short = { $who } tem { MONEY($has) } e precisa de { MONEY($need) }.
refusal-tile-two_laid = { $company } já colocou dois trilhos neste turno.
refusal-tile-one_upgrade = { $company } já melhorou um trilho neste turno; só é permitida uma melhoria por turno.
refusal-tile-not_in_phase = O trilho { $tile } é { $colour }; { phase-the } ainda não permite essa cor.
refusal-tile-unknown_hex = Não há hexágono “{ $hex }” neste mapa.
refusal-tile-unknown_tile = Não há trilho “{ $tile }” neste jogo.
refusal-tile-rotation = Uma rotação é um número de 0 a 5, não { $rotation }.
refusal-tile-no_tile_here = Nenhum trilho pode ser colocado em { $hex }.
refusal-tile-not_an_upgrade = O trilho { $tile } não é uma melhoria do trilho { $lying } em { $hex }.
refusal-tile-colour_order = O trilho { $tile } é { $colour }; em { $hex } { $next ->
    [none] não se coloca mais nenhum
   *[other] o próximo tem de ser { $next }
}.
refusal-tile-wrong_kind = O trilho { $tile } não serve para o que está impresso em { $hex }.
refusal-tile-off_map = O trilho { $tile } apontaria para lados de { $hex } que nenhuma via pode cruzar: { $edges }.
refusal-tile-track_lost = Assim o trilho { $tile } cortaria vias que estão em { $hex } ({ $edges }).
refusal-tile-partition = Assim o trilho { $tile } uniria lados de { $hex } que o lago separa: { $edges }.
refusal-tile-fixed_rotation = O trilho { $tile } só pode ser colocado em uma rotação: { $fixed }.
refusal-tile-none_left = Todos os trilhos { $tile } estão no mapa ({ $count }).
refusal-tile-not_connected = Assim { $company } não alcança nenhuma via do trilho { $tile } em { $hex }.
refusal-tile-unknown_means = “{ $means }” não serve para pagar o terreno.
refusal-tile-no_terrain_token = { $company } não tem marcador de terreno.
refusal-tile-no_terrain = Um marcador de terreno não serve em { $hex }: não há terreno para pagar.
refusal-tile-supporter_pays = { $supporter } foi chamado e paga ele mesmo o terreno de { $hex }: não indique um marcador.
refusal-token-none_left = { $company } não tem mais estações a construir.
refusal-token-no_city = Em { $node } não há cidade para uma estação.
refusal-token-already_here = { $company } já tem uma estação em { $hex }.
refusal-token-no_slot = { $node } não tem espaço livre ({ $slots } no total).
refusal-token-not_connected = { $company } não está conectada a { $node }.
refusal-train-not_held = { $company } não tem nenhum { $train }.
refusal-train-limit = { $company } tem { $held } trens; o limite é { $limit }.
refusal-train-unknown = Não há { $train } neste jogo.
refusal-train-sold_out = Não resta nenhum { $train }.
refusal-train-not_yet = O banco ainda não vende nenhum { $train }.
refusal-train-not_in_pool = Não há nenhum { $train } no mercado.
refusal-train-price = Um { $train } custa { MONEY($price) }, não { MONEY($given) }.
refusal-train-no_seller = { $source } não pode vender um trem aqui.
refusal-train-price_too_low = { MONEY($given) } é pouco: o preço mínimo é { MONEY($lowest) }.
refusal-wagon-unknown = { $company } não tem vagões.
refusal-wagon-bought = O vagão de { $company } já foi comprado para este turno.
refusal-wagon-no_train = { $company } não tem trem que possa operar, então um vagão não serve.
refusal-wagon-no_effect = { $count ->
    [0] O vagão de { $company } não teria efeito em nenhuma rota.
   *[other] O vagão de { $company } não teria efeito em nenhuma rota junto com os já comprados.
    }
refusal-dividend-multiple = { MONEY($amount) } não podem ser pagos: o valor deve ser múltiplo de { $multiple }, de 0 a { MONEY($most) }.
refusal-dividend-too_much = { MONEY($amount) } não podem ser pagos: a tesouraria tem { MONEY($most) }.
refusal-route-not_best = Estas rotas rendem { MONEY($claimed) }; são possíveis { MONEY($best) }, e o melhor é obrigatório.
refusal-route-no_such_train = Não resta nenhum { $train } para uma das rotas.
refusal-route-unreached = { $node } não é um lugar que uma rota desta companhia possa visitar.
refusal-route-ways = A rota do { $train } precisa de um caminho entre duas paradas vizinhas.
refusal-route-no_track = Na rota do { $train } não há via de { $start } a { $end } por esse caminho.
refusal-route-unknown = Uma das rotas nomeia algo que não está no mapa.
refusal-route-disconnected = Em { $stop } a rota do { $train } se interrompe.
refusal-route-fewer_than_two = Uma rota deve visitar pelo menos dois lugares, e a do { $train } visita { $count }.
refusal-route-no_token = A rota do { $train } não visita nenhuma estação da companhia.
refusal-route-too_long = A rota do { $train } visita { $count } lugares; o trem pode visitar { $limit }.
refusal-route-side_twice = A rota do { $train } usa duas vezes o mesmo trecho de via.
refusal-route-repeated_stop = A rota do { $train } visitaria { $stop } duas vezes.
refusal-route-through_blocked = { $stop } está cheia de estações alheias: a rota do { $train } pode terminar ali, mas não atravessá-la.
refusal-route-through_end = { $stop } só pode ser uma ponta: a rota do { $train } não pode atravessá-la.
refusal-route-shared_side = As rotas do { $train } e do { $beside } usam o mesmo trecho de via.
refusal-route-shared_resource = Duas das rotas precisam do que só serve a um trem: { $resources }.
refusal-route-cover_missing = Um vagão comprado não tem efeito nestas rotas: { $resources }.
refusal-route-same_group = { $stop } e { $other } vão juntas: a rota do { $train } só pode visitar uma delas.
refusal-route-exclusive = Estes vagões não podem ser usados juntos.
refusal-route-train_twice = Foram indicadas duas rotas para o { $train }.
refusal-auction-not_on_offer = { $private } não está em oferta.
refusal-auction-contest = Há lances por { $private }: dê um lance de { MONEY($lowest) } ou mais, ou desista.
refusal-auction-price = { $private } custa { MONEY($price) }, não { MONEY($given) }.
refusal-auction-too_low = { MONEY($given) } é pouco por { $private }: o lance mínimo é { MONEY($lowest) }.
refusal-auction-bound = { $who } precisa de { MONEY($need) } e tem { MONEY($free) } livres de lances.
refusal-auction-no_bids = Não se pode dar lances por { $private }.
refusal-start-not_startable = { $company } não é uma companhia que um jogador possa iniciar.
refusal-start-closed = { $company } fechou e não pode ser iniciada de novo.
refusal-start-in_play = { $company } já foi iniciada.
refusal-start-no_par = { MONEY($price) } não é um preço inicial que se possa escolher agora.
refusal-dividend-all_or_nothing = { MONEY($amount) } não podem ser pagos: nada ou { MONEY($most) }.
refusal-dividend-nothing = { MONEY($amount) } não podem ser pagos: não resta renda para isso.
refusal-supporter-not_yours = Você não tem o apoiador { $supporter }.
refusal-supporter-used = { $supporter } já ajudou nesta rodada de operações.
refusal-supporter-no_use = { $supporter } não serve agora a { $company }.
refusal-route-needs_wagon = { $node } só pode ser visitada com o vagão de mina.
refusal-city-not_free = { $node } não é uma cidade com espaço livre em { $hex }.
refusal-bankruptcy-can_raise = Faltam { MONEY($missing) } e { MONEY($most) } podem ser levantados: a falência não é possível.
refusal-bankruptcy-no_need = Nada é devido que exija a falência.
refusal-loan-after_repayment = { $company } quitou um empréstimo neste turno e não pode tomar outro.
refusal-loan-limit = { $company } tem { $loans ->
    [one] { $loans } empréstimo
   *[other] { $loans } empréstimos
}; pode ter tantos quantas ações suas têm os jogadores: { $limit }.
refusal-loan-none = { $company } não pode tomar empréstimos: eles são tomados nas fases 2 a 5, e esta é a fase { $phase }.
refusal-loan-nothing_owed = { $company } não tem empréstimos a quitar.
refusal-loan-one_a_turn = { $company } já tomou um empréstimo neste turno.
refusal-private-no_trade = Nesta partida não se compram companhias privadas de outros jogadores.
refusal-private-not_owned = { $source } não possui { $private }.
refusal-private-declined = { $source } já recusou uma oferta por { $private } neste turno.
refusal-private-phase = Uma companhia compra companhias privadas nas fases 3 e 4, e esta é a fase { $phase }.
refusal-private-price = { MONEY($given) } não é um preço possível: de { MONEY($lowest) } a { MONEY($highest) }.
refusal-share-first_round = Na primeira rodada de capitais não se vende.
refusal-share-keep_one = Você comprou ações de { $company } neste turno e precisa ficar com ao menos uma.
refusal-share-keep_president = { $company } precisa do dinheiro e tem de manter seu presidente: { $player } tem { PERCENT($held) }, e você não pode ficar com menos.
refusal-share-more_than_needed = Faltam { MONEY($missing) }, e para isso { $enough ->
    [1] basta uma ação
   *[other] bastam { $enough } ações
    } de { $company }; { $units ->
    [1] uma é
   *[other] { $units } são
    } mais que o necessário.
refusal-share-no_need = Não é preciso dinheiro agora, então não se vendem ações de { $company }.
refusal-share-one_purchase = Só é permitida uma compra por turno, e você já a fez.
refusal-share-pool_first = Primeiro vêm as ações de { $company } no mercado ({ PERCENT($pool) }).
refusal-share-pool_limit = O mercado teria { PERCENT($after) } de { $company }; o limite é { PERCENT($limit) }.
refusal-tile-blocked = { $hex } está bloqueado enquanto um jogador possuir { $private }.
refusal-tile-nothing_new = { $company } não alcança assim vias novas do trilho { $tile } em { $hex }.
refusal-tile-one_laid = { $company } já colocou um trilho neste turno.
refusal-tile-town_phase = As vilas do trilho { $lying } em { $hex } podem ser mudadas a partir da fase 6; esta é a fase { $phase }.
refusal-token-one_placed = { $company } já construiu uma estação neste turno.
refusal-token-reserved = Um espaço em { $node } está reservado para { $company }.
refusal-token-after_interest = O direito vale até { $company } pagar os juros, o que neste turno já fez.
refusal-token-no_power = { $company } não tem direito que permita uma estação em { $node }.
refusal-train-cheapest_only = Com a ajuda do presidente só se compra o trem mais barato: { MONEY($cheapest) }, não { MONEY($price) }.
refusal-train-no_trade = Um { $trade } não pode ser entregue por um { $train }.
refusal-train-not_permanent = { $company } só pode comprar trens permanentes, e um { $train } não é.
refusal-train-shares_sold = Foram vendidas ações para o trem de { $company }, então deve ser comprado do banco.
refusal-automaton-other_choice = As cartas só deixam algumas jogadas abertas aqui.
refusal-turn-must_act-trains = { $company } precisa ter um trem: é preciso comprar um antes do fim do turno.
refusal-turn-must_act-run = Os trens de { $company } podem operar, então precisam operar: não se pode passar.
refusal-turn-must_act-dividend = { $company } precisa decidir seu dividendo, mesmo que nada seja pago.
