# Negativas de la mesa, fuera de las reglas de un juego.
refusal-no_such_game = No existe esa partida. Escribe el comando en el hilo de la partida o elígela con «partida».
refusal-no_such_title = No conozco ningún juego llamado «{ $title }». Conozco: { $titles }.
refusal-other_server = Esa partida está en otro servidor.
refusal-not_your_game = No tienes asiento en esta partida, pero puedes mirar cuanto quieras.
refusal-not_your_seat = Ese no es tu asiento.
refusal-not_your_turn = No es tu turno: le toca a { $name }.
refusal-not_host = Solo puede hacer eso { $host }, que dirige esta mesa, o quien administra este servidor.
refusal-game_finished = Esta partida ha terminado.
refusal-game_abandoned = Esta partida se cerró sin resultado.
refusal-not_started = Esta partida aún no ha empezado; asientos ocupados: { $seats } de al menos { $least }.
refusal-already_started = Esta partida ya ha empezado.
refusal-game_full = Los { $most } asientos están ocupados.
refusal-already_joined = Ya tienes asiento.
refusal-not_joined = No tienes asiento en esta mesa.
refusal-too_few_players = Hacen falta al menos { $least } jugadores; por ahora hay { $seats ->
    [one] uno
   *[other] { $seats }
    }.
refusal-empty_text = Un nombre necesita al menos una letra visible.
refusal-text_too_long = Son { $length } caracteres; se permiten { $limit } como mucho.
refusal-bad_option = La opción «{ $option }» no se puede usar así.
refusal-stale_move = La partida ha avanzado mientras tanto.
refusal-nothing_to_undo = No hay nada que deshacer.
refusal-undo_closed = Eso ya no lo puedes deshacer por tu cuenta: { $name } ha jugado después. `/{ command-undo }` con la opción `{ field-move }` pregunta a los demás por votación.
refusal-our_fault = Es un fallo mío, no tuyo. No se ha cambiado nada. Referencia: { $reference }
refusal-out_of_reach = Discord no me ha respondido. No se ha cambiado nada; inténtalo de nuevo en un momento.
refusal-done_not_shown = Está hecho, pero no he podido mostrarte el resultado. No lo repitas; míralo en un momento.
refusal-done_our_fault = Está hecho, pero por un fallo mío no puedo mostrar el resultado. No lo repitas. Referencia: { $reference }
refusal-done_before = Lo pediste { $asked_at } y está hecho: solo mi respuesta se perdió por el camino. No he hecho nada por segunda vez; si lo quieres otra vez, envíalo de nuevo.
refusal-unloadable = No puedo cargar esta partida: su registro guardado no lleva a la posición que describe. No se ha perdido nada de ella y las demás partidas siguen; avisa a quien me administra.
refusal-busy = Ahora mismo estoy ocupado. No se ha cambiado nada; inténtalo de nuevo en un momento.
refusal-disk_full = No me queda sitio para guardar nada. No se ha cambiado nada; avisa a quien me administra.
refusal-storage = Ahora mismo no llego a mis datos. No se ha cambiado nada; inténtalo de nuevo en un momento.
refusal-uncertain = He perdido mis datos de vista mientras guardaba esto, así que aún no sé si está hecho. Te lo diré aquí en cuanto lo sepa. Puedes pedirlo de nuevo sin riesgo: se hace una sola vez.
refusal-found_done = Vuelvo a tener mis datos: lo que pediste está hecho.
refusal-found_undone = Vuelvo a tener mis datos: lo que pediste no se guardó. No se ha cambiado nada; pídelo de nuevo.
refusal-stopping = Me están reiniciando. No se ha cambiado nada; inténtalo de nuevo en un minuto.
refusal-conflict = Alguien ha sido más rápido. No se ha cambiado nada; mira de nuevo y repítelo.
refusal-newer_database = Mis datos son de una versión más nueva que yo. No se ha cambiado nada; avisa a quien me administra.
refusal-not_writable = No puedo escribir mis datos. No se ha cambiado nada; avisa a quien me administra.
refusal-damaged = Mis datos están dañados. No se ha cambiado nada; avisa a quien me administra.
refusal-in_use = Otro está usando mis datos. No se ha cambiado nada; avisa a quien me administra.
refusal-no_game_here = Este no es el hilo de una partida: elige la partida con «partida».
refusal-which_game = Aquí juegas varias partidas: elige una con «partida».
refusal-server_only = Eso solo funciona en un servidor.
refusal-not_a_number = «{ $value }» no es un número entero.
refusal-number_too_large = «{ $value }» es demasiado grande.
refusal-no_offer = Esa opción no existe ahora.
refusal-no_threads = No puedo abrir un hilo en este canal. Necesito los permisos «Crear hilos públicos» y «Enviar mensajes en hilos».
refusal-threads_full = Este servidor tiene mil hilos abiertos, tantos como permite Discord. Archiva uno que ya nadie necesite e inténtalo de nuevo.
refusal-no_such_player = Aquí no juega nadie con ese nombre.
refusal-no_such_company = No hay ninguna compañía «{ $company }» en esta partida.
refusal-no_such_hex = No hay ningún hexágono «{ $hex }» en este mapa.
refusal-old_command = Este comando ha cambiado. Espera un momento o reinicia Discord, e inténtalo de nuevo.
refusal-no_such_button = Ya no conozco este botón. Abre tu panel con «Mi turno».
refusal-with-clause = { $text } (Regla { $clause })
refusal-instead = En su lugar es posible: { $choices }
refusal-instead-more = En su lugar es posible: { $choices } y más
refusal-unreadable-not_an_action = No conozco esa jugada.
refusal-unreadable-type = No existe la jugada «{ $type }» en este juego.
refusal-unreadable-field = La jugada «{ $type }» no tiene ese campo: { $fields }.
refusal-unreadable-missing = A esta jugada le falta «{ $field }».
refusal-unreadable-value = «{ $value }» no vale para «{ $field }».
refusal-unreadable-route = No puedo leer estas rutas: «{ $value }». Escribe «best», o paradas por tren: 3: E12.0 F13 G14.0; 2: …
refusal-unreadable-bundle = Son { $count } jugadas a la vez; se permiten { $most } como mucho.
refusal-unreadable-too_long = Es demasiado largo: { $length }, cuando se permiten { $most } como mucho.
refusal-unreadable-too_big = Ese número es demasiado grande: { $most } como mucho.
refusal-unreadable-not_whole = Eso no es un número entero.
refusal-unworded = Eso no es posible ahora.
refusal-still_seated = Aún tienes un asiento en una partida en curso (número { $games }). Déjalo antes con `/{ command-seat }`, o termina la partida.
refusal-seat_not_free = Ese asiento no está libre para tomarlo ni reclamarlo.
refusal-no_such_intent = { $kind ->
    [vote] Esa votación
    [offer] Esa oferta
    [order] Esa orden
    [plan] Ese plan
   *[other] Eso
    } ya no existe.
