# What only 1889 needs.
power-1889-TER = keeps K4 closed
power-1889-MF = once the port 437 on B11, G10, I12 or J9, free
power-1889-ER = keeps C4 closed; sold to a company: a tile there, free
power-1889-SMR = its company builds in mountains free
power-1889-DR = exchange it for 10% of IR
power-1889-UTF = stays open with a player; then income ¥50
hint-stock-what-1889 = Buy at most one certificate, and sell either before or after it (nothing in the first stock round); whoever neither buys nor sells passes.
hint-dividend-how-1889 = A dividend lifts the share price, withholding always lowers it. Withhold when the next train must be paid.
