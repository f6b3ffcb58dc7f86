# What only 1865 Sardinia needs.
refusal-absorb-had_its_turn = { $target } ya ha tenido su turno en esta ronda, así que no puede ser absorbida en ella.
refusal-absorb-has_absorbed = { $target } ha absorbido una compañía en este turno, así que no puede ser absorbida en él.
refusal-absorb-loans = { $absorber } y { $target } tendrían { $loans } préstamos; se permiten { $most } como mucho.
refusal-absorb-no_own_mine = { $node } no es una mina donde la absorbente tenga una estación.
refusal-absorb-no_such_city = No se puede colocar ahora una estación en { $node }.
refusal-absorb-no_such_mine = { $node } no es una mina cuya estación se pueda sustituir.
refusal-absorb-no_such_pair = { $absorber } no puede absorber ahora a { $target }: ambas deben estar lanzadas, y debe ser el turno de una de ellas.
refusal-absorb-not_connected = { $absorber } y { $target } no están conectadas: ninguna ciudad tiene estaciones de ambas y ninguna conexión directa une dos de ellas.
refusal-absorb-not_operated = { $company } aún no ha operado, así que no participa en ninguna absorción.
refusal-absorb-too_dear = { $absorber } necesita { MONEY($need) } para absorber a { $target } y puede reunir { MONEY($most) } como mucho.
refusal-absorb-two_presidents = { $absorber } y { $target } tienen presidentes distintos.
refusal-convert-not_asked = No se pregunta ahora por la conversión de { $company }.
refusal-convert-not_reached = { $company } aún no se puede convertir.
refusal-dragons-another = Los Dragones tienen que comprar aquí acciones de otra compañía, no de { $company }.
refusal-dragons-must_act = Los Dragones no pueden pasar aquí.
refusal-dragons-not_green = Los Dragones no compran acciones de { $company }: su marcador no está en la zona verde.
refusal-dragons-not_red = Los Dragones no venden acciones de { $company }: su marcador no está en la zona roja.
refusal-dragons-sell_all = Los Dragones venden de { $company } todo lo que pueden: el { PERCENT($percent) }.
refusal-home-not_free = { $node } no está libre como ciudad de inicio.
refusal-maritime-no_transfer = Las compañías marítimas se transfieren en las fases 2 a 4, y esta es la fase { $phase }.
refusal-maritime-not_held = No tienes { $private }.
refusal-share-not_operated = { $company } aún no ha operado; sus acciones no se pueden vender.
refusal-share-sell_all = Lo que se puede vender no basta, así que hay que venderlo todo: de { $company } el { PERCENT($percent) } de una vez.
refusal-share-too_few = { $units ->
    [one] Una acción de { $company } da
   *[other] { $units } acciones de { $company } dan
    } { MONEY($brings) }, y lo que aún se puede vender de otras compañías, { MONEY($rest) }: en total, menos de los { MONEY($missing) } que faltan.
refusal-start-no_home = No queda ninguna ciudad donde { $company } pueda empezar.
refusal-tile-same_hex = La segunda loseta tiene que ir en un hexágono distinto de { $hex }.
refusal-token-district = { $company } ya tiene una estación en el distrito de { $node }.
command-place_marker = colocar_marcador
command-place_marker-description = Colocar un marcador de estación por una conexión directa
command-transfer = transferir
command-transfer-description = Transferir una compañía marítima a la compañía
command-convert = convertir
command-convert-description = Convertir una compañía menor en mayor
command-absorb = absorber
command-absorb-description = Que una compañía absorba a otra
menu-place_marker = Colocar un marcador de estación
menu-transfer = Transferir una compañía marítima
menu-convert = Convertir una compañía
menu-absorb = Absorber una compañía
event-traffic_gained = recibe { $points ->
    [one] un punto
   *[other] { $points } puntos
    } de tráfico ({ $total } en total)
event-company_launched = queda lanzada: fila { $row } de la Tabla de los Dragones, { $markers ->
    [one] un marcador
   *[other] { $markers } marcadores
    } de estación en total
event-company_converted = pasa a ser compañía mayor{ $markers ->
    [0] {""}
    [one] {" "}y recibe un marcador de estación más
   *[other] {" "}y recibe { $markers } marcadores de estación más
    }
event-row_changed = baja a la fila { $row } de la Tabla de los Dragones
event-mine_declined = Se degrada la mina de { $hex }
event-passed-conversion = sigue siendo compañía menor
event-passed-markers = deja las minas como están
event-transferred = transfiere { $private } a { $company }
event-revenue_made = obtiene { MONEY($revenue) } de beneficios (tráfico { $traffic }, capacidad { $capacity })
event-company_absorbed = absorbe a { $target } por { MONEY($due) }
event-personal_loans = { $taken ->
    [one] recibe un préstamo estatal personal
   *[other] recibe { $taken } préstamos estatales personales
} ({ $loans } en total)
refusal-tile-joint_lost = Así la loseta { $tile } cortaría vías de { $hex } que continúan más allá de sus lados: { $edges }.
refusal-tile-mine = La loseta de la mina { $hex } no se puede mejorar; solo se sustituye cuando la mina se degrada.
refusal-tile-no_change = La loseta { $tile } ya está así en { $hex }.
refusal-tile-other_hexes = La loseta { $tile } no es para { $hex }, sino para { $only }.
refusal-tile-too_few_slots = { $slots ->
    [one] La loseta { $tile } tiene un solo espacio, muy poco para las estaciones de { $hex }: { $markers }.
   *[other] La loseta { $tile } tiene { $slots } espacios, muy pocos para las estaciones de { $hex }: { $markers }.
    }
stock-dragons = los Dragones
seller-trains-bank-1865 = la pila de Trenes Disponibles
money-absorbed = absorción
event-train_scrapped-1865 = descarta un { $train } al Fondo de la Banca
event-train_bought-1865 = compra un { $train } de { $source } por { MONEY($price) }
refusal-tile-unknown_means-1865 = Aquí una loseta solo se paga con dinero: «{ $means }» no sirve.
refusal-token-no_city-1865 = En { $node } no hay ciudad ni mina para una estación.
refusal-train-not_yet-1865 = En la pila de Trenes Disponibles aún no hay ningún { $train }.
refusal-train-sold_out-1865 = En la pila de Trenes Disponibles no queda ningún { $train }.
