# A company's turn in few taps.
button-skip = Salta: { $step }
menu-ahead = { $title } (salta { $steps })
bundle-run = Corri { MONEY($net) }
bundle-pay = paga { MONEY($paid) } ({ MONEY($each) } per azione)
bundle-end = fine del turno
confirm-harm = Ecco che cosa comporta. Davvero?
button-really = Sì, procedi
button-lay = Posa
button-lay-then = Posa · { $rest }
button-other-tile = Un’altra tessera