refusal-too_many_intents = Ya tienes { $most }, el máximo; cancela uno antes.
refusal-too_far_ahead = Eso planea demasiado lejos: hasta tu turno se suponen como mucho { $most } jugadas de otros.
refusal-not_your_vote = No se te pregunta en esta votación.
refusal-overtaken = La partida ha seguido; esto ya está resuelto.
refusal-bad_setting = { $setting ->
    [zone] No hay ninguna zona horaria «{ $value }». Escribe una ciudad, como Madrid, o lo que marca tu reloj, como 14:05.
    [quiet] Las horas de silencio necesitan dos horas distintas, como 23:00–07:00.
    [leave] La ausencia termina en el futuro, después de empezar, y dura un año como mucho.
    [snooze] Los recordatorios se pueden posponer de 1 a 72 horas.
   *[other] Ese ajuste no admite ese valor.
    }
refusal-may_not_open = En este servidor solo los administradores abren mesas.
refusal-not_member = Esa partida está en un servidor en el que ya no estás, así que desde aquí no puedes hacer nada en ella.
refusal-member_unknown = Discord no dice ahora mismo si sigues en el servidor de **{ $game }**. Prueba de nuevo en un momento, o hazlo allí, en el hilo de la partida.
post-plain = **{ $game }**: ha pasado algo que no puedo mostrar aquí.{ $people ->
    [none] { "" }
   *[other] { " " }{ $people }
    }
log-file-refused = { $game }: aquí iría el registro, pero no puedo adjuntar archivos en este canal, o es demasiado grande. Quien administra el servidor puede permitirlo.
alone-turn = { $mention } · { $game }: es tu turno. { $link }
alone-other = { $mention } · { $game }: se te pide algo. { $link }
undelivered-host = { $game }: no he podido avisar en el hilo a { $people }; el aviso ha ido en privado. { $link }
undelivered-closed = Ahora mismo no puedo escribir en el hilo de la partida: está bloqueado, me falta permiso para verlo o escribir en él, o el servidor tiene tantos hilos abiertos como permite Discord. Quien administra el servidor puede cambiarlo; entonces sigo allí por mi cuenta. O `/{ command-game } { command-game-thread }` abre otro.
undelivered-gone = El hilo de la partida ya no existe. `/{ command-game } { command-game-thread }` abre otro.
undelivered-refused = Discord no acepta lo que tengo que decir en el hilo de la partida.
undelivered-unreachable = Discord no acepta mi mensaje en el hilo de la partida desde hace un rato; sigo intentándolo.
undelivered-unseen = Quien tiene el turno no puede ver el hilo de la partida: le falta un rol, o un permiso del canal. Quien administra el servidor puede cambiarlo; hasta entonces los avisos van en privado.
pictures-refused = -# Discord no acepta la imagen aquí: puede que sea demasiado grande o que me falte el permiso de adjuntar archivos.
