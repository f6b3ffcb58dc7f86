# Lembretes, e o que espera por uma pessoa.
reminder-one = { $mention }, **{ $game }** ({ $title }) espera por você: sua vez começou { $since }. { $link }
reminder-several = { $mention }, estas partidas esperam por você:
reminder-line = **{ $game }** ({ $title }): sua vez começou { $since }. { $link }
reminder-elsewhere = { $count ->
    [1] Mais uma partida espera
   *[other] Mais { $count } partidas esperam
    } por você: { $command }
reminder-last = Se não vier uma jogada antes da hora do próximo lembrete: { $rule }.
reminder-beyond = Os outros não precisam esperar para sempre: se quiserem, um piloto automático continua jogando por { $name }, que pode retomar o lugar a qualquer momento.
reminder-default = Se não vier uma jogada até o próximo lembrete, será feito o que as regras preveem para o silêncio.
button-snooze = Adiar { $hours } h
snoozed = Sem lembretes até { $until }.
turns-more = … e mais { $count }.
refusal-not_your_reminder = Este lembrete era para outra pessoa.
last-call = ⏳ **{ $game }** ({ $title }) espera por você: sua vez começou { $since }, e os lembretes se esgotaram. Se não vier uma jogada até { $until }, { $rule }. Você pode retomar seu lugar a qualquer momento; então se pergunta aos outros se o que foi feito por você é desfeito. { $link }
last-call-ask = { $others ->
    [1] o outro jogador pode pôr um piloto automático para jogar por você
   *[other] os outros podem pôr um piloto automático para jogar por você
    }
last-call-caretaker = um piloto automático joga por você
last-call-substitute = seu lugar é oferecido a um substituto
last-call-wait = { $others ->
    [1] o outro jogador pode pôr um piloto automático para jogar por você
   *[other] os outros podem pôr um piloto automático para jogar por você
    }
