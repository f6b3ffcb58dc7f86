# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = losetas
command-tiles-description = Las losetas que quedan, por color
command-history = historial
command-history-description = La riqueza de todos por rondas y el tiempo usado
command-rules = reglas
command-rules-description = Una cláusula de las reglas, por número o por palabras
field-clause = cláusula
field-clause-description = Un número como 5.4, o palabras que buscar
field-colour = color
field-colour-description = Solo losetas de este color
button-why = ¿Por qué?
# Why something happened by itself: the reason with its figures; the clause follows.
why-line = { $what }: { $why } (regla { $clause })
why-heading = **Por qué:** lo que pasó por sí solo y la regla que lo causó
why-nothing = Aquí nada pasó por sí solo: todo lo decidieron personas.
why-caretaker = El sustituto automático actuó por { $name }: pasa si puede, hace la mejor ruta, mantiene la política de dividendos y compra solo lo obligado
why-default = { $name } no respondió a tiempo: se hizo lo que las reglas prevén para el silencio
why-no_further = no hay más casillas en ese sentido
why-price_moved-dividend = { $amount ->
    [0] no se pagó dividendo
   *[other] se pagó un dividendo de { MONEY($amount) }, { MONEY($each) } por acción
    }
why-price_moved-sale = { $seller } vendió el { PERCENT($percent) } por { MONEY($amount) }
why-price_moved-sold_out = al final de la ronda del mercado de valores los jugadores tienen todas sus acciones
why-price_moved-new_train = compró un tren al banco en su turno: { $train }
why-price_moved-no_revenue = su ingreso fue cero
why-passed = no se podía hacer otra cosa en este paso: { $step }
why-receivership = nadie la dirige, así que paga lo que tiene: { MONEY($amount) }
why-only-pay_dividend = no era posible otra cantidad: { MONEY($amount) }
why-phase_changed = se vendió el primer tren de su tipo: { $train }
why-phase_changed-no_sale = se llegó a la tercera marca por rondas sin vender trenes: { $new }
why-trains_rusted = ha empezado la fase { $phase }
why-private_closed = { $phased ->
    [yes] ha empezado la fase { $phase }
   *[no] nadie la tomó, o se usó su derecho
    }
why-company_removed = nadie la eligió
why-company_closed = su precio cayó en la zona de cierre, o fue fusionada
why-president_changed = { $new } tiene ahora más que nadie
why-turn_skipped = se ha vendido demasiado poco para que opere
why-token_placed-home = la estación inicial viene con la compañía, gratis
why-game_ending = ha empezado la última fase
why-paid-interest = intereses de sus préstamos: { MONEY($amount) }
why-paid-private_income = la renta impresa al inicio de una ronda de operaciones: { MONEY($amount) }
why-paid-capital = se ha vendido el 60 %: el banco paga todo el capital, { MONEY($amount) }
why-money_due = el dinero de la compañía no alcanza; su presidente debe { MONEY($amount) }
why-went_bankrupt = ni vendiendo todo lo posible habría alcanzado
why-bank_broken = tuvo que pagar más de lo que tenía
# The rules digest.
button-rule = Regla { $clause }
rules-heading = **Reglas de { $title }** (en nuestras propias palabras)
rules-line = **{ $clause }** { $text }
rules-none = No se encuentra nada para «{ $asked }». Prueba un número como 5, u otra palabra.
rules-more = … y { $count } más: acota con un número o palabras
repeated = { $text } (× { $count })
# Since one’s last move or look.
look-heading = **Novedades desde tu última jugada o mirada:**
look-nothing = Nada nuevo desde tu última jugada o mirada.
# Holdings: what may still be bought or sold.
holdings-for-sale = **A la venta:** { $list }
holdings-stock = { $company } { PERCENT($percent) } a { MONEY($price) } ({ $stock })
holdings-buy = **Puedes comprar:** { $list }
holdings-sell = **Puedes vender como mucho:** { $list }
holdings-part = { $company } { PERCENT($percent) }
# History and tiles.
field-times = tiempos
field-times-description = Lo decide quien abrió la mesa: ¿se muestra el tiempo usado?
history-worth = **{ $name }**: { MONEY($worth) } ({ $change } desde la ronda anterior)
history-times = **Tiempo usado** (sin horas de silencio, ausencias ni ofertas que esperan a otros):
history-time = { $name }: { $turns ->
    [one] { $time } en un turno
   *[other] { $time } en { $turns } turnos, { $mean } cada uno
    }
history-hidden = Esta mesa no muestra el tiempo usado.
duration-days = { $days } d { $hours } h
duration-hours = { $hours } h { $minutes } min
duration-minutes = { $minutes } min
tiles-colour = **{ $colour }**{ $open ->
    [yes] {""}
   *[no] {" "}(aún no)
    }: { $list }
button-legend = Leyenda
# Trains: the phases.
trains-phase = { $now ->
    [yes] **{ $phase }**
   *[no] { $phase }
    }: { $tiles }; como mucho { $limit } trenes; { $rounds ->
    [one] 1 ronda de operaciones
   *[other] { $rounds } rondas de operaciones
    }
cause-draft = la elección inicial ha terminado
why-phase_changed-draft = todos han elegido
