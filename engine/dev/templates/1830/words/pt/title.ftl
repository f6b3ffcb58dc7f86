# What only @NAME@ needs.
power-@ID@-TC = mantém B5 fechado
power-@ID@-ST = é trocada por 10% de SL
