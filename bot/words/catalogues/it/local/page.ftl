# La pagina del tavolo locale: i suoi pulsanti, titoli e indicazioni, e ciò che il suo server rifiuta.
page-title = Railwire: tavolo locale
page-table = Tavolo locale
page-noscript = Questa pagina ha bisogno di JavaScript.
page-skip = Vai al campo di testo
page-slogan = Partite di 18xx per messaggi, a un tavolo tutto tuo.
page-straight = Vai direttamente al tavolo
page-language = Lingua
page-language-page = Questa pagina
page-language-of = Lingua in cui il bot risponde a { $name }
page-guest = Ospite
page-learn = Impara
page-learn-text = Una prima partita, passo per passo in 15 minuti: che cosa sono un’azione, una corsa, una fase, facendole. I robot giocano gli altri.
page-learn-open = Comincia la lezione
page-watch = Guarda
page-watch-text = Una partita registrata passo per passo, dalla prima scelta al risultato finale.
page-watch-open = Guarda
page-try = Prova
page-try-text = Gioca un solo turno nel mezzo di una partita. Niente di ciò che fai può rovinarla.
page-try-open = Prova questo turno
page-play = Gioca
page-play-text = Inizia una nuova partita. Agli altri posti giocano i robot.
page-play-open = Inizia la partita
page-empty = Qui non c’è ancora nulla.
page-which = Quale
page-doors = Tutti gli ingressi
page-doors-back = ← Tutti gli ingressi
page-first = All’inizio
page-back = Un passo indietro
page-step = Passo
page-on = Un passo avanti
page-last = Alla fine
page-branch = Prova da qui
page-places = Canali e thread
page-channels = Canali
page-pins = Messaggi fissati
page-pinned = Fissati
page-pins-none = Qui non c’è nulla di fissato.
page-pins-place = Mostralo al suo posto
page-seat = Chi sei
page-seat-auto = { $name } (auto)
page-seat-follow = Chi è di turno
page-seat-always = Sempre
page-seat-another = Un’altra persona…
page-person = Un’altra persona
page-person-name = Nome
page-person-sit = Siediti
page-follows = Tocca a { $name }: ora sei a quel posto.
page-your-turn = tocca a te
page-pings = Avvisi: { $count }
page-direct = Diretti
page-direct-with = { $name } (diretto)
page-messages = Messaggi
page-newest = Ultimi messaggi ↓
page-earlier = Messaggi precedenti
page-beginning = Questo è l’inizio. Scrivi / per vedere che cosa sa fare Railwire.
page-writing = { $name } sta scrivendo…
page-thinking = sta pensando
page-edited = (modificato)
page-silent = silenzioso
page-silent-hint = Inviato senza notifica
page-is-pinned = fissato
page-for = per { $name }
page-bot = BOT
page-only-you = Puoi vederlo solo tu ·
page-dismiss = Chiudi
page-has-pinned = { $name } ha fissato { $message }
page-a-message = un messaggio
page-has-opened = { $name } ha aperto il thread { $thread }
page-open-thread = Apri il thread ›
page-hidden = Testo nascosto, mostra
page-someone = qualcuno
page-unknown = sconosciuto
page-picture = Immagine
page-full-size = Ingrandisci
page-close = Chiudi
page-choose = Scegli…
page-choose-keys = { $name } (tasti: frecce, poi Invio)
page-done = Fatto
page-submit = Invia
page-cancel = Annulla
page-send = Invia
page-optional = { $name } (facoltativo)
page-yes = Sì
page-no = No
page-write = Messaggio, o / per un comando
page-commands = Tutti i comandi
page-no-command = Qui non c’è un comando così. Scegline uno dall’elenco.
page-silence = Il tavolo non risponde. È ancora in funzione?
page-place-gone = Quel luogo non c’è più, o non è aperto a questo posto.
page-message-gone = Quel messaggio non c’è più.
page-channel-gone = Questo canale non c’è più.
page-nobody = A questo tavolo non c’è nessuno con quel nome.
page-form-gone = Questo modulo non è più aperto.
page-not-private = Si possono chiudere solo le risposte private.
page-no-answer = Il bot non ha risposto. Riprova tra un momento.
page-unreadable = La pagina e il suo tavolo non si capiscono. Ricarica la pagina.
page-stranger = Un’altra pagina non può agire qui.
page-old = Questa pagina è di un avvio precedente. Ricaricala.
page-cannot-changed = Quel pulsante o menu nel frattempo è cambiato. Usa ciò che il messaggio mostra ora.
page-cannot-command = Questa persona non può usare qui questo comando.
page-cannot-place = Questo luogo non è aperto a questa persona, o è chiuso per sempre.
page-cannot-value = Uno dei valori lì non è possibile. Scegli tra ciò che è offerto, entro i limiti dati.
page-cannot-file = Questo file non si può inviare: è illeggibile o troppo grande.
page-refused = Il tavolo lo rifiuta, come farebbe Discord ({ $reason }).

