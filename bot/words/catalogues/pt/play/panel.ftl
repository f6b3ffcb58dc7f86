# O que está em botões e menus (80 letras num botão, 100 num menu), e as mensagens da mesa.
button-my_turn = Minha vez
button-my_language = Meu idioma
button-join = Entrar
button-leave = Sair
button-start = Começar
button-pass-draft = Passar
button-pass-stock = Passar
button-pass-stock-done = Encerrar o turno
button-pass-track = Encerrar trilhos
button-pass-station = Não construir estação
button-pass-scrap = Não descartar
button-pass-run = Não operar
button-pass-trains = Encerrar o turno
button-pass-dividend = Passar
button-pass-consent = Passar
button-run-best = Melhores rotas: { MONEY($net) }
button-accept = Aceitar
button-refuse = Recusar
button-undo = Desfazer
button-other_amount = Outro valor…
button-confirm = Confirmar
button-back = Voltar
button-older = Anteriores
button-newer = Mais recentes
menu-draft_company = Escolher uma companhia menor
menu-draft_share = Escolher uma ação
menu-buy_share = Comprar uma ação
menu-sell_shares = Vender ações
menu-lay_tile = Colocar trilhos: escolha um hexágono
menu-lay_tile-at = Trilho e rotação em { $hex }
menu-place_token = Construir uma estação
menu-scrap_train = Descartar um trem
menu-buy_wagon = Comprar um vagão
menu-run = Rotas, a melhor primeiro
menu-pay_dividend = Pagar dividendos
menu-buy_train = Comprar um trem
menu-page = { $title } ({ $page } de { $pages })
choice-minor-detail = Sede { $home }, { $tokens ->
    [0] nenhum marcador de terreno
    [one] um marcador de terreno
   *[other] { $tokens } marcadores de terreno
    }
choice-share = { PERCENT($percent) } de { $company }
choice-share-free = grátis, vale { MONEY($price) }
choice-share-detail = { MONEY($price) }, restam { PERCENT($left) } para comprar
choice-sale = { PERCENT($percent) } de { $company } por { MONEY($total) }
choice-hex-tiles = { $count ->
    [1] um modo
   *[other] { $count } modos
    }
choice-train-bank = { $train } { $edition ->
    [t1865] da pilha
   *[other] do banco
    } por { MONEY($price) }
choice-train-from = { $train } de { $source }
choice-train-price = De { MONEY($low) } a { MONEY($high) }
choice-run = { $wagons }: líquido { MONEY($net) }
choice-run-none = nenhum vagão
choice-run-detail = Renda { MONEY($income) }: { MONEY($owner) } para você, { MONEY($kept) } para a tesouraria{ $extra ->
    [0] { "" }
   *[other] , mina { MONEY($extra) }
    }{ $fee ->
    [0] { "" }
   *[other] ; custo { MONEY($fee) }
    }
choice-dividend = { MONEY($amount) }
choice-dividend-detail = { MONEY($each) } por ação, ficam { MONEY($kept) }
choice-node-price = { MONEY($price) }
choice-page = Mais (de { $from } a { $to })
modal-price = Preço de { $low } a { $high }
modal-amount = De { $low } a { $high }, de { $step }
modal-plain = Quanto?
turn-heading = **{ $game }** · { $title }
turn-ask = { $mention }, é a sua vez: { $step }
consent-ask = { $mention }, uma oferta espera a sua resposta
consent-ask-train_offered = { $mention }, { $company } quer comprar um { $train } de { $source } por { MONEY($price) }: você aceita?
consent-ask-private_offered = { $mention }, { $buyer } quer comprar { $private } por { MONEY($price) }: você aceita?
turn-round = { phase-bare }, { $round }
run-best-text = Melhores rotas de { $company }: { MONEY($income) } de renda, { MONEY($owner) } para você, { MONEY($kept) } para a tesouraria
since-heading = Desde a sua última jogada:
since-stale = A partida avançou desde que este botão foi feito:
since-nothing = Nada aconteceu desde então.
panel-heading = **{ $game }** · { $step }
panel-heading-company = **{ $game }** · { $company } · { $step }
panel-cash = Você tem { MONEY($cash) }.
panel-cash-company = { $company } tem { MONEY($cash) }, trens: { $trains }.
panel-no-trains = nenhum
panel-done = Feito.
panel-done-next = Feito. Agora é a vez de { $name }.
panel-not-yours = Agora é a vez de { $name } em **{ $game }**. Você será avisado quando for a sua vez.
panel-aside = Não é o seu turno, mas você pode fazer isto agora:
panel-robot-up = Agora é a vez de um robô em **{ $game }**.
panel-over = **{ $game }** terminou.
panel-open = **{ $game }** ainda não começou.
panel-repeated = Isso já estava feito; a segunda vez não mudou nada.
notice-text = { $host } abre uma mesa de { $least } a { $most } jogadores. Idioma: { $language }.
notice-text-exactly = { $host } abre uma mesa de { $most ->
    [1] uma pessoa
   *[other] { $most } jogadores
    }. Idioma: { $language }.
notice-seats = Lugares: { $seats }
notice-no-seats = Ninguém tem lugar ainda.
notice-started = A partida começou: { $link }
notice-abandoned = A mesa está encerrada.
started-seats = Ordem de jogo: { $seats }
started-thread = A partida começa: { $link }
joined = Você tem um lugar em **{ $game }**.
left = Você saiu de **{ $game }**.
end-near-bank = Banco: restam { MONEY($cash) }
end-near-indicators = Indicadores de rodada: { $train }{ $count ->
    [0] { "" }
   *[other] ; marcadores de “nenhum trem vendido” no { $stack }: { $count } (com { $limit } a fase muda)
    }
