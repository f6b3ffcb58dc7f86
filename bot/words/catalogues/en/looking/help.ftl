# Help: an overview, and two lines for each of the first decisions of a person’s first game of a title.
command-help = help
command-help-description = How to play here; switch the tips for beginners on or off
field-tips = tips
field-tips-description = Tips with your first decisions: on or off
help-heading = **Railwire: how it works**
help-table = **A table:** { $new } opens one; the others join with a button, and the host starts the game. Each game has its own thread.
help-learn = **New to a title?** { $learn } leads through a first game among robots, step by step, in direct messages.
help-turn = **Your turn:** you are pinged once. “{ $button }” opens your private panel with everything that’s legal now, as buttons and menus; it can be opened as often as you like. Every move is also a command; it suggests only what is legal.
help-undo = **Undo:** { $undo } undoes your last move, or your whole turn, until another person has acted. { $redo } takes the undo back.
help-look = **Looking:** { $list}. The answers are for your eyes only unless you choose to show them.
help-rules = **Rules:** { $rules } finds a clause by its number or by words. Refusals name theirs, and “{ $why }” explains what happened by itself.
help-games = **All your games:** { $turns } lists every game that waits for you.
help-tips = { $on ->
    [yes] Tips with your first decisions are on.
   *[no] Tips with your first decisions are off.
    } ({ $help })
hint-draft-what = Everyone picks in turn, and picks cost nothing; you can’t pass.
hint-draft-how = Look at the map first: companies near each other can share track, and a good place earns from the first round.
hint-auction-what = Buy the cheapest private company at its price, bid for a later one, or pass; the money of a bid is set aside.
hint-auction-how = A private company pays its income each operating round and may be sold to your company later; keep enough cash to start one.
hint-stock-what = Sell what you like, then buy at most one certificate; whoever neither buys nor sells has passed.
hint-stock-how = Most shares of a company make its president, who decides for it. A sale lowers the price; the round ends when all pass in a row.
hint-track-what = Choose a hex on the numbered picture, then a tile in place; or finish without building.
hint-track-how = Track has to meet the company’s own network. Aim at a city that your trains reach, and mind what the terrain costs.
hint-station-what = A station lets trains run from its city, and fills a slot there.
hint-station-how = A city full of others’ stations can’t be passed through. Stations are few and expensive: wait unless it opens a route or shuts one.
hint-scrap-what = You may give trains back without compensation to make room; usually you go on without it.
hint-scrap-how = A train given back doesn’t run this turn.
hint-run-what = The best run has been worked out: take it, or choose another.
hint-run-how = A route passes at least one of the company’s stations and uses no track twice; its stops add up to the income.
hint-dividend-what = Paid out, the money goes to the shareholders; kept, it goes to the company.
hint-dividend-how = A dividend lifts the share price, withholding holds or lowers it. Withhold when the next train must be paid.
hint-trains-what = Buy trains from the { $edition ->
    [t1865] available pile or the pool
   *[other] bank
    } at the printed price, or from a company at an agreed one.
hint-trains-how = The first train of a new kind changes the phase: new tiles, and sometimes older trains go. Trains bought now run in the next round.
hint-consent-what = Somebody would like to buy from you; nothing happens without your yes.
hint-consent-how = The price goes to the seller. Think of what you’d be left with in your next turn.
hint-city-what = A tile with two cities comes to a place with a station: you say which city the station belongs to.
hint-city-how = From then on the station follows the track of its city.
hint-discard-what = The company holds more trains than it may: choose which one goes.
hint-discard-how = Nothing is paid for it; keep those that last longest.
hint-raise-what = The company’s money doesn’t suffice, so its president has to pay the rest.
hint-raise-how = Sell shares until it’s enough. The menu shows what each sale brings and what is still missing.
hint-repay-what = Loans cost interest every round; pay back what the treasury allows.
hint-repay-how = Keep enough for the next train, and count the loans that will still stand when it comes.
hint-last-what = The last chance in this turn to buy a private company.
hint-last-how = If there’s nothing to buy, finish the turn.
hint-borrow-what = Without a train of its own the company may borrow one from the bank for this turn, free of charge.
hint-borrow-how = The train goes back at the end of the train step, and borrowing changes no phase.
hint-declare-what = The company owes loans: pay them all back, with your own money if need be, or let it be merged.
hint-declare-how = Shares of a merged company become half as many of the national one, at an average of the prices.
hint-give_up_token-what = The national company has more stations than it may keep; choose which one comes off the map.
hint-give_up_token-how = Keep those that join the best cities.
hint-give_up_train-what = The national company has more trains than it may; choose which one it gives up.
hint-give_up_train-how = Permanent trains stay for good.
hint-markers-what = Stations of the company taken over are replaced by the absorber’s, where there’s a marker to use.
hint-markers-how = Choose the places that bring traffic, and give up a mine only where that pays.
hint-home-what = The company starts anew: choose the city of its first station.
hint-home-how = A city with track and free neighbours brings traffic soonest.
hint-conversion-what = The company may become a major one: twice the shares, more station markers, the same price.
hint-conversion-how = Your part is halved, and the new shares can be bought by all. You’re asked once before each stock round.
hint-absorb-what = The company may take over another of yours that is connected, or go on with its turn.
hint-absorb-how = All holders of the other one are paid; trains, traffic and markers come over.
hint-stock-what-1856 = Buy at most one certificate, and sell either before or after it (nothing in the first stock round); whoever neither buys nor sells passes.
hint-dividend-how-1856 = A dividend lifts the share price, withholding always lowers it. Withhold when the next train must be paid.
