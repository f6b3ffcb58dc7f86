# What moves would do to whom: a table for confirmations and for trying things out.
effect-line = { $who }: { $changes }
effect-cash = efectivo { MONEY($old) } → { MONEY($new) }
effect-worth = patrimonio { MONEY($old) } → { MONEY($new) }
effect-price = precio { MONEY($old) } → { MONEY($new) }
effect-priced = ahora con precio de { MONEY($price) }
effect-unpriced = ya sin precio (era { MONEY($price) })
effect-director = presidente: { $old } → { $new }
effect-closed = cierra
effect-trains = trenes: { $old } → { $new }
effect-income = renta de compañías privadas por ronda { MONEY($old) } → { MONEY($new) }
effect-loans = préstamos { $old } → { $new }
effect-certificates = certificados { $old } → { $new }
effect-share = { $company } { PERCENT($old) } → { PERCENT($new) }
effect-phase = Fase: { $old } → { $new }
effect-train-limit = Trenes permitidos: { $old } → { $new }
effect-certificate-limit = Certificados permitidos: { $old } → { $new }
effect-privates = Compañías privadas: { $changes }
effect-tiles = Vías: { $changes }
effect-depot = Trenes que quedan: { $changes }
effect-run = Mejores rutas de { $company }: { MONEY($old) } → { MONEY($new) }{ $proven ->
    [yes] {""}
   *[no] {" "}(sin demostrar)
    }{ $routes ->
    [none] {""}
   *[other] {" "}· { $routes }
    }
