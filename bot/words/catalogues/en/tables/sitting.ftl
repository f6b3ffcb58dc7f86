# Who may sit: seats kept for people, and waiting on a server for a game.
command-game-invite = invite
command-game-invite-description = Keep a seat for somebody, who is asked
command-game-wait = wait
command-game-wait-description = Wait for a game; once enough people do, a table is opened for you
command-game-waiting = waiting
command-game-waiting-description = Which games people here wait for
button-invite = Keep a seat for…
button-seat_yes = Take the seat
button-seat_no = No, thanks
button-wait_along = Wait along
button-unwait = Wait no more
menu-invite = For whom is a seat kept?
notice-kept = Seats kept for: { $people }
invited = { $people }: { $who } keeps a seat for you. Will you play?
invited-done = A seat is kept for { $people }, who is asked here.
invited-yes = { $who } takes the seat.
invited-no = { $who } doesn’t play this time.
waiting-heading = **Who waits for a game here**
waiting-none = Nobody. With /game wait you’re the first.
waiting-line = On the list for { $title }: { $count } of { $players }; { $pace }
waiting-numbered = { $number }. { $what }
waiting-left = You don’t wait any more.
privacy-kept_for = Seats kept for you: { $count }
refusal-seats_kept = { $count ->
    [1] The seat that’s left is kept for somebody else.
   *[other] The { $count } seats that are left are kept for others.
    }
refusal-not_invited = No seat at this table is kept for you.
refusal-not_waiting = You don’t wait for that game.
refusal-too_many_awaited = You wait for { $most } games already; that’s the most.
refusal-no_such_member = That’s nobody who could play here.
refusal-no_seats_to_keep = At this table no seats are kept for people: all play in one place, or it goes on from a log.
