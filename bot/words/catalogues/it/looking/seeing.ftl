# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = tessere
command-tiles-description = Le tessere che restano, per colore
command-history = storico
command-history-description = La ricchezza di tutti per round e il tempo usato
command-rules = regole
command-rules-description = Una clausola delle regole, per numero o per parole
field-clause = clausola
field-clause-description = Un numero come 5.4, o parole da cercare
field-colour = colore
field-colour-description = Solo tessere di questo colore
button-why = Perché?
# Why something happened by itself: the reason with its figures; the clause follows.
why-line = { $what } – { $why } (regola { $clause })
why-heading = **Perché:** ciò che è avvenuto da sé e la regola che lo ha causato
why-nothing = Qui nulla è avvenuto da sé: tutto è stato deciso da chi gioca.
why-caretaker = Il custode ha agito per { $name }: passa se può, fa la corsa migliore, mantiene la politica dei dividendi e compra solo il dovuto
why-default = { $name } non ha risposto in tempo: si è fatto ciò che le regole prevedono per il silenzio
# The rules digest.
button-rule = Regola { $clause }
rules-heading = **Regole di { $title }** (con parole nostre)
rules-line = **{ $clause }**{ $section ->
    [none] {""}
   *[other] {" "}(libro { $section })
    } { $text }
rules-none = Nulla per «{ $asked }». Prova un numero come 5, o un’altra parola.
rules-more = { $count ->
    [one] … e un’altra: restringi con un numero o parole
   *[other] … e altre { $count }: restringi con un numero o parole
}
joint = { "; " }
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
history-times = **Tempo usato** (senza ore di silenzio, assenze e offerte in attesa di altri):
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
personal-received = Hai ricevuto { $what }.
personal-paid = Hai pagato { $what }.
personal-sum = { MONEY($amount) } ({ $reason })
personal-leads = Ora sei a capo di { $company }.
personal-led = Ora { $new } è a capo di { $company } al tuo posto.
personal-exchanged = Hai ricevuto in cambio il { PERCENT($percent) } di { $company }.
personal-closed = { $company } ha chiuso: il tuo { PERCENT($percent) } non vale più nulla{ $led ->
    [yes] {" "}e non ne sei più a capo
   *[no] {""}
    }.
personal-merged = { $company } è stata assorbita da { $into }: il tuo { PERCENT($percent) } è entrato nello scambio{ $led ->
    [yes] {" "}e non ne sei più a capo
   *[no] {""}
    }.
personal-absorbed = { $absorber } ha assorbito { $company }: il tuo { PERCENT($percent) } è stato pagato{ $led ->
    [yes] {" "}e non ne sei più a capo
   *[no] {""}
    }.
personal-private_closed = { $private }, che era tua, ha chiuso.
