# Places qui changent de mains, et l’intendant.
seat-caretaker = 🪑 **{ $game }** : un intendant joue désormais pour { $name }, qui peut reprendre sa place à tout moment. Quelqu’un d’autre peut aussi la prendre.
seat-wanted = 🪑 **{ $game }** : on cherche un remplaçant pour { $name }. Qui prend la place continue à partir d’ici.
seat-taken = 🪑 **{ $game }** : { $name } a pris une place et continue. Qui l’avait peut la reprendre.
seat-claimed = 🪑 **{ $game }** : { $name } est de retour.
seat-removed = 🪑 **{ $game }** : { $name } quitte la partie. Un intendant joue jusqu’à ce que quelqu’un prenne la place.
button-seat-take = Prendre cette place
button-seat-claim = C’est la mienne : me revoilà
button-seat-stay = C’est la mienne : je reste
seat-you-took = Vous avez une place dans **{ $game }**. Vous serez prévenu quand ce sera votre tour.
seat-you-claimed = Votre place dans **{ $game }** est de nouveau à vous.
seat-you-left = L’intendant joue pour vous dans **{ $game }**. Reprenez votre place quand vous voulez.
seat-you-offer = On vous cherche un remplaçant dans **{ $game }**. Vous continuez jusqu’à ce que quelqu’un prenne la place.
refusal-removed = Vous avez été exclu de cette partie. Vous ne pouvez y reprendre une place que si les autres, ou qui gère ce serveur, le veulent bien : `/{ command-vote } { command-vote-readmit }`.
marked-caretaker = { $who } [intendant]
marked-default = { $who } [sans réponse]
command-seat = place
command-seat-description = Votre place : un intendant, un remplaçant, la reprendre ; en prendre une libre
command-seat-caretaker = intendant
command-seat-caretaker-description = L’intendant joue pour vous jusqu’à votre retour
command-seat-substitute = remplaçant
command-seat-substitute-description = Chercher quelqu’un qui prenne votre place
command-seat-claim = reprendre
command-seat-claim-description = Reprendre votre place à l’intendant ou à un remplaçant
command-seat-take = prendre
command-seat-take-description = Prendre une place pour laquelle on cherche un remplaçant
field-seat = place
field-seat-description = La place de qui
command-game-pace = rythme
command-game-pace-description = À quel rythme joue cette table, et ce qui suit le silence
pace-heading = **{ $game }**
pace-changed = **{ $game }** se joue désormais ainsi :
seat-kept = 🪑 **{ $game }** : un intendant joue désormais pour { $name }, qui peut reprendre sa place à tout moment. Personne d’autre ne peut la prendre.
seat-dismissed = 🪑 **{ $game }** : { $by }, qui gère ce serveur, a exclu { $name } de la partie. Un intendant joue jusqu’à ce que quelqu’un prenne la place.
seat-taken-from = 🪑 **{ $game }** : { $name } a pris la place de { $whose } et continue. { $before }, vous pouvez la reprendre à tout moment.
seat-taken-free = 🪑 **{ $game }** : { $name } a pris la place qui était celle de { $whose }, et continue.
seat-claimed-from = 🪑 **{ $game }** : { $name } est de retour et reprend sa place à { $whose }. { $before }, merci de l’avoir gardée.
seat-done-for-you = { $count ->
    [1] Un coup a été joué pour vous :
   *[other] { $count } coups ont été joués pour vous :
    }
seat-return-asked = On demande aux autres s’il faut annuler ce qui a suivi ; il faut { $needed ->
    [1] un oui
   *[other] { $needed } oui
    }. Si vous jouez, tout reste.
seat-return-ask = Si vous préférez que ce soit annulé, demandez aux autres avec `/{ command-undo }`, option `{ field-move }`.
host-changed = 👑 **{ $game }** : { $name } est désormais l’hôte de cette table.
seat-readmitted-from = 🪑 **{ $game }** : { $before } peut de nouveau jouer ici et prendre toute place libre.
seat-let_in-from = 🪑 **{ $game }** : { $by }, qui gère ce serveur, laisse { $before } jouer de nouveau ici, à toute place libre.
removed-struck = une personne exclue qui a effacé ses données depuis
seat-readmitted = 🪑 **{ $game }** : { removed-struck } peut de nouveau jouer ici et prendre toute place libre.
seat-let_in = 🪑 **{ $game }** : { $by }, qui gère ce serveur, laisse { removed-struck } jouer de nouveau ici, à toute place libre.
