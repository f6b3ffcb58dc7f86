# What moves would do to whom: a table for confirmations and for trying things out.
effect-line = { $who }: { $changes }
effect-cash = contanti { MONEY($old) } → { MONEY($new) }
effect-worth = patrimonio { MONEY($old) } → { MONEY($new) }
effect-price = valore { MONEY($old) } → { MONEY($new) }
effect-priced = ora vale { MONEY($price) }
effect-unpriced = non ha più valore (era { MONEY($price) })
effect-director = presidente: { $old } → { $new }
effect-closed = chiude
effect-trains = treni: { $old } → { $new }
effect-income = rendita delle compagnie private per round { MONEY($old) } → { MONEY($new) }
effect-loans = prestiti { $old } → { $new }
effect-certificates = certificati { $old } → { $new }
effect-share = { $company } { PERCENT($old) } → { PERCENT($new) }
effect-phase = Fase: { $old } → { $new }
effect-train-limit = Treni permessi: { $old } → { $new }
effect-certificate-limit = Certificati permessi: { $old } → { $new }
effect-privates = Compagnie private: { $changes }
effect-tiles = Binari: { $changes }
effect-depot = Treni rimasti: { $changes }
effect-run = Corsa migliore di { $company }: { MONEY($old) } → { MONEY($new) }{ $proven ->
    [yes] {""}
   *[no] {" "}(non dimostrata)
    }{ $routes ->
    [none] {""}
   *[other] {" "}· { $routes }
    }
# What a choice comes to, in a few words beside it.
choice-gets = { $who } { MONEY($amount) }
choice-gets-brief = { $who } { $amount }
choice-share-paid = { $each ->
    [0] non ha pagato nulla in { $round }
   *[other] ha pagato { MONEY($each) } per azione in { $round }
    }
choice-train-rusts = obsoleti: { $trains }{ $held ->
    [none] {""}
   *[other] {" "}({ $held })
    }
choice-train-closes = chiudono compagnie private
panel-dividend = Dividendo di { MONEY($paid) }: { $gets }
