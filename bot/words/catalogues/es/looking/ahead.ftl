# Con qué ha de contar quien preside: un tren que hay que comprar, otros que podrían llegar a dirigir la compañía.
ahead-money = { $lacks ->
    [0] su tesorería tiene { MONEY($cash) }.
   *[other] su tesorería tiene { MONEY($cash) }, así que { $who } pone { MONEY($lacks) }, con { MONEY($own) } en efectivo y { MONEY($raised) } vendiendo acciones{ $short ->
        [0] .
       *[other] : faltan { MONEY($short) }.
      }
  }
remark-train_never = { $company } no tendrá que comprar un tren: nadie está obligado a tener uno.
remark-train_free = { $company } no tendrá que comprar un tren mientras no tenga ruta.
remark-train_free-1865 = { $company } no tendrá que comprar un tren mientras no tenga tráfico.
remark-train_kept = { $company } no tendrá que comprar un tren pronto: conserva { $train } cuando se compre el primer { $stack }.
remark-train_lasts = { $company } no tendrá que comprar un tren: ya no pierde ninguno ({ $train }).
remark-train_ahead = ⚠ { $company } debe comprar un tren en su próximo turno. El más barato es un { $train } por { MONEY($price) }; { ahead-money }
remark-train_ahead_later = ⚠ { $company } pierde sus trenes ({ $rusts }) con el primer { $stack }, { $left ->
    [0] que puede ser el próximo.
    [one] tras un tren más.
   *[other] tras { $left } trenes más.
    } Entonces debe comprar uno; tal como están las cosas, el más barato es un { $train } por { MONEY($price) }; { ahead-money }
remark-owned_alone = Nadie puede quedarse con { $company }: es solo de { $who }.
remark-could_lead = ⚠ { $who } ({ PERCENT($held) }) podría quitarle { $company } a { $president } ({ PERCENT($lead) }): { PERCENT($need) } más por { MONEY($price) }, con { MONEY($cash) } en efectivo{ $enough ->
    [yes] .
   *[no] {""}, { MONEY($raised) } vendiendo acciones.
    }
remark-none_leads = Nadie puede quitarle { $company } a { $president } ({ PERCENT($lead) }): { $who } ({ PERCENT($held) }) necesitaría { PERCENT($need) } más, { $why ->
    [money] { MONEY($price) }, y reúne { MONEY($raised) } vendiendo acciones.
    [limit] que los límites no permiten.
   *[sale] y está en venta { PERCENT($sale) }.
    }
bank-lasts = Banco: con los ingresos de la última ronda ({ MONEY($earned) }) dura unas { $rounds ->
    [1] 1 ronda de operaciones más
   *[other] { $rounds } rondas de operaciones más
    }
company-next_run = { $proven ->
    [yes] Tal como están las cosas, su próxima operación da { MONEY($amount) }{ company-run_fee }.
   *[no] Tal como están las cosas, su próxima operación da al menos { MONEY($amount) }{ company-run_fee }.
    }
company-run_fee = { $fee ->
    [0] {""}
   *[other] , descontado el pago de { MONEY($fee) }
    }