end-heading = **{ $game }** terminou
end-place = { $place }. { $name }: { MONEY($worth) } ({ MONEY($cash) } em dinheiro, { MONEY($shares) } em ações{ $debt ->
    [0] { "" }
   *[other] , { MONEY($debt) } de dívida
    })
abandoned-text = { $who } encerrou **{ $game }** sem resultado.
undone-text = **{ $game }**: { $who } desfaz { $count ->
    [1] uma jogada
   *[other] { $count } jogadas
    }.
undone-mark = Isto foi desfeito.
undo-private = Desfeito.
undo-again = Sua última jogada já está desfeita; agora nada mais foi desfeito.
undo-again-next = A anterior, que o botão também desfaz: { $what }
status-turn = É a vez de { $name }: { $step } · { $since }
status-leave = ausente até { $until }
status-players = Jogadores: { $seats }
status-line = **{ $game }** ({ $title }): { $status }
status-up = é a vez de { $name }
list-heading = Partidas aqui:
list-empty = Não há partida aqui. Abra uma mesa com `/{ command-game } { command-game-new }`.
turns-heading = Partidas que esperam por você:
turns-empty = Nenhuma partida espera por você.
log-empty = Nada aconteceu ainda.
log-page = Página { $page } de { $pages }
log-undo = { $who } volta à jogada { $to }
abandon-ask = Encerrar **{ $game }** de vez? Ninguém poderá continuar, e suas jogadas e seu registro serão apagados.
abandon-done = **{ $game }** está encerrada.
company-owner = Dono: { $name }
company-director = Presidente: { $name }
company-no-director = Sem presidente
company-cash = Tesouraria: { MONEY($cash) }
company-price = Preço: { MONEY($price) }
company-trains = Trens: { $trains }
company-stations = Estações a construir: { $stations }
company-tokens = Marcadores de terreno: { $count }
company-shares = Ações: { $shares }
company-share = { $name } { PERCENT($percent) }
stock-stack = pilha
player-cash = Dinheiro: { MONEY($cash) }
player-companies = Companhias: { $companies }
player-shares = Ações: { $shares }
player-certificates = Certificados: { $count } de { $limit }
player-worth = Patrimônio atual: { MONEY($worth) }
nothing = nada
nobody = ninguém
menu-bid = Dar um lance
menu-buy_private = Comprar uma companhia privada
menu-start_company = Iniciar uma companhia
menu-remove_token = Retirar uma estação
menu-use_supporter = Chamar um apoiador
button-take_loan = Tomar um empréstimo
button-repay_loan = Quitar um empréstimo
button-declare_bankruptcy = Declarar falência
button-pass-auction = Passar
button-pass-city = Passar
button-pass-discard = Passar
button-pass-raise = Passar
button-pass-repay = Encerrar o turno
button-pass-last = Encerrar o turno
button-pass-borrow = Passar
button-take_loan-brings = Empréstimo: +{ MONEY($amount) }
button-repay_loan-cost = Quitar um empréstimo: { MONEY($cost) }
button-pay = Pagar { MONEY($amount) } ({ MONEY($each) } por ação)
button-withhold = Reter
button-buy_private = Comprar { $private } por { MONEY($price) }
button-borrow_train = Pegar emprestado um { $train }
menu-start_company-at = Iniciar { $company }: preço de uma ação
choice-share-source = { MONEY($price) }; { $source }: { PERCENT($left) }
choice-sale-missing = { $missing ->
    [0] é o suficiente
   *[other] ainda faltarão { MONEY($missing) }
    }
choice-start-price = { MONEY($price) } por ação
choice-start-detail = O certificado de presidente custa { MONEY($total) }
choice-start-home = Sede { $home }
choice-start-free = Sede à escolha
choice-private-detail = valor de face { MONEY($face) }, renda { MONEY($income) }
choice-private-from = { $private }, de { $owner }
choice-train-help = você completa com { MONEY($amount) }
choice-train-trade = { $train } por { MONEY($price) } e um { $trade }
choice-run-plain = Renda { MONEY($income) }
modal-bid-title = Lance por { $private }
modal-buy_private-title = Comprar { $private }
modal-buy_train-title = Comprar um { $train }
modal-pay_dividend-title = Dividendos
turn-behalf = { $what } (você escolhe por { $name })
turn-ask-alone = É a sua vez: { $step }
panel-behalf = As cartas de { $name } deixam isto com você: várias jogadas são iguais para ele.
panel-token-of = É a estação de { $company }.
due-missing = Para { $company } faltam { MONEY($missing) }; você tem { MONEY($cash) }. Venda ações: dá para levantar no máximo { MONEY($most) }.
due-covered = { $company } não pode pagar sozinha; você completa o resto. Você tem { MONEY($cash) }.
due-hopeless = O que { $company } precisa não pode mais ser levantado, nem com os seus { MONEY($cash) }: venda o que puder ou declare falência.
loans-line = Empréstimos: { $count } de no máximo { $limit } (as ações em mãos de jogadores), cada um com { MONEY($interest) } de juros por turno.
loans-brings = Mais um rende { MONEY($amount) } agora.
run-working = Ainda estou calculando as melhores rotas; aparecem aqui assim que estiverem provadas.
run-best-plain = Melhores rotas de { $company }: { MONEY($income) }.
button-pass-give_up_train = Ficar com os trens
button-pass-give_up_token = Passar
button-pass-declare = Passar
button-pass-markers = Passar
button-pass-dragons = Passar
button-pass-home = Passar
button-pass-conversion = Passar
button-pass-absorb = Passar
menu-place_token-city = Cidade da estação
menu-place_token-home = Cidade da sede
button-opens = { $what }…
