# What only 1865 Sardinia needs.
refusal-absorb-had_its_turn = { $target } já teve o seu turno nesta rodada, então não pode ser absorvida nela.
refusal-absorb-has_absorbed = { $target } absorveu uma companhia neste turno, então não pode ser absorvida nele.
refusal-absorb-loans = { $absorber } e { $target } teriam { $loans } empréstimos; no máximo { $most } são permitidos.
refusal-absorb-no_own_mine = { $node } não é uma mina em que a absorvente tenha uma estação.
refusal-absorb-no_such_city = Não se pode pôr uma estação em { $node } agora.
refusal-absorb-no_such_mine = { $node } não é uma mina que se possa tomar.
refusal-absorb-no_such_pair = { $absorber } não pode absorver { $target } agora: ambas precisam estar lançadas, e precisa ser a vez de uma delas.
refusal-absorb-not_connected = { $absorber } e { $target } não estão ligadas: nenhuma cidade tem marcadores das duas e nenhuma conexão direta une dois deles.
refusal-absorb-not_operated = { $company } ainda não operou, então não participa de nenhuma absorção.
refusal-absorb-too_dear = { $absorber } precisa de { MONEY($need) } para { $target } e pode ter no máximo { MONEY($most) }.
refusal-absorb-two_presidents = { $absorber } e { $target } têm presidentes diferentes.
refusal-convert-not_asked = Não se pergunta agora pela conversão de { $company }.
refusal-convert-not_reached = { $company } ainda não pode ser convertida.
refusal-dragons-another = Aqui os Dragões têm de comprar ações de outra companhia, não de { $company }.
refusal-dragons-must_act = Os Dragões não podem passar aqui.
refusal-dragons-not_green = Os Dragões não compram ações de { $company }: o marcador dela não está na zona verde.
refusal-dragons-not_red = Os Dragões não vendem ações de { $company }: o marcador dela não está na zona vermelha.
refusal-dragons-sell_all = Os Dragões vendem tudo o que podem de { $company }: { PERCENT($percent) }.
refusal-home-not_free = { $node } não está livre para ser sede.
refusal-maritime-no_transfer = As companhias marítimas são transferidas nas fases 2 a 4, e esta é a fase { $phase }.
refusal-maritime-not_held = Você não possui { $private }.
refusal-share-not_operated = { $company } ainda não operou; as suas ações não podem ser vendidas.
refusal-share-sell_all = O que se pode vender não basta, então tudo tem de ser vendido: de { $company } { PERCENT($percent) } de uma vez.
refusal-share-too_few = { $units ->
    [1] Uma ação de { $company } traz
   *[other] { $units } ações de { $company } trazem
    } { MONEY($brings) }, e o que ainda se pode vender de outras companhias { MONEY($rest) }: ao todo, menos que os { MONEY($missing) } que faltam.
refusal-start-no_home = Não resta cidade onde { $company } possa começar.
refusal-tile-same_hex = O segundo trilho tem de ir para um hexágono diferente de { $hex }.
refusal-token-district = { $company } já tem uma estação no distrito de { $node }.
command-place_marker = pôr_marcador
command-place_marker-description = Pôr um marcador de estação por uma conexão direta
command-transfer = transferir
command-transfer-description = Dar uma companhia marítima à companhia
command-convert = converter
command-convert-description = Transformar uma companhia menor em maior
command-absorb = absorver
command-absorb-description = Fazer uma companhia absorver outra
menu-place_marker = Pôr um marcador de estação
menu-transfer = Transferir uma companhia marítima
menu-convert = Converter uma companhia
menu-absorb = Absorver uma companhia
event-traffic_gained = ganha { $points } de tráfego ({ $total } no total)
event-company_launched = é lançada: linha { $row } da tabela dos Dragões, { $markers ->
    [0] nenhum marcador de estação
    [one] um marcador de estação
   *[other] { $markers } marcadores de estação
    }
event-company_converted = torna-se companhia maior{ $markers ->
    [0] {""}
    [one] {" "}e recebe mais um marcador de estação
   *[other] {" "}e recebe mais { $markers } marcadores de estação
    }
event-row_changed = desce para a linha { $row } da tabela dos Dragões
event-mine_declined = A mina de { $hex } decai
event-passed-conversion = continua sendo companhia menor
event-passed-markers = deixa as minas como estão
event-transferred = dá { $private } a { $company }
event-revenue_made = obtém { MONEY($revenue) } (tráfego { $traffic }, capacidade { $capacity })
event-company_absorbed = absorve { $target } por { MONEY($due) }
event-personal_loans = { $taken ->
    [1] recebe um empréstimo pessoal
   *[other] recebe { $taken } empréstimos pessoais
} ({ $loans } no total)
refusal-tile-joint_lost = Assim o trilho { $tile } cortaria vias de { $hex } que continuam além dos seus lados: { $edges }.
refusal-tile-mine = O trilho da mina { $hex } não pode ser melhorado; só é trocado quando a mina decai.
refusal-tile-no_change = O trilho { $tile } já está assim em { $hex }.
refusal-tile-other_hexes = O trilho { $tile } não é para { $hex }, e sim para { $only }.
refusal-tile-too_few_slots = { $slots ->
    [0] O trilho { $tile } não tem espaços para as estações de { $hex }: { $markers }.
    [one] O trilho { $tile } tem um só espaço, pouco para as estações de { $hex }: { $markers }.
   *[other] O trilho { $tile } tem { $slots } espaços, poucos para as estações de { $hex }: { $markers }.
    }
stock-dragons = os Dragões
seller-trains-bank-1865 = a pilha de trens disponíveis
money-absorbed = absorção
event-train_scrapped-1865 = descarta um { $train } no mercado
event-train_bought-1865 = compra um { $train } de { $source } por { MONEY($price) }
refusal-tile-unknown_means-1865 = Aqui um trilho só se paga em dinheiro: “{ $means }” não serve.
refusal-token-no_city-1865 = Em { $node } não há cidade nem mina para uma estação.
refusal-train-not_yet-1865 = Na pilha de trens disponíveis ainda não há nenhum { $train }.
refusal-train-sold_out-1865 = Na pilha de trens disponíveis não resta nenhum { $train }.
