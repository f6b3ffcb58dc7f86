# Promemoria, e ciò che aspetta una persona.
reminder-one = { $mention }, **{ $game }** ({ $title }) ti aspetta: il tuo turno è iniziato { $since }. { $link }
reminder-several = { $mention }, queste partite ti aspettano:
reminder-line = **{ $game }** ({ $title }): il tuo turno è iniziato { $since }. { $link }
reminder-elsewhere = { $count ->
    [one] Ti aspetta un’altra partita
   *[other] Ti aspettano altre { $count } partite
    }: { $command }
reminder-last = Se non arriva una mossa prima che sia l’ora del prossimo promemoria: { $rule }.
reminder-beyond = Gli altri non devono aspettare per sempre: se vogliono, un custode continua a giocare per { $name }, che può riprendersi il posto in ogni momento.
reminder-default = Se non arriva una mossa prima del prossimo promemoria, si fa ciò che le regole prevedono per il silenzio.
button-snooze = Rimanda di { $hours } h
snoozed = Nessun promemoria fino a { $until }.
turns-more = { $count ->
    [one] … e un’altra.
   *[other] … e altre { $count }.
}
refusal-not_your_reminder = Questo promemoria era per qualcun altro.
last-call = ⏳ **{ $game }** ({ $title }) ti aspetta: il tuo turno è iniziato { $since } e i promemoria sono finiti. Se non arriva una mossa entro { $until }, { $rule }. Puoi riprenderti il posto in ogni momento; allora si chiede agli altri se annullare ciò che è stato giocato per te. { $link }
last-call-ask = { $others ->
    [one] l’altro giocatore può far giocare un custode per te
   *[other] gli altri possono far giocare un custode per te
    }
last-call-caretaker = un custode gioca per te
last-call-substitute = il tuo posto è offerto a un sostituto
last-call-wait = { $others ->
    [one] l’altro giocatore può far giocare un custode per te
   *[other] gli altri possono far giocare un custode per te
    }
