# A company's turn in few taps.
button-skip = Pular: { $step }
menu-ahead = { $title } (pula { $steps })
bundle-run = Operar { MONEY($net) }
bundle-pay = pagar { MONEY($paid) } ({ MONEY($each) } por ação)
bundle-end = terminar a vez
confirm-harm = Isto é o que acontece. De verdade?
button-really = Sim, fazer
button-lay = Colocar
button-lay-then = Colocar · { $rest }
button-other-tile = Outro trilho
