# A company's turn in few taps.
button-skip = Passer : { $step }
menu-ahead = { $title } (saute { $steps })
bundle-run = Exploiter { MONEY($net) }
bundle-pay = payer { MONEY($paid) } ({ MONEY($each) } par action)
bundle-end = finir le tour
