# What moves would do to whom: a table for confirmations and for trying things out.
effect-line = { $who } : { $changes }
effect-cash = liquide { MONEY($old) } → { MONEY($new) }
effect-worth = valeur { MONEY($old) } → { MONEY($new) }
effect-price = cours { MONEY($old) } → { MONEY($new) }
effect-priced = désormais cotée à { MONEY($price) }
effect-unpriced = plus de cours (était { MONEY($price) })
effect-director = Président : { $old } → { $new }
effect-closed = ferme
effect-trains = trains : { $old } → { $new }
effect-income = revenu des compagnies privées par round { MONEY($old) } → { MONEY($new) }
effect-loans = emprunts { $old } → { $new }
effect-certificates = certificats { $old } → { $new }
effect-share = { $company } { PERCENT($old) } → { PERCENT($new) }
effect-phase = Phase : { $old } → { $new }
effect-train-limit = Trains permis : { $old } → { $new }
effect-certificate-limit = Certificats permis : { $old } → { $new }
effect-privates = Compagnies privées : { $changes }
effect-tiles = Voies : { $changes }
effect-depot = Trains restants : { $changes }
effect-run = Meilleure circulation de { $company } : { MONEY($old) } → { MONEY($new) }{ $proven ->
    [yes] {""}
   *[no] {" "}(non prouvée)
    }{ $routes ->
    [none] {""}
   *[other] {" "}· { $routes }
    }
