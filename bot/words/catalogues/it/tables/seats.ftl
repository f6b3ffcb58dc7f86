# Posti che cambiano mano, e il custode.
seat-caretaker = 🪑 **{ $game }**: d’ora in poi un custode gioca per { $name }, che può riprendersi il posto in ogni momento. Può prenderlo anche un altro.
seat-wanted = 🪑 **{ $game }**: si cerca un sostituto per { $name }. Chi prende il posto continua da qui.
seat-taken = 🪑 **{ $game }**: { $name } ha preso un posto e continua. Chi lo aveva può riprenderselo.
seat-claimed = 🪑 **{ $game }**: { $name } è di nuovo qui.
seat-removed = 🪑 **{ $game }**: { $name } esce dalla partita. Un custode gioca finché qualcuno non prende il posto.
button-seat-take = Prendi questo posto
button-seat-claim = È mio: sono di nuovo qui
button-seat-stay = È mio: resto
seat-you-took = Hai un posto in **{ $game }**. Ti avviserò quando sarà il tuo turno.
seat-you-claimed = Il tuo posto in **{ $game }** è di nuovo tuo.
seat-you-left = Il custode gioca per te in **{ $game }**. Riprenditi il posto quando vuoi.
seat-you-offer = Si cerca un sostituto per te in **{ $game }**. Continui a giocare finché qualcuno non prende il posto.
refusal-removed = Sei fuori da questa partita. Puoi riprendere un posto qui solo se gli altri, o chi gestisce questo server, sono d’accordo: `/{ command-vote } { command-vote-readmit }`.
marked-caretaker = { $who } [custode]
marked-default = { $who } [senza risposta]
command-seat = posto
command-seat-description = Il tuo posto: un custode, un sostituto, riprenderselo; prenderne uno libero
command-seat-caretaker = custode
command-seat-caretaker-description = Il custode gioca per te finché non torni
command-seat-substitute = sostituto
command-seat-substitute-description = Cercare qualcuno che prenda il tuo posto
command-seat-claim = riprendi
command-seat-claim-description = Riprendere il tuo posto dal custode o da un sostituto
command-seat-take = prendi
command-seat-take-description = Prendere un posto per cui si cerca un sostituto
field-seat = posto
field-seat-description = Il posto di chi
command-game-pace = ritmo
command-game-pace-description = A che ritmo gioca questo tavolo e cosa segue al silenzio
pace-heading = **{ $game }**
pace-changed = **{ $game }** si gioca così d’ora in poi:
seat-kept = 🪑 **{ $game }**: d’ora in poi un custode gioca per { $name }, che può riprendersi il posto in ogni momento. Nessun altro può prenderlo.
seat-dismissed = 🪑 **{ $game }**: { $by }, che gestisce questo server, ha escluso { $name } dalla partita. Un custode gioca finché qualcuno non prende il posto.
seat-taken-from = 🪑 **{ $game }**: { $name } ha preso il posto di { $whose } e continua. { $before }, puoi riprendertelo in ogni momento.
seat-taken-free = 🪑 **{ $game }**: { $name } ha preso il posto che era di { $whose }, e continua.
seat-claimed-from = 🪑 **{ $game }**: { $name } è di nuovo qui e si riprende il posto da { $whose }. { $before }, grazie per averlo tenuto.
seat-done-for-you = { $count ->
    [one] È stata fatta una mossa per te:
   *[other] Sono state fatte { $count } mosse per te:
    }
seat-return-asked = Si chiede agli altri se annullare ciò che è seguito; { $needed ->
    [one] serve un sì
   *[other] servono { $needed } sì
    }. Se continui a giocare, resta com’è.
seat-return-ask = Se preferisci che sia annullato, chiedilo agli altri con `/{ command-undo }`, opzione `{ field-move }`.
host-changed = 👑 **{ $game }**: d’ora in poi guida questo tavolo { $name }.
seat-readmitted-from = 🪑 **{ $game }**: { $before } può di nuovo giocare qui e prendere qualsiasi posto libero.
seat-let_in-from = 🪑 **{ $game }**: { $by }, che gestisce questo server, lascia giocare di nuovo qui { $before }, in qualsiasi posto libero.
removed-struck = una persona esclusa che poi ha cancellato i suoi dati
seat-readmitted = 🪑 **{ $game }**: { removed-struck } può di nuovo giocare qui e prendere qualsiasi posto libero.
seat-let_in = 🪑 **{ $game }**: { $by }, che gestisce questo server, lascia giocare di nuovo qui { removed-struck }, in qualsiasi posto libero.
