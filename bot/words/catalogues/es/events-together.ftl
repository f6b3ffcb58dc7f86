# Sucesos que se cuentan juntos.
event-companies_merged = absorbe a { $target }
event-shares_given = reparte sus acciones: { $holdings }
event-tokens_removed = retira sus estaciones de { $node }
event-tokens_taken = { $count ->
    [one] se queda con la estación de { $target } en { $node }
   *[other] se queda con las estaciones de { $target } en { $node }
    }
