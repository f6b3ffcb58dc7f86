# What moves would do to whom: a table for confirmations and for trying things out.
effect-line = { $who }: { $changes }
effect-cash = cash { MONEY($old) } → { MONEY($new) }
effect-worth = worth { MONEY($old) } → { MONEY($new) }
effect-price = price { MONEY($old) } → { MONEY($new) }
effect-priced = now priced at { MONEY($price) }
effect-unpriced = no price any more (was { MONEY($price) })
effect-director = president: { $old } → { $new }
effect-closed = closes
effect-trains = trains: { $old } → { $new }
effect-income = income of private companies a round { MONEY($old) } → { MONEY($new) }
effect-loans = loans { $old } → { $new }
effect-certificates = certificates { $old } → { $new }
effect-share = { $company } { PERCENT($old) } → { PERCENT($new) }
effect-phase = Phase: { $old } → { $new }
effect-train-limit = Trains allowed: { $old } → { $new }
effect-certificate-limit = Certificates allowed: { $old } → { $new }
effect-privates = Private companies: { $changes }
effect-tiles = Track: { $changes }
effect-depot = Trains left: { $changes }
effect-run = Best run of { $company }: { MONEY($old) } → { MONEY($new) }{ $proven ->
    [yes] {""}
   *[no] {" "}(unproven)
    }{ $routes ->
    [none] {""}
   *[other] {" "}· { $routes }
    }
# What a choice comes to, in a few words beside it.
choice-gets = { $who } { MONEY($amount) }
choice-gets-brief = { $who } { $amount }
choice-share-paid = { $each ->
    [0] paid nothing in { $round }
   *[other] paid { MONEY($each) } a share in { $round }
    }
choice-train-rusts = { $trains } rust{ $held ->
    [none] {""}
   *[other] {" "}({ $held })
    }
choice-train-closes = private companies close
panel-dividend = Dividend of { MONEY($paid) }: { $gets }
