# Proofs that take long or were given up.

run-unproven = No se pudo demostrar el mejor recorrido a tiempo. Lo mejor hallado hasta ahora para { $company } da { MONEY($income) }, sin demostrar; se pueden introducir a mano rutas mejores.
run-given-up = No se pudo demostrar el mejor recorrido a tiempo: lo que se muestra es lo hallado hasta ahora, sin demostrar. Se pueden introducir otras rutas a mano.
run-so-far = Lo mejor hallado hasta ahora para { $company } da { MONEY($income) }; no hace falta esperar a la demostración.
button-run-found = La mejor hallada: { MONEY($net) }
