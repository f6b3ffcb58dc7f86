# Proofs that take long or were given up.

run-unproven = No se pudieron demostrar a tiempo las mejores rutas. Las mejores halladas hasta ahora para { $company } dan { MONEY($income) }, sin demostrar; se pueden introducir a mano otras mejores.
run-given-up = No se pudieron demostrar a tiempo las mejores rutas: lo que se muestra es lo hallado hasta ahora, sin demostrar. Se pueden introducir otras rutas a mano.
run-so-far = Las mejores halladas hasta ahora para { $company } dan { MONEY($income) }; no hace falta esperar a la demostración.
button-run-found = Las mejores halladas: { MONEY($net) }