# Ciò che sta dietro le porte della pagina.
door-game = { $title }, { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
    }
door-game-options = { $game }, con opzioni
door-agreed = { $text } Opzioni: { $options }.
door-robots = { $players ->
    [one] Giocata da un robot
   *[other] Giocata da { $players } robot
    }, { $moves ->
    [one] in una mossa
   *[other] in { $moves } mosse
    }.
door-own = Una delle tue, { $moves ->
    [one] in una mossa
   *[other] in { $moves } mosse
    }.
door-new = Una nuova partita da { $least } a { $most } giocatori.
door-players = Giocatori
door-seat = Il tuo posto
door-place = { $number ->
    [1] Primo a giocare
    [2] Secondo
    [3] Terzo
    [4] Quarto
    [5] Quinto
    [6] Sesto
   *[other] N. { $number }
    }
door-lot = A sorte
door-others = Gli altri posti
door-others-full = Li giocano i robot: forti
door-others-middle = Li giocano i robot: medi
door-others-easy = Li giocano i robot: facili
door-others-me = Li gioco tutti io, uno per uno
door-name-one = { $title } in solitario
door-name-all = { $title } in { $players }
door-name-robots = { $robots ->
    [one] { $title } con un robot
   *[other] { $title } con { $robots } robot
    }
door-name-move = { $title } dalla mossa { $move }
door-closed-none = Questo tavolo non ha porte.
door-closed-watched = Quella porta è per guardare, non per giocare.
door-closed-title = Questo gioco qui non c’è.
door-closed-recording = Qui non c’è una partita registrata così.
door-closed-rules = Questa partita è stata registrata con altre regole: da qui in poi queste non possono giocarla.
door-closed-over = Qui la partita è finita. Torna indietro di qualche passo e prova da lì.
door-closed-full = Il tavolo ora non può aprire un’altra partita. Riprova tra un momento.
temper-builder = Costruttore
temper-investor = Investitore
temper-trader = Mercante
temper-wanderer = Girovago
position-18mag-minor = 18Mag: turno di una compagnia minore
position-18mag-minor-text = Fase verde: la minore 5 posa binari, può costruire una stazione, compra vagoni dalle maggiori e fa correre i suoi treni.
position-18mag-dividend = 18Mag: dividendo di una maggiore
position-18mag-dividend-text = Fase verde: SzKÉV ha guadagnato bene con i binari costruiti. Quanto paga ai suoi azionisti?
position-18mag-stock = 18Mag: stock round
position-18mag-stock-text = Fase verde: compra un’azione, vendine alcune o non fare nulla, con tutte e sette le maggiori tra cui scegliere.
position-1856-company = 1856: turno di una compagnia
position-1856-company-text = Fase 4: la Welland Railway posa binari, fa correre i suoi tre treni, paga o trattiene, e può chiedere un prestito.
position-1856-stock = 1856: stock round
position-1856-stock-text = Fase 3: con $324 in mano, fonda una compagnia, compra un’azione, vendine alcune o passa.
position-1889-company = 1889: turno di una compagnia
position-1889-company-text = Fase 3: la Sanuki Railway posa binari, fa correre i suoi quattro treni, paga o trattiene, e può comprare compagnie private; puoi anche posare la tua tessera del porto.
position-1889-stock = 1889: stock round
position-1889-stock-text = Il primo: con ¥330 in mano, fonda una compagnia, compra un’azione, scambia con una la Dougo Railway o posa la tessera del porto.
position-1865-company = 1865: turno di una compagnia
position-1865-company-text = Fase 3: la SFSS cerca sulla sua isola il posto migliore per una tessera gialla, poi fa correre due treni.
position-1865-stock = 1865: stock round
position-1865-stock-text = Fase 3: con L.494 in mano, fonda una compagnia, compra un’azione, vendine alcune o passa.
