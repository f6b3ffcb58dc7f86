# La vita di un tavolo.
field-pace = ritmo
field-pace-description = Quanto può durare una mossa prima di un promemoria
field-silence = silenzio
field-silence-description = Che cosa segue quando qualcuno non risponde
field-patience = pazienza
field-patience-description = Dopo quanti promemoria
pace-8 = una mossa in 8 ore
pace-12 = una mossa in 12 ore
pace-24 = una mossa al giorno
pace-48 = una mossa in due giorni
pace-72 = una mossa in tre giorni
pace-168 = una mossa alla settimana
pace-0 = senza promemoria
pace-hours = { $hours ->
    [one] una mossa in un’ora
   *[other] una mossa in { $hours } ore
    }
silence-ask = gli altri decidono con un voto
silence-substitute = il posto è offerto a un sostituto
silence-caretaker = un custode continua a giocare
silence-wait = il tavolo aspetta, con un promemoria a settimana
terms-line = Ritmo: { $pace }. Dopo { $count ->
    [one] un promemoria
   *[other] { $count } promemoria
    } senza risposta: { $silence }.
terms-line-slow = Ritmo: { $pace }.
refusal-bad_log = Non riesco a leggere questo file come registro di una partita: la riga { $line } non va bene. Accetto i file che allego al thread di una partita.
refusal-log_too_large = Questo file è troppo grande per il registro di una partita: al massimo { $most } MiB.
refusal-log_differs = Questo registro non regge: secondo le regole la mossa { $entry } ha un risultato diverso da quello che dice.
refusal-log_files = Questo registro è iniziato con dati di gioco diversi dai miei, quindi non posso proseguirlo.
refusal-log_seats = Una partita in solitario si ricostruisce nei messaggi diretti, una per più persone su un server.
refusal-log_too_long = Questo registro è troppo lungo: al massimo { $most } mosse.
refusal-log_undos = In questo registro si annullano mosse troppo spesso: al massimo { $most } volte.
refusal-log_unknown = Non posso accettare questo file: la riga { $line } contiene «{ $field }», che non fa parte del registro di una partita. Accetto i file che allego al thread di una partita.
refusal-log_value = Non posso accettare questo file: ciò che la riga { $line } indica per «{ $field }» non può far parte del registro di una partita. Accetto i file che allego al thread di una partita.
refusal-runs_at_once = Sto ancora cercando le corse migliori per { $most } tue richieste, e ognuna può richiedere alcuni minuti. Ripeti questa quando una di quelle avrà risposta.
refusal-rebuilding = Sto già ricostruendo le partite di questo server. Aspetta la risposta.
refusal-one_at_a_time = Sto ancora leggendo il tuo ultimo file. Uno alla volta: invia questo quando avrai la risposta.
refusal-crowded = I file di più persone aspettano di essere letti. Rimanda il tuo fra qualche minuto.
refusal-too_hard = Rigiocare questa partita richiede più tempo o memoria di quanto ne dedichi a un file.
refusal-too_much_at_once = Hai già { $most } comandi in corso. Aspetta la risposta a uno di essi.
refusal-too_many_hosted = Dirigi già { $most } tavoli in attesa o in gioco. Chiudine uno prima di aprirne un altro.
refusal-too_many_undos = In questa partita hai annullato mosse { $most } volte, che è il massimo.
refusal-too_many_undos_in_all = In questa partita si sono annullate mosse { $undos } volte, oppure il suo registro ha { $most } voci: non si può annullare altro.
log-file = { $count ->
    [one] **{ $game }**: il registro con l’unica mossa fatta finora, come file.
   *[other] **{ $game }**: il registro delle { $count } mosse fatte finora, come file.
    } Con esso si può ricostruire la partita: `/{ command-game } { command-game-rebuild }`.
