# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = losetas
command-tiles-description = Las losetas que quedan, por color
command-history = historial
command-history-description = La riqueza de todos por rondas y el tiempo usado
command-rules = reglas
command-rules-description = Una cláusula de las reglas, por número o por palabras
field-clause = cláusula
field-clause-description = Un número como 5.4, o palabras que buscar
field-colour = color
field-colour-description = Solo losetas de este color
button-why = ¿Por qué?
