# What is possible instead of an option that can’t be used.
refusal-bounds = É possível: de { $least } a { $most }.
refusal-plan_empty = Ainda não há passo para guardar: faça antes suas jogadas na simulação.
order-kind-pass = passar
order-kind-buy = comprar uma ação por turno
order-kind-same_run = mesmas rotas e dividendo
order-unless-sells_mine = alguém vende ações de uma companhia da qual você tem ações
order-unless-starts = alguém inicia uma companhia
order-unless-acts = alguém faz algo além de passar
order-until-floats = até { $edition ->
    [t1865] ser lançada
    [t1889] ser lançada
   *[other] ficar operacional
    }
refusal-not_in_title = `/{ $command }` não existe em { $title }.
