# What a president has to reckon with: a train that must be bought, others who could come to lead the company.
ahead-money = { $lacks ->
    [0] its treasury has { MONEY($cash) }.
   *[other] its treasury has { MONEY($cash) }, so { $who } adds { MONEY($lacks) }, with { MONEY($own) } in cash and { MONEY($raised) } with sales of shares{ $short ->
        [0] .
       *[other] : { MONEY($short) } short.
      }
  }
remark-train_never = No train is forced on { $company }: nobody has to own one.
remark-train_free = No train is forced on { $company } as long as it has no route.
remark-train_free-1865 = No train is forced on { $company } as long as it has no traffic.
remark-train_kept = No train is forced on { $company } soon: it keeps { $train } when the first { $stack } is bought.
remark-train_lasts = No train is forced on { $company }: none of its trains goes any more ({ $train }).
remark-train_ahead = ⚠ { $company } must buy a train in its next turn. The cheapest is a { $train } for { MONEY($price) }; { ahead-money }
remark-train_ahead_later = ⚠ { $company } loses its trains ({ $rusts }) with the first { $stack }, { $left ->
    [0] which may come next.
    [one] after one other.
   *[other] after { $left } others.
    } Then it must buy one; the cheapest, as things stand, is a { $train } for { MONEY($price) }; { ahead-money }
remark-owned_alone = Nobody can take { $company } over: it’s { $who }’s alone.
remark-could_lead = ⚠ { $who } ({ PERCENT($held) }) could take { $company } over from { $president } ({ PERCENT($lead) }): { PERCENT($need) } more for { MONEY($price) }, out of { MONEY($cash) } in cash{ $enough ->
    [yes] .
   *[no] {""}, { MONEY($raised) } with sales of shares.
    }
remark-none_leads = Nobody can take { $company } over from { $president } ({ PERCENT($lead) }): { $who } ({ PERCENT($held) }) would need { PERCENT($need) } more, { $why ->
    [money] { MONEY($price) }, and has { MONEY($raised) } with sales of shares.
    [limit] which the limits don’t allow.
   *[sale] and { PERCENT($sale) } is for sale.
    }
bank-lasts = Bank: at the last round’s revenue ({ MONEY($earned) }) it lasts about { $rounds ->
    [one] one more operating round
   *[other] { $rounds } more operating rounds
    }
company-next_run = { $proven ->
    [yes] As things stand, its next run brings { MONEY($amount) }{ company-run_fee }.
   *[no] As things stand, its next run brings at least { MONEY($amount) }{ company-run_fee }.
    }
company-run_fee = { $fee ->
    [0] {""}
   *[other] {" "}after fees of { MONEY($fee) }
    }
