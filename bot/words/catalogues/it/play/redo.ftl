# Mosse annullate che valgono di nuovo.
command-redo = ripristina
command-redo-description = Ripristinare ciò che hai annullato, finché nessuno ha mosso
button-redo = Ripristina
redone-text = **{ $game }**: { $who } ripristina { $count ->
    [one] una mossa
   *[other] { $count } mosse
    }.
redone-host = **{ $game }**: chi ha aperto il tavolo ripristina { $count ->
    [one] una mossa
   *[other] { $count } mosse
    }.
redone-vote = **{ $game }**: il tavolo ha deciso di ripristinare { $count ->
    [one] una mossa
   *[other] { $count } mosse
    }.
redo-private = Ripristinato.
redo-again = È già ripristinato; ora non è stato ripristinato altro.
redo-older = Questo ripristina { $count ->
    [one] una mossa
   *[other] { $count } mosse
    }:
refusal-nothing_to_redo = Non c’è niente da ripristinare: niente è stato annullato, o qualcuno ha mosso dopo.
refusal-redo_closed = { $name } ha annullato mosse proprie: solo { $name } può ripristinarle.
vote-ask-redo = 🗳 **{ $game }**: { $who } chiede di ripristinare ciò che è stato annullato:
vote-passed-redo = Sì, per { $yes } a { $no }: le mosse sono ripristinate.
log-redo = { $who } ripristina le mosse fino alla { $to }
