# Negativas de las reglas: una frase con las cifras. La regla se añade detrás.
refusal-game-over = La partida ha terminado.
refusal-turn-not_now = Eso no es posible en este paso: { $step }.
refusal-turn-other_player = Le toca a { $player }: { $step }.
refusal-turn-must_act = No se puede pasar en este paso: { $step }.
refusal-undo-no_such_move = No hay una jugada { $seq } a la que volver; la última es la { $last }.
refusal-draft-not_on_offer = { $company } no está en la oferta.
refusal-draft-company_limit = Ya tienes { $limit } compañías pequeñas, el máximo que se puede elegir.
refusal-draft-private_limit = Ya tienes { $limit ->
    [one] una compañía privada
   *[other] { $limit } compañías privadas
    }, el máximo que se puede elegir.
refusal-draft-share_limit = Ya tienes { $limit ->
    [one] una acción
   *[other] { $limit } acciones
    }, el máximo que se puede elegir.
refusal-share-no_such_company = De { $company } no hay acciones que comprar ni vender.
refusal-share-not_in_play = { $company } no está en juego, así que no se pueden comprar sus acciones.
refusal-share-no_shares = Esta compañía no tiene acciones.
refusal-share-not_held = No puedes vender el { PERCENT($percent) } de { $company }: posees el { PERCENT($held) }, y cada acción es del { PERCENT($unit) }.
refusal-share-one_block = Ya has vendido acciones de { $company } en este turno; solo se permite un bloque por turno.
refusal-share-president_certificate = El { edition-certificate } de presidente de { $company } no se puede vender: nadie más posee el { PERCENT($size) } necesario para recibirlo.
refusal-share-must_sell_first = Tienes { $held } { edition-certificates } y el límite es { $limit }: antes debes vender.
refusal-share-over_held = Tienes el { PERCENT($held) } de { $company } y el límite es el { PERCENT($limit) }: vende acciones primero.
refusal-share-none_left = Ahí no queda ninguna acción de { $company }: { $source }.
refusal-share-only_president = De { $company } solo queda el certificado de director, del { PERCENT($size) }: quien posee el { PERCENT($unit) } puede pagar su otra mitad y entregar esa acción a cambio; tú posees el { PERCENT($held) }.
refusal-share-sold_this_round = Has vendido acciones de { $company } en esta { edition-stock_round } y no puedes volver a comprarlas en la misma.
refusal-share-holding_limit = Poseerías el { PERCENT($after) } de { $company }; el límite es el { PERCENT($limit) }.
refusal-share-certificate_limit = Tienes { $held } { edition-certificates }; el límite es { $limit }.
refusal-money-short = { $who } tiene { MONEY($has) } y necesita { MONEY($need) }.
refusal-tile-two_laid = { $company } ya ha colocado dos losetas en este turno.
refusal-tile-one_upgrade = { $company } ya ha mejorado una loseta en este turno; solo se permite una mejora por turno.
refusal-tile-not_in_phase = La loseta { $tile } es { $colour }; { phase-the } aún no permite ese color.
refusal-tile-unknown_hex = No hay ningún hexágono «{ $hex }» en este mapa.
refusal-tile-unknown_tile = No hay ninguna loseta «{ $tile }» en este juego.
refusal-tile-rotation = La rotación es un número de 0 a 5, no { $rotation }.
refusal-tile-no_tile_here = En { $hex } no se puede colocar ninguna loseta.
refusal-tile-not_an_upgrade = La loseta { $tile } no es una mejora de la loseta { $lying } en { $hex }.
refusal-tile-colour_order = La loseta { $tile } es { $colour }; en { $hex } { $next ->
    [none] ya no se coloca ninguna más
   *[other] la siguiente tiene que ser { $next }
}.
refusal-tile-wrong_kind = La loseta { $tile } no corresponde a lo impreso en { $hex }.
refusal-tile-off_map = La loseta { $tile } tendría vías hacia lados de { $hex } que no se pueden cruzar: { $edges }.
refusal-tile-track_lost = Así la loseta { $tile } cortaría vías ya colocadas en { $hex } ({ $edges }).
refusal-tile-partition = Así la loseta { $tile } uniría lados de { $hex } que el lago separa: { $edges }.
refusal-tile-fixed_rotation = La loseta { $tile } solo se puede colocar con una rotación: { $fixed }.
refusal-tile-none_left = Todas las losetas { $tile } están en el mapa ({ $count }).
refusal-tile-not_connected = { $company } no alcanza así ninguna vía de la loseta { $tile } en { $hex }.
refusal-tile-unknown_means = «{ $means }» no sirve para pagar el terreno.
refusal-tile-no_terrain_token = { $company } no tiene fichas de terreno.
refusal-tile-no_terrain = Una ficha de terreno no sirve en { $hex }: no hay terreno que pagar.
refusal-tile-supporter_pays = { $supporter } ya ayuda y paga él mismo el terreno de { $hex }: coloca la loseta sin ficha.
refusal-token-none_left = A { $company } no le quedan estaciones.
refusal-token-no_city = En { $node } no hay ciudad para una estación.
refusal-token-already_here = { $company } ya tiene una estación en { $hex }.
refusal-token-no_slot = { $node } no tiene espacios libres ({ $slots } en total).
refusal-token-not_connected = { $company } no está conectada con { $node }.
refusal-train-not_held = { $company } no tiene ningún { $train }.
refusal-train-limit = { $company } tiene { $held } trenes; el límite es { $limit }.
refusal-train-unknown = En este juego no hay { $train }.
refusal-train-sold_out = No queda ningún { $train }.
refusal-train-not_yet = Por ahora { edition-the_bank } no vende ningún { $train }.
refusal-train-not_in_pool = En el Fondo de la Banca no hay ningún { $train }.
refusal-train-price = Un { $train } cuesta { MONEY($price) }, no { MONEY($given) }.
refusal-train-no_seller = { $source } no puede vender aquí un tren.
refusal-train-price_too_low = { MONEY($given) } es muy poco: el precio mínimo es { MONEY($lowest) }.
refusal-wagon-unknown = { $company } no tiene vagones.
refusal-wagon-bought = El vagón de { $company } ya se ha comprado para este turno.
refusal-wagon-no_train = { $company } no tiene ningún tren que pueda operar, así que un vagón no sirve.
refusal-wagon-no_effect = { $count ->
    [0] El vagón de { $company } no tendría efecto en ninguna ruta.
   *[other] El vagón de { $company } no tendría efecto en ninguna ruta junto con los ya comprados.
    }
