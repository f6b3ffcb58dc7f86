# Games that were lost, rebuilt from the logs in their threads.
recovery-found = { $count ->
    [one] I found the log of one game that I don’t know any more:
   *[other] I found the logs of { $count } games that I don’t know any more:
    }
recovery-game = { $place }: { $title }, { $count ->
    [one] one move
   *[other] { $count } moves
    }; { $people }
recovery-note = They go on in their threads, with the people who had the seats, from the move at which the log was attached. What was left for later (standing orders, plans, notes, votes) isn’t in a log.
button-recover = Rebuild them all
recovery-none = I found no log of a game that I don’t know.
recovery-under-way = I’m rebuilding the games; that can take some minutes.
recovery-done = { $count ->
    [0] I rebuilt no game.
    [one] Rebuilt: { $games }.
   *[other] { $count } games rebuilt: { $games }.
    }
recovery-failed = These logs can’t be followed: { $games }. `/{ command-game } { command-game-rebuild }` with the file says why.
recovery-unreadable = { $count ->
    [one] One log was attached by an earlier version, or can’t be read: `/{ command-game } { command-game-rebuild }` takes it as a file.
   *[other] { $count } logs were attached by an earlier version, or can’t be read: `/{ command-game } { command-game-rebuild }` takes each as a file.
    }
recovery-unfinished = I haven’t seen all threads: once these games are rebuilt, ask again.
recovery-told = **{ $game }**: I had lost this game, and rebuilt it from its log. { $count ->
    [0] It begins anew, with the same deal.
    [one] It goes on after its first move; moves made later have to be made again.
   *[other] It goes on after move { $count }; moves made later have to be made again.
    } Standing orders, plans and notes are gone. Seats are as they were.
refusal-log_headless = This log doesn’t say whose the seats are, as an earlier version made it, or it’s of another server.
