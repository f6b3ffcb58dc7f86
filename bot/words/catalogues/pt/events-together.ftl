# Eventos contados juntos.
event-companies_merged = absorve { $target }
event-shares_given = distribui suas ações: { $holdings }
event-tokens_removed = retira suas estações de { $node }
event-tokens_taken = { $count ->
    [1] assume a estação de { $target } em { $node }
   *[other] assume as estações de { $target } em { $node }
    }
