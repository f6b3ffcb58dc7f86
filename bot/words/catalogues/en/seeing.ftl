# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = tiles
command-tiles-description = The tiles that are left, by colour
command-history = history
command-history-description = Everyone’s wealth over the rounds, and the time used
command-rules = rules
command-rules-description = A clause of the rules, by its number or by words
field-clause = clause
field-clause-description = A number such as 5.4, or words to look for
field-colour = colour
field-colour-description = Only tiles of this colour
button-why = Why?
