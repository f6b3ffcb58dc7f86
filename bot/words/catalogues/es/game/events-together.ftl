# Sucesos que se cuentan juntos.
event-companies_merged = absorbe a { $target }
event-shares_given = reparte sus acciones: { $holdings }
event-tokens_removed = retira sus estaciones de { $node }
event-tokens_taken = { $count ->
    [one] se queda con la estación de { $target } en { $node }
   *[other] se queda con las estaciones de { $target } en { $node }
    }
with-aside = { $told } ({ $aside })
sum-of = { $name } { MONEY($amount) }
aside-held = hasta entonces: { $holdings }
event-incomes_paid = Rentas de compañías privadas: { $sums }
event-paid_for = { $payer } paga { MONEY($amount) } de su bolsillo ({ $reason })
more-lines = { $count ->
    [one] … y una cosa más (véase el registro)
   *[other] … y { $count } cosas más (véase el registro)
    }
event-privates_closed = Cierran: { $privates }
