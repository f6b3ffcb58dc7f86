# Votes de la table.
vote-ask-remove = 🗳 **{ $game }** : { $who } demande d’exclure { $name } de la partie. Un intendant jouerait jusqu’à ce que quelqu’un prenne la place.
vote-ask-caretaker = 🗳 **{ $game }** : { $who } demande qu’un intendant joue pour { $name }, qui peut reprendre sa place à tout moment.
vote-ask-silent = 🗳 **{ $game }** : { $name } ne répond pas. Un intendant doit-il jouer à la place de { $name }, qui peut la reprendre à tout moment ?
vote-ask-undo = 🗳 **{ $game }** : { $who } demande d’annuler :
vote-host = l’hôte
vote-rule = Il faut { $needed } voix sur { $voters }.
vote-yes = Oui : { $who }
vote-no = Non : { $who }
vote-asked = Pas encore : { $who }
vote-over = 🗳 **{ $game }** : le vote est terminé.
vote-passed-remove = Oui, par { $yes } contre { $no } : { $name } quitte la partie.
vote-passed-caretaker = Oui, par { $yes } contre { $no } : un intendant joue pour { $name }.
vote-passed-undo = Oui, par { $yes } contre { $no } : les coups sont annulés.
vote-failed = Non, par { $no } contre { $yes } : rien ne change.
vote-overtaken = La partie a continué ; ce vote est réglé.
vote-opened = Les autres sont consultés ; ils votent dans le fil de la partie.
vote-none = Aucun vote n’est ouvert dans **{ $game }**.
button-vote-yes = Oui
button-vote-no = Non
command-vote = vote
command-vote-description = Votes de la table : un intendant, exclure un joueur
command-vote-remove = exclure
command-vote-remove-description = Demander aux autres d’exclure un joueur
command-vote-caretaker = intendant
command-vote-caretaker-description = Demander aux autres un intendant pour quelqu’un qui ne répond pas
command-vote-list = liste
command-vote-list-description = Les votes ouverts, avec leurs boutons
vote-ask-return = 🗳 **{ $game }** : { $who } est de retour. Faut-il annuler tout ce qui a suivi depuis qu’un intendant a joué pour { $who } la première fois ? On peut le rejouer. Voici ce que c’est :
vote-passed-return = Oui, par { $yes } contre { $no } : les coups sont annulés, et peuvent être rejoués.
dismiss-ask = Vous gérez ce serveur et pouvez donc exclure { $name } de **{ $game }** sans demander à personne, et pour de bon. Un intendant joue jusqu’à ce que quelqu’un prenne la place, et tous apprennent que c’était vous.
button-dismiss = Exclure pour de bon
button-removal = Demander plutôt aux autres
dismiss-done = { $name } ne fait plus partie de la partie.
refusal-too_early = { $name } a encore du temps. Quand il ne reste qu’une personne pour accepter, un intendant ne vient qu’une fois ses rappels épuisés, un message privé l’ayant annoncé, et un délai de plus écoulé{ $until ->
    [none] .
   *[other] { " " }: pas avant le { $until }.
    } Deux autres joueurs d’accord peuvent en demander un à tout moment.
refusal-not_alone = { $what ->
    [remove] Personne n’exclut seul un autre joueur : il faut que deux autres au moins soient d’accord, ou quelqu’un qui gère ce serveur.
    [readmit] Pour réadmettre un joueur exclu, il faut qu’au moins deux joueurs de la table soient d’accord, ou quelqu’un qui gère ce serveur.
    [undo] Les coups d’une autre personne ne sont annulés que si quelqu’un d’autre accepte, et il n’y a personne à qui demander. Vos derniers coups s’annulent avec `/{ command-undo }`.
    [redo] Les coups d’une autre personne ne sont rétablis que si quelqu’un d’autre accepte, et il n’y a personne à qui demander.
   *[other] Quand il ne reste qu’un autre joueur, l’hôte ne peut pas lui laisser moins de temps à lui seul. Qui gère ce serveur le peut.
    }
refusal-not_removed = Cette personne n’a pas été exclue de cette partie ; il n’y a personne à réadmettre.
vote-ask-readmit = 🗳 **{ $game }** : { $who } demande que { $name }, qui a été exclu de la partie, puisse de nouveau y jouer. { $name } pourrait alors prendre une place libre.
vote-passed-readmit = Oui, par { $yes } contre { $no } : { $name } peut de nouveau jouer ici.
command-vote-readmit = réadmettre
command-vote-readmit-description = Demander aux autres de réadmettre un joueur exclu
readmit-done = { $name } peut de nouveau jouer ici, et l’apprend dans le fil de la partie.
