# What a choice leads to, and what may be done once more.
choice-sale-closes = closes { $companies }, whose debt goes with it
choice-price-stays = the price stays at { MONEY($new) }
choice-price-moves = price { MONEY($old) } → { MONEY($new) }
panel-again = One more tile may be laid now; going on to anything else forgoes it.
choice-breaks = breaks the bank
