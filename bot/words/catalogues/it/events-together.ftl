# Eventi raccontati insieme.
event-companies_merged = assorbe { $target }
event-shares_given = distribuisce le sue azioni: { $holdings }
event-tokens_removed = toglie le stazioni da { $node }
event-tokens_taken = { $count ->
    [one] rileva la stazione di { $target } a { $node }
   *[other] rileva le stazioni di { $target } a { $node }
    }
