# Refusals of the table, outside the rules of a title.
refusal-no_such_game = There’s no such game. Type the command in the game’s thread, or choose it with “game”.
refusal-no_such_title = I don’t know a game called “{ $title }”. I know: { $titles }.
refusal-other_server = That game lives on another server.
refusal-not_your_game = You have no seat in this game; you’re welcome to watch.
refusal-not_your_seat = That isn’t your seat.
refusal-not_your_turn = It isn’t your turn: { $name } is up.
refusal-not_host = Only { $host }, who hosts this table, can do that, or somebody who manages this server.
refusal-game_finished = This game is over.
refusal-game_abandoned = This game was ended without a result.
refusal-not_started = This game hasn’t started yet; seats taken: { $seats } of at least { $least }.
refusal-already_started = This game has already started.
refusal-game_full = All { $most } seats are taken.
refusal-already_joined = You already have a seat.
refusal-not_joined = You have no seat at this table.
refusal-too_few_players = It takes at least { $least } players; { $seats ->
    [one] one has a seat
   *[other] { $seats } have a seat
    } so far.
refusal-empty_text = A name needs at least one letter that can be seen.
refusal-text_too_long = That’s { $length } characters; at most { $limit } are allowed.
refusal-bad_option = The option “{ $option }” can’t be used like this.
refusal-stale_move = The game has moved on since.
refusal-nothing_to_undo = There’s nothing to undo.
refusal-undo_closed = You can’t undo that by yourself any more: { $name } has moved since. `/{ command-undo }` with the option `{ field-move }` asks the others by a vote.
refusal-our_fault = That’s an error of mine, not yours. Nothing was changed. Reference: { $reference }
refusal-out_of_reach = Discord didn’t answer me just now. Nothing was changed; please try again in a moment.
refusal-done_not_shown = It’s done, but I couldn’t show you what came of it. Please don’t do it again; look in a moment.
refusal-done_our_fault = It’s done, but because of an error of mine I can’t show what came of it. Please don’t do it again. Reference: { $reference }
refusal-done_before = You asked for that { $asked_at }, and it’s done: only my answer had got lost on its way to you. I did nothing a second time; if you want it once more, send it again.
refusal-unloadable = I can’t load this game: its stored log doesn’t lead to the position that it tells of. Nothing of it is lost, and all other games go on; please tell whoever runs this bot.
refusal-busy = I’m busy just now. Nothing was changed; please try again in a moment.
refusal-disk_full = I have no room to store anything. Nothing was changed; please tell whoever runs this bot.
refusal-storage = I can’t reach my storage just now. Nothing was changed; please try again in a moment.
refusal-uncertain = My storage was cut off as I stored this, so I don’t know yet whether it’s done. I’ll tell you here as soon as I know. You can safely ask again: it’s done only once.
refusal-found_done = My storage is back: what you asked for is done.
refusal-found_undone = My storage is back: what you asked for wasn’t stored. Nothing was changed; please ask again.
refusal-no_game_here = This isn’t a game’s thread: choose the game with “game”.
refusal-which_game = You play several games here: choose one with “game”.
refusal-server_only = That works only on a server.
refusal-not_a_number = “{ $value }” isn’t a whole number.
refusal-number_too_large = “{ $value }” is far too large.
refusal-no_offer = There’s no such choice now.
refusal-no_threads = I may not open a thread in this channel. I need the permissions “Create public threads” and “Send messages in threads”.
refusal-threads_full = This server has a thousand open threads, as many as Discord allows. Archive one that nobody needs any more, then try again.
refusal-no_such_player = Nobody of that name plays here.
refusal-no_such_company = There’s no company “{ $company }” in this game.
refusal-no_such_hex = There’s no hex “{ $hex }” on this map.
refusal-old_command = This command has changed. Please wait a moment, or restart Discord, and try again.
refusal-stopping = I’m just being restarted. Nothing was changed; please try again in a minute.
refusal-no_such_button = I don’t know this button any more. Open your panel with “My turn”.
refusal-with-clause = { $text } (Rule { $clause })
refusal-instead = You can: { $choices }
refusal-instead-more = You can: { $choices } and more
refusal-unreadable-not_an_action = I don’t know that move.
refusal-unreadable-type = There’s no move “{ $type }” in this game.
refusal-unreadable-field = The move “{ $type }” has no such field: { $fields }.
refusal-unreadable-missing = For this move “{ $field }” is missing.
refusal-unreadable-value = “{ $value }” doesn’t fit “{ $field }”.
refusal-unreadable-route = I can’t read these routes: “{ $value }”. Write “best”, or stops by train: 3: E12.0 F13 G14.0; 2: …
refusal-unreadable-bundle = That’s { $count } moves at once; at most { $most } are possible.
refusal-unreadable-too_long = That’s too long: { $length }, where at most { $most } are possible.
refusal-unreadable-too_big = That number is far too large: at most { $most } is possible.
refusal-unreadable-not_whole = That isn’t a whole number.
refusal-conflict = Somebody else was faster. Nothing was changed; please look again and repeat it.
refusal-newer_database = My storage is of a newer version than I am. Nothing was changed; please tell whoever runs this bot.
refusal-not_writable = I can’t write to my storage. Nothing was changed; please tell whoever runs this bot.
refusal-damaged = My storage is damaged. Nothing was changed; please tell whoever runs this bot.
refusal-in_use = Somebody else is using my storage. Nothing was changed; please tell whoever runs this bot.
refusal-unworded = That isn’t possible now.
refusal-still_seated = You still have a seat in a running game (number { $games }). Hand it over with `/{ command-seat }` first, or end the game.
refusal-seat_not_free = This seat isn’t free to take, or to claim back.
refusal-no_such_intent = There’s no such { $kind ->
    [vote] vote
    [offer] offer
    [order] order
    [plan] plan
   *[other] thing
    } any more.
