# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = peças
command-tiles-description = As peças que restam, por cor
command-history = histórico
command-history-description = A riqueza de todos por rondas e o tempo usado
command-rules = regras
command-rules-description = Uma cláusula das regras, por número ou por palavras
field-clause = cláusula
field-clause-description = Um número como 5.4, ou palavras a procurar
field-colour = cor
field-colour-description = Só peças desta cor
button-why = Porquê?
