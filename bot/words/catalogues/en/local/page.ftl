# The local table’s own page: its buttons, headings and hints, and what its server refuses. Names in braces are filled in by the page.
page-title = Railwire: local table
page-table = Local table
page-noscript = This page needs JavaScript.
page-skip = Skip to writing
page-slogan = 18xx railway games by message, at a table of your own.
page-straight = Go straight to the table
page-language = Language
page-language-page = This page
page-language-of = Language in which the bot answers { $name }
page-guest = Guest
page-learn = Learn
page-learn-text = A first game, step by step in 15 minutes: what a share, a run, a phase is, by doing it. Robots play the others.
page-learn-open = Begin the lesson
page-watch = Watch
page-watch-text = See a recorded game step by step, from the first pick to the final score.
page-watch-open = Watch
page-try = Try
page-try-text = Take a single turn in the middle of a game. Nothing you do can break it.
page-try-open = Try this turn
page-play = Play
page-play-text = Start a new game. The other seats are played by robots.
page-play-open = Start the game
page-empty = Nothing here yet.
page-which = Which one
page-doors = All doors
page-doors-back = ← All doors
page-first = To the start
page-back = One step back
page-step = Step
page-on = One step on
page-last = To the end
page-branch = Try from here
page-places = Channels and threads
page-channels = Channels
page-pins = Pinned messages
page-pinned = Pinned
page-pins-none = Nothing is pinned here.
page-pins-place = Show it in its place
page-seat = Who you are
page-seat-auto = { $name } (auto)
page-seat-follow = Whoever’s turn it is
page-seat-always = Always
page-seat-another = Another person …
page-person = Another person
page-person-name = Name
page-person-sit = Sit down
page-follows = It’s { $name }’s turn: you now sit in that seat.
page-your-turn = your turn
page-pings = Pings: { $count }
page-direct = Direct
page-direct-with = { $name } (direct)
page-messages = Messages
page-newest = Newest messages ↓
page-earlier = Earlier messages
page-beginning = This is the beginning. Type / to see what Railwire can do.
page-writing = { $name } is writing …
page-thinking = thinking
page-edited = (edited)
page-silent = silent
page-silent-hint = Sent without a notification
page-is-pinned = pinned
page-for = for { $name }
page-bot = BOT
page-only-you = Only you can see this ·
page-dismiss = Dismiss
page-has-pinned = { $name } pinned { $message }
page-a-message = a message
page-has-opened = { $name } opened the thread { $thread }
page-open-thread = Open thread ›
page-hidden = Hidden text, show
page-someone = someone
page-unknown = unknown
page-picture = Picture
page-full-size = Full size
page-close = Close
page-choose = Choose …
page-choose-keys = { $name } (keys: arrows, then Enter)
page-done = Done
page-submit = Submit
page-cancel = Cancel
page-send = Send
page-optional = { $name } (optional)
page-yes = Yes
page-no = No
page-write = Message, or / for a command
page-commands = All commands
page-no-command = There’s no such command here. Choose one from the list.
page-silence = The table doesn’t answer. Is it still running?
page-place-gone = That place is gone, or isn’t open to this seat.
page-message-gone = That message is gone.
page-channel-gone = This channel is gone.
page-nobody = There’s no such person at this table.
page-form-gone = This form is no longer open.
page-not-private = Only private answers can be dismissed.
page-no-answer = The bot didn’t answer. Try again in a moment.
page-unreadable = The page and its table don’t understand each other. Load the page again.
page-stranger = Another page may not act here.
page-old = This page is from an earlier start. Load it again.
page-cannot-changed = That button or menu has changed meanwhile. Use what the message shows now.
page-cannot-command = This command can’t be used here by this person.
page-cannot-place = This place isn’t open to this person, or is closed for good.
page-cannot-value = One of the values isn’t possible there. Choose from what is offered, within the bounds given.
page-cannot-file = This file can’t be sent: it can’t be read, or is too large.
page-refused = The table refuses that, as Discord would ({ $reason }).

# What is behind the page’s doors.
door-game = { $title }, { $players ->
    [one] one player
   *[other] { $players } players
    }
door-game-options = { $game }, with options
door-agreed = { $text } Options: { $options }.
door-robots = { $players ->
    [one] Played by a robot
   *[other] Played by { $players } robots
    }, { $moves ->
    [one] in one move
   *[other] in { $moves } moves
    }.
door-own = One of yours, { $moves ->
    [one] in one move
   *[other] in { $moves } moves
    }.
door-new = A new game for { $least } to { $most } players.
door-players = Players
door-seat = Your place
door-place = { $number ->
    [1] First to act
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] No. { $number }
    }
door-lot = Drawn by lot
door-others = The other seats
door-others-full = Robots play them: strong
door-others-middle = Robots play them: medium
door-others-easy = Robots play them: easy
door-others-me = I play them all, seat by seat
door-name-one = { $title } for one
door-name-all = { $title } for { $players }
door-name-robots = { $robots ->
    [one] { $title } with a robot
   *[other] { $title } with { $robots } robots
    }
door-name-move = { $title } from move { $move }
door-closed-none = This table has no doors.
door-closed-watched = That door is watched, not opened.
door-closed-title = There’s no such title here.
door-closed-recording = There’s no such recorded game here.
door-closed-rules = This game was recorded under other rules: from here on they can’t play it.
door-closed-over = Here the game is over. Go back some steps and try from there.
door-closed-full = The table can’t take another game now. Try again in a moment.
temper-builder = Builder
temper-investor = Investor
temper-trader = Trader
temper-wanderer = Wanderer
position-18mag-minor = 18Mag: a minor’s turn
position-18mag-minor-text = Green phase: minor 5 lays track, may build a station, buys wagons of the majors and runs its trains.
position-18mag-dividend = 18Mag: a major’s dividend
position-18mag-dividend-text = Green phase: SzKÉV has earned well by the track that was built. How much does it pay to its shareholders?
position-18mag-stock = 18Mag: a stock round
position-18mag-stock-text = Green phase: buy a share, sell some, or do neither, with all seven majors to choose from.
position-1856-company = 1856: a company’s turn
position-1856-company-text = Phase 4: the Welland Railway lays track, runs its three trains, pays or withholds, and may take a loan.
position-1856-stock = 1856: a stock round
position-1856-stock-text = Phase 3: with $324 in hand, start a company, buy a share, sell some, or pass.
position-1889-company = 1889: a company’s turn
position-1889-company-text = Phase 3: the Sanuki Railway lays track, runs its four trains, pays or withholds, and may buy private companies; your port tile may be laid besides.
position-1889-stock = 1889: a stock round
position-1889-stock-text = The first one: with ¥330 in hand, start a company, buy a share, exchange the Dougo Railway for one, or lay the port tile.
position-1865-company = 1865: a company’s turn
position-1865-company-text = Phase 3: the SFSS looks for the best place on its island for a yellow tile, then runs two trains.
position-1865-stock = 1865: a stock round
position-1865-stock-text = Phase 3: with L.494 in hand, start a company, buy a share, sell some, or pass.
