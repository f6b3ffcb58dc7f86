# Lo que está en botones y menús (80 letras en un botón, 100 en un menú), y los mensajes de la mesa.
button-my_turn = Mi turno
button-my_language = Mi idioma
button-join = Unirse
button-leave = Dejar
button-start = Empezar
button-pass-draft = Pasar
button-pass-stock = Pasar
button-pass-stock-done = Terminar el turno
button-pass-track = Terminar con las vías
button-pass-station = No colocar estación
button-pass-scrap = No desguazar
button-pass-run = No circular
button-pass-trains = Terminar el turno
button-pass-dividend = Pasar
button-pass-consent = Pasar
button-run-best = Las mejores rutas: { MONEY($net) }
button-accept = Aceptar
button-refuse = Rechazar
button-undo = Deshacer
button-other_amount = Otra cantidad…
button-confirm = Confirmar
button-back = Atrás
button-older = Anteriores
button-newer = Más recientes
menu-draft_company = Elegir una compañía pequeña
menu-draft_share = Elegir una acción
menu-buy_share = Comprar una acción
menu-sell_shares = Vender acciones
menu-lay_tile = Construir vía: elige un hexágono
menu-lay_tile-at = Loseta y rotación en { $hex }
menu-place_token = Establecer una estación
menu-scrap_train = Desguazar un tren
menu-buy_wagon = Comprar un vagón
menu-run = Rutas, la mejor primero
menu-pay_dividend = Repartir dividendos
menu-buy_train = Comprar un tren
menu-page = { $title } ({ $page } de { $pages })
choice-minor-detail = Base { $home }, { $tokens ->
    [0] sin fichas de terreno
    [one] una ficha de terreno
   *[other] { $tokens } fichas de terreno
    }
choice-share = { PERCENT($percent) } de { $company }
choice-share-free = gratis, vale { MONEY($price) }
choice-share-detail = { MONEY($price) }, queda el { PERCENT($left) } por comprar
choice-sale = { PERCENT($percent) } de { $company } por { MONEY($total) }
choice-hex-tiles = { $count ->
    [one] una manera
   *[other] { $count } maneras
    }
choice-train-bank = { $train } { edition-of_bank } por { MONEY($price) }
choice-train-from = { $train } de { $source }
choice-train-price = De { MONEY($low) } a { MONEY($high) }
choice-run = { $wagons }: neto { MONEY($net) }
choice-run-none = sin vagones
choice-run-detail = Beneficios { MONEY($income) }: { MONEY($owner) } para ti, { MONEY($kept) } para su tesorería{ $extra ->
    [0] { "" }
   *[other] , mina { MONEY($extra) }
    }{ $fee ->
    [0] { "" }
   *[other] ; pago { MONEY($fee) }
    }
