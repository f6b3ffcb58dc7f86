# 1865 Sardinia at the table: what its automaton does and why, ways for station markers, what an absorption comes to.
event-move_explained = { $text }
reason-dragons-red = red zone: sold as far as the pool has room, 7.5
reason-dragons-only = the only green company available, 7.6
reason-dragons-fewest = green; the company they hold the fewest certificates of, 7.6 a
reason-dragons-estimation = green; the highest estimation, 7.6 b
reason-dragons-price = green; the lowest price, 7.6 c
reason-dragons-stack = green; on top of the stack, 7.6 d
reason-dragons-limit = at their limit of certificates, 7.6
reason-dragons-none = no green company of which they may have more, 7.6
remark-absorb-due = { $target }: { $count ->
    [one] one share outside the IPO at { MONEY($each) }
   *[other] { $count } shares outside the IPO at { MONEY($each) }
  } ({ $zone ->
    [green] green zone
    [white] white zone
   *[red] red zone
  }): { MONEY($due) } is due.
remark-absorb-cash = Money of { $absorber } and { $target }: { MONEY($cash) }, of which { MONEY($used) } is needed.
remark-absorb-shares = { $absorber } sells { $count ->
    [one] one of its own shares
   *[other] { $count } of its own shares
} to the pool at { MONEY($price) }: { MONEY($total) }.
remark-absorb-borrowed = { $count ->
    [one] One state loan
   *[other] { $count } state loans
  }: { MONEY($total) }.
remark-absorb-left = { $absorber } then has { MONEY($left) }; loans: { $loans } of at most { $most }.
remark-absorb-trains = Trains: { $train }{ $over ->
    [0] .
   *[other] ; of your choice, { $over } to the pool.
  }
remark-absorb-traffic = Traffic of { $absorber }: { $old } → { $new }.
remark-absorb-markers = Station markers of { $absorber } before the takeover of stations: { $left } on the charter.
remark-absorb-doubled = In the same city already: { $node }; +{ MONEY($money) }.
remark-absorb-cities = { $all ->
    [yes] Cities taken over: { $node }.
   *[no] Cities taken over: { $count } of { $node }, your choice.
  }
remark-absorb-lost = Lost, without compensation: { $node }.
remark-absorb-mines = Mines that may be taken over, if markers are left: { $node }.
remark-absorb-own_mines = Own mines that may be given up first: { $node }.
remark-markers_left = Station markers on the charter: { $count }.
remark-revenue = Traffic { $traffic }, capacity { $capacity }: revenue { MONEY($revenue) }.
remark-must_buy = { $company } must own a train at the end of its turn{ $forced ->
    [yes] ; its money isn’t enough, so the president adds what is missing to one train.
   *[no] .
  }
remark-raise = For the { $train } at { MONEY($price) }, { MONEY($missing) } is missing; { $bankrupt ->
    [yes] sales bring { MONEY($most) } at most, then { $count ->
        [one] one personal state loan follows
       *[other] { $count } personal state loans follow
      }: { MONEY($debt) } off the final score.
   *[no] sales can bring { MONEY($most) }; only as much as needed may be sold.
  }
remark-markers-own_mines = { $absorber } may give up stations in mines of its own now; markers on the charter: { $left }.
remark-markers-cities = Choose the cities of { $target } in which { $absorber } takes over the station; markers on the charter: { $left }.
remark-markers-mines = { $absorber } may take over stations in mines of { $target }; markers on the charter: { $left }.
remark-conversion = { $count ->
    [0] As a major company { $company } gets no more station markers.
    [one] As a major company { $company } gets one more station marker.
   *[other] As a major company { $company } gets { $count } more station markers.
    }
remark-default = Without an answer in time: { $train }.
menu-cheapest = The cheapest connections
menu-richest = The most traffic for the money
menu-place_marker-at = Connections to { $node }
choice-way = { $node }: { MONEY($cost) }, +{ $gain }
choice-way-detail = from { $start }: { $edges }{ $towns ->
    [0] { "" }
    [one] {" "}· one town
   *[other] {" "}· { $towns } towns
  }
choice-way-group = { $count ->
    [one] one connection
   *[other] { $count } connections
  }, from { MONEY($cost) }, up to +{ $gain }
choice-absorb = { $absorber } absorbs { $target }
button-convert = Convert { $company }
button-scrap_train = Discard the { $train }
button-place_token = Take over { $node }
button-remove_token = Give up { $node }
command-forecast = dragons
command-forecast-description = The Dragons’ chart, and what they’d do on their next turn
button-forecast = The Dragons …
forecast-now = **{ $name } on their next turn, as things stand:**
forecast-after = **{ $what }: then { $name } would do this:**
menu-forecast = See what a sale or purchase would lead to
picture-ways = choice of a connection
button-absorb = { $absorber } absorbs { $target } …
remark-place = { $company }: row of phase { $phase }, estimation { $estimation }, { $zone ->
    [green] green: they buy
    [white] white: nothing
   *[red] red: they sell
  }{ $percent ->
    [0] { "" }
   *[other] ; they hold { PERCENT($percent) }
  }
remark-place-lowered = before the next stock round { $company } moves down to the row of phase { $phase }, { $zone ->
    [green] green: they buy
    [white] white: nothing
   *[red] red: they sell
  } (6.3)
remark-dragons-over = The Dragons have no further turn: the bank is broken, so no stock round follows (13.2).
forecast-pass = { $name } pass ({ $reason }).
button-foresee-back = As things stand
refusal-no_automaton = This game has no automaton whose moves could be foreseen.
choice-absorb-detail = { MONEY($due) } due; loans afterwards: { $loans }
company-1865 = { $id }
company-1865-full = { $id }, { $name }
money-private_income-1865 = income of maritime companies
picture-privates-1865 = maritime companies
effect-privates-1865 = Maritime companies: { $changes }
effect-income-1865 = income of maritime companies a round { MONEY($old) } → { MONEY($new) }
remark-convert = { $company } becomes a major company for good: each { PERCENT($old) } becomes { PERCENT($new) }, the president’s certificate too; { $count ->
    [one] one new share goes
   *[other] { $count } new shares go
  } to the IPO; station markers on top: { $markers }.
remark-transfer = { $private } stays with { $company } for good: capacity +{ $capacity } (if it has a train){ $traffic ->
    [0] {""}
   *[other] , traffic +{ $traffic }
  }{ $grows ->
    [yes] , revenue { MONEY($old) } → { MONEY($revenue) }
   *[no] {""}
  }; its owner loses { MONEY($income) } an operating round.
choice-transfer-detail = capacity +{ $capacity }, traffic +{ $traffic }; you lose { MONEY($income) } a round
choice-convert-detail = { PERCENT($old) } → { PERCENT($new) } a share; IPO +{ $count }; markers +{ $markers }
choice-train-raise = you add all your { MONEY($cash) }; { MONEY($missing) } more from sales ({ MONEY($most) } at most){ $bankrupt ->
    [yes] : bankruptcy
   *[no] {""}
  }
forecast-house-1865 = The limits of the zones (rule 5.5) and the surcharges outside L.70–195 (rule 5.1) are house values of ours.
event-incomes_paid-1865 = Income of maritime companies: { $sums }
personal-private_closed-1865 = { $private }, which was yours, has left the game.
event-privates_closed-1865 = Out of the game: { $privates }
remark-ruin_worth = { $who } is worth { MONEY($new) } then, instead of { MONEY($old) }.
