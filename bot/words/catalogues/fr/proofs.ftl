# Proofs that take long or were given up.

run-unproven = La meilleure circulation n’a pas pu être prouvée à temps. La meilleure trouvée jusqu’ici pour { $company } rapporte { MONEY($income) }, sans preuve ; de meilleures routes peuvent être saisies à la main.
run-given-up = La meilleure circulation n’a pas pu être prouvée à temps : ce qui s’affiche a été trouvé jusqu’ici, sans preuve. D’autres routes peuvent être saisies à la main.
run-so-far = La meilleure trouvée jusqu’ici pour { $company } rapporte { MONEY($income) } ; inutile d’attendre la preuve.
button-run-found = Meilleure trouvée : { MONEY($net) }
