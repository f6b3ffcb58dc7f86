# What moves would do to whom: a table for confirmations and for trying things out.
effect-line = { $who } : { $changes }
effect-cash = liquide { MONEY($old) } → { MONEY($new) }
effect-worth = fortune { MONEY($old) } → { MONEY($new) }
effect-price = { edition-price } { MONEY($old) } → { MONEY($new) }
effect-priced = désormais cotée à { MONEY($price) }
effect-unpriced = plus de { edition-price } (était { MONEY($price) })
effect-director = Président : { $old } → { $new }
effect-closed = ferme
effect-trains = trains : { $old } → { $new }
effect-income = revenu des compagnies privées par round { MONEY($old) } → { MONEY($new) }
effect-loans = emprunts { $old } → { $new }
effect-certificates = titres { $old } → { $new }
effect-share = { $company } { PERCENT($old) } → { PERCENT($new) }
effect-phase = Phase : { $old } → { $new }
effect-train-limit = Trains permis : { $old } → { $new }
effect-certificate-limit = Titres permis : { $old } → { $new }
effect-privates = { $edition ->
    [t1865] Compagnies maritimes
   *[other] Compagnies privées
    } : { $changes }
effect-tiles = Voies : { $changes }
effect-depot = Trains restants : { $changes }
effect-run = Meilleures routes de { $company } : { MONEY($old) } → { MONEY($new) }{ $proven ->
    [yes] {""}
   *[no] {" "}(non prouvées)
    }{ $routes ->
    [none] {""}
   *[other] {" "}· { $routes }
    }
