# Lessons: a first game among robots, in direct messages. At each stop what something is, and what to do now.
command-learn = learn
command-learn-description = Learn a title in 15 minutes: a first game among robots, step by step, in direct messages
lesson-welcome = **A first game of { $title }, step by step.** Robots play the other seats at once. Do what each step asks, or anything else that’s legal; skip what you know.
lesson-opened = Your lesson in { $title } is in your direct messages: { $link }
refusal-direct_closed = A lesson takes place in direct messages, and yours are closed to me. Allow direct messages for this server (its name › Privacy Settings), or write to me yourself, then type the command again.
refusal-no_lesson = There’s no lesson in { $title } yet.
lesson-heading = **{ $title }, step { $number } of { $of }: { $what }**
lesson-skipped = Skipped: a robot decided for you.
lesson-meanwhile-own = { $count ->
    [one] One move went by, yours, made by a robot (see the log).
   *[other] { $count } moves went by, yours made by a robot (see the log).
    }
lesson-meanwhile-others = { $count ->
    [one] One move of the others went by (see the log).
   *[other] { $count } moves of the others went by (see the log).
    }
lesson-over = **That’s the end of your lesson in { $title }**: you have been through { $seen } of { $of } steps. { $new } opens a table for people, { $rules } finds any clause, and a lesson can be begun anew at any time.
lesson-later-18mag = Still to come: wagons stand in the list of runs wherever they make one better. RÁBA’s makes a red area worth more, G&C’s takes a train to more places, SNW’s opens a mine, each for one turn (rule 5.5.1).
lesson-later-1865 = Still to come in a whole game: at the start of its turn a company may absorb another one of the same president, with its trains and its traffic (rule 11.1).
button-hint = What would a robot do?
button-skip_halt = Skip this
button-end_lesson = End the lesson
privacy-lesson = Game { $game } is your lesson; it ends by itself after { $days } days without a move.
lesson-came-paid = You paid { MONEY($amount) } and have { MONEY($cash) } left.
lesson-came-got = You received { MONEY($amount) } and now have { MONEY($cash) }.
lesson-came-holds = You hold { PERCENT($percent) } of { $company }{ $leads ->
    [yes] {" "}and lead it.
   *[no] .
    }