choice-dividend = { MONEY($amount) }
choice-dividend-detail = { MONEY($each) } por acción, quedan { MONEY($kept) }
choice-node-price = { MONEY($price) }
choice-page = Más (de { $from } a { $to })
modal-price = Precio de { $low } a { $high }
modal-amount = De { $low } a { $high }, cada { $step }
modal-plain = ¿Cuánto?
turn-heading = **{ $game }** · { $title }
turn-ask = { $mention }, es tu turno: { $step }
consent-ask = { $mention }, una oferta espera tu respuesta
consent-ask-train_offered = { $mention }, { $company } quiere comprar un { $train } a { $source } por { MONEY($price) }: ¿aceptas?
consent-ask-private_offered = { $mention }, { $buyer } quiere comprar { $private } por { MONEY($price) }: ¿aceptas?
turn-round = { phase-bare }, { $round }
run-best-text = Mejores rutas de { $company }: { MONEY($income) } de beneficios, { MONEY($owner) } para ti, { MONEY($kept) } para su tesorería
since-heading = Desde tu última jugada:
since-stale = La partida ha avanzado desde que se hizo este botón:
since-nothing = No ha pasado nada desde entonces.
panel-heading = **{ $game }** · { $step }
panel-heading-company = **{ $game }** · { $company } · { $step }
panel-cash = Tienes { MONEY($cash) }.
panel-cash-company = { $company } tiene { MONEY($cash) }, trenes: { $trains }.
panel-no-trains = ninguno
panel-done = Hecho.
panel-done-next = Hecho. Ahora le toca a { $name }.
panel-not-yours = Ahora le toca a { $name } en **{ $game }**. Se te avisará cuando sea tu turno.
panel-aside = No es tu turno, pero puedes hacer esto ahora:
panel-robot-up = Ahora le toca a un robot en **{ $game }**.
panel-over = **{ $game }** ha terminado.
panel-open = **{ $game }** aún no ha empezado.
panel-repeated = Eso ya estaba hecho; la segunda vez no ha cambiado nada.
notice-text = { $host } abre una mesa de { $least } a { $most } jugadores. Idioma: { $language }.
notice-text-exactly = { $host } abre una mesa de { $most ->
    [1] una persona
   *[other] { $most } jugadores
    }. Idioma: { $language }.
notice-seats = Asientos: { $seats }
notice-no-seats = Aún no hay nadie sentado.
notice-started = La partida ha empezado: { $link }
notice-abandoned = La mesa está cerrada.
started-seats = Orden de juego: { $seats }
started-thread = La partida empieza: { $link }
joined = Tienes un asiento en **{ $game }**.
left = Has dejado **{ $game }**.
end-near-bank = Banco: quedan { MONEY($cash) }
end-near-indicators = Indicadores de ronda: { $train }{ $count ->
    [0] { "" }
   *[other] ; fichas de «Ningún tren vendido» en el { $stack }: { $count } (con { $limit } cambia la fase)
    }
end-heading = **{ $game }** ha terminado
end-place = { $place }. { $name }: { MONEY($worth) } ({ MONEY($cash) } en efectivo, { MONEY($shares) } en acciones{ $debt ->
    [0] { "" }
   *[other] , debe { MONEY($debt) }
    })
abandoned-text = { $who } ha cerrado **{ $game }** sin resultado.
undone-text = **{ $game }**: { $who } deshace { $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }.
undone-mark = Esto se ha deshecho.
undo-private = Deshecho.
undo-again = Tu última jugada ya está deshecha; ahora no se ha deshecho nada más.
undo-again-next = La anterior, que el botón también deshace: { $what }
status-turn = Le toca a { $name }: { $step } · { $since }
status-leave = ausente hasta el { $until }
status-players = Jugadores: { $seats }
status-line = **{ $game }** ({ $title }): { $status }
status-up = le toca a { $name }
list-heading = Partidas aquí:
list-empty = Aquí no hay ninguna partida. Abre una mesa con `/{ command-game } { command-game-new }`.
turns-heading = Partidas que te esperan:
turns-empty = No te espera ninguna partida.
log-empty = Aún no ha pasado nada.
log-page = Página { $page } de { $pages }
log-undo = { $who } deshace hasta la jugada { $to }
abandon-ask = ¿Cerrar **{ $game }** para siempre? Nadie podrá seguir, y sus jugadas y su registro se borran.
abandon-done = **{ $game }** está cerrada.
company-owner = Propietario: { $name }
company-director = Presidente: { $name }
company-no-director = Sin presidente
company-cash = Tesorería: { MONEY($cash) }
company-price = { $edition ->
    [t1865] Cotización
   *[other] Precio
    }: { MONEY($price) }
company-trains = Trenes: { $trains }
company-stations = Estaciones por establecer: { $stations }
company-tokens = Fichas de terreno: { $count }
company-shares = Acciones: { $shares }
company-share = { $name } { PERCENT($percent) }
stock-stack = mazo
player-cash = Efectivo: { MONEY($cash) }
player-companies = Compañías: { $companies }
player-shares = Acciones: { $shares }
player-certificates = { $edition ->
    [t1865] Títulos
   *[other] Certificados
    }: { $count } de { $limit }
