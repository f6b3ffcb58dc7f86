# Eventi raccontati insieme.
event-companies_merged = assorbe { $target }
event-shares_given = distribuisce le sue azioni: { $holdings }
event-tokens_removed = toglie le stazioni da { $node }
event-tokens_taken = { $count ->
    [one] rileva la stazione di { $target } a { $node }
   *[other] rileva le stazioni di { $target } a { $node }
    }
with-aside = { $told } ({ $aside })
sum-of = { $name } { MONEY($amount) }
aside-held = fino ad allora: { $holdings }
event-incomes_paid = Rendite delle compagnie private: { $sums }
event-paid_for = { $payer } paga { MONEY($amount) } di tasca propria ({ $reason })
more-lines = { $count ->
    [one] … e un’altra cosa (vedi il registro)
   *[other] … e altre { $count } cose (vedi il registro)
    }
event-privates_closed = Chiudono: { $privates }
