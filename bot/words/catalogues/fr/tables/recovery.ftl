# Parties perdues, reconstruites depuis les journaux de leurs fils.
recovery-found = { $count ->
    [1] J’ai trouvé le journal d’une partie que je ne connais plus :
   *[other] J’ai trouvé les journaux de { $count } parties que je ne connais plus :
    }
recovery-game = { $place } : { $title }, { $count ->
    [1] un coup
   *[other] { $count } coups
    } ; { $people }
recovery-note = Elles continuent dans leurs fils, avec les personnes qui avaient les places, à partir du coup où le journal a été joint. Ce qui était laissé pour plus tard (ordres permanents, plans, notes, votes) n’est pas dans un journal.
button-recover = Les reconstruire toutes
recovery-none = Je n’ai trouvé aucun journal d’une partie que je ne connaîtrais pas.
recovery-under-way = Je reconstruis les parties ; cela peut prendre quelques minutes.
recovery-done = { $count ->
    [0] Je n’ai reconstruit aucune partie.
    [1] Reconstruite : { $games }.
   *[other] { $count } parties reconstruites : { $games }.
    }
recovery-failed = Ces journaux ne peuvent pas être suivis : { $games }. `/{ command-game } { command-game-rebuild }` avec le fichier dit pourquoi.
recovery-unreadable = { $count ->
    [1] Un journal a été joint par une version antérieure ou est illisible : `/{ command-game } { command-game-rebuild }` l’accepte en fichier.
   *[other] { $count } journaux ont été joints par une version antérieure ou sont illisibles : `/{ command-game } { command-game-rebuild }` les accepte en fichier.
    }
recovery-unfinished = Je n’ai pas vu tous les fils : une fois ces parties reconstruites, redemandez.
recovery-told = **{ $game }** : j’avais perdu cette partie et je l’ai reconstruite depuis son journal. { $count ->
    [0] Elle recommence, avec la même mise en place.
    [1] Elle continue après son premier coup ; les suivants sont à rejouer.
   *[other] Elle continue après le coup { $count } ; les suivants sont à rejouer.
    } Ordres permanents, plans et notes sont perdus. Les places sont comme avant.
refusal-log_headless = Ce journal ne dit pas à qui sont les places, car une version antérieure l’a fait, ou il vient d’un autre serveur.
