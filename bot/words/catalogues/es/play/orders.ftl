# Órdenes permanentes y previsión.
command-orders = órdenes
command-orders-description = Tus órdenes: dar, ver, anular; nadie más las ve
command-orders-give = dar
command-orders-give-description = Pasar, comprar o repetir rutas por sí solo cuando te toque
command-orders-list = lista
command-orders-list-description = Tus órdenes y tu plan
command-orders-cancel = anular
command-orders-cancel-description = Anular una orden o tu plan
field-order = orden
field-order-description = Qué orden
button-ahead = Planear
button-same_run = Mismas rutas y dividendo
menu-order_pass = Pasar en una { edition-stock_round }…
menu-order_buy = Comprar una acción por turno hasta…
menu-order_cancel = Anular una orden o plan
ahead-heading = **{ $game }** · Planeado (solo tú lo ves)
ahead-none = Nada todavía. Lo que dispongas aquí ocurre por sí solo cuando te toque.
order-in_round = { $round }: { $what }
order-pass-always = pasar hasta que termine, pase lo que pase
order-pass-sells_mine = pasar, salvo que alguien venda acciones de una compañía de la que tienes
order-pass-starts = pasar, salvo que alguien cree una compañía
order-pass-sells_mine-starts = pasar, salvo que alguien venda acciones de una compañía de la que tienes o cree una
order-pass-acts = pasar, salvo que alguien haga algo más que pasar
order-buy-floats = comprar acciones de { $company } hasta que { $edition ->
    [t1865] sea lanzada
    [t1889] sea lanzada
   *[other] pueda operar
    }
order-buy-percent = comprar acciones de { $company } hasta tener el { PERCENT($percent) }
order-at_most = { $what }, donde sea más barato, a { MONEY($most) } como mucho por acción
order-same_run = mismas rutas y dividendo de { $company }
order-same_run-all = mismas rutas y dividendo de todas tus compañías
order-given = Ordenado: { $what }.
order-cancelled = Anulado.
order-ended = Tu orden «{ $what }» ha terminado: { $why }
why-round_over = la { edition-stock_round } ha terminado.
why-sells_mine = { $by } vendió acciones de { $company }.
why-starts = { $by } creó { $company }.
why-acts = { $by } ha actuado.
why-floated = la compañía ya { $edition ->
    [t1865] está lanzada
    [t1889] está lanzada
   *[other] puede operar
    }.
why-reached = ya tienes esa parte.
why-idle = { $company } tiene un tren que no participaba en esas rutas: { $trains }. Decides tú.
why-dearer = una acción de { $company } cuesta ahora { MONEY($price) }; cuando diste la orden costaba { MONEY($most) }.
why-president = { $company } tiene ahora otro presidente: { $by }.
why-poorer = esas rutas de { $company } dan ahora { MONEY($price) }; la última vez dieron { MONEY($most) }.
why-not_mine = ya no eres presidente de { $company }.
why-failed = no se pudo cumplir por un fallo mío.
why-grave = llevaría a algo que no se puede deshacer, así que decides tú: { $told }
