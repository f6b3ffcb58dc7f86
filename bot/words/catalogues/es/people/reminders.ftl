# Recordatorios, y lo que espera a cada persona.
reminder-one = { $mention }, **{ $game }** ({ $title }) te espera: tu turno empezó { $since }. { $link }
reminder-several = { $mention }, estas partidas te esperan:
reminder-line = **{ $game }** ({ $title }): tu turno empezó { $since }. { $link }
reminder-elsewhere = { $count ->
    [one] Te espera una partida más
   *[other] Te esperan { $count } partidas más
    }: { $command }
reminder-last = Si no llega una jugada antes de que toque el próximo recordatorio: { $rule }.
reminder-beyond = Los demás no tienen que esperar siempre: si quieren, un cuidador sigue jugando por { $name }, que puede reclamar su asiento en todo momento.
reminder-default = Si no llega una jugada antes del próximo recordatorio, se hace lo que las reglas prevén para el silencio.
button-snooze = Posponer { $hours } h
snoozed = Sin recordatorios hasta { $until }.
turns-more = … y { $count } más.
refusal-not_your_reminder = Este recordatorio era para otra persona.
last-call = ⏳ **{ $game }** ({ $title }) te espera: tu turno empezó { $since } y se han acabado los recordatorios. Si no llega una jugada antes del { $until }, { $rule }. Puedes reclamar tu asiento en todo momento; entonces se pregunta a los demás si se deshace lo que se hizo por ti. { $link }
last-call-ask = { $others ->
    [one] el otro jugador puede pedir que un cuidador juegue por ti
   *[other] los demás pueden pedir que un cuidador juegue por ti
    }
last-call-caretaker = un cuidador juega por ti
last-call-substitute = tu asiento se ofrece a un suplente
last-call-wait = { $others ->
    [one] el otro jugador puede pedir que un cuidador juegue por ti
   *[other] los demás pueden pedir que un cuidador juegue por ti
    }
