# A company's turn in few taps.
button-skip = Salta: { $step }
menu-ahead = { $title } (salta { $steps })
bundle-run = Corse { MONEY($net) }
bundle-pay = paga { MONEY($paid) } ({ MONEY($each) } per azione)
bundle-pay-brief = paga { MONEY($paid) }
bundle-price = valore { MONEY($new) }
bundle-hold = trattieni
bundle-repay = ripaga { $count ->
    [one] un prestito
   *[other] { $count } prestiti
    }: { MONEY($cost) }
bundle-end = fine del turno
confirm-harm = Ecco che cosa comporta. Procedo?
button-really = Sì, procedi
button-lay = Posa
button-lay-then = Posa · { $rest }
button-other-tile = Un’altra tessera
menu-after = { $title } (prima: { $before })
choice-at-price = { $what } per { MONEY($price) }
choice-other-price = { $what } al prezzo che vuoi
choice-ends = { $what } e fine del turno
chosen-first = Scelta: { $tile } in { $hex }.
chosen-with = Ciò che scegli qui si fa subito dopo la posa; «Posa» da solo si ferma alla tessera.
button-other-means = Pagare in altro modo: { $means }
chosen-first-means = Scelta: { $tile } in { $hex }, pagamento: { $means }.
chosen-again = Ciò che scegli qui si fa subito dopo la posa. Può seguire un’altra tessera: «Posa» da solo lo lascia aperto; passare ad altro è rinunciarvi.
button-hand-then = Fai questi percorsi · { $rest }
remark-picks_companies = Compagnie minori che scegli ancora: { $count }.
remark-picks_shares = Azioni che scegli ancora: { $count }.
remark-picks_privates = Compagnie private che scegli ancora: { $count }.
