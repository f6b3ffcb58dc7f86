# Rifiuti del tavolo, fuori dalle regole di un gioco.
refusal-no_such_game = Questa partita non esiste. Scrivi il comando nel thread della partita, o sceglila con «partita».
refusal-no_such_title = Non conosco un gioco di nome «{ $title }». Conosco: { $titles }.
refusal-other_server = Questa partita si gioca su un altro server.
refusal-not_your_game = Non hai un posto in questa partita, ma sei il benvenuto come spettatore.
refusal-not_your_seat = Questo non è il tuo posto.
refusal-not_your_turn = Non è il tuo turno: tocca a { $name }.
refusal-not_host = Può farlo solo { $host }, che guida questo tavolo, o chi gestisce questo server.
refusal-game_finished = Questa partita è finita.
refusal-game_abandoned = Questa partita è stata chiusa senza risultato.
refusal-not_started = Questa partita non è ancora iniziata; posti occupati: { $seats } su almeno { $least }.
refusal-already_started = Questa partita è già iniziata.
refusal-game_full = Tutti i { $most } posti sono occupati.
refusal-already_joined = Hai già un posto.
refusal-not_joined = Non hai un posto a questo tavolo.
refusal-too_few_players = Servono almeno { $least } giocatori; per ora { $seats ->
    [one] ce n’è uno
   *[other] ce ne sono { $seats }
    }.
refusal-empty_text = Un nome deve avere almeno una lettera visibile.
refusal-text_too_long = Sono { $length } caratteri; al massimo { $limit } sono ammessi.
refusal-bad_option = L’opzione «{ $option }» non si può usare così.
refusal-stale_move = Nel frattempo la partita è andata avanti.
refusal-nothing_to_undo = Non c’è niente da annullare.
refusal-undo_closed = Non puoi più annullarlo da solo: { $name } ha giocato dopo. `/{ command-undo }` con l’opzione `{ field-move }` chiede agli altri con un voto.
refusal-our_fault = È un errore mio, non tuo. Niente è cambiato. Riferimento: { $reference }
refusal-out_of_reach = Discord non mi ha risposto. Niente è cambiato; riprova tra un attimo.
refusal-done_not_shown = È fatto, ma non ho potuto mostrarti il risultato. Non rifarlo; guarda tra un attimo.
refusal-done_our_fault = È fatto, ma per un mio errore non posso mostrare il risultato. Non rifarlo. Riferimento: { $reference }
refusal-done_before = L’hai chiesto { $asked_at } ed è fatto: solo la mia risposta si era persa per strada. Non ho fatto niente una seconda volta; se lo vuoi ancora una volta, invialo di nuovo.
refusal-unloadable = Non posso caricare questa partita: il suo registro salvato non porta alla posizione che descrive. Non se n’è perso nulla e tutte le altre partite proseguono; avvisa chi mi gestisce.
refusal-busy = In questo momento sono occupato. Niente è cambiato; riprova tra un attimo.
refusal-disk_full = Non ho più spazio per salvare niente. Niente è cambiato; avvisa chi mi gestisce.
refusal-storage = In questo momento non raggiungo i miei dati. Niente è cambiato; riprova tra un attimo.
refusal-uncertain = Ho perso il contatto con i miei dati mentre salvavo, quindi non so ancora se è fatto. Te lo dirò qui appena lo so. Puoi chiederlo di nuovo senza rischi: viene fatto una volta sola.
refusal-found_done = Ho ritrovato i miei dati: quello che hai chiesto è fatto.
refusal-found_undone = Ho ritrovato i miei dati: quello che hai chiesto non è stato salvato. Niente è cambiato; chiedilo di nuovo.
refusal-stopping = Mi stanno riavviando. Niente è cambiato; riprova tra un minuto.
refusal-conflict = Qualcuno è stato più veloce. Niente è cambiato; guarda di nuovo e ripeti.
refusal-newer_database = I miei dati sono di una versione più nuova di me. Niente è cambiato; avvisa chi mi gestisce.
refusal-not_writable = Non posso scrivere i miei dati. Niente è cambiato; avvisa chi mi gestisce.
refusal-damaged = I miei dati sono danneggiati. Niente è cambiato; avvisa chi mi gestisce.
refusal-in_use = Qualcun altro sta usando i miei dati. Niente è cambiato; avvisa chi mi gestisce.
refusal-no_game_here = Questo non è il thread di una partita: scegli la partita con «partita».
refusal-which_game = Qui giochi più partite: scegline una con «partita».
refusal-server_only = Funziona solo su un server.
refusal-not_a_number = «{ $value }» non è un numero intero.
refusal-number_too_large = «{ $value }» è troppo grande.
refusal-no_offer = Questa scelta ora non esiste.
refusal-no_threads = Non posso aprire un thread in questo canale. Mi servono i permessi «Crea thread pubblici» e «Invia messaggi nei thread».
refusal-threads_full = Questo server ha mille thread aperti, quanti ne consente Discord. Archiviane uno che non serve più a nessuno, poi riprova.
refusal-no_such_player = Qui non gioca nessuno con questo nome.
refusal-no_such_company = In questa partita non c’è una compagnia «{ $company }».
refusal-no_such_hex = Su questa mappa non c’è un esagono «{ $hex }».
refusal-old_command = Questo comando è cambiato. Aspetta un momento, o riavvia Discord, e riprova.
refusal-no_such_button = Non conosco più questo pulsante. Apri il tuo pannello con «Il mio turno».
refusal-with-clause = { $text } (Regola { $clause })
refusal-instead = Invece si può: { $choices }
refusal-instead-more = Invece si può: { $choices } e altro
refusal-unreadable-not_an_action = Non è una mossa che conosco.
refusal-unreadable-type = In questo gioco non c’è la mossa «{ $type }».
refusal-unreadable-field = La mossa «{ $type }» non ha questo campo: { $fields }.
refusal-unreadable-missing = A questa mossa manca «{ $field }».
refusal-unreadable-value = «{ $value }» non va bene per «{ $field }».
refusal-unreadable-route = Non riesco a leggere questi percorsi: «{ $value }». Scrivi «best», o le fermate per treno: 3: E12.0 F13 G14.0; 2: …
refusal-unreadable-bundle = Sono { $count } mosse insieme; al massimo { $most } sono ammesse.
refusal-unreadable-too_long = È troppo lungo: { $length }, dove al massimo { $most } sono ammessi.
refusal-unreadable-too_big = Questo numero è troppo grande: al massimo { $most }.
refusal-unreadable-not_whole = Non è un numero intero.
refusal-unworded = Ora non è possibile.
refusal-still_seated = Hai ancora un posto in una partita in corso (numero { $games }). Cedilo prima con `/{ command-seat }`, o chiudi la partita.
refusal-seat_not_free = Questo posto non è libero, né da prendere né da riprendere.
refusal-no_such_intent = { $kind ->
    [vote] Questa votazione
    [offer] Questa offerta
    [order] Questo ordine
    [plan] Questo piano
   *[other] Questo
    } non c’è più.
