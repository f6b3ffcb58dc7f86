# Ordens permanentes e previsão.
command-orders = ordens
command-orders-description = Suas ordens: dar, ver, anular; ninguém mais as vê
command-orders-give = dar
command-orders-give-description = Passar, comprar ou repetir rotas automaticamente quando for a sua vez
command-orders-list = lista
command-orders-list-description = Suas ordens e seu plano
command-orders-cancel = anular
command-orders-cancel-description = Anular uma ordem ou seu plano
field-order = ordem
field-order-description = Que ordem
button-ahead = Planejar
button-same_run = Mesmas rotas e dividendo
menu-order_pass = Passar em uma rodada de capitais…
menu-order_buy = Comprar uma ação por turno até…
menu-order_cancel = Anular uma ordem ou plano
ahead-heading = **{ $game }** · Planejado (só você vê isto)
ahead-none = Nada ainda. O que você dispuser aqui acontece automaticamente quando for a sua vez.
order-in_round = { $round }: { $what }
order-pass-always = passar até o fim, aconteça o que acontecer
order-pass-sells_mine = passar, a menos que alguém venda ações de uma companhia da qual você tem ações
order-pass-starts = passar, a menos que alguém inicie uma companhia
order-pass-sells_mine-starts = passar, a menos que alguém venda ações de uma companhia da qual você tem ações ou inicie uma companhia
order-pass-acts = passar, a menos que alguém faça algo além de passar
order-buy-floats = comprar { $company } até { $edition ->
    [t1865] ser lançada
    [t1889] ser lançada
   *[other] ficar operacional
    }
order-buy-percent = comprar { $company } até ter { PERCENT($percent) }
order-at_most = { $what }, onde for mais barata, por no máximo { MONEY($most) } cada ação
order-same_run = mesmas rotas e dividendo de { $company }
order-same_run-all = mesmas rotas e dividendo de todas as suas companhias
order-given = Ordenado: { $what }.
order-cancelled = Anulado.
order-ended = Sua ordem “{ $what }” terminou: { $why }
why-round_over = a rodada de capitais acabou.
why-sells_mine = { $by } vendeu ações de { $company }.
why-starts = { $by } iniciou { $company }.
why-acts = { $by } agiu.
why-floated = a companhia já { $edition ->
    [t1865] foi lançada
    [t1889] foi lançada
   *[other] está operacional
    }.
why-reached = você já tem essa parte.
why-idle = { $company } tem um trem que não participava dessas rotas: { $trains }. A decisão é sua.
why-dearer = uma ação de { $company } custa agora { MONEY($price) }; quando você deu a ordem custava { MONEY($most) }.
why-president = { $company } agora é dirigida por { $by }.
why-poorer = essas rotas de { $company } rendem agora { MONEY($price) }; da última vez foram { MONEY($most) }.
why-not_mine = você não dirige mais { $company }.
why-failed = não pôde ser cumprida por uma falha minha.
why-grave = levaria a algo que não se pode desfazer, por isso quem decide é você: { $told }
