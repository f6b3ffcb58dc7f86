# The state of the game in one place: on the picture, in `/game status`, on the pinned message.
picture-status = state of the game
button-status = State of the game
status-stations = stations left
status-last = last run
status-share = per share
status-leader = led by
status-tokens = { $count ->
    [0] no station left
    [one] 1 station left
   *[other] { $count } stations left
    }
status-loans = { $count ->
    [1] 1 loan
   *[other] { $count } loans
    }
status-run = ran { $amount } in { $round }
status-each = { $amount } a share
status-raised = cash with sales
status-order = **Order:** { $list }
status-place = { $when ->
    [done] ✓ { $company }
    [now] ▶ **{ $company }**
   *[next] { $company }
    }{ $price ->
    [0] {""}
   *[other] {" "}{ MONEY($price) }
    }
status-raisable = with sales of shares { MONEY($amount) }
phase-near-train = { $phase } ends with the first { $train }{ $left ->
    [0] {""}
    [one] ; one train is to be sold before it
   *[other] ; { $left } trains are to be sold before it
    }{ $gone ->
    [0] {""}
   *[other] ; then rusting: { $rusts }
    }{ $limit ->
    [0] {""}
   *[other] ; trains allowed then: { $limit }
    }
