# Palabras en las imágenes y en sus textos alternativos.
picture-phase = { $phase ->
    [yellow] fase amarilla
    [green] fase verde
    [brown] fase marrón
    [gray] fase gris
   *[other] fase { $phase }
    }
picture-round = { $round ->
    [draft] elección inicial
    [auction] subasta
    [stock] { edition-stock_round } { $set }
    [operating] ronda de operaciones { $set }.{ $number }
    [end] fin de la partida
   *[other] { $round }
    }
picture-number = { $number }
picture-map = mapa completo
picture-area = zona de { $hex }
picture-pick = elección de un hexágono
picture-tiles = elección de una loseta para { $hex }
picture-stock = losetas que quedan
picture-market = precios de las acciones
picture-market-order = la compañía de arriba opera antes
picture-market-start = doble marco: precios iniciales
picture-movements = dividendo pagado y cuánto se mueve { edition-the_price }
picture-holdings = participaciones
picture-last-move = última jugada
picture-changed = cambios
picture-tokens = estaciones
picture-outside = fuera de la vista
picture-train = tren-{ $train }
picture-total = total
picture-left = { $count ->
    [0] agotados
    [one] queda 1
   *[other] quedan { $count }
    }
picture-treasury = tesorería
picture-price = { edition-price }
picture-cash = efectivo
picture-trains = trenes
picture-train-limit = límite { $count }
picture-no-trains = ninguno
picture-stations = estaciones
picture-stations-left = por establecer, con su coste
picture-no-stations = no quedan
picture-terrain-tokens = fichas de terreno
picture-owner = propietario { $player }
picture-president = presidente { $player }
picture-no-president = sin presidente
picture-not-drafted = sin propietario
picture-shares = acciones
picture-stack = mazo
picture-pool = Fondo
picture-president-mark = oscuro: presidente
picture-percent = cifras en tanto por ciento
picture-companies = compañías
picture-certificates = { edition-certificates }
picture-worth = riqueza
picture-priority = prioridad
picture-none = nada
picture-president-short = presidente
picture-ipo = oferta
picture-zone = { $zone ->
    [uncounted] los certificados no cuentan para el límite
    [unlimited] tampoco hay límite a lo que puede tener un jugador
    [closed] la compañía cierra
   *[other] { $zone }
    }
picture-par = precio inicial
picture-loans = préstamos
picture-privates = compañías privadas
picture-not-operating = aún no opera
picture-company-unstarted = aún no creada
picture-company-unformed = aún no formada
picture-company-unfloated = vendido el { PERCENT($sold) } de las acciones; hace falta el { PERCENT($need) }
picture-company-closed = cerrada
picture-company-unsold = aún no vendida
picture-company-undrafted = aún por elegir
picture-company-removed = fuera de la partida
picture-companies-unstarted = aún no creadas
picture-companies-unformed = aún no formadas
picture-companies-unfloated = vendido el { PERCENT($sold) } de las acciones; hace falta el { PERCENT($need) }
picture-companies-closed = cerradas
picture-companies-unsold = aún no vendidas
picture-companies-undrafted = aún por elegir
picture-companies-removed = fuera de la partida
picture-face = valor nominal
picture-income = renta
picture-reach = alcance
picture-capacity = capacidad
picture-train-price = precio
picture-train-left = quedan
picture-train-leaves = hasta la { $phase }
picture-phase-tiles = losetas
picture-phase-limit = trenes
picture-phase-rounds = rondas de operaciones
picture-takings = beneficios por rondas
takings-earned = beneficios
takings-sum = en total
takings-price = { edition-price } al final de la ronda
takings-worth = riqueza al final de la ronda
takings-note = en negrita: hubo dividendo; debajo: por acción
picture-wealth = riqueza de los jugadores
picture-wealth-rounds = sombreadas: { $edition ->
    [t18mag] rondas del mercado de valores
   *[other] rondas de acciones
    }
picture-legend = cómo leer el mapa
picture-sign = { $sign ->
    [tile-yellow] loseta amarilla, un punto
    [tile-green] loseta verde, dos puntos
    [tile-brown] loseta marrón, tres puntos
    [tile-gray] loseta gris, cuatro puntos
    [crossing] cruce sin enlace
    [town] pueblo
    [city] ciudad, dos espacios
    [mine] mina
    [worth] valor de la parada
    [offboard] zona exterior
    [token] estación
    [token-square] estación de una gran compañía
    [home] reservado para la primera estación
    [cost-cost] coste de una loseta
    [cost-mountain] coste de una loseta: montaña
    [cost-water] coste de una loseta: agua
    [lake] lago
    [sea] ruta marítima
    [side-river] río en un lado
    [side-mountain] montañas en un lado
    [side-impassable] sin paso de vía
    [coast] costa
    [destination] destino de una compañía
    [blocked] cerrado por una compañía privada
    [private] hexágono de una compañía privada
    [harbour] aquí puede ir el puerto
    [port] puerto
    [bridge] prima del puente
    [tunnel] prima del túnel
    [maritime] lugar de una compañía marítima
    [last] última jugada
    [changed] cambios
    [train-1] primer tren
    [train-2] segundo tren
    [choice] elección
   *[other] { $sign }
    }
picture-destination = destino
picture-reached = alcanzado
picture-escrow = depósito
picture-rights = derechos
picture-right = { $right ->
    [bridge] puente
    [tunnel] túnel
    [port] puerto
   *[other] { $right }
    }
picture-part = { $part ->
    [sardinia] Cerdeña
    [corsica] Córcega
   *[other] { $part }
    }
picture-surcharges = debajo, precio de una acción de los Dragones:
picture-surcharge = { $zone ->
    [white] zona blanca
    [green] zona verde
   *[other] { $zone }
    }
picture-dragons = Dragones
picture-dragons-chart = Tabla de los Dragones
picture-dragons-zone = { $zone ->
    [red] rojo (venden)
    [white] blanco (nada)
    [green] verde (compran)
   *[other] { $zone }
    }
picture-dragons-hold = los Dragones tienen
picture-estimation = junto a la compañía, su estimación: estaciones en el mapa y nivel de sus trenes
picture-traffic = tráfico
picture-lettered = { $colour ->
    [green] verde { $letter }
    [brown] marrón { $letter }
    [grey] gris { $letter }
   *[other] { $letter } ({ $colour })
    }
picture-share = { PERCENT($percent) }
picture-colon = :
