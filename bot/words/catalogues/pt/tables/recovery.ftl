# Partidas perdidas, reconstruídas a partir dos registros nos seus tópicos.
recovery-found = { $count ->
    [1] Encontrei o registro de uma partida que não conheço mais:
   *[other] Encontrei os registros de { $count } partidas que não conheço mais:
    }
recovery-game = { $place }: { $title }, { $count ->
    [1] uma jogada
   *[other] { $count } jogadas
    }; { $people }
recovery-note = Elas continuam nos seus tópicos, com quem tinha os lugares, a partir da jogada em que o registro foi anexado. O que foi deixado para depois (ordens permanentes, planos, notas, votações) não está em um registro.
button-recover = Reconstruir todas
recovery-none = Não encontrei registro de nenhuma partida que eu não conheça.
recovery-under-way = Estou reconstruindo as partidas; pode levar alguns minutos.
recovery-done = { $count ->
    [0] Não reconstruí nenhuma partida.
    [1] Reconstruída: { $games }.
   *[other] { $count } partidas reconstruídas: { $games }.
    }
recovery-failed = Estes registros não podem ser seguidos: { $games }. `/{ command-game } { command-game-rebuild }` com o arquivo diz por quê.
recovery-unreadable = { $count ->
    [1] Um registro foi anexado por uma versão anterior ou não pode ser lido: `/{ command-game } { command-game-rebuild }` o aceita como arquivo.
   *[other] { $count } registros foram anexados por uma versão anterior ou não podem ser lidos: `/{ command-game } { command-game-rebuild }` os aceita como arquivo.
    }
recovery-unfinished = Não vi todos os tópicos: quando estas partidas estiverem reconstruídas, peça de novo.
recovery-told = **{ $game }**: eu tinha perdido esta partida e a reconstruí a partir do registro. { $count ->
    [0] Ela começa de novo, com a mesma preparação.
    [1] Ela continua depois da primeira jogada; as seguintes precisam ser refeitas.
   *[other] Ela continua depois da jogada { $count }; as seguintes precisam ser refeitas.
    } Ordens permanentes, planos e notas se perderam. Os lugares estão como estavam.
refusal-log_headless = Este registro não diz de quem são os lugares, pois uma versão anterior o fez, ou é de outro servidor.
