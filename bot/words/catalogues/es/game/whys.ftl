# Por qué algo pasó por sí solo: el motivo con sus cifras; después sigue la cláusula.
why-no_further = no hay más casillas en ese sentido
why-price_moved-dividend = { $amount ->
    [0] no se pagó dividendo
   *[other] se pagó un dividendo de { MONEY($amount) }, { MONEY($each) } por acción
    }
why-price_moved-sale = { $seller } vendió el { PERCENT($percent) } por { MONEY($amount) }
why-price_moved-sold_out = al final de la { edition-stock_round } los jugadores tienen todas sus acciones: el { PERCENT(100) }
why-price_moved-new_train = compró en su turno un tren de la pila de Trenes Disponibles: { $train }
why-price_moved-no_revenue = sus beneficios fueron de { MONEY($amount) }
why-passed = no se podía hacer otra cosa en este paso: { $step } (dinero { MONEY($cash) }; trenes { $held }, límite { $limit })
why-passed-stock = ahora no se puede comprar ni vender nada (dinero { MONEY($cash) }; { edition-certificates } { $held }, límite { $limit })
why-passed-auction = con { MONEY($cash) } no se puede comprar ni pujar por nada
why-passed-repay = con { MONEY($cash) } no se podía devolver ningún préstamo
why-receivership = nadie la dirige, así que reparte lo que tiene: { MONEY($amount) }
why-only-pay_dividend = no era posible otra cantidad: { MONEY($amount) }
why-only-pay_dividend-interest = los intereses se llevaron todos los beneficios: quedaba por repartir { MONEY($amount) }
why-only-pay_dividend-withheld = hasta haber tenido un tren permanente debe retener: quedan { MONEY($kept) }
why-supporter_kept = en este turno no se hizo nada de su clase; su única ayuda (1) en esta ronda de operaciones sigue pendiente
why-phase_changed = se vendió el primer tren de su tipo: { $train }, precio impreso { MONEY($price) }
why-phase_changed-no_sale = ya hay 3 rondas marcadas en las que el banco no vendió trenes: { phase-bare }
why-phase_changed-draft = todos han elegido 2 compañías
why-trains_rusted = ha empezado la fase { $phase }
why-private_bought = la única puja que queda se la lleva enseguida: { MONEY($price) }
why-private_bought-free = todos han pasado hasta que su precio bajó a { MONEY($price) }, así que el siguiente jugador debe tomarla
why-private_closed = ha empezado la fase { $phase }
why-private_closed-used = se ha usado su derecho; con él termina su renta de { MONEY($income) }
why-1865-private_closed-used = todos han elegido 2 y nadie tomó esta; sus ingresos habrían sido de { MONEY($income) }
why-company_removed = nadie la eligió; se ofrecían { $count } de su tipo
why-company_closed = su precio ha caído a { MONEY($price) }, en la zona de cierre
why-company_closed-merged = se ha fusionado: 2 de sus acciones pasan a ser 1
why-president_changed = { $first ->
    [yes] { $new } es quien primero reúne el certificado de la presidencia: { PERCENT($percent) }
   *[no] { $new } tiene ahora el { PERCENT($percent) } y { $old }, el { PERCENT($left) }
    }
why-turn_skipped = solo se ha vendido el { PERCENT($percent) }, demasiado poco para que opere
why-token_placed-home = la estación inicial viene con la compañía, gratis
why-token_placed = { $cost ->
    [0] ocupa el lugar de la compañía absorbida
   *[other] ocupa el lugar de la compañía absorbida, por { MONEY($cost) }
    }
