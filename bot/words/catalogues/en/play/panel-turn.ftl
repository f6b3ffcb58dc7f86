# A company's turn in few taps.
button-skip = Skip: { $step }
menu-ahead = { $title } (skips { $steps })
bundle-run = Run { MONEY($net) }
bundle-pay = pay { MONEY($paid) } ({ MONEY($each) } a share)
bundle-pay-brief = pay { MONEY($paid) }
bundle-price = price { MONEY($new) }
bundle-hold = withhold
bundle-repay = repay { $count ->
    [one] a loan
   *[other] { $count } loans
    }: { MONEY($cost) }
bundle-end = end the turn
confirm-harm = This is what it will do. Go ahead?
button-really = Yes, do it
button-lay = Lay it
button-lay-then = Lay it · { $rest }
button-other-tile = Another tile
menu-after = { $title } (first: { $before })
choice-at-price = { $what } for { MONEY($price) }
choice-other-price = { $what } at a price you name
choice-ends = { $what }, then end the turn
chosen-first = Chosen: { $tile } on { $hex }.
chosen-with = What you choose here is done right after it is laid; “Lay it” alone stops after the tile.
button-other-means = Pay by { $means } instead
chosen-first-means = Chosen: { $tile } on { $hex }, paid by { $means }.
chosen-again = What you choose here is done right after it is laid. One more tile may follow: “Lay it” alone leaves that open; going on to anything else forgoes it.
button-hand-then = Run these · { $rest }
remark-picks_companies = Minor companies that you still pick: { $count }.
remark-picks_shares = Shares that you still pick: { $count }.
remark-picks_privates = Private companies that you still pick: { $count }.
