# A company's turn in few taps.
button-skip = Skip: { $step }
menu-ahead = { $title } (skips { $steps })
bundle-run = Run { MONEY($net) }
bundle-pay = pay { MONEY($paid) } ({ MONEY($each) } a share)
bundle-end = end the turn
