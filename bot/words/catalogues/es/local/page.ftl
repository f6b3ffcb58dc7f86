# La página de la mesa local: sus botones, títulos e indicaciones, y lo que rechaza su servidor.
page-title = Railwire: mesa local
page-table = Mesa local
page-noscript = Esta página necesita JavaScript.
page-skip = Ir al campo de texto
page-slogan = Partidas de 18xx por mensajes, en una mesa propia.
page-straight = Ir directamente a la mesa
page-language = Idioma
page-language-page = Esta página
page-language-of = Idioma en que el bot responde a { $name }
page-guest = Invitado
page-learn = Aprender
page-learn-text = Una primera partida, paso a paso en 15 minutos: qué es una acción, una ruta, una fase, haciéndolo. Los robots juegan a los demás.
page-learn-open = Empezar la lección
page-watch = Mirar
page-watch-text = Una partida grabada paso a paso, desde la primera elección hasta el resultado final.
page-watch-open = Mirar
page-try = Probar
page-try-text = Juega un solo turno en medio de una partida. Nada de lo que hagas puede estropearla.
page-try-open = Probar este turno
page-play = Jugar
page-play-text = Empieza una partida nueva. En los demás asientos juegan robots.
page-play-open = Empezar la partida
page-empty = Aquí todavía no hay nada.
page-which = Cuál
page-doors = Todas las puertas
page-doors-back = ← Todas las puertas
page-first = Al principio
page-back = Un paso atrás
page-step = Paso
page-on = Un paso adelante
page-last = Al final
page-branch = Probar desde aquí
page-places = Canales e hilos
page-channels = Canales
page-pins = Mensajes fijados
page-pinned = Fijados
page-pins-none = Aquí no hay nada fijado.
page-pins-place = Mostrarlo en su lugar
page-seat = Quién eres
page-seat-auto = { $name } (auto)
page-seat-follow = A quien le toque
page-seat-always = Siempre
page-seat-another = Otra persona…
page-person = Otra persona
page-person-name = Nombre
page-person-sit = Sentarse
page-follows = Le toca a { $name }: ahora ocupas ese asiento.
page-your-turn = te toca
page-pings = Avisos: { $count }
page-direct = Directos
page-direct-with = { $name } (directo)
page-messages = Mensajes
page-newest = Mensajes más recientes ↓
page-earlier = Mensajes anteriores
page-beginning = Este es el principio. Escribe / para ver lo que sabe hacer Railwire.
page-writing = { $name } está escribiendo…
page-thinking = pensando
page-edited = (editado)
page-silent = silencioso
page-silent-hint = Enviado sin notificación
page-is-pinned = fijado
page-for = para { $name }
page-bot = BOT
page-only-you = Solo tú puedes verlo ·
page-dismiss = Descartar
page-has-pinned = { $name } ha fijado { $message }
page-a-message = un mensaje
page-has-opened = { $name } ha abierto el hilo { $thread }
page-open-thread = Abrir el hilo ›
page-hidden = Texto oculto, mostrar
page-someone = alguien
page-unknown = desconocido
page-picture = Imagen
page-full-size = Tamaño completo
page-close = Cerrar
page-choose = Elegir…
page-choose-keys = { $name } (teclas: flechas y luego Intro)
page-done = Listo
page-submit = Enviar
page-cancel = Cancelar
page-send = Enviar
page-optional = { $name } (opcional)
page-yes = Sí
page-no = No
page-write = Mensaje, o / para un comando
page-commands = Todos los comandos
page-no-command = Ese comando no existe aquí. Elige uno de la lista.
page-silence = La mesa no responde. ¿Sigue en marcha?
page-place-gone = Ese lugar ya no existe, o no está abierto a este asiento.
page-message-gone = Ese mensaje ya no existe.
page-channel-gone = Este canal ya no existe.
page-nobody = Nadie con ese nombre está en esta mesa.
page-form-gone = Este formulario ya no está abierto.
page-not-private = Solo se pueden descartar las respuestas privadas.
page-no-answer = El bot no ha respondido. Prueba otra vez dentro de un momento.
page-unreadable = La página y su mesa no se entienden. Vuelve a cargar la página.
page-stranger = Otra página no puede actuar aquí.
page-old = Esta página es de un arranque anterior. Vuelve a cargarla.
page-cannot-changed = Ese botón o menú ha cambiado entretanto. Usa lo que muestra ahora el mensaje.
page-cannot-command = Esta persona no puede usar este comando aquí.
page-cannot-place = Este lugar no está abierto a esta persona, o está cerrado del todo.
page-cannot-value = Uno de los valores no es posible ahí. Elige entre lo que se ofrece, dentro de los límites dados.
page-cannot-file = Este archivo no se puede enviar: no se puede leer o es demasiado grande.
page-refused = La mesa lo rechaza, como haría Discord ({ $reason }).

