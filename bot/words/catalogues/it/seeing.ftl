# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = tessere
command-tiles-description = Le tessere che restano, per colore
command-history = storia
command-history-description = La ricchezza di tutti per round e il tempo usato
command-rules = regole
command-rules-description = Una clausola delle regole, per numero o per parole
field-clause = clausola
field-clause-description = Un numero come 5.4, o parole da cercare
field-colour = colore
field-colour-description = Solo tessere di questo colore
button-why = Perché?
# Why something happened by itself: the reason with its figures; the clause follows.
why-line = { $what }: { $why } (regola { $clause })
why-heading = **Perché:** ciò che è avvenuto da sé e la regola che lo ha causato
why-nothing = Qui nulla è avvenuto da sé: tutto è stato deciso da persone.
why-caretaker = Il custode ha agito per { $name }: passa se può, fa la corsa migliore, mantiene la politica dei dividendi e compra solo il dovuto
why-default = { $name } non ha risposto in tempo: si è fatto ciò che le regole prevedono per il silenzio
why-no_further = non ci sono altre caselle in quel verso
why-price_moved-dividend = { $amount ->
    [0] non è stato pagato alcun dividendo
   *[other] è stato pagato un dividendo di { MONEY($amount) }, { MONEY($each) } per azione
    }
why-price_moved-sale = { $seller } ha venduto il { PERCENT($percent) } per { MONEY($amount) }
why-price_moved-sold_out = alla fine del stock round i giocatori hanno tutte le sue azioni
why-price_moved-new_train = ha comprato un treno dalla banca nel suo turno: { $train }
why-price_moved-no_revenue = il suo incasso era zero
why-passed = in questa fase non si poteva fare altro: { $step }
why-receivership = nessuno la dirige, quindi paga ciò che ha: { MONEY($amount) }
why-only-pay_dividend = nessun altro importo era possibile: { MONEY($amount) }
why-phase_changed = è stato venduto il primo treno del suo tipo: { $train }
why-phase_changed-no_sale = è stato raggiunto il terzo segnalino di un round senza vendite di treni: { $new }
why-trains_rusted = è iniziata la fase { $phase }
why-private_closed = { $phased ->
    [yes] è iniziata la fase { $phase }
   *[no] nessuno l’ha presa, o il suo diritto è stato usato
    }
why-company_removed = nessuno l’ha scelta
why-company_closed = il suo valore è caduto nella zona di chiusura, o è stata fusa
why-president_changed = { $new } ne possiede ora più di tutti
why-turn_skipped = ne è stato venduto troppo poco perché operi
why-token_placed-home = la stazione iniziale viene con la compagnia, gratis
why-game_ending = è iniziata l’ultima fase
why-paid-interest = interessi sui suoi prestiti: { MONEY($amount) }
why-paid-private_income = la rendita stampata all’inizio di un operating round: { MONEY($amount) }
why-paid-capital = ne è stato venduto il 60%: la banca versa l’intero capitale, { MONEY($amount) }
why-money_due = il denaro della compagnia non basta; il presidente deve { MONEY($amount) }
why-went_bankrupt = tutto ciò che si poteva vendere non sarebbe bastato
why-bank_broken = ha dovuto pagare più di quanto avesse
# The rules digest.
button-rule = Regola { $clause }
rules-heading = **Regole di { $title }** (con parole nostre)
rules-line = **{ $clause }** { $text }
rules-none = Nulla per «{ $asked }». Prova un numero come 5, o un’altra parola.
rules-more = … e altre { $count }: restringi con un numero o parole
repeated = { $text } (× { $count })
# Since one’s last move or look.
look-heading = **Novità dalla tua ultima mossa o occhiata:**
look-nothing = Nulla di nuovo dalla tua ultima mossa o occhiata.
# Holdings: what may still be bought or sold.
holdings-for-sale = **In vendita:** { $list }
holdings-stock = { $company } { PERCENT($percent) } a { MONEY($price) } ({ $stock })
holdings-buy = **Puoi comprare:** { $list }
holdings-sell = **Puoi vendere al massimo:** { $list }
holdings-part = { $company } { PERCENT($percent) }
# History and tiles.
field-times = tempi
field-times-description = Lo decide chi ha aperto il tavolo: si mostra il tempo usato?
history-worth = **{ $name }**: { MONEY($worth) } ({ $change } dal round precedente)
history-times = **Tempo usato** (senza ore di quiete, assenze e offerte in attesa di altri):
history-time = { $name }: { $turns ->
    [one] { $time } in un turno
   *[other] { $time } in { $turns } turni, { $mean } ciascuno
    }
history-hidden = Questo tavolo non mostra il tempo usato.
duration-days = { $days } g { $hours } h
duration-hours = { $hours } h { $minutes } min
duration-minutes = { $minutes } min
tiles-colour = **{ $colour }**{ $open ->
    [yes] {""}
   *[no] {" "}(non ancora)
    }: { $list }
button-legend = Legenda
# Trains: the phases.
trains-phase = { $now ->
    [yes] **{ $phase }**
   *[no] { $phase }
    }: { $tiles }; al massimo { $limit } treni; { $rounds ->
    [one] 1 operating round
   *[other] { $rounds } operating round
    }
cause-draft = la scelta iniziale è finita
why-phase_changed-draft = tutti hanno scelto
