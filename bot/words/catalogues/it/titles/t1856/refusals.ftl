# Quello che 1856 rifiuta con parole proprie.
refusal-national-not_lent = La banca non presta nessun { $train }.
refusal-tile-no_power = { $company } non ha diritti che posino questa tessera in { $hex }.