# Lo que hay tras las puertas de la página.
door-game = { $title }, { $players ->
    [one] un jugador
   *[other] { $players } jugadores
    }
door-game-options = { $game }, con opciones
door-agreed = { $text } Opciones: { $options }.
door-robots = { $players ->
    [one] Jugada por un robot
   *[other] Jugada por { $players } robots
    }, { $moves ->
    [one] en una jugada
   *[other] en { $moves } jugadas
    }.
door-own = Una de las tuyas, { $moves ->
    [one] en una jugada
   *[other] en { $moves } jugadas
    }.
door-new = Una partida nueva para { $least } a { $most } jugadores.
door-players = Jugadores
door-seat = Tu asiento
door-place = { $number ->
    [1] Actúas primero
    [2] Segundo
    [3] Tercero
    [4] Cuarto
    [5] Quinto
    [6] Sexto
   *[other] N.º { $number }
    }
door-lot = Por sorteo
door-others = Los demás asientos
door-others-full = Los juegan robots: fuertes
door-others-middle = Los juegan robots: medios
door-others-easy = Los juegan robots: fáciles
door-others-me = Los juego todos yo, uno por uno
door-name-one = { $title } en solitario
door-name-all = { $title } para { $players }
door-name-robots = { $robots ->
    [one] { $title } con un robot
   *[other] { $title } con { $robots } robots
    }
door-name-move = { $title } desde la jugada { $move }
door-closed-none = Esta mesa no tiene puertas.
door-closed-watched = Esa puerta es para mirar, no para jugar.
door-closed-title = Ese juego no existe aquí.
door-closed-recording = Esa partida grabada no está aquí.
door-closed-rules = Esta partida se grabó con otras reglas: desde aquí, con estas no se puede seguir.
door-closed-over = Aquí la partida ha terminado. Retrocede unos pasos y prueba desde allí.
door-closed-full = La mesa no puede abrir otra partida ahora. Prueba otra vez dentro de un momento.
temper-builder = Constructor
temper-investor = Inversor
temper-trader = Negociante
temper-wanderer = Errante
position-18mag-minor = 18Mag: turno de una pequeña
position-18mag-minor-text = Fase verde: la pequeña 5 coloca vías, puede establecer una estación, compra vagones a las grandes compañías y hace rutas con sus trenes.
position-18mag-dividend = 18Mag: dividendo de una gran compañía
position-18mag-dividend-text = Fase verde: SzKÉV ha ganado mucho con las vías construidas. ¿Cuánto reparte a sus accionistas?
position-18mag-stock = 18Mag: ronda del mercado de valores
position-18mag-stock-text = Fase verde: compra una acción, vende algunas o no hagas nada, con las siete grandes compañías para elegir.
position-1856-company = 1856: turno de una compañía
position-1856-company-text = Fase 4: la Welland Railway coloca vías, hace circular sus tres trenes, reparte o retiene, y puede pedir un préstamo.
position-1856-stock = 1856: ronda de acciones
position-1856-stock-text = Fase 3: con $324 en mano, crea una compañía, compra una acción, vende algunas o pasa.
position-1889-company = 1889: turno de una compañía
position-1889-company-text = Fase 3: la Sanuki Railway coloca vías, hace circular sus cuatro trenes, reparte o retiene, y puede comprar compañías privadas; además puedes colocar tu loseta del puerto.
position-1889-stock = 1889: ronda de acciones
position-1889-stock-text = La primera: con ¥330 en mano, crea una compañía, compra una acción, cambia por una la Dougo Railway o coloca la loseta del puerto.
position-1865-company = 1865: turno de una compañía
position-1865-company-text = Fase 3: la SFSS busca en su isla el mejor lugar para una loseta amarilla y luego hace circular dos trenes.
position-1865-stock = 1865: ronda de acciones
position-1865-stock-text = Fase 3: con L.494 en mano, crea una compañía, compra una acción, vende algunas o pasa.
