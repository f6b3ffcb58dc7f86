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
# What a choice comes to, in a few words beside it.
choice-gets = { $who } { MONEY($amount) }
choice-gets-brief = { $who } { $amount }
choice-share-paid = { $each ->
    [0] n’a rien payé en { $round }
   *[other] a payé { MONEY($each) } par part en { $round }
    }
choice-train-rusts = éliminés : { $trains }{ $held ->
    [none] {""}
   *[other] {" "}({ $held })
    }
choice-train-closes = des compagnies privées ferment
panel-dividend = Dividende de { MONEY($paid) } : { $gets }
