# Jugadas deshechas que vuelven a valer.
command-redo = rehacer
command-redo-description = Rehacer lo que has deshecho, hasta que alguien juegue
button-redo = Rehacer
redone-text = **{ $game }**: { $who } rehace { $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }.
redone-host = **{ $game }**: quien dirige la mesa rehace { $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }.
redone-vote = **{ $game }**: la mesa ha decidido rehacer { $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }.
redo-private = Rehecho.
redo-again = Eso ya está rehecho; ahora no se ha rehecho nada más.
redo-older = Esto rehace { $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }:
refusal-nothing_to_redo = No hay nada que rehacer: no se ha deshecho nada, o alguien ha jugado después.
refusal-redo_closed = { $name } deshizo jugadas suyas, así que solo { $name } puede rehacerlas.
vote-ask-redo = 🗳 **{ $game }**: { $who } pide rehacer lo deshecho:
vote-passed-redo = Sí, por { $yes } a { $no }: se rehacen las jugadas.
log-redo = { $who } rehace hasta la jugada { $to }
