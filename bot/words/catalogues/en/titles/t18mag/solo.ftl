# The solo game of 18Mag: its opponent's cards, which lie open, and his next turn.
command-opponent = istvan
command-opponent-description = István’s cards, and what he’d do on his next turn
button-forecast-18mag = István …
forecast-now-18mag = **{ $name } on his next turn, as things stand:**
forecast-after-18mag = **{ $what }: then { $name } would do this:**
remark-opponent-tie = Here his cards leave it open: you choose for him ({ $hex }).
remark-opponent-card = **{ $company }** ({ MONEY($cash) }; { $train }): { $done } of { $count } lines of its card done
remark-opponent-keeps = For the whole game: without a train a minor of his buys a 2-train first.
remark-opponent-line = { $now ->
    [yes] **now**
   *[no] later
  }, { $number }: { picture-order }
remark-opponent-stock = **Stock card** ({ MONEY($cash) }), the top line that he can follow:
remark-opponent-share = { $number }. { $company } up to { PERCENT($most) }: holds { PERCENT($percent) }, price { MONEY($price) }{ $state ->
    [full] { " " }– as much as he wants
    [none] { " " }– none left
    [dear] { " " }– too expensive
   *[free] { "" }
  }
remark-opponent-rest = All his cards lie open. No other card comes into the game.
picture-order = { $do ->
    [station] station in { $hex }
    [buy_train] buy a { $train } from the bank
    [replace_2_train] over { MONEY($above) } in its treasury: scrap a 2-train, run, buy a { $train }
    [buy_2_train_from_next_higher] buy a 2-train from his next higher minor for { MONEY($price) }
   *[buy_2_train_from_other] buy a 2-train from another minor of his: a higher one for { MONEY($price) }, otherwise a lower one for { MONEY($other) }
  }
picture-opponent = István’s cards
picture-card = { $state ->
    [done] card, done
    [now] card, now
   *[later] card, later
  }
picture-stock-card = stock card
picture-card-holds = holds / wants
picture-keeps = for the whole game: a minor without a train buys a 2-train first
picture-next-turn = next turn, as things stand
forecast-house-18mag = 26 of his 28 cards and all his starting track are house values of ours (rules 12.9, 12.2.2).
refusal-automaton-other_choice-18mag = Here you choose for István, and only among what his cards leave open.
