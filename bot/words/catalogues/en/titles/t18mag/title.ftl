# What only 18Mag needs.
event-card_followed = { $rule ->
    [station] card: station here (line { $number })
    [buy_train] card: buy a train (line { $number })
    [replace_2_train] card: replace a 2-train (line { $number })
    [buy_2_train_from_next_higher] card: a 2-train from the next higher company (line { $number })
    [buy_2_train_from_other] card: a 2-train from another company (line { $number })
   *[keep_a_train] card: never without a train
    }
automaton-18mag-tile_laid = order of upgrades, rule 12.3
automaton-18mag-wagon_bought = rule 12.5
automaton-18mag-trains_ran = best run, rule 12.5
automaton-18mag-dividend_paid = all of it, rule 12.6
automaton-18mag-share_bought = stock card, rule 12.7
automaton-18mag-shares_sold = over the limit, rule 12.8
refusal-card-nothing_to_do = The card of { $company } orders nothing in this step: { $step }.
command-follow_card = follow_card
command-follow_card-description = Do what the company’s card orders now
button-follow_card = Follow the card
company-director-18mag = Director: { $name }
company-no-director-18mag = No director
event-president_changed-18mag = { $old ->
    [none] { $new } becomes director
   *[other] { $new } becomes director instead of { $old }
    }
picture-director = director { $player }
picture-no-director = no director
picture-director-short = director
picture-director-mark = dark: director
hint-stock-how-18mag = Most shares of a major make its director, who decides for it. A sale lowers the price; the round ends when all pass in a row.
why-18mag-president_changed = { $first ->
    [yes] { $new } is the first to hold the director’s certificate: { PERCENT($percent) }
   *[no] { $new } holds { PERCENT($percent) } now, { $old } { PERCENT($left) }
    }
effect-director-18mag = director: { $old } → { $new }
effect-first-director-18mag = director: { $new }
personal-leads-18mag = You’re now director of { $company }.
personal-led-18mag = { $new } is now director of { $company } in your place.
refusal-draft-private_limit-18mag = You already have { $limit ->
    [one] one supporter
   *[other] { $limit } supporters
    }, the most that a player may draft.
refusal-share-president_certificate-18mag = The director’s certificate of { $company } can’t be sold: nobody else holds the { PERCENT($size) } to take it over.
remark-picks_privates-18mag = Supporters that you still pick: { $count }.
fix-scrapped_train = a minor of István that has to buy a 2-train first begins “Replace” anew; now it goes on to buy the train for which it scrapped one
fix-last_certificate = CIWL’s director’s certificate isn’t sold where only it is left; now one with a 20% share may pay for the other half
fix-called_supporter = a supporter that was called and had no effect is spent; now it isn’t