why-token_removed = la compañía queda absorbida, y la nueva conserva como mucho una estación por lugar
why-token_removed-replaced = en su lugar queda una estación de la compañía absorbente
why-token_removed-doubled = la absorbente ya tiene una estación en esa ciudad
why-1865-token_removed = la compañía ha sido absorbida y ninguna estación de la absorbente ocupa este lugar: el espacio queda libre
why-token_removed-closed = la compañía ha cerrado
why-train_scrapped = había más trenes de los permitidos y nada que elegir: { $train }
why-train_bought = el dinero ya estaba, así que el tren se compró enseguida por { MONEY($price) }
why-shares_sold = no se pudo reunir todo el dinero, así que se vendió todo lo vendible: el { PERCENT($percent) } por { MONEY($total) }
why-loan_taken = el dinero de las compañías y las acciones propias no bastaban: se pidieron { MONEY($amount) }
why-loan_repaid = los préstamos que superan las acciones en manos de jugadores deben devolverse: { $repaid }
why-game_ending = ha empezado { phase-the }; siguen 1 { edition-stock_round } y 3 rondas de operaciones
why-result = gana la mayor riqueza{ $tie ->
    [yes] , y ninguna regla desempata
   *[no] {""}
    }
why-game_ended = la última ronda de operaciones ha terminado
why-game_ended-bankrupt = una bancarrota termina la partida en el acto
why-game_ended-standstill = ninguna compañía opera, ninguna compañía privada paga a un jugador y nadie puede comprar ni vender nada: el reglamento no lo prevé, y seguiría así para siempre, así que se puntúa tal como está todo
why-paid-interest = intereses de sus préstamos: { MONEY($amount) }
why-paid-private_income = la renta impresa al inicio de una ronda de operaciones: { MONEY($amount) }
why-1865-paid-private_income = cada compañía marítima en mano da { MONEY(20) } al empezar una ronda de operaciones, así que { MONEY($amount) }
why-paid-capital = se ha vendido el { PERCENT(60) }: el banco paga todo el capital, { MONEY($amount) }
why-paid-president = el dinero de la compañía no bastaba para el tren; su presidente añadió { MONEY($amount) }
why-paid-closing = la compañía ha cerrado y sus { MONEY($amount) } pasan al banco
why-paid-bankruptcy = lo que le queda a quien está en bancarrota pasa al banco: { MONEY($amount) }
why-paid-compensation = la absorbente ya tiene una estación en esa ciudad: { MONEY($amount) } en lugar de una segunda
why-money_due = el dinero de la compañía no alcanza; su presidente debe { MONEY($amount) }
why-went_bankrupt = ni vendiendo todo lo posible habría alcanzado
why-1865-went_bankrupt = ni vendiendo todo lo posible alcanza, así que siguen préstamos de { MONEY(500) }
why-bank_broken = después de pagar { MONEY($paid_out) } no le quedaba nada
why-1856-bank_broken = tuvo que pagar { MONEY($paid_out) } y no tenía tanto
why-destination_reached = la vía une ya su base con su destino; en depósito había { MONEY($escrow) }
why-company_merged = no se devolvieron sus préstamos, así que 2 de sus acciones pasan a ser 1 de { $into }
why-national_formed = el promedio de los precios fusionados lleva a { MONEY($price) }
why-shares_exchanged = 2 acciones antiguas dan 1: { PERCENT($percent) } en total
why-company_launched = se ha vendido el { PERCENT(60) }: fila { $row }, { $markers ->
    [one] 1 marcador
   *[other] { $markers } marcadores
    } en total
why-company_converted = hay conexión directa a su destino y su presidente lo quiso{ $markers ->
    [0] {""}
    [one] : 1 marcador más
   *[other] : { $markers } marcadores más
    }
why-row_changed = su fila estaba por encima de la de la fase: ahora { $row }
why-mine_declined = hay un marcador y la fase lo permite: la loseta { $old } pasa a { $new }
why-traffic_gained = { $points ->
    [one] 1 punto más: { $total } en total
   *[other] { $points } puntos más: { $total } en total
    }
