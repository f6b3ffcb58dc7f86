# Rappels, et ce qui attend une personne.
reminder-one = { $mention }, **{ $game }** ({ $title }) vous attend : votre tour a commencé { $since }. { $link }
reminder-several = { $mention }, ces parties vous attendent :
reminder-line = **{ $game }** ({ $title }) : votre tour a commencé { $since }. { $link }
reminder-elsewhere = { $count ->
    [1] Une autre partie vous attend
   *[other] { $count } autres parties vous attendent
    } : { $command }
reminder-last = Sans coup de votre part avant l’échéance du prochain rappel : { $rule }.
reminder-beyond = Les autres n’ont pas à attendre indéfiniment : s’ils veulent, un intendant joue à la place de { $name }, qui peut la reprendre à tout moment.
reminder-default = Sans coup avant le prochain rappel, on fera ce que les règles prévoient en cas de silence.
button-snooze = Plus tard ({ $hours } h)
snoozed = Pas de rappel avant { $until }.
turns-more = … et { $count } de plus.
refusal-not_your_reminder = Ce rappel s’adressait à quelqu’un d’autre.
last-call = ⏳ **{ $game }** ({ $title }) vous attend : votre tour a commencé { $since }, et les rappels sont épuisés. Sans coup de votre part d’ici le { $until }, { $rule }. Vous pouvez reprendre votre place à tout moment ; on demande alors aux autres s’il faut annuler ce qui a été joué pour vous. { $link }
last-call-ask = { $others ->
    [1] l’autre joueur peut demander qu’un intendant joue pour vous
   *[other] les autres peuvent demander qu’un intendant joue pour vous
    }
last-call-caretaker = un intendant joue pour vous
last-call-substitute = votre place est offerte à un remplaçant
last-call-wait = { $others ->
    [1] l’autre joueur peut demander qu’un intendant joue pour vous
   *[other] les autres peuvent demander qu’un intendant joue pour vous
    }
