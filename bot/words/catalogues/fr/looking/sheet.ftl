# The game round by round, as a picture and as a file for spreadsheets.
field-sheet = tableau
field-sheet-description = Les revenus de chaque compagnie, les cours et la fortune de chacun, round par round
field-csv = csv
field-csv-description = La même chose en fichier CSV pour tableurs
button-sheet = Round par round
button-sheet_csv = En fichier
sheet-told = **{ $game }**, round par round
sheet-file = **{ $game }**, round par round, pour tableurs
sheet-round = Round
sheet-earned = { $company } : revenus
sheet-paid = { $company } : versé
sheet-each = { $company } : par part
sheet-price = { $company } : { edition-price }
sheet-worth = Fortune : { $name }
menu-sheet_page = D’autres rounds
sheet-rounds = { $first } – { $last }
