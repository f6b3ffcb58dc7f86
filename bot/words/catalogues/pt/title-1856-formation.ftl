# O que se prevê da formação da companhia nacional.
remark-formation-due = Depois desta vez vencem todos os empréstimos; como as coisas estão:
remark-formation-repaid = Quitados pela tesouraria: { $company }.
remark-formation-asked = { $company } ainda deve { $loans ->
    [one] um empréstimo
   *[other] { $loans } empréstimos
    }{ $short ->
    [0] : { $who } paga { MONEY($need) }, ou ela se funde com { $into }.
   *[other] . Faltam { MONEY($short) } a { $who } dos { MONEY($need) }: ela se funde com { $into }.
    }
remark-formation-none = Então ninguém mais tem dívidas e { $company } não se forma.
