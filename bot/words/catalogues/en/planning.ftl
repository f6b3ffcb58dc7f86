# What if, and plans.
command-plan = plan
command-plan-description = What if: try your coming moves on a private copy, and keep them as a plan
button-what_if = What if
button-plan_keep = Keep as plan
button-plan_play = Play it now
button-plan_back = Step back
button-plan_anew = Start anew
button-plan_leave = Close the trial
what_if-heading = **What if** · { $game } · only you see this, and nothing here touches the game
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
what_if-stop = The game has moved on, so step { $step } doesn’t go any more: { $why }
plan-name = plan of { $count ->
    [one] one step
   *[other] { $count } steps
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
