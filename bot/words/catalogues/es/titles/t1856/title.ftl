# Lo que solo necesita 1856.
command-place_port = colocar_puerto
command-place_port-description = Colocar el marcador de puerto
command-buy_right = comprar_derecho
command-buy_right-description = Comprar el derecho a una bonificación: puente o túnel
command-borrow_train = tomar_tren_prestado
command-borrow_train-description = Tomar prestado un tren del banco para este turno
command-redeem = saldar
command-redeem-description = Pagar tú el resto de la deuda de la compañía
command-merge = fusionar
command-merge-description = Dejar que la compañía se fusione con la nacional
field-right = derecho
field-right-description = Qué derecho
menu-place_port = Colocar el puerto
menu-buy_right = Puente o túnel
menu-borrow_train = Tomar prestado un tren
button-redeem = Saldar la deuda
button-merge = Fusionar con la compañía nacional
means-bridge = puente
means-tunnel = túnel
event-destination_reached = llega a su destino{ $place ->
    [none] {""}
   *[other] , { $place }
    }, pues la vía lo une ya con su base{ $escrow ->
    [0] {""}
   *[other] : recibe los { MONEY($escrow) } de su depósito
    }
event-port_placed = coloca su puerto en { $hex }
event-right_bought = compra un derecho a { $seller } por { MONEY($price) }: { $right }
event-train_borrowed = toma prestado un { $train }
event-company_merged = se fusiona con { $into }
event-national_formed = se forma a { MONEY($price) } con acciones del { PERCENT($unit) }; presidente: { $president }
event-shares_exchanged = { $to ->
    [ipo] conserva lo que sobra de { $company }: el { PERCENT($percent) }
    [out] la otra mitad del certificado de presidente de { $company }: el { PERCENT($percent) }
   *[other] recibe a cambio el { PERCENT($percent) } de { $company }
    }
refusal-national-must_complete = Como presidente provisional debes comprar primero la otra mitad del certificado de la compañía nacional; hasta entonces no puedes hacer nada más.
refusal-port-no_port = El puerto no se puede colocar en { $hex }.
refusal-port-not_owned = { $company } no posee { $private }.
refusal-right-closed = Mientras { $private } sea de un jugador, nadie puede comprar este derecho: { $right }.
refusal-right-held = { $company } ya tiene este derecho: { $right }.
refusal-right-none_left = Todos estos derechos están vendidos: { $right }.
refusal-right-unknown = No existe ese derecho: { $right }.
button-redeem-cost = Pagar la deuda: { MONEY($cost) } tuyos
refusal-national-keep_permanent = El { $train } es permanente, y { $company } debe conservar los trenes así, hasta tres.
refusal-national-token = La estación de { $node } no es de las que se pueden retirar: las iniciales se quedan.
refusal-national-must_withhold = { $company } debe retener sus beneficios hasta haber tenido un tren permanente.
stock-out = fuera de juego
picture-out = fuera de juego
event-train_scrapped-1856 = descarta un { $train } al Fondo de la Banca
fix-refused_offers = una oferta rechazada por una compañía privada cuenta como la compra del turno; ahora no
fix-any_time = ningún paso espera a una compañía privada que serviría en él y aún podría comprarse; ahora sí
