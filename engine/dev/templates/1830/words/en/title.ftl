# What only @NAME@ needs.
power-@ID@-TC = keeps B5 closed
power-@ID@-ST = exchange it for 10% of SL
