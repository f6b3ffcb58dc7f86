# Events that are told together.
event-companies_merged = takes over { $target }
event-shares_given = gives out its shares: { $holdings }
event-tokens_removed = removes its stations in { $node }
event-tokens_taken = { $count ->
    [one] takes over { $target }’s station in { $node }
   *[other] takes over { $target }’s stations in { $node }
    }
