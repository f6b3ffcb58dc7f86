# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = tuiles
command-tiles-description = Les tuiles qui restent, par couleur
command-history = historique
command-history-description = La fortune de chacun au fil des tours et le temps utilisé
command-rules = règles
command-rules-description = Une clause des règles, par numéro ou par mots
field-clause = clause
field-clause-description = Un numéro comme 5.4, ou des mots à chercher
field-colour = couleur
field-colour-description = Seulement les tuiles de cette couleur
button-why = Pourquoi ?
