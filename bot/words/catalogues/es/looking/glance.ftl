# El estado de la partida en un lugar: en la imagen, en `/game status`, en el mensaje fijado.
picture-status = estado de la partida
button-status = Estado de la partida
status-stations = estaciones libres
status-last = última operación
status-share = por acción
status-leader = dirige
status-tokens = { $count ->
    [0] sin estaciones por establecer
    [one] 1 estación por establecer
   *[other] { $count } estaciones por establecer
    }
status-loans = { $count ->
    [1] 1 préstamo
   *[other] { $count } préstamos
    }
status-run = operó por { $amount } en { $round }
status-each = { $amount } por acción
status-raised = efectivo si vende
status-order = **Orden:** { $list }
status-place = { $when ->
    [done] ✓ { $company }
    [now] ▶ **{ $company }**
   *[next] { $company }
    }{ $price ->
    [0] {""}
   *[other] {" "}{ MONEY($price) }
    }
status-raisable = vendiendo acciones { MONEY($amount) }
phase-near-train = { $phase } termina con el primer { $train }{ $left ->
    [0] {""}
    [one] ; antes queda un tren por vender
   *[other] ; antes quedan { $left } trenes por vender
    }{ $gone ->
    [0] {""}
   *[other] ; se eliminan entonces: { $rusts }
    }{ $limit ->
    [0] {""}
   *[other] ; trenes permitidos entonces: { $limit }
    }