why-traffic_gained-mine = sus minas dan { $points }; son { $total } en total
why-traffic_gained-absorbed = recibe el tráfico de la compañía absorbida ({ $points }); son { $total } en total
why-traffic_gained-bonus = la bonificación de una compañía marítima es el número de la fase ({ $points }); son { $total } en total
why-traffic_gained-upgrade = se ha mejorado una ciudad donde tiene estación, y cuenta la diferencia ({ $points }); son { $total } en total
why-traffic_gained-first_tile = su ciudad de inicio aún no tenía loseta, y la primera da { $points }; son { $total } en total
why-traffic_gained-home = lanzada, recibe lo que muestra su ciudad de inicio ({ $points }); son { $total } en total
why-traffic_gained-marker = la parada y los pueblos de su conexión dan { $points }; son { $total } en total
why-revenue_made = cuenta el menor de tráfico { $traffic } y capacidad { $capacity }, a diez cada punto
why-company_absorbed = se debían { MONEY($due) } por sus acciones (acciones propias vendidas para ello { $shares_sold }, préstamos { $loans })
why-personal_loans = { $taken ->
    [one] ni vendiendo todo bastó: 1 préstamo de { MONEY(500) }
   *[other] ni vendiendo todo bastó: { $taken } préstamos de { MONEY(500) } cada uno
    }
why-1865-automaton-share_bought = verde en la Tabla, y la primera de las verdes por menos títulos, estimación y cotización: { $company } a { MONEY($price) }
why-1865-automaton-shares_sold = roja en la Tabla: todo lo que cabe en el Fondo de la Banca, { PERCENT($percent) } a { MONEY($each) } la acción
why-1865-automaton-price_moved = los Dragones vendieron el { PERCENT($percent) }: una casilla por acción
why-1865-automaton-passed = ninguna compañía verde que aún puedan comprar, o han llegado a su límite
why-18mag-automaton-tile_laid = la próxima ciudad mejorable en el orden de István: { $hex }, loseta { $tile }
why-18mag-automaton-wagon_bought = la pequeña puede pagar { MONEY($fee) } por el vagón, y este mejora las rutas
why-18mag-automaton-trains_ran = las mejores rutas posibles: { MONEY($revenue) }
why-18mag-automaton-dividend_paid = István siempre reparte todo: { MONEY($amount) }
why-18mag-automaton-share_bought = la primera línea de su carta que puede cumplir: { $company } por { MONEY($price) }
why-18mag-automaton-shares_sold = superaba su límite de 8 certificados: el { PERCENT($percent) } por { MONEY($total) }
why-18mag-automaton-train_bought = { $number ->
    [0] la carta de la compañía no la deja nunca sin tren: { MONEY($price) }
   *[other] lo ordena la línea { $number } de la carta de la compañía: { MONEY($price) }
    }
why-18mag-automaton-token_placed = lo ordena la línea { $number } de la carta de la compañía: { MONEY($cost) }
why-18mag-automaton-train_scrapped = la línea { $number } de la carta de la compañía pide un tren mejor y hay dinero para él
why-18mag-automaton-passed = ni la carta ni los límites le permiten nada en este paso: { $step } (dinero { MONEY($cash) })
why-18mag-automaton-passed-track = no coloca losetas amarillas, y ninguna ciudad al alcance de esta pequeña se puede mejorar ahora (dinero { MONEY($cash) })
why-18mag-automaton-passed-stock = ninguna línea de su carta de valores nombra una acción que le falte, pueda comprar y pueda pagar (dinero { MONEY($cash) })
why-18mag-automaton-paid-second_tile = en la fase amarilla cada pequeña suya con tren paga { MONEY($amount) } en su paso de vías
why-private_closed-owner = la compañía que la poseía ha cerrado; con ella termina su renta de { MONEY($income) }
why-token_placed-city = la loseta colocada allí tiene varias ciudades, y la estación ocupa una: { $node }
why-1856-loan_repaid-due = con el primer tren 6 vencen todos los préstamos; devueltos por la tesorería: { $repaid }
why-shares_exchanged-ipo = lo que nadie recibió a cambio queda a la venta: el { PERCENT($percent) }
why-shares_exchanged-out = la mitad del certificado de presidente espera a que la compre el presidente provisional: el { PERCENT($percent) }
