# A company's turn in few taps.
button-skip = Saltar: { $step }
menu-ahead = { $title } (salta { $steps })
bundle-run = Circular { MONEY($net) }
bundle-pay = pagar { MONEY($paid) } ({ MONEY($each) } por acción)
bundle-end = acabar el turno
confirm-harm = Esto es lo que hace. ¿De verdad?
button-really = Sí, hacerlo
button-lay = Colocar
button-lay-then = Colocar · { $rest }
button-other-tile = Otra loseta
