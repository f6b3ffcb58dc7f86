# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = tessere
command-tiles-description = Le tessere che restano, per colore
command-history = storia
command-history-description = La ricchezza di tutti per turni e il tempo usato
command-rules = regole
command-rules-description = Una clausola delle regole, per numero o per parole
field-clause = clausola
field-clause-description = Un numero come 5.4, o parole da cercare
field-colour = colore
field-colour-description = Solo tessere di questo colore
button-why = Perché?
