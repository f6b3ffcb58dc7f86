# What only @NAME@ needs.
power-@ID@-TC = tiene chiuso B5
power-@ID@-ST = si scambia con il 10% di SL
