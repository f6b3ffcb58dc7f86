# Quem se senta: lugares guardados para alguém, e esperar uma partida em um servidor.
command-game-invite = convidar
command-game-invite-description = Guardar um lugar para alguém, a quem se pergunta
command-game-wait = esperar
command-game-wait-description = Esperar uma partida; quando houver gente bastante abre-se uma mesa
command-game-waiting = esperas
command-game-waiting-description = Que partidas se esperam aqui
button-invite = Guardar um lugar…
button-seat_yes = Ocupar o lugar
button-seat_no = Não, obrigado
button-wait_along = Esperar também
button-unwait = Não esperar mais
menu-invite = Para quem se guarda um lugar?
notice-kept = Lugares guardados para: { $people }
invited = { $people }: { $who } guarda um lugar para você. Vai jogar?
invited-done = Há um lugar guardado para { $people }, a quem se pergunta aqui.
invited-yes = { $who } ocupa o lugar.
invited-no = { $who } não joga desta vez.
waiting-heading = **Quem espera uma partida aqui**
waiting-none = Ninguém. Com /game wait você é o primeiro.
waiting-line = { $title }: esperam { $count } de { $players }; { $pace }
waiting-numbered = { $number }. { $what }
waiting-left = Você não espera mais.
privacy-kept_for = Lugares guardados para você: { $count }
refusal-seats_kept = { $count ->
    [1] O lugar que resta está guardado para outra pessoa.
   *[other] Os { $count } lugares que restam estão guardados para outros.
    }
refusal-not_invited = Nenhum lugar desta mesa está guardado para você.
refusal-not_waiting = Você não espera essa partida.
refusal-too_many_awaited = Você já espera { $most } partidas; é o máximo.
refusal-no_such_member = Essa pessoa não pode jogar aqui.
refusal-no_seats_to_keep = Nesta mesa não se guardam lugares: todos jogam no mesmo lugar, ou ela continua a partir de um registro.
