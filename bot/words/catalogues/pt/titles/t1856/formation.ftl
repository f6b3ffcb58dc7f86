# O que se prevê da formação da companhia nacional.
remark-formation-due = Depois deste turno vencem todos os empréstimos; na situação atual:
remark-formation-repaid = Quitados pela tesouraria: { $company }.
remark-formation-asked = { $company } ainda deve { $loans ->
    [1] um empréstimo
   *[other] { $loans } empréstimos
    }{ $short ->
    [0] : { $who } paga { MONEY($need) }, ou ela é absorvida por { $into }.
   *[other] . Faltam { MONEY($short) } a { $who } dos { MONEY($need) }: ela é absorvida por { $into }.
    }
remark-formation-ahead = Com o primeiro { $train } vencem todos os empréstimos. { $company } tem { $loans ->
    [1] um empréstimo
   *[other] { $loans } empréstimos
    } e { MONEY($cash) }{ $need ->
    [0] , o que dá para quitar tudo.
   *[other] . { $short ->
        [0] { $who } poderia pagar os { MONEY($need) } que faltam com os seus { MONEY($own) }, ou ela é absorvida por { $into }.
       *[other] Faltam { MONEY($short) } a { $who } desses { MONEY($need) }: ela seria absorvida por { $into }.
      }
    }
remark-formation-none = Então ninguém mais tem dívidas e a { $company } não se forma.
event-debt_declared = { $merged ->
    [yes] { $player } faz com que seja absorvida por { $into }
   *[no] { $player } paga { MONEY($amount) } da dívida dela do próprio bolso
    }
event-passed-keep_trains = mantém seus trens
remark-merger-ahead = Se todas as que ainda faltam decidir também forem absorvidas: { $company } se forma a { MONEY($price) } com ações de { PERCENT($unit) }; presidente: { $who }.
remark-merger-share = { $who }: { PERCENT($percent) } de { $company }, no valor de { MONEY($worth) }, por ações que valiam { MONEY($before) }.
