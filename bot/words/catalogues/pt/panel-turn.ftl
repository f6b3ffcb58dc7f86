# A company's turn in few taps.
button-skip = Pular: { $step }
menu-ahead = { $title } (pula { $steps })
bundle-run = Operar { MONEY($net) }
bundle-pay = pagar { MONEY($paid) } ({ MONEY($each) } por ação)
bundle-end = terminar a vez
