# Proofs that take long or were given up.

run-unproven = Non è stato possibile dimostrare in tempo la corsa migliore. La migliore trovata finora per { $company } rende { MONEY($income) }, non dimostrata; percorsi migliori si possono inserire a mano.
run-given-up = Non è stato possibile dimostrare in tempo la corsa migliore: ciò che si vede è stato trovato finora, non dimostrato. Altri percorsi si possono inserire a mano.
run-so-far = La migliore trovata finora per { $company } rende { MONEY($income) }; non serve attendere la dimostrazione.
button-run-found = La migliore finora: { MONEY($net) }
