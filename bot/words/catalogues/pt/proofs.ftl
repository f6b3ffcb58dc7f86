# Proofs that take long or were given up.

run-unproven = Não foi possível provar a melhor corrida a tempo. A melhor encontrada até agora para { $company } rende { MONEY($income) }, sem prova; rotas melhores podem ser introduzidas à mão.
run-given-up = Não foi possível provar a melhor corrida a tempo: o que se mostra foi encontrado até agora, sem prova. Outras rotas podem ser introduzidas à mão.
run-so-far = A melhor encontrada até agora para { $company } rende { MONEY($income) }; não é preciso esperar pela prova.
button-run-found = A melhor até agora: { MONEY($net) }
