# What only @NAME@ needs.
power-@ID@-TC = garde B5 fermé
power-@ID@-ST = s’échange contre 10 % de SL
