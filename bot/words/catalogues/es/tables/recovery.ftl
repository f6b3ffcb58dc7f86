# Partidas perdidas, reconstruidas con los registros de sus hilos.
recovery-found = { $count ->
    [one] He encontrado el registro de una partida que ya no conozco:
   *[other] He encontrado los registros de { $count } partidas que ya no conozco:
    }
recovery-game = { $place }: { $title }, { $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }; { $people }
recovery-note = Siguen en sus hilos, con quienes tenían los asientos, desde la jugada en que se adjuntó el registro. Lo que se dejó para más tarde (órdenes permanentes, planes, notas, votaciones) no está en un registro.
button-recover = Reconstruirlas todas
recovery-none = No he encontrado ningún registro de una partida que no conozca.
recovery-under-way = Estoy reconstruyendo las partidas; puede tardar unos minutos.
recovery-done = { $count ->
    [0] No he reconstruido ninguna partida.
    [one] Reconstruida: { $games }.
   *[other] { $count } partidas reconstruidas: { $games }.
    }
recovery-failed = Estos registros no se pueden seguir: { $games }. `/{ command-game } { command-game-rebuild }` con el archivo dice por qué.
recovery-unreadable = { $count ->
    [one] Un registro lo adjuntó una versión anterior o no se puede leer: `/{ command-game } { command-game-rebuild }` lo acepta como archivo.
   *[other] { $count } registros los adjuntó una versión anterior o no se pueden leer: `/{ command-game } { command-game-rebuild }` los acepta como archivo.
    }
recovery-unfinished = No he visto todos los hilos: cuando estas partidas estén reconstruidas, pregunta otra vez.
recovery-told = **{ $game }**: había perdido esta partida y la he reconstruido con su registro. { $count ->
    [0] Empieza de nuevo, con el mismo reparto.
    [one] Sigue después de su primera jugada; las posteriores hay que repetirlas.
   *[other] Sigue después de la jugada { $count }; las posteriores hay que repetirlas.
    } Las órdenes permanentes, los planes y las notas se han perdido. Los asientos están como estaban.
refusal-log_headless = Este registro no dice de quién son los asientos, porque lo hizo una versión anterior, o es de otro servidor.
