# O que se prevê da formação da companhia nacional.
remark-formation-due = Depois deste turno vencem todos os empréstimos; na situação atual:
remark-formation-repaid = Quitados pela tesouraria: { $company }.
remark-formation-asked = { $company } ainda deve { $loans ->
    [one] um empréstimo
   *[other] { $loans } empréstimos
    }{ $short ->
    [0] : { $who } paga { MONEY($need) }, ou ela é absorvida por { $into }.
   *[other] . Faltam { MONEY($short) } a { $who } dos { MONEY($need) }: ela é absorvida por { $into }.
    }
remark-formation-none = Então ninguém mais tem dívidas e a { $company } não se forma.
