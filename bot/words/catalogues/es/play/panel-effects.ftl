# What moves would do to whom: a table for confirmations and for trying things out.
effect-line = { $who }: { $changes }
effect-cash = efectivo { MONEY($old) } → { MONEY($new) }
effect-worth = riqueza { MONEY($old) } → { MONEY($new) }
effect-price = { edition-price } { MONEY($old) } → { MONEY($new) }
effect-priced = { $edition ->
    [t1865] ahora cotiza a { MONEY($price) }
   *[other] ahora con precio de { MONEY($price) }
    }
effect-unpriced = { $edition ->
    [t1865] ya no cotiza (estaba en { MONEY($price) })
   *[other] ya sin precio (era { MONEY($price) })
    }
effect-director = presidente: { $old } → { $new }
effect-closed = cierra
effect-trains = trenes: { $old } → { $new }
effect-income = renta de compañías privadas por ronda { MONEY($old) } → { MONEY($new) }
effect-loans = préstamos { $old } → { $new }
effect-certificates = { edition-certificates } { $old } → { $new }
effect-share = { $company } { PERCENT($old) } → { PERCENT($new) }
effect-phase = Fase: { $old } → { $new }
effect-train-limit = Trenes permitidos: { $old } → { $new }
effect-certificate-limit = { $edition ->
    [t1865] Títulos permitidos
   *[other] Certificados permitidos
    }: { $old } → { $new }
effect-privates = { $edition ->
    [t1865] Compañías marítimas
   *[other] Compañías privadas
    }: { $changes }
effect-tiles = Vías: { $changes }
effect-depot = Trenes que quedan: { $changes }
effect-run = Mejores rutas de { $company }: { MONEY($old) } → { MONEY($new) }{ $proven ->
    [yes] {""}
   *[no] {" "}(sin demostrar)
    }{ $routes ->
    [none] {""}
   *[other] {" "}· { $routes }
    }
# What a choice comes to, in a few words beside it.
choice-gets = { $who } { MONEY($amount) }
choice-gets-brief = { $who } { $amount }
choice-share-paid = { $each ->
    [0] no pagó nada en { $round }
   *[other] pagó { MONEY($each) } por acción en { $round }
    }
choice-train-rusts = eliminados: { $trains }{ $held ->
    [none] {""}
   *[other] {" "}({ $held })
    }
choice-train-closes = cierran compañías privadas
panel-dividend = Dividendo de { MONEY($paid) }: { $gets }
