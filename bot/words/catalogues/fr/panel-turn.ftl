# A company's turn in few taps.
button-skip = Passer : { $step }
menu-ahead = { $title } (saute { $steps })
bundle-run = Exploiter { MONEY($net) }
bundle-pay = payer { MONEY($paid) } ({ MONEY($each) } par action)
bundle-end = finir le tour
confirm-harm = Voici ce que cela fait. Vraiment ?
button-really = Oui, le faire
button-lay = Poser
button-lay-then = Poser · { $rest }
button-other-tile = Une autre tuile
