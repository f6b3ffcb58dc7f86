# A company's turn in few taps.
button-skip = Saltar: { $step }
menu-ahead = { $title } (salta { $steps })
bundle-run = Circular { MONEY($net) }
bundle-pay = pagar { MONEY($paid) } ({ MONEY($each) } por acción)
bundle-end = acabar el turno
