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
    [stock] ronda del mercado de valores { $set }
    [operating] ronda de operaciones { $set }.{ $number }
    [end] fin de la partida
   *[other] { $round }
    }
picture-map = mapa completo
picture-area = zona de { $hex }
picture-pick = elección de un hexágono
picture-tiles = elección de una loseta para { $hex }
picture-market = precios de las acciones
picture-market-order = la compañía de arriba opera antes
picture-market-start = doble marco: precios iniciales
picture-holdings = posesiones
picture-last-move = última jugada
picture-changed = cambios
picture-tokens = fichas
picture-outside = fuera de la vista
picture-train = tren-{ $train }
picture-total = total
picture-left = quedan { $count }
picture-treasury = tesorería
picture-price = precio
picture-cash = efectivo
picture-trains = trenes
picture-train-limit = límite { $count }
picture-no-trains = ninguno
picture-stations = estaciones
picture-stations-left = por establecer, con su coste
picture-no-stations = no quedan
picture-terrain-tokens = fichas de terreno
picture-owner = propietario { $player }
picture-director = director { $player }
picture-no-director = sin director
picture-not-drafted = sin propietario
picture-shares = acciones
picture-stack = mazo
picture-pool = reserva
picture-director-mark = oscuro: director
picture-percent = cifras en tanto por ciento
picture-companies = compañías
picture-certificates = certificados
picture-worth = valor
picture-priority = prioridad
picture-none = nada
picture-director-short = director