refusal-too_many_intents = You have { $most } of these already, the most there may be; cancel one first.
refusal-too_far_ahead = That plans too far ahead: at most { $most } moves of others are made up on the way to your turn.
refusal-not_your_vote = You aren’t asked in this vote.
refusal-overtaken = The game has moved on, so this is settled.
refusal-bad_setting = { $setting ->
    [zone] There’s no time zone “{ $value }”. Type a city, such as Rome, or what your clock shows, such as 14:05.
    [quiet] Quiet hours need two different times, such as 23:00–07:00.
    [leave] Leave ends in the future, after it has begun, and takes a year at most.
    [snooze] Reminders can be put off by 1 to 72 hours.
   *[other] This setting can’t have that value.
    }
refusal-may_not_open = On this server only managers open tables.
refusal-not_member = That game lives on a server that you aren’t on any more, so you can do nothing in it from here.
refusal-member_unknown = Discord doesn’t say just now whether you’re still on the server of **{ $game }**. Try again in a moment, or do it there, in the game’s thread.
post-plain = **{ $game }**: something has happened that I can’t show here.{ $people ->
    [none] { "" }
   *[other] { " " }{ $people }
    }
log-file-refused = { $game }: the log belongs here, but I may not attach files in this channel, or it’s too large. Who manages the server can allow it.
alone-turn = { $mention } · { $game }: it’s your turn. { $link }
alone-other = { $mention } · { $game }: you’re asked for something. { $link }
undelivered-host = { $game }: I couldn’t ping { $people } in the thread; the ping went by direct message. { $link }
undelivered-closed = I may not write in the game’s thread just now: it’s locked, I lack the permission to see it or to write in it, or the server has as many open threads as Discord allows. Who manages the server can change that; then I go on there by myself. Or `/{ command-game } { command-game-thread }` opens another.
undelivered-gone = The game’s thread is gone. `/{ command-game } { command-game-thread }` opens another.
undelivered-refused = Discord doesn’t take what I have to say in the game’s thread.
undelivered-unreachable = Discord hasn’t taken my message in the game’s thread for a while; I go on trying.
undelivered-unseen = Whoever is to move can’t see the game’s thread: a role, or a permission of its channel, is missing. Who manages the server can change that; until then the pings go by direct message.
pictures-refused = -# Discord doesn’t take the picture here: it may be too large, or I lack the permission to attach files.
