# What can't be got back: told before the click, and asked for.
foresee-line = ⚠ **{ $what }**: { $told }
foresee-lost = { $company } loses { $trains }
foresee-due = { $company } can’t pay all: { $who } pays the rest out of { MONEY($cash) }{ $missing ->
    [0] {""}
   *[other] {" "}and lacks { MONEY($missing) } more; sales of shares can bring { MONEY($most) }
    }
foresee-hopeless = what { $company } needs can’t be raised, even with the { MONEY($cash) } and the shares of { $who }
foresee-ruin = { $who } then goes bankrupt, which ends the game at once
end-line = **{ $ending }**
end-near = The end is near; still to come after this round: { $stock ->
    [0] {""}
    [one] one stock round and{" "}
   *[other] { $stock } stock rounds and{" "}
    }{ $operating ->
    [one] one operating round
   *[other] { $operating } operating rounds
    }
end-last_round = This is the last round of the game
end-last_turn = This is the last turn of the game
remark-train_help = { $company } must buy a train and has { MONEY($cash) }; the cheapest is a { $train } for { MONEY($price) }: its president adds { MONEY($help) }{ $missing ->
    [0] .
   *[other] , all there is; { MONEY($missing) } more must come from sales of shares, which bring { MONEY($most) } at most{ $enough ->
        [yes] .
       *[no] : not enough.
      }
  }