lesson-came-none = You hold nothing of { $company } any more.
lesson-came-owns = { $company } is yours; it has { MONEY($cash) }.
lesson-came-treasury = The treasury of { $company } went from { MONEY($old) } to { MONEY($cash) }.
lesson-came-price = The price of { $company } went from { MONEY($old) } to { MONEY($price) }.
lesson-name-auction = the auction
lesson-name-maritime-1865 = maritime companies
lesson-name-minor-18mag = a minor company
lesson-name-draft-18mag = a first share
lesson-name-par = starting a company
lesson-name-share = buying a share
lesson-name-pass = passing
lesson-name-sale = selling shares
lesson-name-track = laying track
lesson-name-token = a station
lesson-name-loan-1856 = a loan
lesson-name-run = running trains
lesson-name-dividend = paying or withholding
lesson-name-train = buying a train
lesson-name-phase = a new phase
lesson-name-rust = trains rust
lesson-auction = Private companies are small: each pays its owner an income in every operating round. You can buy the cheapest one at its price, bid for a later one, or pass. Buy one now.
lesson-maritime-1865 = Everybody drafts two maritime companies, free of charge. In your hand one pays L.20 each operating round; given to a company of yours, it adds to its capacity. Choose one.
lesson-minor-18mag = Minor companies build track and run trains, and each belongs to one player alone. It begins with 50 Ft, a 2-train and its home station. Look at the map, then choose one.
lesson-draft-18mag = Major companies are owned by shares; each share is 10% of one, and its price counts for you at the end. They live on what minors pay them for tiles, trains and stations. Choose one now.
lesson-par = A company starts when somebody buys its president’s certificate: 20% for twice the par price that they choose. It floats once half of its shares are sold; a higher par brings it more money, but takes longer. Start one that you can afford more shares of.
lesson-par-1856 = A company starts when somebody buys its president’s certificate: 20% for twice the par price that they choose. The money for its first shares goes into its treasury, the rest waits until it reaches its destination. Start one.
lesson-par-1865 = A company starts when somebody buys its president’s certificate for twice the price that they choose; you lead it. As a minor it has shares of 20%, and with one more sold it’s launched. Start one.
lesson-share = A share is a part of a company: it earns its part of each dividend, and its price counts for you at the end. You may hold at most 60% of a company, and so many certificates in all as the limit says. Buy one share.
lesson-share-1865 = A share earns its part of each dividend, and its price counts for you at the end. You may hold at most 60% of a company, and no more certificates than the limit; the Dragons buy and sell by rules of their own. Buy one share.
lesson-share-18mag = In a stock round you may sell shares, then buy one; two of one company make you its director. You may hold at most 60% of it, and no more certificates than the limit; minors don’t count. Buy one share.
lesson-pass = Who neither buys nor sells passes, and may act again when the turn comes round. The stock round ends when everybody has passed in a row; then the companies operate. Pass, to keep your money.
lesson-sale = Shares are sold to the pool, which may hold at most half of a company. You get the present price for each; after that the price drops, one step for each share. Sell one, or pass to keep them.
lesson-sale-1865 = Shares are sold to the pool at the present price. Only the president’s own sale lowers it, one space a share; nothing can be sold of a company that hasn’t operated. Sell one, or pass to keep them.
lesson-sale-18mag = The bank pays the present price for the shares you sell; after that the price drops one step, however many they were. Whoever sells may not buy of that company in the same round. Sell one, or pass to keep them.
lesson-track = Your company’s turn begins with track: one tile in an empty hex, or a better one in place of another. It must meet the company’s network; cities and towns on it bring money to your trains. Choose a hex, then a tile.
lesson-track-1865 = A company’s turn begins with track: one tile is free, a second one costs L.20. A city or mine with a marker of yours gives traffic, and traffic makes revenue. Choose a hex, then a tile.
lesson-track-18mag = A minor’s turn begins with track: a yellow tile or an upgrade, and one more yellow tile for 10 Ft. Money for terrain and the second tile goes to major companies, so it isn’t lost to their owners. Choose a hex, then a tile.
lesson-token = A station lets your trains run from its city, and keeps the slot from others; a city full of others’ stations can’t be passed. It has its price, and there are few. Place one, or pass the step.
lesson-token-1865 = A station marker brings the traffic of its city or mine and of the towns on the way there. You pay for the sides crossed, and a company has only a few. Place one, or pass the step.
lesson-token-18mag = A station lets the minor run from its city and keeps the slot from others. The second costs 40 Ft, the third 80 Ft, and half of it goes to SzKÉV. Place one, or pass the step.
lesson-loan-1856 = A company may take a loan each turn: it brings $100, and costs $10 of interest in every round from now on. All loans fall due after the first 6-train. Take one if your company lacks money for a train, else skip this.
lesson-run = A train runs over track from stop to stop, as many as its number says, with at least one of your stations among them. The stops together are the revenue. The best run has been worked out: take it.
lesson-run-18mag = A train runs over as many places as its number says, one of them a city with a station of the minor. Half of the income goes to the minor, half to you; wagons of the majors bring more. Take the best run.
lesson-dividend = Paid out, the revenue goes to the shareholders, a tenth for each 10%, and the price rises. Withheld, it goes into the treasury, and the price falls. Pay, unless the company needs a train next.
lesson-dividend-1865 = Revenue is L.10 for each point of traffic that your trains can carry. Paid out, it goes to the shares, and the price rises one space; kept, it goes to the company, and the price stays. Choose one of both.
lesson-dividend-18mag = A major ends its turn with a dividend out of its treasury; you, its director, name the amount. The more it is, the further the price rises; with nothing it falls. Choose an amount.
lesson-train = Without a train nothing runs. The bank sells its kinds in order; the first of a new kind begins a new phase. Buy one, if the treasury allows; it runs in the next round.
lesson-train-1865 = Trains give capacity: so much of your traffic makes revenue. The available pile sells its kinds in order, and buying there raises your price one space. Buy one, if the company can pay it.
lesson-train-18mag = A minor holds two trains at most; with two it can scrap one first. Half of the price goes to a major company, LdStEG or MÁVAG. Buy one if the treasury allows, else pass.
lesson-phase = Somebody has bought the first train of a new kind: now it’s phase { $phase }. A phase opens tiles of the next colour and sets train limits and what trains can be bought. Go on with your turn as you like.
lesson-phase-18mag = Now it’s phase { $phase }: the first train of a kind was bought, or none for too long. It opens tiles of this colour and changes what red areas and mines are worth; here trains never rust. Go on as you like.
lesson-rust = A new kind of train has made an old one obsolete: those trains are gone from every company, without compensation. Who has none left must buy again, with the president’s own money if need be. Look what yours have, and go on.
lesson-rust-1865 = The first train of a new phase has scrapped an old kind: those trains are gone from every company, without pay. A company with traffic must own a train again at the end of its turn. Look what yours have, and go on.
