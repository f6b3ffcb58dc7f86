# Reminders, and what waits for a person.
reminder-one = { $mention }, **{ $game }** ({ $title }) is waiting: your turn began { $since }. { $link }
reminder-several = { $mention }, these games are waiting for you:
reminder-line = **{ $game }** ({ $title }): your turn began { $since }. { $link }
reminder-elsewhere = { $count ->
    [one] One more game is
   *[other] { $count } more games are
    } waiting: { $command }
reminder-last = If no move comes before the next reminder is due: { $rule }.
reminder-beyond = The others needn’t wait for ever: if they like, a caretaker plays on for { $name }, who may claim the seat back at any moment.
reminder-default = If no move comes by the next reminder, what the rules foresee for silence is done.
button-snooze = Snooze { $hours } h
snoozed = No reminders until { $until }.
turns-more = … and { $count } more.
refusal-not_your_reminder = This reminder was for somebody else.
last-call = ⏳ **{ $game }** ({ $title }) is waiting: your turn began { $since }, and the reminders have run out. If no move comes until { $until }, { $rule }. You may claim your seat back at any moment; then the others are asked whether what was done for you is taken back. { $link }
last-call-ask = { $others ->
    [one] the other player may have a caretaker play for you
   *[other] the others may have a caretaker play for you
    }
last-call-caretaker = a caretaker plays for you
last-call-substitute = your seat is offered to a substitute
last-call-wait = { $others ->
    [one] the other player may have a caretaker play for you
   *[other] the others may have a caretaker play for you
    }