refusal-dividend-multiple = No se pueden repartir { MONEY($amount) }: la cantidad debe ser múltiplo de { $multiple }, de 0 a { MONEY($most) }.
refusal-dividend-too_much = No se pueden repartir { MONEY($amount) }: en la tesorería hay { MONEY($most) }.
refusal-route-not_best = Estas rutas dan { MONEY($claimed) }; son posibles { MONEY($best) }, y lo mejor es obligatorio.
refusal-route-no_such_train = No queda ningún { $train } para una de las rutas.
refusal-route-unreached = { $node } no es un lugar que una ruta de esta compañía pueda visitar.
refusal-route-ways = La ruta del { $train } necesita un camino entre cada dos paradas seguidas.
refusal-route-no_track = En la ruta del { $train } no hay vía de { $start } a { $end } por ese camino.
refusal-route-unknown = Una de las rutas nombra algo que no está en el mapa.
refusal-route-disconnected = En { $stop } se interrumpe la ruta del { $train }.
refusal-route-fewer_than_two = Una ruta debe visitar al menos dos lugares, y la del { $train } visita { $count }.
refusal-route-no_token = La ruta del { $train } no visita ninguna estación de la compañía.
refusal-route-too_long = La ruta del { $train } visita { $count } lugares; el tren puede visitar { $limit }.
refusal-route-side_twice = La ruta del { $train } usa dos veces el mismo tramo de vía.
refusal-route-repeated_stop = La ruta del { $train } visitaría dos veces { $stop }.
refusal-route-through_blocked = { $stop } está llena de estaciones ajenas: la ruta del { $train } puede terminar allí, pero no atravesarla.
refusal-route-through_end = { $stop } solo puede ser un extremo: la ruta del { $train } no puede atravesarlo.
refusal-route-shared_side = Las rutas del { $train } y del { $beside } usan el mismo tramo de vía.
refusal-route-shared_resource = Dos de las rutas necesitan lo que solo sirve a un tren: { $resources }.
refusal-route-cover_missing = Un vagón comprado no tiene efecto en estas rutas: { $resources }.
refusal-route-same_group = { $stop } y { $other } van juntas: la ruta del { $train } solo puede visitar una de ellas.
refusal-route-exclusive = Estos vagones no se pueden usar juntos.
refusal-route-train_twice = Se nombran dos rutas para el { $train }.
refusal-auction-not_on_offer = { $private } no está a la venta.
refusal-auction-contest = Se puja por { $private }: puja { MONEY($lowest) } o más, o retírate.
refusal-auction-price = { $private } cuesta { MONEY($price) }, no { MONEY($given) }.
refusal-auction-too_low = { MONEY($given) } es muy poco por { $private }: la puja mínima es { MONEY($lowest) }.
refusal-auction-bound = { $who } necesita { MONEY($need) } y tiene { MONEY($free) } sin comprometer en pujas.
refusal-auction-no_bids = No se puede pujar por { $private }.
refusal-start-not_startable = { $company } no es una compañía que un jugador pueda crear.
refusal-start-closed = { $company } ha cerrado y no se puede volver a crear.
refusal-start-in_play = { $company } ya se ha creado.
refusal-start-no_par = { MONEY($price) } no es un precio inicial que se pueda elegir ahora.
refusal-dividend-all_or_nothing = No se pueden repartir { MONEY($amount) }: o nada o { MONEY($most) }.
refusal-dividend-nothing = No se pueden repartir { MONEY($amount) }: no quedan beneficios para ello.
refusal-supporter-not_yours = No tienes el apoyo { $supporter }.
refusal-supporter-used = { $supporter } ya ha ayudado en esta ronda de operaciones.
refusal-supporter-no_use = { $supporter } no le sirve ahora a { $company }.
refusal-route-needs_wagon = { $node } solo se puede visitar con el vagón de mina.
refusal-city-not_free = { $node } no es una ciudad con espacio libre en { $hex }.
refusal-bankruptcy-can_raise = Faltan { MONEY($missing) } y se pueden reunir { MONEY($most) }: no es posible la bancarrota.
refusal-bankruptcy-no_need = No se debe nada que exija la bancarrota.
refusal-loan-after_repayment = { $company } ha devuelto un préstamo en este turno y no puede pedir otro.
refusal-loan-limit = { $company } tiene { $loans ->
    [one] un préstamo
   *[other] { $loans } préstamos
}; se permiten tantos como acciones suyas tienen los jugadores: { $limit }.
refusal-loan-none = { $company } no puede pedir préstamos: se piden en las fases 2 a 5, y esta es la fase { $phase }.
refusal-loan-nothing_owed = { $company } no tiene préstamos que devolver.
refusal-loan-one_a_turn = { $company } ya ha pedido un préstamo en este turno.
refusal-private-no_trade = En esta partida no se compran compañías privadas a otros jugadores.
refusal-private-not_owned = { $source } no posee { $private }.
refusal-private-declined = { $source } ya ha rechazado en este turno una oferta por { $private }.
refusal-private-phase = Una compañía compra compañías privadas en las fases 3 y 4, y esta es la fase { $phase }.
refusal-private-price = { MONEY($given) } no es un precio posible: de { MONEY($lowest) } a { MONEY($highest) }.
refusal-share-first_round = En la primera { edition-stock_round } no se vende.
refusal-share-keep_one = Has comprado acciones de { $company } en este turno y debes conservar al menos una.
refusal-share-keep_president = { $company } necesita el dinero y debe conservar a su presidente: { $player } posee el { PERCENT($held) }, y no puedes quedarte con menos.
refusal-share-more_than_needed = Faltan { MONEY($missing) }, y para eso { $enough ->
    [one] basta una acción
   *[other] bastan { $enough } acciones
    } de { $company }; { $units ->
    [one] una es
   *[other] { $units } son
    } más de lo necesario.
