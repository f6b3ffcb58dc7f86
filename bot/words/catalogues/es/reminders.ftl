# Recordatorios, y lo que espera a cada persona.
reminder-one = { $mention }, **{ $game }** ({ $title }) te espera: tu turno empezó { $since }. { $link }
reminder-several = { $mention }, estas partidas te esperan:
reminder-line = **{ $game }** ({ $title }): tu turno empezó { $since }. { $link }
reminder-elsewhere = { $count ->
    [one] Te espera una partida más
   *[other] Te esperan { $count } partidas más
    }: { $command }
reminder-last = Era el último recordatorio. Si ahora no llega una jugada: { $rule }.
reminder-default = Si no llega una jugada antes del próximo recordatorio, se hace lo que las reglas prevén para el silencio.
button-snooze = Posponer { $hours } h
snoozed = Sin recordatorios hasta { $until }.
turns-more = … y { $count } más.
refusal-not_your_reminder = Este recordatorio era para otra persona.
