# What if, and plans.
command-plan = plan
command-plan-description = What if: try your coming moves on a private copy, and keep them as a plan
button-what_if = What if
button-plan_open = Look at the plan
button-plan_keep = Keep as plan
button-plan_play = Play it now
button-plan_back = Step back
button-plan_anew = Start anew
button-plan_leave = Close the trial
what_if-heading = **What if** · { $game } · only you see this, and nothing here touches the game
what_if-closed = The trial is closed; “{ button-what_if }” opens it again.
what_if-start = Make your moves as usual and see what they would change.
what_if-more = { $count ->
    [one] … one earlier step
   *[other] … { $count } earlier steps
}
what_if-changes = What that changes:
what_if-assumed = For this the others are taken to pass and to run their best ({ $count ->
    [one] one move
   *[other] { $count } moves
    }).
what_if-ahead = After that the others are taken to pass and to run their best until it’s your turn again ({ $count ->
    [one] one move
   *[other] { $count } moves
    }); the rest shows the game there.
what_if-stop = The game has moved on, so step { $step } doesn’t go any more: { $why }
plan-name = plan of { $count ->
    [one] one step
   *[other] { $count } steps
    }{ $done ->
    [0] {""}
    [1] , one of them done
   *[other] , { $done } of them done
    }
plan-kept = Kept as a plan of { $count ->
    [one] one step
   *[other] { $count } steps
    }: it’s played when your turn comes, as far as it goes as planned.
plan-done = Your { $what } has been played to its end.
plan-stopped = Your { $what } has stopped before step { $step }: { $why }
why-differs = it would bring something else: { $now } instead of { $planned }.
why-elsewhere = now it’s about { $now }, not { $planned }.
effect-of-player = { MONEY($amount) } for you
effect-of-company = { MONEY($amount) } for the company
effect-of-none = no money
refusal-what_if_moved = This trial has moved on since; the message shows it as it is now.
button-plan_hold = Keep, step by step
button-plan_look = Pictures
button-plan_map = Map
button-plan_holdings = Holdings
button-plan_show = Show to the table
button-plan_next = Next step of the plan ({ $step } of { $count })
menu-plan_card = A company’s card
plan-held = Kept as a plan of { $count ->
    [one] one step
   *[other] { $count } steps
    } that you run yourself: in your turn a button makes one after the other, as long as all goes as planned.
plan-next = **Your plan**, step { $step } of { $count }: { $told }
plan-next-stop = **Your plan** stops before step { $step } of { $count }: { $why }
plan-shown = 💭 **{ $game }** · { $name } shows a what-if from move { $seq } on. None of it has been played.
plan-shown-done = Shown to the table, with a button for its pictures.
refusal-plan_shown_often = You’ve shown the table { $most } what-ifs within the last hour, and that’s the most. The next one goes in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
    }.
