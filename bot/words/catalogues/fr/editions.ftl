# Ce que le livret français de 1865 Sardinia nomme autrement que les joueurs des autres titres, qui n’ont pas de livret français.
edition-price = { $edition ->
    [t1865] cotation
   *[other] cours
    }
edition-prices = { $edition ->
    [t1865] cotations
   *[other] cours
    }
edition-the_price = { $edition ->
    [t1865] la cotation
   *[other] le cours
    }
edition-of_price = { $edition ->
    [t1865] de la cotation
   *[other] du cours
    }
edition-par = { $edition ->
    [t1865] cotation de départ
   *[other] cours de départ
    }
edition-the_par = { $edition ->
    [t1865] la cotation de départ
   *[other] le cours de départ
    }
