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
why-line = { $what } – { $why } (regla { $clause })
why-heading = **Por qué:** lo que pasó por sí solo y la regla que lo causó
why-nothing = Aquí nada pasó por sí solo: todo lo decidieron quienes juegan.
why-caretaker = El cuidador actuó por { $name }: pasa si puede, hace las mejores rutas, mantiene la política de dividendos y compra solo lo obligado
why-default = { $name } no respondió a tiempo: se hizo lo que las reglas prevén para el silencio
# The rules digest.
button-rule = Regla { $clause }
rules-heading = **Reglas de { $title }** (en nuestras propias palabras)
rules-line = **{ $clause }**{ $section ->
    [none] {""}
   *[other] {" "}(libro { $section })
    } { $text }
rules-none = No se encuentra nada para «{ $asked }». Prueba un número como 5, u otra palabra.
rules-more = { $count ->
    [one] … y una más: acota con un número o palabras
   *[other] … y { $count } más: acota con un número o palabras
    }
joint = { "; " }
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
personal-received = Recibiste { $what }.
personal-paid = Pagaste { $what }.
personal-sum = { MONEY($amount) } ({ $reason })
personal-leads = Ahora presides { $company }.
personal-led = Ahora { $new } preside { $company } en tu lugar.
personal-exchanged = Recibiste a cambio el { PERCENT($percent) } de { $company }.
personal-closed = { $company } ha cerrado: tu { PERCENT($percent) } ya no vale nada{ $led ->
    [yes] {" "}y dejas de presidirla
   *[no] {""}
    }.
personal-merged = { $company } se ha fusionado con { $into }: tu { PERCENT($percent) } ha entrado en el canje{ $led ->
    [yes] {" "}y dejas de presidirla
   *[no] {""}
    }.
personal-absorbed = { $absorber } ha absorbido a { $company }: te han pagado tu { PERCENT($percent) }{ $led ->
    [yes] {" "}y dejas de presidirla
   *[no] {""}
    }.
personal-private_closed = { $private }, que era tuya, ha cerrado.
