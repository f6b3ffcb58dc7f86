# The game round by round, as a picture and as a file for spreadsheets.
field-sheet = tabella
field-sheet-description = Gli incassi di ogni compagnia, i valori e il patrimonio di tutti, round per round
field-csv = csv
field-csv-description = Lo stesso come file CSV per fogli di calcolo
button-sheet = Round per round
button-sheet_csv = Come file
sheet-told = **{ $game }**, round per round
sheet-file = **{ $game }**, round per round, per fogli di calcolo
sheet-round = Round
sheet-earned = { $company }: incassi
sheet-paid = { $company }: pagato
sheet-each = { $company }: per azione
sheet-price = { $company }: valore
sheet-worth = Patrimonio: { $name }
menu-sheet_page = Altri round
sheet-rounds = { $first } – { $last }