player-worth = Riqueza actual: { MONEY($worth) }
nothing = nada
nobody = nadie
menu-bid = Pujar
menu-buy_private = Comprar una compañía privada
menu-start_company = Crear una compañía
menu-remove_token = Retirar una estación
menu-use_supporter = Usar un apoyo
button-take_loan = Pedir un préstamo
button-repay_loan = Devolver un préstamo
button-declare_bankruptcy = Declarar bancarrota
button-pass-auction = Pasar
button-pass-city = Pasar
button-pass-discard = Pasar
button-pass-raise = Pasar
button-pass-repay = Terminar el turno
button-pass-last = Terminar el turno
button-pass-borrow = Pasar
button-take_loan-brings = Préstamo: +{ MONEY($amount) }
button-repay_loan-cost = Devolver un préstamo: { MONEY($cost) }
button-pay = Repartir { MONEY($amount) } ({ MONEY($each) } por acción)
button-withhold = { $edition ->
    [t1865] Conservar
   *[other] Retener
    }
button-buy_private = Comprar { $private } por { MONEY($price) }
button-borrow_train = Tomar prestado un { $train }
menu-start_company-at = Crear { $company }: precio de una acción
choice-share-source = { MONEY($price) }; { $source }: { PERCENT($left) }
choice-sale-missing = { $missing ->
    [0] con eso basta
   *[other] aún faltarían { MONEY($missing) }
    }
choice-start-price = { MONEY($price) } por acción
choice-start-detail = El { edition-certificate } de presidente cuesta { MONEY($total) }
choice-start-home = { edition-home } { $home }
choice-start-free = { edition-home }: a elegir
choice-private-detail = valor nominal { MONEY($face) }, renta { MONEY($income) }
choice-private-from = { $private }, de { $owner }
choice-train-help = tú pones { MONEY($amount) }
choice-train-trade = { $train } por { MONEY($price) } y un { $trade }
choice-run-plain = Beneficios { MONEY($income) }
modal-bid-title = Puja por { $private }
modal-buy_private-title = Comprar { $private }
modal-buy_train-title = Comprar un { $train }
modal-pay_dividend-title = Dividendos
turn-behalf = { $what } (eliges por { $name })
turn-ask-alone = Es tu turno: { $step }
panel-behalf = Las cartas de { $name } te lo dejan a ti: varias jugadas son iguales para él.
panel-token-of = Se trata de la estación de { $company }.
due-missing = Para { $company } faltan { MONEY($missing) }; tienes { MONEY($cash) }. Vende acciones: puedes reunir { MONEY($most) } como mucho.
due-covered = { $company } no puede pagar sola; tú pones el resto. Tienes { MONEY($cash) }.
due-hopeless = Lo que { $company } necesita ya no se puede reunir, ni con tus { MONEY($cash) }: vende lo que puedas o declara la bancarrota.
loans-line = Préstamos: { $count } de { $limit } como mucho (las acciones en manos de jugadores), cada uno con { MONEY($interest) } de interés por turno.
loans-brings = Uno más da { MONEY($amount) } ahora.
run-working = Aún estoy calculando las mejores rutas; aparecerán aquí en cuanto estén demostradas.
run-best-plain = Mejores rutas de { $company }: { MONEY($income) }.
button-pass-give_up_train = Conservar los trenes
button-pass-give_up_token = Pasar
button-pass-declare = Pasar
button-pass-markers = Pasar
button-pass-dragons = Pasar
button-pass-home = Pasar
button-pass-conversion = Pasar
button-pass-absorb = Pasar
menu-place_token-city = Ciudad de la estación
menu-place_token-home = Ciudad de inicio
button-opens = { $what }…
