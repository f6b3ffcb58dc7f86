# Events that are told together.
event-companies_merged = takes over { $target }
event-shares_given = gives out its shares: { $holdings }
event-tokens_removed = removes its stations in { $node }
event-tokens_taken = { $count ->
    [one] takes over { $target }’s station in { $node }
   *[other] takes over { $target }’s stations in { $node }
    }
with-aside = { $told } ({ $aside })
sum-of = { $name } { MONEY($amount) }
aside-held = until then: { $holdings }
event-incomes_paid = Income of private companies: { $sums }
event-paid_for = { $payer } pays { MONEY($amount) } out of pocket ({ $reason })
more-lines = { $count ->
    [one] … and one thing more (see the log)
   *[other] … and { $count } things more (see the log)
    }
event-privates_closed = Closed: { $privates }
