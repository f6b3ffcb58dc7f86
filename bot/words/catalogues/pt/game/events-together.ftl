# Eventos contados juntos.
event-companies_merged = absorve { $target }
event-shares_given = distribui suas ações: { $holdings }
event-tokens_removed = retira suas estações de { $node }
event-tokens_taken = { $count ->
    [1] assume a estação de { $target } em { $node }
   *[other] assume as estações de { $target } em { $node }
    }
with-aside = { $told } ({ $aside })
sum-of = { $name } { MONEY($amount) }
aside-held = até então: { $holdings }
event-incomes_paid = Renda das companhias privadas: { $sums }
event-paid_for = { $payer } paga { MONEY($amount) } do próprio bolso ({ $reason })
more-lines = { $count ->
    [1] … e mais uma coisa (veja o registro)
   *[other] … e mais { $count } coisas (veja o registro)
    }
event-privates_closed = Fecham: { $privates }
