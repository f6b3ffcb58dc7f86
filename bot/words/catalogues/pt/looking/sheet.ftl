# The game round by round, as a picture and as a file for spreadsheets.
field-sheet = tabela
field-sheet-description = A renda de cada companhia, os preços e o patrimônio de todos, rodada a rodada
field-csv = csv
field-csv-description = O mesmo como arquivo CSV para planilhas
button-sheet = Rodada a rodada
button-sheet_csv = Como arquivo
sheet-told = **{ $game }**, rodada a rodada
sheet-file = **{ $game }**, rodada a rodada, para planilhas
sheet-round = Rodada
sheet-earned = { $company }: renda
sheet-paid = { $company }: pago
sheet-each = { $company }: por ação
sheet-price = { $company }: preço
sheet-worth = Patrimônio: { $name }
menu-sheet_page = Outras rodadas
sheet-rounds = { $first } – { $last }
