# What is foreseen of the national company’s formation.
remark-formation-due = All loans fall due after this turn; as things stand:
remark-formation-repaid = Paid back from the treasury: { $company }.
remark-formation-asked = { $company } still owes { $loans ->
    [one] one loan
   *[other] { $loans } loans
    }{ $short ->
    [0] : { $who } pays { MONEY($need) }, or it’s merged into { $into }.
   *[other] . { $who } lacks { MONEY($short) } of the { MONEY($need) }: it’s merged into { $into }.
    }
remark-formation-none = Nobody is in debt then, so { $company } isn’t formed.
