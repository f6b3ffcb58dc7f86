# What moves would do to whom: a table for confirmations and for trying things out.
effect-line = { $who }: { $changes }
effect-cash = dinheiro { MONEY($old) } → { MONEY($new) }
effect-worth = patrimônio { MONEY($old) } → { MONEY($new) }
effect-price = preço { MONEY($old) } → { MONEY($new) }
effect-priced = agora com preço de { MONEY($price) }
effect-unpriced = não tem mais preço (era { MONEY($price) })
effect-director = presidente: { $old } → { $new }
effect-closed = fecha
effect-trains = trens: { $old } → { $new }
effect-income = renda de companhias privadas por rodada { MONEY($old) } → { MONEY($new) }
effect-loans = empréstimos { $old } → { $new }
effect-certificates = certificados { $old } → { $new }
effect-share = { $company } { PERCENT($old) } → { PERCENT($new) }
effect-phase = Fase: { $old } → { $new }
effect-train-limit = Trens permitidos: { $old } → { $new }
effect-certificate-limit = Certificados permitidos: { $old } → { $new }
effect-privates = Companhias privadas: { $changes }
effect-tiles = Trilhos colocados: { $changes }
effect-depot = Trens restantes: { $changes }
effect-run = Melhores rotas de { $company }: { MONEY($old) } → { MONEY($new) }{ $proven ->
    [yes] {""}
   *[no] {" "}(não provadas)
    }{ $routes ->
    [none] {""}
   *[other] {" "}· { $routes }
    }
# What a choice comes to, in a few words beside it.
choice-gets = { $who } { MONEY($amount) }
choice-gets-brief = { $who } { $amount }
choice-share-paid = { $each ->
    [0] não pagou nada em { $round }
   *[other] pagou { MONEY($each) } por ação em { $round }
    }
choice-train-rusts = obsoletos: { $trains }{ $held ->
    [none] {""}
   *[other] {" "}({ $held })
    }
choice-train-closes = fecham companhias privadas
panel-dividend = Dividendo de { MONEY($paid) }: { $gets }
