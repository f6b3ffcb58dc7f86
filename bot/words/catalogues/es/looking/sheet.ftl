# The game round by round, as a picture and as a file for spreadsheets.
field-sheet = tabla
field-sheet-description = Los beneficios de cada compañía, los precios y la riqueza de todos, ronda a ronda
field-csv = csv
field-csv-description = Lo mismo como archivo CSV para hojas de cálculo
button-sheet = Ronda a ronda
button-sheet_csv = Como archivo
sheet-told = **{ $game }**, ronda a ronda
sheet-file = **{ $game }**, ronda a ronda, para hojas de cálculo
sheet-round = Ronda
sheet-earned = { $company }: beneficios
sheet-paid = { $company }: pagado
sheet-each = { $company }: por acción
sheet-price = { $company }: { edition-price }
sheet-worth = Riqueza: { $name }
menu-sheet_page = Otras rondas
sheet-rounds = { $first } – { $last }
