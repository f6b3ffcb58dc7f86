# O nível de jogo, onde um servidor quer classificação.
command-ratings = classificação
command-ratings-description = Como cada pessoa tem jogado contra as outras neste servidor
ratings-heading = { $title ->
    [none] **Classificação deste servidor**
   *[other] **Classificação deste servidor em { $title }**
    }
ratings-line = { $place }. { $name }: **{ $points }** ({ $games ->
    [1] uma partida
   *[other] { $games } partidas
    })
ratings-none = Ninguém está nela ainda: é preciso uma partida terminada, entre duas ou mais pessoas.
ratings-meaning = -# O nível de jogo de que se tem certeza, pelos lugares nas partidas e por quem se enfrentou (OpenSkill). Começa-se em 1.000, e cada partida dá mais certeza.
ratings-changed = 📈 Classificação: { $people }
ratings-change = { $name } { $points } ({ $change })
refusal-ratings_off = Este servidor não tem classificação. Quem o administra pode ativá-la: /configurações servidor.
server-ratings = { $on ->
    [yes] As partidas terminadas contam para a classificação (/classificação).
   *[no] As partidas não contam para nenhuma classificação.
    }
settings-ratings = { $listed ->
    [yes] Você está na /classificação dos servidores que a têm.
   *[no] Você não está na /classificação.
    }
button-set_rated = Estar na classificação
button-set_unrated = Sair da classificação
command-settings-ratings = classificação
command-settings-ratings-description = Se você está na classificação dos servidores que a têm
field-ratings = classificação
field-ratings-description = Contar as partidas terminadas (/classificação)
field-listed = visível
field-listed-description = Estar na classificação
