# What only @NAME@ needs.
power-@ID@-TC = mantiene B5 cerrado
power-@ID@-ST = se cambia por el 10 % de SL
