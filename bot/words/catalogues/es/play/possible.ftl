# What is possible instead of an option that can’t be used.
refusal-bounds = Es posible: de { $least } a { $most }.
refusal-plan_empty = Aún no hay ningún paso que guardar: haz antes tus jugadas en la prueba.
order-kind-pass = pasar
order-kind-buy = comprar una acción por turno
order-kind-same_run = mismas rutas y dividendo
order-unless-sells_mine = alguien vende acciones de una compañía de la que tienes
order-unless-starts = alguien crea una compañía
order-unless-acts = alguien hace algo más que pasar
order-until-floats = hasta que { $edition ->
    [t1865] sea lanzada
    [t1889] sea lanzada
   *[other] pueda operar
    }
refusal-not_in_title = `/{ $command }` no existe en { $title }.
