# Lo que se prevé de la formación de la compañía nacional.
remark-formation-due = Tras este turno vencen todos los préstamos; tal como están las cosas:
remark-formation-repaid = Los devuelve su tesorería: { $company }.
remark-formation-asked = { $company } aún debe { $loans ->
    [one] un préstamo
   *[other] { $loans } préstamos
    }{ $short ->
    [0] : { $who } paga { MONEY($need) }, o se fusiona con { $into }.
   *[other] . A { $who } le faltan { MONEY($short) } de los { MONEY($need) }: se fusiona con { $into }.
    }
remark-formation-ahead = Con el primer { $train } vencen todos los préstamos. { $company } tiene { $loans ->
    [one] un préstamo
   *[other] { $loans } préstamos
    } y { MONEY($cash) }{ $need ->
    [0] , que bastan para devolverlo todo.
   *[other] . { $short ->
        [0] { $who } podría pagar los { MONEY($need) } que faltan con sus { MONEY($own) }, o se fusiona con { $into }.
       *[other] A { $who } le faltan { MONEY($short) } de esos { MONEY($need) }: se fusionaría con { $into }.
      }
    }
remark-formation-none = Entonces nadie tiene deudas y { $company } no se forma.
event-debt_declared = { $merged ->
    [yes] { $player } hace que se fusione con { $into }
   *[no] { $player } paga { MONEY($amount) } de su deuda con su propio dinero
    }
event-passed-keep_trains = conserva sus trenes
remark-merger-ahead = Si también se fusionan todas las que aún se preguntan: { $company } se forma a { MONEY($price) } con acciones del { PERCENT($unit) }; presidente: { $who }.
remark-merger-share = { $who }: el { PERCENT($percent) } de { $company }, que vale { MONEY($worth) }, por acciones que valían { MONEY($before) }.
