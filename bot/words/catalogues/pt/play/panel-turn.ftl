# A company's turn in few taps.
button-skip = Pular: { $step }
menu-ahead = { $title } (pula { $steps })
bundle-run = Rotas { MONEY($net) }
bundle-pay = pagar { MONEY($paid) } ({ MONEY($each) } por ação)
bundle-pay-brief = pagar { MONEY($paid) }
bundle-price = preço { MONEY($new) }
bundle-hold = reter
bundle-repay = quitar { $count ->
    [1] um empréstimo
   *[other] { $count } empréstimos
    }: { MONEY($cost) }
bundle-end = encerrar o turno
confirm-harm = Isto é o que acontece. Confirma?
button-really = Sim, fazer
button-lay = Colocar
button-lay-then = Colocar · { $rest }
button-other-tile = Outro trilho
menu-after = { $title } (antes: { $before })
choice-at-price = { $what } por { MONEY($price) }
choice-other-price = { $what } pelo preço que você disser
choice-ends = { $what } e encerrar o turno
chosen-first = Escolhido: { $tile } em { $hex }.
chosen-with = O que escolher aqui é feito logo depois de colocar; “Colocar” sozinho para no trilho.
button-other-means = Pagar de outra forma: { $means }
chosen-first-means = Escolhido: { $tile } em { $hex }, pagamento: { $means }.
chosen-again = O que escolher aqui é feito logo depois de colocar. Mais um trilho pode ser colocado: “Colocar” sozinho deixa isso em aberto; seguir adiante é abrir mão dele.
button-hand-then = Operar assim · { $rest }
remark-picks_companies = Companhias menores que você ainda escolhe: { $count }.
remark-picks_shares = Ações que você ainda escolhe: { $count }.
remark-picks_privates = Companhias privadas que você ainda escolhe: { $count }.
