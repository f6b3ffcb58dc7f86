# Événements racontés ensemble.
event-companies_merged = absorbe { $target }
event-shares_given = distribue ses parts : { $holdings }
event-tokens_removed = retire ses gares de { $node }
event-tokens_taken = { $count ->
    [1] reprend la gare de { $target } à { $node }
   *[other] reprend les gares de { $target } à { $node }
    }
