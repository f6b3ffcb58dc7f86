# What only 1865 Sardinia needs.
refusal-absorb-had_its_turn = { $target } ya ha tenido su turno en esta ronda.
refusal-absorb-has_absorbed = { $absorber } ya ha absorbido una compañía.
refusal-absorb-loans = { $absorber } y { $target } tendrían { $loans } préstamos; se permiten { $most } como mucho.
refusal-absorb-no_own_mine = { $node } no es una de sus minas.
refusal-absorb-no_such_city = No se puede poner una estación en { $node } ahora.
refusal-absorb-no_such_mine = { $node } no es una mina que se pueda tomar.
refusal-absorb-no_such_pair = { $absorber } no puede absorber { $target }.
refusal-absorb-not_connected = { $absorber } y { $target } no están conectadas.
refusal-absorb-not_operated = { $company } aún no ha operado.
refusal-absorb-too_dear = { $absorber } necesita { MONEY($need) } para { $target } y solo puede tener { MONEY($most) }.
refusal-absorb-two_presidents = { $absorber } y { $target } tienen presidentes distintos.
refusal-convert-not_asked = No se pregunta ahora por la conversión de { $company }.
refusal-convert-not_reached = { $company } aún no se puede convertir.
refusal-dragons-another = Los Dragones tienen que tomar otra compañía que { $company }.
refusal-dragons-must_act = Los Dragones no pueden pasar aquí.
refusal-dragons-not_green = Los Dragones no compran { $company } donde está su marcador.
refusal-dragons-not_red = Los Dragones no venden { $company } donde está su marcador.
refusal-dragons-sell_all = Los Dragones venden todo lo que pueden de { $company }: { PERCENT($percent) }.
refusal-home-not_free = { $node } no está libre para ser sede.
refusal-maritime-no_transfer = No hay transferencias marítimas en la fase { $phase }.
refusal-maritime-not_held = No tienes { $private }.
refusal-share-not_operated = { $company } aún no ha operado; sus acciones no se pueden vender.
refusal-share-sell_all = De { $company } hay que vender el { PERCENT($percent) } de una vez.
refusal-share-too_few = { $units ->
    [one] Una acción de { $company } es poco
   *[other] { $units } acciones de { $company } son pocas
}: faltan { MONEY($missing) }.
refusal-start-no_home = No queda ciudad donde { $company } pueda empezar.
refusal-tile-same_hex = La segunda loseta tiene que ir a otro hexágono que { $hex }.
refusal-token-district = { $company } ya tiene una estación en el distrito de { $node }.
command-place_marker = poner_marcador
command-place_marker-description = Poner un marcador de estación por una conexión directa
command-transfer = transferir
command-transfer-description = Dar una compañía marítima a la compañía
command-convert = convertir
command-convert-description = Convertir una compañía menor en mayor
command-absorb = absorber
command-absorb-description = Que una compañía absorba a otra
menu-place_marker = Poner un marcador de estación
menu-transfer = Transferir una compañía marítima
menu-convert = Convertir una compañía
menu-absorb = Absorber una compañía
event-traffic_gained = gana { $points } de tráfico ({ $total } en total)
event-company_launched = queda lanzada: fila { $row } de la tabla de los Dragones, { $markers ->
    [one] un marcador de estación
   *[other] { $markers } marcadores de estación
    }
event-company_converted = { $markers ->
    [one] pasa a ser compañía mayor con un marcador de estación
   *[other] pasa a ser compañía mayor con { $markers } marcadores de estación
    }
event-row_changed = baja a la fila { $row } de la tabla de los Dragones
event-mine_declined = La mina de { $hex } decae
event-transferred = da { $private } a { $company }
event-revenue_made = hace { MONEY($revenue) } (tráfico { $traffic }, capacidad { $capacity })
event-company_absorbed = absorbe { $target } por { MONEY($due) }
event-personal_loans = { $taken ->
    [one] recibe un préstamo personal
   *[other] recibe { $taken } préstamos personales
} ({ $loans } en total)
refusal-tile-joint_lost = Así la loseta { $tile } cortaría vías de { $hex } que continúan más allá de sus lados: { $edges }.
refusal-tile-mine = La loseta de la mina { $hex } no se puede mejorar; solo se cambia cuando la mina decae.
refusal-tile-no_change = La loseta { $tile } ya está así en { $hex }.
refusal-tile-other_hexes = La loseta { $tile } no es para { $hex }, sino para { $only }.
refusal-tile-too_few_slots = { $slots ->
    [one] La loseta { $tile } tiene un solo espacio, muy poco para las estaciones de { $hex }: { $markers }.
   *[other] La loseta { $tile } tiene { $slots } espacios, muy pocos para las estaciones de { $hex }: { $markers }.
    }
stock-dragons = los Dragones
money-absorbed = absorción
