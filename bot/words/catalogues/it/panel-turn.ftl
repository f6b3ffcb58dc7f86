# A company's turn in few taps.
button-skip = Salta: { $step }
menu-ahead = { $title } (salta { $steps })
bundle-run = Corri { MONEY($net) }
bundle-pay = paga { MONEY($paid) } ({ MONEY($each) } per azione)
bundle-end = fine del turno