refusal-share-no_need = Ahora no hay que reunir dinero, así que no se venden acciones de { $company }.
refusal-share-one_purchase = Solo se permite una compra por turno, y ya la has hecho.
refusal-share-pool_first = Antes hay que comprar las acciones de { $company } del Fondo de la Banca ({ PERCENT($pool) }).
refusal-share-pool_limit = El Fondo de la Banca tendría el { PERCENT($after) } de { $company }; el límite es el { PERCENT($limit) }.
refusal-tile-blocked = { $hex } está bloqueado mientras un jugador posea { $private }.
refusal-tile-nothing_new = { $company } no alcanza así vías nuevas de la loseta { $tile } en { $hex }.
refusal-tile-one_laid = { $company } ya ha colocado una loseta en este turno.
refusal-tile-town_phase = Los pueblos de la loseta { $lying } en { $hex } se pueden cambiar a partir de la fase 6; esta es la fase { $phase }.
refusal-token-one_placed = { $company } ya ha establecido una estación en este turno.
refusal-token-reserved = Un espacio en { $node } está reservado para { $company }.
refusal-token-after_interest = El derecho vale hasta que { $company } liquida sus intereses, y en este turno ya lo ha hecho.
refusal-token-no_power = { $company } no tiene ningún derecho que permita una estación en { $node }.
refusal-train-cheapest_only = Con la ayuda del presidente solo se puede comprar el tren más barato: { MONEY($cheapest) }, no { MONEY($price) }.
refusal-train-no_trade = Un { $trade } no se puede entregar por un { $train }.
refusal-train-not_permanent = { $company } solo puede comprar trenes permanentes, y un { $train } no lo es.
refusal-train-shares_sold = Se han vendido acciones para el tren de { $company }, así que hay que comprarlo { edition-to_bank }.
refusal-automaton-other_choice = Las cartas solo permiten algunas jugadas aquí.
refusal-turn-must_act-trains = { $company } debe tener un tren: hay que comprar uno antes de que acabe su turno.
refusal-turn-must_act-run = Los trenes de { $company } pueden operar, así que deben hacerlo: no se puede pasar.
refusal-turn-must_act-dividend = { $company } debe decidir su dividendo, aunque no reparta nada.
