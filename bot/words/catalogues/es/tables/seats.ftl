# Asientos que cambian de manos, y el cuidador.
seat-caretaker = 🪑 **{ $game }**: desde ahora un cuidador juega por { $name }, que puede reclamar su asiento en todo momento. También puede tomarlo otra persona.
seat-wanted = 🪑 **{ $game }**: se busca un suplente para { $name }. Quien tome el asiento sigue jugando desde aquí.
seat-taken = 🪑 **{ $game }**: { $name } ha tomado un asiento y sigue jugando. Quien lo tenía puede reclamarlo.
seat-claimed = 🪑 **{ $game }**: { $name } ha vuelto.
seat-removed = 🪑 **{ $game }**: { $name } sale de la partida. Un cuidador juega hasta que alguien tome el asiento.
button-seat-take = Tomar este asiento
button-seat-claim = Es mío: he vuelto
button-seat-stay = Es mío: me quedo
seat-you-took = Tienes un asiento en **{ $game }**. Se te avisará cuando sea tu turno.
seat-you-claimed = Tu asiento en **{ $game }** vuelve a ser tuyo.
seat-you-left = El cuidador juega por ti en **{ $game }**. Reclama tu asiento cuando quieras.
seat-you-offer = Se busca un suplente para ti en **{ $game }**. Sigues jugando hasta que alguien tome el asiento.
refusal-removed = Te han sacado de esta partida. Solo si los demás, o quien administra este servidor, están de acuerdo puedes volver a tomar un asiento aquí: `/{ command-vote } { command-vote-readmit }`.
marked-caretaker = { $who } [cuidador]
marked-default = { $who } [sin respuesta]
command-seat = asiento
command-seat-description = Tu asiento: un cuidador, un suplente, reclamarlo; tomar uno libre
command-seat-caretaker = cuidador
command-seat-caretaker-description = Que el cuidador juegue por ti hasta que vuelvas
command-seat-substitute = suplente
command-seat-substitute-description = Buscar a alguien que tome tu asiento
command-seat-claim = reclamar
command-seat-claim-description = Recuperar tu asiento del cuidador o de un suplente
command-seat-take = tomar
command-seat-take-description = Tomar un asiento para el que se busca un suplente
field-seat = asiento
field-seat-description = El asiento de quién
command-game-pace = ritmo
command-game-pace-description = A qué ritmo juega esta mesa y qué sigue al silencio
pace-heading = **{ $game }**
pace-changed = **{ $game }** se juega así desde ahora:
seat-kept = 🪑 **{ $game }**: desde ahora un cuidador juega por { $name }, que puede reclamar su asiento en todo momento. Nadie más puede tomarlo.
seat-dismissed = 🪑 **{ $game }**: { $by }, que administra este servidor, ha sacado a { $name } de la partida. Un cuidador juega hasta que alguien tome el asiento.
seat-taken-from = 🪑 **{ $game }**: { $name } ha tomado el asiento de { $whose } y sigue jugando. { $before }, puedes reclamarlo en todo momento.
seat-taken-free = 🪑 **{ $game }**: { $name } ha tomado el asiento que era de { $whose } y sigue jugando.
seat-claimed-from = 🪑 **{ $game }**: { $name } ha vuelto y recupera el asiento que tenía { $whose }. { $before }, gracias por guardarlo.
seat-done-for-you = { $count ->
    [one] Se hizo una jugada por ti:
   *[other] Se hicieron { $count } jugadas por ti:
    }
seat-return-asked = Se pregunta a los demás si se deshace lo que ha seguido; hace falta { $needed ->
    [one] un sí
   *[other] que { $needed } digan sí
    }. Si sigues jugando, se queda como está.
seat-return-ask = Si prefieres que se deshaga, pídelo a los demás con `/{ command-undo }`, opción `{ field-move }`.
host-changed = 👑 **{ $game }**: desde ahora dirige esta mesa { $name }.
seat-readmitted-from = 🪑 **{ $game }**: { $before } puede volver a jugar aquí y tomar cualquier asiento libre.
seat-let_in-from = 🪑 **{ $game }**: { $by }, que administra este servidor, deja que { $before } vuelva a jugar aquí, en cualquier asiento libre.
removed-struck = alguien a quien sacaron y que después borró sus datos
seat-readmitted = 🪑 **{ $game }**: { removed-struck } puede volver a jugar aquí y tomar cualquier asiento libre.
seat-let_in = 🪑 **{ $game }**: { $by }, que administra este servidor, deja que { removed-struck } vuelva a jugar aquí, en cualquier asiento libre.
