# What only 18Mag needs.
event-card_followed = { $rule ->
    [station] carta: estación aquí (línea { $number })
    [buy_train] carta: comprar un tren (línea { $number })
    [replace_2_train] carta: sustituir un tren-2 (línea { $number })
    [buy_2_train_from_next_higher] carta: un tren-2 de la compañía siguiente (línea { $number })
    [buy_2_train_from_other] carta: un tren-2 de otra compañía (línea { $number })
   *[keep_a_train] carta: nunca sin tren
    }
automaton-18mag-tile_laid = orden de mejoras, regla 12.3
automaton-18mag-wagon_bought = regla 12.5
automaton-18mag-trains_ran = mejores rutas, regla 12.5
automaton-18mag-dividend_paid = todo, regla 12.6
automaton-18mag-share_bought = carta de valores, regla 12.7
automaton-18mag-shares_sold = sobre el límite, regla 12.8
refusal-card-nothing_to_do = La carta de { $company } no ordena nada en este paso: { $step }.
command-follow_card = seguir_carta
command-follow_card-description = Hacer lo que ordena ahora la carta de la compañía
button-follow_card = Seguir la carta
company-director-18mag = Director: { $name }
company-no-director-18mag = Sin director
event-president_changed-18mag = { $old ->
    [none] { $new } pasa a ser director
   *[other] { $new } pasa a ser director en lugar de { $old }
    }
picture-director = director { $player }
picture-no-director = sin director
picture-director-short = director
picture-director-mark = oscuro: director
hint-stock-how-18mag = Quien más acciones tiene de una gran compañía es su director y decide por ella. Vender baja el precio; la ronda acaba cuando todos pasan seguidos.
why-18mag-president_changed = { $first ->
    [yes] { $new } es quien primero reúne el certificado de director: { PERCENT($percent) }
   *[no] { $new } tiene ahora el { PERCENT($percent) } y { $old }, el { PERCENT($left) }
    }
effect-director-18mag = director: { $old } → { $new }
effect-first-director-18mag = director: { $new }
personal-leads-18mag = Ahora eres director de { $company }.
personal-led-18mag = Ahora { $new } es director de { $company } en tu lugar.
refusal-draft-private_limit-18mag = Ya tienes { $limit ->
    [one] un apoyo
   *[other] { $limit } apoyos
    }, el máximo que se puede elegir.
refusal-share-president_certificate-18mag = El certificado de director de { $company } no se puede vender: nadie más posee el { PERCENT($size) } necesario para recibirlo.
remark-picks_privates-18mag = Apoyos que aún eliges: { $count }.
fix-scrapped_train = una compañía pequeña de István que antes debe comprar un tren-2 empieza «Sustituir» de nuevo; ahora acaba comprando el tren por el que desguazó uno
fix-last_certificate = el certificado de director de CIWL no se vende si solo queda ese; ahora quien tenga una acción del 20 % puede pagar la otra mitad
fix-called_supporter = un apoyo usado que no tuvo efecto se gasta; ahora no
