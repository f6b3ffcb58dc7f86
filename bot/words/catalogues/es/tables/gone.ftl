# Personas que han dejado el servidor y partidas que han perdido su hilo.
turn-ask-gone = Es el turno de **{ $name }**: { $step }. Pero { $name } ya no está en este servidor y no se le puede avisar. Si queréis, un cuidador sigue jugando; si vuelve, { $name } puede reclamar su asiento. Hasta entonces, las órdenes y los planes de { $name }, si los hay, quedan en pausa.
reminder-gone = **{ $game }** espera a { $name }, que ya no está en este servidor y no recibe recordatorios. Si queréis, un cuidador sigue jugando.
offer-left = { $name } ya no está en este servidor y no se le puede preguntar; la oferta sigue en pie de todos modos.
button-call = Pedir un cuidador
thread-lost = 🧵 El hilo de **{ $game }** ya no existe, pero la partida sí: se conservan todas las jugadas. ¿Sigue en un hilo nuevo?
thread-lost-all = 🧵 El hilo de **{ $game }** en **{ $server }** ya no existe, y en el canal donde se abrió la mesa ya no puedo escribir. Pero la partida sigue ahí: se conservan todas las jugadas. Para continuar, cualquiera de la mesa escribe `/{ command-game } { command-game-thread } { field-game }:{ $number }` en otro canal de ese servidor.
button-thread = Abrir un hilo nuevo
thread-opened = **{ $game }** sigue en { $link }.
refusal-thread_in_making = El hilo de **{ $game }** se está abriendo en este momento.
command-game-thread = hilo
command-game-thread-description = Abrir un hilo nuevo para una partida que ha perdido el suyo
