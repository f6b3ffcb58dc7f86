# What only 1889 needs.
power-1889-TER = tiene chiuso K4
power-1889-MF = una volta il porto 437 in B11, G10, I12 o J9, gratis
power-1889-ER = tiene chiuso C4; venduta a una compagnia: una tessera lì, gratis
power-1889-SMR = la sua compagnia costruisce gratis in montagna
power-1889-DR = si scambia con il 10% di IR
power-1889-UTF = resta aperta con un giocatore; rendita allora ¥50
hint-stock-what-1889 = Compra al massimo un certificato; le vendite vanno tutte prima o tutte dopo (nessuna nel primo stock round); chi non compra né vende passa.
hint-dividend-how-1889 = Il dividendo alza il valore; trattenere lo abbassa sempre. Trattieni quando va pagato il prossimo treno.
