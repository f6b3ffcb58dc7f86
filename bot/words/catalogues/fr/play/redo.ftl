# Des coups annulés sont rétablis.
command-redo = rétablir
command-redo-description = Rétablir ce que vous avez annulé, tant que personne n’a joué
button-redo = Rétablir
redone-text = **{ $game }** : { $who } rétablit { $count ->
    [1] un coup
   *[other] { $count } coups
    }.
redone-host = **{ $game }** : l’hôte de la table rétablit { $count ->
    [1] un coup
   *[other] { $count } coups
    }.
redone-vote = **{ $game }** : la table a décidé de rétablir { $count ->
    [1] un coup
   *[other] { $count } coups
    }.
redo-private = C’est rétabli.
redo-again = C’est déjà rétabli ; rien d’autre n’a été rétabli à l’instant.
redo-older = Ceci rétablit { $count ->
    [1] un coup
   *[other] { $count } coups
    } :
refusal-nothing_to_redo = Il n’y a rien à rétablir : rien n’a été annulé, ou quelqu’un a joué depuis.
refusal-redo_closed = { $name } a annulé ses propres coups ; seul { $name } peut les rétablir.
vote-ask-redo = 🗳 **{ $game }** : { $who } demande de rétablir ce qui a été annulé :
vote-passed-redo = Oui, par { $yes } contre { $no } : les coups sont rétablis.
log-redo = { $who } rétablit les coups jusqu’au { $to }
