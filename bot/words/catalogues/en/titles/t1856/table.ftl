# What 1856 tells beside what is legal.
button-drop_out = Drop out
event-passed-contest = drops out of the bidding
choice-bid-leads = { $who } bids { MONEY($bid) }
choice-right-detail = { MONEY($price) }; +{ MONEY($bonus) } a route to { $places }
effect-first-director = president: { $new }
power-1856-FT = keeps L3 blocked
power-1856-WSRC = 59 and a free station on I12
power-1856-TCC = a further tile on H11, free
power-1856-GLSC = the port: +$20 a route
power-1856-NFSBC = the bridge: +$10 a route
power-1856-SCFTC = the tunnel: +$10 a route
remark-bids_bound = Your bids bind { MONEY($bound) } of it; { MONEY($free) } is free.
remark-bidders = Only the bidders for { $private } act now: { $who } leads with { MONEY($price) }, your bid is { MONEY($own) }. Raise, or drop out.
remark-missing_half = As temporary president of { $company } you first buy the other half of its certificate{ $missing ->
    [0] .
   *[other] ; { MONEY($missing) } is missing: sell no more shares than that takes.{ $enough ->
        [yes] {""}
       *[no] {" "}Sales bring { MONEY($most) } at most: that’s a bankruptcy, and the game ends at once.
        }
    }
remark-further_tile = { $own ->
    [yes] The turn’s tile is laid; { $private } brings another on { $hex }, free.
   *[no] The turn’s tile is laid. If you buy { $private } now, it brings another on { $hex }.
    }
remark-train_due = { $company } must buy a train; the cheapest in the bank is a { $train } for { MONEY($price) }.
remark-loans_left = { $company } still owes { $loans ->
    [one] one loan
   *[other] { $loans } loans
    }: beyond its treasury { MONEY($need) } of yours{ $short ->
    [0] , or it’s merged.
   *[other] . { MONEY($short) } is missing, so it’s merged.
    }
remark-tokens_left = { $double ->
    [yes] { $company } has taken over two stations in one hex and may keep one there: choose the one that goes back, to be placed again later. To choose from: { $node }.
   *[no] { $company } has taken over { $count } stations and may keep { $limit }: choose those that go back, to be placed again later; homes stay. To choose from: { $node }.
    }
remark-give_up_train = { $company } has { $held ->
    [one] one train
   *[other] { $held } trains
    } and may have { $limit }. { $excess ->
    [0] Nothing has to go
    [one] One train has to go
   *[other] { $excess } trains have to go
    }; what may go, to the pool and without pay: { $train }; permanent trains only where there are more of them than that.
remark-discard = { $company } has { $held } trains and may have { $limit }: the one you choose goes to the pool without pay.
refusal-train-help_short = { $who } and its president together have { MONEY($has) }; { MONEY($need) } is needed, so shares have to be sold first.
remark-port = The port on { $hex } never moves and lies there until the first { $train }: +{ MONEY($bonus) } for each route of its company that comes there. { $private } closes; its { MONEY($income) } an operating round end.
choice-port-detail = +{ MONEY($bonus) } a route; never moves; { $private } closes: −{ MONEY($income) } a round
