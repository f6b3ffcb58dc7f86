# Ajustes de una persona y de un servidor, y lo que se guarda de las personas.
settings-heading = **Tus ajustes**
settings-language = Idioma: { $language }
settings-as-discord = el de tu Discord
settings-zone = Zona horaria: { $zone }
settings-zone-none = UTC, hasta que elijas una
settings-quiet = Horas de silencio: { $hours } (las próximas, de { $start } a { $end } en este dispositivo)
settings-quiet-none = Sin horas de silencio
settings-direct = Los recordatorios llegan por mensaje directo.
settings-thread = Los recordatorios llegan al hilo de la partida.
settings-leave = Ausente de { $start } a { $end }; tus mesas lo ven cuando te toca
settings-snooze = Sin recordatorios hasta { $until }
settings-menu-language = Idioma
settings-menu-zone = Zona horaria
settings-which-zone = { $count ->
    [one] Encaja una zona horaria.
   *[other] Encajan { $count } zonas horarias. Elige la tuya o escribe más letras de su nombre.
    }
button-set_zone = Zona horaria…
button-set_quiet = Horas de silencio…
button-set_leave = Ausencia…
button-set_back = He vuelto
button-set_direct = Recordatorios por mensaje directo
button-set_thread = Recordatorios en el hilo
modal-zone = Tu ciudad, o lo que marca tu reloj (14:05)
modal-quiet = Por ejemplo 23:00–07:00; vacío: ninguna
modal-leave-start = Primer día (24.12.); vacío: hoy
modal-leave-end = Último día (2.1.)
server-heading = **Ajustes de este servidor**
server-language = Idioma de las mesas nuevas: { $language }
server-as-discord = el del servidor
server-pace = Ritmo de las mesas nuevas: { $pace }
server-openers = Abren mesas: { $who }.
openers-everyone = todos
openers-managers = solo administradores
privacy-heading = **Lo que guardo de ti**
privacy-nothing = No guardo nada de ti.
privacy-seat = Asiento en la partida { $game } como «{ $name }» ({ $status })
privacy-moves = Jugadas: { $moves }; planes, órdenes, ofertas y votaciones: { $wishes }
privacy-settings = { $count ->
    [one] Un ajuste tuyo
   *[other] { $count } ajustes tuyos
    }
privacy-note = Es todo, con tu id de Discord. Si lo borras, las jugadas de tus partidas quedan, sin decir de quién eran.
privacy-backups = { $days ->
    [0] Quien me aloja puede guardar copias de seguridad que aún lo contengan.
    [one] Mis copias de seguridad que aún lo contienen desaparecen tras { $days } día; quien me aloja puede guardar otras más tiempo.
   *[other] Mis copias de seguridad que aún lo contienen desaparecen tras { $days } días; quien me aloja puede guardar otras más tiempo.
}
privacy-ask = ¿Borrar todo lo que guardo de ti? No se puede deshacer.
privacy-done = Hecho. Ya no guardo nada de ti.
button-forget = Borrar…
refusal-managers_only = Eso solo lo pueden cambiar quienes administran este servidor.
refusal-not_hours = «{ $value }» no es un intervalo de horas. Escríbelo así: 23:00–07:00.
refusal-not_a_day = «{ $value }» no es un día. Escríbelo así: 24.12. o 2026-12-24.
command-settings = ajustes
command-settings-description = Tu idioma, zona horaria, horas de silencio, ausencia; y los del servidor
command-settings-view = ver
command-settings-view-description = Todos tus ajustes, con botones
command-settings-language = idioma
command-settings-language-description = El idioma en que se te contesta
command-settings-zone = zona_horaria
command-settings-zone-description = Dónde están tus relojes
command-settings-quiet = horas_de_silencio
command-settings-quiet-description = Cuándo no puede llegar ningún recordatorio
command-settings-leave = ausencia
command-settings-leave-description = Ausentarte unos días: sin recordatorios, y no cuentan
command-settings-back = vuelta
command-settings-back-description = Volver de la ausencia
command-settings-messages = recordatorios
command-settings-messages-description = Adónde llegan los recordatorios
command-settings-server = servidor
command-settings-server-description = El idioma y el ritmo del servidor, quién puede abrir mesas, la clasificación
command-privacy = privacidad
command-privacy-description = Lo que se guarda de ti, para verlo y borrarlo
field-zone = zona_horaria
field-zone-description = Una ciudad, o lo que marca tu reloj
field-hours = horas
field-hours-description = Por ejemplo 23:00–07:00
field-start = primer_día
field-start-description = El primer día; hoy si se omite
field-end = último_día
field-end-description = El último día
field-direct = directo
field-direct-description = Por mensaje directo en vez de en el hilo
field-openers = quién_abre
field-openers-description = Quién puede abrir mesas
privacy-logs = Adjunté registros con tu nombre y tu id a los hilos de tus partidas. Si borras, pongo allí en su lugar registros sin ellos, hasta donde aún llego.
privacy-mark = Si te sacaron de una partida, queda con ella una marca irreversible de tu cuenta, para que borrar no te deje volver a entrar.
privacy-marked = { $count ->
    [one] Queda una marca irreversible con la partida de la que te sacaron: para volver a entrar hacen falta los demás o quien administra ese servidor.
   *[other] Quedan marcas irreversibles con las { $count } partidas de las que te sacaron: para volver a entrar hacen falta los demás o quien administra ese servidor.
    }
privacy-logs-under_way = Estoy quitando tu nombre de los registros en los hilos de tus partidas; puede tardar unos minutos.
privacy-logs-done = Registros en hilos rehechos sin tu nombre: { $count }.
privacy-logs-left = Registros a los que ya no llego, porque su hilo está bloqueado o ya no existe, o son demasiados: { $count }. Quien administra ese servidor puede borrar esos mensajes: { $links }
privacy-removed = Partidas de las que te sacaron: { $count }
