# 1865 Sardinia en la mesa: qué hace su autómata y por qué, vías para marcadores de estación, qué supone una absorción.
event-move_explained = { $text }
reason-dragons-red = zona roja: venden todo lo que cabe en el Fondo de la Banca, 7.5
reason-dragons-only = la única compañía verde disponible, 7.6
reason-dragons-fewest = verde; la compañía de la que tienen menos títulos, 7.6 a
reason-dragons-estimation = verde; la mayor estimación, 7.6 b
reason-dragons-price = verde; la cotización más baja, 7.6 c
reason-dragons-stack = verde; la primera de la pila, 7.6 d
reason-dragons-limit = en su límite de títulos, 7.6
reason-dragons-none = ninguna compañía verde de la que puedan tener más, 7.6
remark-absorb-due = { $target }: { $count ->
    [one] una acción fuera de la Oferta Inicial a { MONEY($each) }
   *[other] { $count } acciones fuera de la Oferta Inicial a { MONEY($each) }
  } ({ $zone ->
    [green] zona verde
    [white] zona blanca
   *[red] zona roja
  }): hay que pagar { MONEY($due) }.
remark-absorb-cash = Dinero de { $absorber } y { $target }: { MONEY($cash) }; se usan { MONEY($used) }.
remark-absorb-shares = { $absorber } vende { $count ->
    [one] una acción propia
   *[other] { $count } acciones propias
} al Fondo de la Banca a { MONEY($price) }: { MONEY($total) }.
remark-absorb-borrowed = { $count ->
    [one] Un préstamo estatal
   *[other] { $count } préstamos estatales
  }: { MONEY($total) }.
remark-absorb-left = A { $absorber } le quedan { MONEY($left) }; préstamos: { $loans } ({ $most } como mucho).
remark-absorb-trains = Trenes: { $train }{ $over ->
    [0] .
   *[other] ; { $over } al Fondo de la Banca, a tu elección.
  }
remark-absorb-traffic = Tráfico de { $absorber }: { $old } → { $new }.
remark-absorb-markers = Marcadores de estación de { $absorber } antes de sustituir estaciones: { $left } en el tablero de la compañía.
remark-absorb-doubled = Ya está en la misma ciudad: { $node }; +{ MONEY($money) }.
remark-absorb-cities = { $all ->
    [yes] Ciudades donde sustituye la estación: { $node }.
   *[no] Ciudades donde sustituye la estación: { $count } de { $node }, a tu elección.
  }
remark-absorb-lost = Se pierden sin compensación: { $node }.
remark-absorb-mines = Minas donde puede sustituir la estación si quedan marcadores: { $node }.
remark-absorb-own_mines = Minas propias que se pueden abandonar antes: { $node }.
remark-markers_left = Marcadores de estación en el tablero de la compañía: { $count }.
remark-revenue = Tráfico { $traffic }, capacidad { $capacity }: beneficios { MONEY($revenue) }.
remark-must_buy = { $company } debe tener un tren al final de su turno{ $forced ->
    [yes] ; su dinero no basta y el presidente pone lo que falte para un tren.
   *[no] .
  }
remark-raise = Para el { $train } de { MONEY($price) } faltan { MONEY($missing) }; { $bankrupt ->
    [yes] las ventas dan { MONEY($most) } como mucho; luego { $count ->
        [one] sigue un préstamo estatal personal
       *[other] siguen { $count } préstamos estatales personales
      }: { MONEY($debt) } menos en la puntuación final.
   *[no] las ventas pueden dar { MONEY($most) }; solo se vende lo necesario.
  }
remark-markers-own_mines = { $absorber } puede abandonar ahora estaciones en minas propias; marcadores en el tablero de la compañía: { $left }.
remark-markers-cities = Elige las ciudades de { $target } en las que { $absorber } sustituye la estación; marcadores en el tablero de la compañía: { $left }.
remark-markers-mines = { $absorber } puede sustituir estaciones en minas de { $target }; marcadores en el tablero de la compañía: { $left }.
remark-conversion = { $count ->
    [0] Como compañía mayor { $company } no recibe más marcadores de estación.
    [one] Como compañía mayor { $company } recibe un marcador de estación más.
   *[other] Como compañía mayor { $company } recibe { $count } marcadores de estación más.
    }
