# The game round by round, as a picture and as a file for spreadsheets.
field-sheet = sheet
field-sheet-description = What each company earned, the prices and everyone’s worth, round by round
field-csv = csv
field-csv-description = The same as a CSV file for spreadsheets
button-sheet = Round by round
button-sheet_csv = As a file
sheet-told = **{ $game }** round by round
sheet-file = **{ $game }** round by round, for spreadsheets
sheet-round = Round
sheet-earned = { $company }: earned
sheet-paid = { $company }: paid
sheet-each = { $company }: a share
sheet-price = { $company }: price
sheet-worth = Worth: { $name }
menu-sheet_page = Other rounds
sheet-rounds = { $first } – { $last }
