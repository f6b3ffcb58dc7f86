# Votazioni del tavolo.
vote-ask-remove = 🗳 **{ $game }**: { $who } chiede di escludere { $name } dalla partita. Un custode giocherebbe finché qualcuno non prende il posto.
vote-ask-caretaker = 🗳 **{ $game }**: { $who } chiede che un custode giochi per { $name }, che può riprendersi il posto in ogni momento.
vote-ask-silent = 🗳 **{ $game }**: { $name } non risponde. Un custode deve continuare a giocare per { $name }, che può riprendersi il posto in ogni momento?
vote-ask-undo = 🗳 **{ $game }**: { $who } chiede di annullare:
vote-host = chi guida il tavolo
vote-rule = Voti necessari: { $needed } su { $voters }.
vote-yes = Sì: { $who }
vote-no = No: { $who }
vote-asked = Mancano: { $who }
vote-over = 🗳 **{ $game }**: la votazione è finita.
vote-passed-remove = Sì, per { $yes } a { $no }: { $name } esce dalla partita.
vote-passed-caretaker = Sì, per { $yes } a { $no }: un custode gioca per { $name }.
vote-passed-undo = Sì, per { $yes } a { $no }: le mosse sono annullate.
vote-failed = No, per { $no } a { $yes }: tutto resta com’è.
vote-overtaken = La partita è andata avanti: questa votazione è già decisa.
vote-opened = Gli altri sono interpellati; votano nel thread della partita.
vote-none = Nessuna votazione aperta in **{ $game }**.
button-vote-yes = Sì
button-vote-no = No
command-vote = votazione
command-vote-description = Votazioni del tavolo: un custode, escludere un giocatore
command-vote-remove = escludi
command-vote-remove-description = Chiedere agli altri di escludere un giocatore
command-vote-caretaker = custode
command-vote-caretaker-description = Chiedere agli altri un custode per chi non risponde
command-vote-list = elenco
command-vote-list-description = Le votazioni aperte, con i loro pulsanti
vote-ask-return = 🗳 **{ $game }**: { $who } è di nuovo qui. Si annulla tutto ciò che è seguito da quando un custode ha giocato per la prima volta per { $who }? Si può rigiocare. È questo:
vote-passed-return = Sì, per { $yes } a { $no }: le mosse sono annullate, e si possono rigiocare.
dismiss-ask = Gestisci questo server, quindi puoi escludere { $name } da **{ $game }** senza chiedere a nessuno e per sempre. Un custode gioca finché qualcuno non prende il posto, e a tutti si dice che sei stato tu.
button-dismiss = Escludi per sempre
button-removal = Chiedi piuttosto agli altri
dismiss-done = { $name } è fuori dalla partita.
refusal-too_early = { $name } ha ancora tempo. Se resta una sola persona che può accettare, un custode arriva solo quando i promemoria di { $name } sono finiti, un messaggio privato l’ha annunciato ed è passato ancora un intervallo{ $until ->
    [none] .
   *[other] : non prima di { $until }.
    } Altri due giocatori d’accordo possono chiederlo in ogni momento.
refusal-not_alone = { $what ->
    [remove] Nessuno esclude un altro giocatore da solo: servono almeno altri due d’accordo, o chi gestisce questo server.
    [readmit] Per riammettere un giocatore escluso servono almeno due al tavolo d’accordo, o chi gestisce questo server.
    [undo] Le mosse di un’altra persona si annullano solo se qualcun altro accetta, e non c’è nessuno a cui chiedere. Le tue ultime mosse si annullano con `/{ command-undo }`.
    [redo] Le mosse di un’altra persona si ripristinano solo se qualcun altro accetta, e non c’è nessuno a cui chiedere.
   *[other] Se resta un solo altro giocatore, chi guida il tavolo non può lasciargli meno tempo da solo. Chi gestisce questo server può.
    }
refusal-not_removed = Questa persona non è stata esclusa da questa partita: non c’è nessuno da riammettere.
vote-ask-readmit = 🗳 **{ $game }**: { $who } chiede che { $name }, che è fuori dalla partita, possa di nuovo giocare qui. Potrebbe allora prendere un posto libero.
vote-passed-readmit = Sì, per { $yes } a { $no }: { $name } può di nuovo giocare qui.
command-vote-readmit = riammetti
command-vote-readmit-description = Chiedere agli altri di riammettere un giocatore escluso
readmit-done = { $name } può di nuovo giocare qui, e lo saprà nel thread della partita.
