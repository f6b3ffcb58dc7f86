# Votaciones de la mesa.
vote-ask-remove = 🗳 **{ $game }**: { $who } pide sacar a { $name } de la partida. Un cuidador jugaría hasta que alguien tome el asiento.
vote-ask-caretaker = 🗳 **{ $game }**: { $who } pide que un cuidador juegue por { $name }, que puede reclamar su asiento en todo momento.
vote-ask-silent = 🗳 **{ $game }**: { $name } no contesta. ¿Que un cuidador siga jugando por { $name }, que puede reclamar su asiento en todo momento?
vote-ask-undo = 🗳 **{ $game }**: { $who } pide deshacer:
vote-host = quien dirige la mesa
vote-rule = Votos necesarios: { $needed } de { $voters }.
vote-yes = Sí: { $who }
vote-no = No: { $who }
vote-asked = Faltan: { $who }
vote-over = 🗳 **{ $game }**: la votación ha terminado.
vote-passed-remove = Sí, por { $yes } a { $no }: { $name } sale de la partida.
vote-passed-caretaker = Sí, por { $yes } a { $no }: un cuidador juega por { $name }.
vote-passed-undo = Sí, por { $yes } a { $no }: se deshacen las jugadas.
vote-failed = No, por { $no } a { $yes }: todo queda como está.
vote-overtaken = La partida ha seguido; esta votación ya está resuelta.
vote-opened = Se pregunta a los demás; votan en el hilo de la partida.
vote-none = No hay ninguna votación abierta en **{ $game }**.
button-vote-yes = Sí
button-vote-no = No
command-vote = votación
command-vote-description = Votaciones de la mesa: un cuidador, sacar a un jugador
command-vote-remove = sacar
command-vote-remove-description = Pedir a los demás sacar a un jugador
command-vote-caretaker = cuidador
command-vote-caretaker-description = Pedir a los demás un cuidador para quien no contesta
command-vote-list = lista
command-vote-list-description = Las votaciones abiertas, con sus botones
vote-ask-return = 🗳 **{ $game }**: { $who } ha vuelto. ¿Se deshace todo lo que ha seguido desde que un cuidador jugó por primera vez por { $who }? Se puede volver a jugar. Es esto:
vote-passed-return = Sí, por { $yes } a { $no }: se deshacen las jugadas, que se pueden volver a jugar.
dismiss-ask = Administras este servidor, así que puedes sacar a { $name } de **{ $game }** por tu cuenta y para siempre. Un cuidador juega hasta que alguien tome el asiento, y a todos se les dice que lo hiciste tú.
button-dismiss = Sacar para siempre
button-removal = Mejor preguntar a los demás
dismiss-done = { $name } está fuera de la partida.
refusal-too_early = { $name } todavía tiene tiempo. Si solo queda una persona que pueda aceptar, un cuidador llega cuando se acaban los recordatorios de { $name }, se le ha avisado en privado y ha pasado un plazo más{ $until ->
    [none] .
   *[other] : no antes del { $until }.
    } Dos jugadores más que estén de acuerdo pueden pedirlo en todo momento.
refusal-not_alone = { $what ->
    [remove] Nadie saca a otro jugador por su cuenta: hacen falta al menos dos que estén de acuerdo, o alguien que administre este servidor.
    [readmit] Para que vuelva a jugar alguien que quedó fuera hacen falta al menos dos de la mesa que estén de acuerdo, o alguien que administre este servidor.
    [undo] Las jugadas de otra persona solo se deshacen si alguien más acepta, y no hay a quién preguntar. Tus últimas jugadas se deshacen con `/{ command-undo }`.
    [redo] Las jugadas de otra persona solo se rehacen si alguien más acepta, y no hay a quién preguntar.
   *[other] Si solo queda otro jugador, quien dirige la mesa no puede dejarle menos tiempo por su cuenta. Quien administra este servidor, sí.
    }
refusal-not_removed = A esa persona no se la ha sacado de esta partida, así que no hay a quién readmitir.
vote-ask-readmit = 🗳 **{ $game }**: { $who } pide que { $name }, que quedó fuera de la partida, pueda volver a jugar aquí. Entonces podría tomar un asiento libre.
vote-passed-readmit = Sí, por { $yes } a { $no }: { $name } puede volver a jugar aquí.
command-vote-readmit = readmitir
command-vote-readmit-description = Pedir a los demás que alguien que quedó fuera vuelva a jugar
readmit-done = { $name } puede volver a jugar aquí, y lo sabrá por el hilo de la partida.