rematch-call = 🔁 Di nuovo **{ $game }**: { $who } ha aperto **{ $table }**. { $others }, c’è posto per la rivincita.
button-rematch = Rivincita
end-shares = { $company } { PERCENT($percent) } a { MONEY($price) }: { MONEY($amount) }
end-private = { $private } { MONEY($amount) }
end-debt = debito −{ MONEY($amount) }
end-won = Vince { $name } con { MONEY($worth) }, { MONEY($lead) } in più di { $second }
end-tie = { $names } si dividono la vittoria con { MONEY($worth) } ciascuno: non c’è spareggio
command-game-rebuild = ricostruisci
command-game-rebuild-description = Ricostruire una partita dal registro; senza file, tutte quelle perse qui (chi gestisce)
field-file = file
field-file-description = Il registro: un file che finisce in .jsonl o .jsonl.gz
notice-rebuilt = { $host } continua una partita dal suo registro. Prendi il tuo posto: con il menu, oppure «Unisciti» prende quello con il tuo nome. All’inizio un custode gioca i posti ancora liberi. Lingua: { $language }.
notice-free = Ancora liberi: { $seats }
menu-sit = Prendi posto
rebuilt = { $count ->
    [one] Il registro di **{ $game }** regge: la sua unica mossa è come la fanno le regole.
   *[other] Il registro di **{ $game }** regge: tutte le { $count } mosse sono come le fanno le regole.
    }
refusal-file_gone = Non riesco a prendere quel file. Allegalo un’altra volta, per favore.
list-running = **{ $game }** ({ $title }, #{ $number }): tocca a { $name } · { $since }
list-yours = **{ $game }** ({ $title }, #{ $number }): **tocca a te** · { $since }
list-open = **{ $game }** ({ $title }, #{ $number }): aspetta giocatori, posti occupati: { $taken } su { $most } (almeno { $least })
list-more = { $count ->
    [one] E un’altra.
   *[other] E altre { $count }.
}
button-undo_turn = Annulla tutto il turno
field-move = mossa
field-move-description = Una mossa più vecchia: torna indietro con tutto ciò che è seguito, se gli altri sono d’accordo
undo-older = Questo annulla { $count ->
    [one] una mossa
   *[other] { $count } mosse
    }:
undo-as-host = Hai aperto il tavolo senza sederti: basta la tua conferma.
undo-alone = Non c’è nessun altro da interpellare.
undo-consent = { $count ->
    [one] L’altro giocatore deve essere d’accordo. Glielo chiedo?
   *[other] { $needed ->
        [one] Deve essere d’accordo uno degli altri { $count } giocatori. Lo chiedo?
       *[other] Devono essere d’accordo { $needed } degli altri { $count } giocatori. Lo chiedo?
    }
}
undo-asked = { $needed ->
    [one] Ho chiesto agli altri: basta il sì di uno.
   *[other] Ho chiesto agli altri: servono { $needed } sì.
}
pinned-forbidden = Qui non posso fissare questo messaggio: mi serve il permesso «Fissa messaggi».
overview-link = { $heading } · 📌 { $link }
pinned-full = Non posso fissare questo messaggio: il thread ha già tutti i messaggi fissati che Discord consente. Toglietene qualcuno e fisserò il prossimo.
undone-host = **{ $game }**: chi ha aperto il tavolo annulla { $count ->
    [one] una mossa
   *[other] { $count } mosse
    }.
undone-vote = **{ $game }**: il tavolo ha deciso di annullare { $count ->
    [one] una mossa
   *[other] { $count } mosse
    }.
refusal-too_many_tables = { $most ->
    [one] Hai un tavolo che aspetta giocatori o a cui giochi da solo, il massimo possibile: prima comincialo o finiscilo.
   *[other] Hai { $most } tavoli che aspettano giocatori o a cui giochi da solo, il massimo possibile: prima cominciane o finiscine uno.
    }
end-shares-loans = { $company } { PERCENT($percent) } a { MONEY($price) } ({ MONEY($full) } meno { MONEY($less) } per { $loans ->
    [one] il suo prestito
   *[other] i suoi { $loans } prestiti
    }): { MONEY($amount) }
