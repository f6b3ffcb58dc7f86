# La vida de una mesa.
field-pace = ritmo
field-pace-description = Cuánto puede tardar una jugada antes de un recordatorio
field-silence = silencio
field-silence-description = Qué sigue cuando alguien no responde
field-patience = paciencia
field-patience-description = Tras cuántos recordatorios
pace-8 = una jugada en 8 horas
pace-12 = una jugada en 12 horas
pace-24 = una jugada al día
pace-48 = una jugada en dos días
pace-72 = una jugada en tres días
pace-168 = una jugada a la semana
pace-0 = sin recordatorios
pace-hours = { $hours ->
    [one] una jugada en una hora
   *[other] una jugada en { $hours } horas
    }
silence-ask = los demás deciden por votación
silence-substitute = el asiento se ofrece a un suplente
silence-caretaker = un cuidador sigue jugando
silence-wait = la mesa espera, con un recordatorio por semana
terms-line = Ritmo: { $pace }. Tras { $count ->
    [one] un recordatorio
   *[other] { $count } recordatorios
    } sin respuesta: { $silence }.
terms-line-slow = Ritmo: { $pace }.
refusal-bad_log = No puedo leer este archivo como registro de una partida: la línea { $line } no encaja. Acepto los archivos que adjunto al hilo de una partida.
refusal-log_too_large = Este archivo es demasiado grande para el registro de una partida: como mucho { $most } MiB.
refusal-log_differs = Este registro no se sostiene: según las reglas, la jugada { $entry } tiene otro resultado que el que dice.
refusal-log_files = Este registro empezó con otros datos del juego que los míos, así que no puedo continuarlo.
refusal-log_seats = Una partida en solitario se reconstruye en mensajes directos; una de varios, en un servidor.
refusal-log_too_long = Este registro es demasiado largo: como mucho { $most } jugadas.
refusal-log_undos = En este registro se deshacen jugadas demasiadas veces: como mucho { $most }.
refusal-log_unknown = No puedo aceptar este archivo: la línea { $line } contiene «{ $field }», que no forma parte del registro de una partida. Acepto los archivos que adjunto al hilo de una partida.
refusal-log_value = No puedo aceptar este archivo: lo que la línea { $line } dice en «{ $field }» no puede formar parte del registro de una partida. Acepto los archivos que adjunto al hilo de una partida.
refusal-runs_at_once = Todavía busco las mejores rutas para { $most } peticiones tuyas, y cada una puede tardar unos minutos. Pide esta cuando alguna tenga respuesta.
refusal-rebuilding = Ya estoy reconstruyendo las partidas de este servidor. Espera la respuesta.
refusal-one_at_a_time = Todavía estoy leyendo tu archivo anterior. De uno en uno: envía este cuando tengas la respuesta.
refusal-crowded = Hay archivos de varias personas esperando a que los lea. Vuelve a enviar el tuyo dentro de unos minutos.
refusal-too_hard = Rehacer esta partida requiere más tiempo o memoria de lo que dedico a un archivo.
refusal-too_much_at_once = Ya tienes { $most } comandos en curso. Espera la respuesta de uno de ellos.
refusal-too_many_hosted = Ya diriges { $most } mesas que esperan o se juegan. Cierra una antes de abrir otra.
refusal-too_many_undos = Has deshecho jugadas { $most } veces en esta partida, que es el máximo.
refusal-too_many_undos_in_all = En esta partida se han deshecho jugadas { $undos } veces, o su registro tiene { $most } entradas: ya no se puede deshacer nada más.
log-file = { $count ->
    [one] **{ $game }**: el registro con la única jugada hasta ahora, como archivo.
   *[other] **{ $game }**: el registro de las { $count } jugadas hasta ahora, como archivo.
    } Con él se puede reconstruir la partida: `/{ command-game } { command-game-rebuild }`.
rematch-call = 🔁 Otra vez **{ $game }**: { $who } ha abierto **{ $table }**. { $others }, hay sitio para la revancha.
button-rematch = Revancha
end-shares = { $company } { PERCENT($percent) } a { MONEY($price) }: { MONEY($amount) }
end-private = { $private } { MONEY($amount) }
end-debt = deuda −{ MONEY($amount) }
end-won = Gana { $name } con { MONEY($worth) }, { MONEY($lead) } más que { $second }
end-tie = { $names } comparten la victoria con { MONEY($worth) } cada uno: no hay desempate
command-game-rebuild = reconstruir
command-game-rebuild-description = Reconstruir una partida con su registro; sin archivo, todas las perdidas aquí (administradores)
field-file = archivo
field-file-description = El registro: un archivo acabado en .jsonl o .jsonl.gz
notice-rebuilt = { $host } continúa una partida desde su registro. Toma tu asiento: con el menú, o «Unirse» toma el que lleva tu nombre. Al empezar, un cuidador juega los asientos libres. Idioma: { $language }.
notice-free = Aún libres: { $seats }
menu-sit = Tomar asiento
rebuilt = { $count ->
    [one] El registro de **{ $game }** se sostiene: su única jugada es como la hacen las reglas.
   *[other] El registro de **{ $game }** se sostiene: las { $count } jugadas son como las hacen las reglas.
    }
refusal-file_gone = No puedo obtener ese archivo. Adjúntalo otra vez, por favor.
list-running = **{ $game }** ({ $title }, #{ $number }): le toca a { $name } · { $since }
list-yours = **{ $game }** ({ $title }, #{ $number }): **es tu turno** · { $since }
list-open = **{ $game }** ({ $title }, #{ $number }): espera jugadores, { $taken } de { $most } asientos ocupados (al menos { $least })
list-more = Y { $count } más.
button-undo_turn = Deshacer todo el turno
field-move = jugada
field-move-description = Una jugada anterior: vuelve atrás con todo lo que siguió, si los demás aceptan
undo-older = Esto deshace { $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }:
undo-as-host = Diriges esta mesa sin asiento, así que se hace en cuanto confirmes.
undo-alone = No hay que preguntar a nadie más.
undo-consent = { $count ->
    [one] El otro jugador debe aceptar. ¿Le pregunto?
   *[other] { $needed ->
        [one] Debe aceptar uno de los otros { $count } jugadores. ¿Les pregunto?
       *[other] Deben aceptar { $needed } de los otros { $count } jugadores. ¿Les pregunto?
    }
}
undo-asked = { $needed ->
    [one] Ya se les ha preguntado: debe aceptar uno.
   *[other] Ya se les ha preguntado: deben aceptar { $needed }.
}
pinned-forbidden = Aquí no puedo fijar este mensaje: necesito el permiso «Fijar mensajes».
overview-link = { $heading } · 📌 { $link }
pinned-full = No puedo fijar este mensaje: este hilo ya tiene todos los fijados que permite Discord. Quita alguno y fijaré el siguiente.
undone-host = **{ $game }**: quien dirige la mesa deshace { $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }.
undone-vote = **{ $game }**: la mesa ha decidido deshacer { $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }.
refusal-too_many_tables = { $most ->
    [one] Tienes una mesa que espera jugadores o en la que juegas en solitario, el máximo posible: empiézala o termínala antes.
   *[other] Tienes { $most } mesas que esperan jugadores o en las que juegas en solitario, el máximo posible: empieza o termina una antes.
    }
end-shares-loans = { $company } { PERCENT($percent) } a { MONEY($price) } ({ MONEY($full) } menos { MONEY($less) } por { $loans ->
    [one] su préstamo
   *[other] sus { $loans } préstamos
    }): { MONEY($amount) }
