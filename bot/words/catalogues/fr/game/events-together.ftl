# Événements racontés ensemble.
event-companies_merged = absorbe { $target }
event-shares_given = distribue ses parts : { $holdings }
event-tokens_removed = retire ses gares de { $node }
event-tokens_taken = { $count ->
    [1] reprend la gare de { $target } à { $node }
   *[other] reprend les gares de { $target } à { $node }
    }
with-aside = { $told } ({ $aside })
sum-of = { $name } { MONEY($amount) }
aside-held = jusque-là : { $holdings }
event-incomes_paid = Revenus des compagnies privées : { $sums }
event-paid_for = { $payer } paie { MONEY($amount) } de sa poche ({ $reason })
more-lines = { $count ->
    [1] … et une autre chose (voir le journal)
   *[other] … et { $count } autres choses (voir le journal)
    }
event-privates_closed = Ferment : { $privates }
