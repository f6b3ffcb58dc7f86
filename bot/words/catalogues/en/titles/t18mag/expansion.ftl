# 18Mag for two and with its expansion: what supporters do, and the rules that only these games have.
power-18mag-KK = a 2-, 3-, 4- or 6-train from the bank 10, 15, 20 or 30 Ft cheaper
power-18mag-FJ = a terrain token for one tile
power-18mag-SMFvR = 10 Ft from the bank for the minor
power-18mag-GSvS = a further free upgrade, from green on
power-18mag-DDSG = a station at half price
power-18mag-MA = one train may visit one more town
rule-18mag-11-1 = Two players: the back of the map, minors 1, 2, 3, 4, 6, 7 and 11, and the majors LdStEG, SIK, SzKÉV and RÁBA.
rule-18mag-11-3 = Two players: there are no 6-trains, no grey tiles and no grey phase.
rule-18mag-11-4 = Two players: LdStEG sells all trains and gets a quarter of the price (20, 30, 50 Ft); the rest goes to the bank.
rule-18mag-11-5 = Two players: for 10 Ft (from brown 20), once a turn, RÁBA gives a minor either 20 Ft (brown 30) for a red area or a plus train, never both.
rule-18mag-11-5-1 = Two players: with a route that needs the plus train, the whole run has no red-area bonus.
rule-18mag-11-6 = Two players draft three minors and one share each, in the order 1-2-2-1-1-2-2-1; one minor and two shares are left over.
rule-18mag-11-7 = Two players: the first new kind of train begins green, the second brown, which is the last phase.
rule-18mag-11-9 = Two players: the certificate limit is 10.
rule-18mag-13-1 = New minors 14, 15 and 16. Challenging: sixteen are offered, and each drafts 5, 4, 3 or 2 with three to six players. Simple: three of the sixteen leave before the draft.
rule-18mag-13-2 = CIWL has a director’s certificate of 40% and three of 20%, each for one price. Where only the first is left, one with a 20% share may pay one price and trade it in for that. A route between two red areas brings 30 Ft more (from brown 50), and the bank pays CIWL as much.
