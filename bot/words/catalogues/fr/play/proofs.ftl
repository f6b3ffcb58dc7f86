# Proofs that take long or were given up.

run-unproven = Les meilleures routes n’ont pas pu être prouvées à temps. Les meilleures trouvées jusqu’ici pour { $company } rapportent { MONEY($income) }, sans preuve ; de meilleures peuvent être saisies à la main.
run-given-up = Les meilleures routes n’ont pas pu être prouvées à temps : ce qui s’affiche a été trouvé jusqu’ici, sans preuve. D’autres routes peuvent être saisies à la main.
run-so-far = Les meilleures routes trouvées jusqu’ici pour { $company } rapportent { MONEY($income) } ; inutile d’attendre la preuve.
button-run-found = Meilleures trouvées : { MONEY($net) }