remark-default = Sin respuesta a tiempo: { $train }.
menu-cheapest = Las conexiones más baratas
menu-richest = El mayor tráfico por el dinero
menu-place_marker-at = Conexiones a { $node }
choice-way = { $node }: { MONEY($cost) }, +{ $gain }
choice-way-detail = desde { $start }: { $edges }{ $towns ->
    [0] { "" }
    [one] {" "}· un pueblo
   *[other] {" "}· { $towns } pueblos
  }
choice-way-group = { $count ->
    [one] una conexión
   *[other] { $count } conexiones
  }, desde { MONEY($cost) }, hasta +{ $gain }
choice-absorb = { $absorber } absorbe { $target }
button-convert = Convertir { $company }
button-scrap_train = Descartar el { $train }
button-place_token = Sustituir en { $node }
button-remove_token = Abandonar { $node }
command-forecast = dragones
command-forecast-description = La tabla de los Dragones y qué harían en su próximo turno
button-forecast = Los Dragones…
forecast-now = **{ $name } en su próximo turno, tal como está todo:**
forecast-after = **{ $what }: después { $name } harían esto:**
menu-forecast = Ver a qué llevaría una venta o una compra
picture-ways = elección de una conexión
button-absorb = { $absorber } absorbe { $target }…
remark-place = { $company }: fila de la fase { $phase }, estimación { $estimation }, { $zone ->
    [green] verde: compran
    [white] blanca: nada
   *[red] roja: venden
  }{ $percent ->
    [0] { "" }
   *[other] ; tienen { PERCENT($percent) }
  }
remark-place-lowered = antes de la próxima ronda de acciones { $company } baja a la fila de la fase { $phase }, { $zone ->
    [green] verde: compran
    [white] blanca: nada
   *[red] roja: venden
  } (6.3)
remark-dragons-over = Los Dragones no tienen más turnos: la Banca se ha quedado sin dinero y no sigue ninguna ronda de acciones (13.2).
forecast-pass = { $name } pasan ({ $reason }).
button-foresee-back = Tal como está
refusal-no_automaton = En esta partida no hay ningún autómata cuyas jugadas se puedan prever.
choice-absorb-detail = hay que pagar { MONEY($due) }; préstamos después: { $loans }
company-1865 = { $id }
company-1865-full = { $id }, { $name }
money-private_income-1865 = ingresos de compañías marítimas
picture-privates-1865 = compañías marítimas
effect-privates-1865 = Compañías marítimas: { $changes }
effect-income-1865 = renta de compañías marítimas por ronda { MONEY($old) } → { MONEY($new) }
remark-convert = { $company } pasa a ser compañía mayor para siempre: cada { PERCENT($old) } pasa a ser un { PERCENT($new) }, también el título de presidente; { $count ->
    [one] una acción nueva va
   *[other] { $count } acciones nuevas van
  } a la Oferta Inicial; marcadores de estación que se añaden: { $markers }.
remark-transfer = { $private } se queda con { $company } para siempre: capacidad +{ $capacity } (si tiene un tren){ $traffic ->
    [0] {""}
   *[other] , tráfico +{ $traffic }
  }{ $grows ->
    [yes] , beneficios { MONEY($old) } → { MONEY($revenue) }
   *[no] {""}
  }; su dueño pierde { MONEY($income) } por ronda de operaciones.
choice-transfer-detail = capacidad +{ $capacity }, tráfico +{ $traffic }; pierdes { MONEY($income) } por ronda
choice-convert-detail = { PERCENT($old) } → { PERCENT($new) } por acción; Oferta Inicial +{ $count }; marcadores +{ $markers }
choice-train-raise = pones todos tus { MONEY($cash) }; { MONEY($missing) } más de ventas (como mucho { MONEY($most) }){ $bankrupt ->
    [yes] : bancarrota
   *[no] {""}
  }
forecast-house-1865 = Los límites de las zonas (regla 5.5) y los sobrecostes fuera de L.70–195 (regla 5.1) son valores nuestros.
event-incomes_paid-1865 = Ingresos de compañías marítimas: { $sums }
personal-private_closed-1865 = { $private }, que era tuya, ha salido de la partida.
event-privates_closed-1865 = Salen de la partida: { $privates }
remark-ruin_worth = La riqueza de { $who } es entonces de { MONEY($new) } en vez de { MONEY($old) }.
