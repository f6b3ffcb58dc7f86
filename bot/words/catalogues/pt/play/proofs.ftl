# Proofs that take long or were given up.

run-unproven = Não foi possível provar as melhores rotas a tempo. As melhores encontradas até agora para { $company } rendem { MONEY($income) }, sem prova; outras melhores podem ser digitadas.
run-given-up = Não foi possível provar as melhores rotas a tempo: o que se mostra foi encontrado até agora, sem prova. Outras rotas podem ser digitadas.
run-so-far = As melhores encontradas até agora para { $company } rendem { MONEY($income) }; não é preciso esperar pela prova.
button-run-found = As melhores até agora: { MONEY($net) }
