# Reminders, and what waits for a person.
reminder-one = { $mention }, **{ $game }** ({ $title }) is waiting: your turn began { $since }. { $link }
reminder-several = { $mention }, these games are waiting for you:
reminder-line = **{ $game }** ({ $title }): your turn began { $since }. { $link }
reminder-elsewhere = { $count ->
    [one] One more game is
   *[other] { $count } more games are
    } waiting: { $command }
reminder-last = That was the last reminder. If no move comes now: { $rule }.
reminder-default = If no move comes by the next reminder, what the rules foresee for silence is done.
button-snooze = Snooze { $hours } h
snoozed = No reminders until { $until }.
turns-more = … and { $count } more.
refusal-not_your_reminder = This reminder was for somebody else.