refusal-too_many_intents = Ne hai già { $most }, il massimo; annullane uno prima.
refusal-too_far_ahead = È un piano troppo lontano: fino al tuo turno si suppongono al massimo { $most } mosse degli altri.
refusal-not_your_vote = Questo voto non è rivolto a te.
refusal-overtaken = La partita è andata avanti: è già deciso.
refusal-bad_setting = { $setting ->
    [zone] Non c’è un fuso orario «{ $value }». Scrivi una città, come Roma, o l’ora che segna il tuo orologio, come 14:05.
    [quiet] Le ore di silenzio vogliono due orari diversi, come 23:00–07:00.
    [leave] Un’assenza finisce nel futuro, dopo l’inizio, e dura al massimo un anno.
    [snooze] I promemoria si rimandano da 1 a 72 ore.
   *[other] Questa impostazione non può avere quel valore.
    }
refusal-may_not_open = Su questo server solo i gestori aprono tavoli.
refusal-not_member = Quella partita si gioca su un server in cui non sei più, quindi da qui non puoi farci nulla.
refusal-member_unknown = Discord non dice al momento se sei ancora nel server di **{ $game }**. Riprova tra poco, o fallo là, nel thread della partita.
post-plain = **{ $game }**: è successo qualcosa che qui non posso mostrare.{ $people ->
    [none] { "" }
   *[other] { " " }{ $people }
    }
log-file-refused = { $game }: qui ci andrebbe il registro, ma in questo canale non posso allegare file, oppure è troppo grande. Chi gestisce il server può permetterlo.
alone-turn = { $mention } · { $game }: tocca a te. { $link }
alone-other = { $mention } · { $game }: ti si chiede qualcosa. { $link }
undelivered-host = { $game }: non ho potuto avvisare { $people } nel thread; l’avviso è andato in privato. { $link }
undelivered-closed = In questo momento non posso scrivere nel thread della partita: è bloccato, mi manca il permesso di vederlo o di scriverci, o il server ha tanti thread aperti quanti ne consente Discord. Chi gestisce il server può cambiarlo; allora proseguo lì da solo. Oppure `/{ command-game } { command-game-thread }` ne apre un altro.
undelivered-gone = Il thread della partita non c’è più. `/{ command-game } { command-game-thread }` ne apre un altro.
undelivered-refused = Discord non accetta ciò che ho da dire nel thread della partita.
undelivered-unreachable = Da un po’ Discord non accetta il mio messaggio nel thread della partita; continuo a provare.
undelivered-unseen = Chi deve giocare non può vedere il thread della partita: gli manca un ruolo, o un permesso del canale. Chi gestisce il server può cambiarlo; fino ad allora gli avvisi vanno in privato.
pictures-refused = -# Discord non accetta l’immagine qui: forse è troppo grande, o mi manca il permesso di allegare file.
