# Refus de la table, hors des règles d’un jeu.
refusal-no_such_game = Cette partie n’existe pas. Tapez la commande dans le fil de la partie, ou choisissez-la avec « partie ».
refusal-no_such_title = Je ne connais pas de jeu nommé « { $title } ». Je connais : { $titles }.
refusal-other_server = Cette partie se joue sur un autre serveur.
refusal-not_your_game = Vous n’avez pas de place dans cette partie, mais vous pouvez regarder autant que vous voulez.
refusal-not_your_seat = Ce n’est pas votre place.
refusal-not_your_turn = Ce n’est pas votre tour : à { $name } de jouer.
refusal-not_host = Seul { $host }, l’hôte de cette table, peut faire cela, ou quelqu’un qui gère ce serveur.
refusal-game_finished = Cette partie est terminée.
refusal-game_abandoned = Cette partie a été fermée sans résultat.
refusal-not_started = Cette partie n’a pas encore commencé ; places prises : { $seats } sur au moins { $least }.
refusal-already_started = Cette partie a déjà commencé.
refusal-game_full = Les { $most } places sont prises.
refusal-already_joined = Vous avez déjà une place.
refusal-not_joined = Vous n’avez pas de place à cette table.
refusal-too_few_players = Il faut au moins { $least } joueurs ; pour l’instant il y en a { $seats ->
    [1] un
   *[other] { $seats }
    }.
refusal-empty_text = Un nom doit avoir au moins une lettre visible.
refusal-text_too_long = Cela fait { $length } caractères ; { $limit } au plus sont permis.
refusal-bad_option = L’option « { $option } » ne peut pas être utilisée ainsi.
refusal-stale_move = La partie a avancé entre-temps.
refusal-nothing_to_undo = Il n’y a rien à annuler.
refusal-undo_closed = Vous ne pouvez plus l’annuler seul : { $name } a joué depuis. `/{ command-undo }` avec l’option `{ field-move }` demande aux autres par un vote.
refusal-our_fault = C’est ma faute, pas la vôtre. Rien n’a été changé. Référence : { $reference }
refusal-out_of_reach = Discord ne m’a pas répondu. Rien n’a été changé ; réessayez dans un instant.
refusal-done_not_shown = C’est fait, mais je n’ai pas pu vous en montrer le résultat. Ne le refaites pas ; regardez dans un instant.
refusal-done_our_fault = C’est fait, mais par ma faute je ne peux pas en montrer le résultat. Ne le refaites pas. Référence : { $reference }
refusal-done_before = Vous l’avez demandé { $asked_at } et c’est fait : seule ma réponse s’était perdue en chemin. Je n’ai rien fait une seconde fois ; si vous le voulez encore une fois, renvoyez-le.
refusal-unloadable = Je ne peux pas charger cette partie : son journal enregistré ne mène pas à la position qu’il décrit. Rien n’en est perdu, et toutes les autres parties continuent ; prévenez mon administrateur.
refusal-busy = Je suis occupé en ce moment. Rien n’a été changé ; réessayez dans un instant.
refusal-disk_full = Je n’ai plus de place pour rien enregistrer. Rien n’a été changé ; prévenez mon administrateur.
refusal-storage = Je n’atteins pas mes données en ce moment. Rien n’a été changé ; réessayez dans un instant.
refusal-uncertain = Mes données m’ont échappé pendant que j’enregistrais cela ; je ne sais pas encore si c’est fait. Je vous le dirai ici dès que je le saurai. Vous pouvez le redemander sans risque : ce n’est fait qu’une fois.
refusal-found_done = J’ai retrouvé mes données : ce que vous avez demandé est fait.
refusal-found_undone = J’ai retrouvé mes données : ce que vous avez demandé n’a pas été enregistré. Rien n’a été changé ; redemandez-le.
refusal-stopping = Je suis en train de redémarrer. Rien n’a été changé ; réessayez dans une minute.
refusal-conflict = Quelqu’un a été plus rapide. Rien n’a été changé ; regardez de nouveau et recommencez.
refusal-newer_database = Mes données sont d’une version plus récente que moi. Rien n’a été changé ; prévenez mon administrateur.
refusal-not_writable = Je ne peux pas écrire mes données. Rien n’a été changé ; prévenez mon administrateur.
refusal-damaged = Mes données sont endommagées. Rien n’a été changé ; prévenez mon administrateur.
refusal-in_use = Quelqu’un d’autre utilise mes données. Rien n’a été changé ; prévenez mon administrateur.
refusal-no_game_here = Ce n’est pas le fil d’une partie : choisissez la partie avec « partie ».
refusal-which_game = Vous jouez plusieurs parties ici : choisissez-en une avec « partie ».
refusal-server_only = Cela ne marche que sur un serveur.
refusal-not_a_number = « { $value } » n’est pas un nombre entier.
refusal-number_too_large = « { $value } » est beaucoup trop grand.
refusal-no_offer = Ce choix n’existe pas maintenant.
refusal-no_threads = Je ne peux pas ouvrir de fil dans ce salon. Il me faut les permissions « Créer des fils publics » et « Envoyer des messages dans les fils ».
refusal-threads_full = Ce serveur a mille fils ouverts, autant que Discord en permet. Archivez-en un dont plus personne n’a besoin, puis réessayez.
refusal-no_such_player = Personne de ce nom ne joue ici.
refusal-no_such_company = Il n’y a pas de compagnie « { $company } » dans cette partie.
refusal-no_such_hex = Il n’y a pas d’hexagone « { $hex } » sur cette carte.
refusal-old_command = Cette commande a changé. Attendez un moment, ou redémarrez Discord, et réessayez.
refusal-no_such_button = Je ne connais plus ce bouton. Ouvrez votre panneau avec « Mon tour ».
refusal-with-clause = { $text } (Règle { $clause })
refusal-instead = Possible à la place : { $choices }
refusal-instead-more = Possible à la place : { $choices } et d’autres
refusal-unreadable-not_an_action = Je ne connais pas ce coup.
refusal-unreadable-type = Le coup « { $type } » n’existe pas dans ce jeu.
refusal-unreadable-field = Le coup « { $type } » n’a pas ce champ : { $fields }.
refusal-unreadable-missing = Il manque « { $field } » à ce coup.
refusal-unreadable-value = « { $value } » ne convient pas pour « { $field } ».
refusal-unreadable-route = Je ne peux pas lire ces routes : « { $value } ». Écrivez « best », ou les arrêts par train : 3: E12.0 F13 G14.0; 2: …
refusal-unreadable-bundle = Cela fait { $count } coups à la fois ; { $most } au plus sont permis.
refusal-unreadable-too_long = C’est trop long : { $length }, où { $most } au plus sont permis.
refusal-unreadable-too_big = Ce nombre est beaucoup trop grand : { $most } au plus.
refusal-unreadable-not_whole = Ce n’est pas un nombre entier.
refusal-unworded = Ce n’est pas possible maintenant.
refusal-still_seated = Vous avez encore une place dans une partie en cours (numéro { $games }). Cédez-la d’abord avec `/{ command-seat }`, ou terminez la partie.
refusal-seat_not_free = Cette place n’est libre ni à prendre ni à reprendre.
refusal-no_such_intent = { $kind ->
    [vote] Ce vote
    [offer] Cette offre
    [order] Cet ordre
    [plan] Ce plan
   *[other] Cela
    } n’existe plus.
refusal-too_many_intents = Vous en avez déjà { $most }, le maximum ; annulez-en un d’abord.
refusal-too_far_ahead = C’est prévoir trop loin : jusqu’à votre tour, au plus { $most } coups des autres sont supposés.
refusal-not_your_vote = Ce vote ne s’adresse pas à vous.
refusal-overtaken = La partie a continué ; c’est réglé.
refusal-bad_setting = { $setting ->
    [zone] Il n’y a pas de fuseau horaire « { $value } ». Écrivez une ville, comme Paris, ou l’heure chez vous, comme 14:05.
    [quiet] Les heures de silence demandent deux heures différentes, comme 23:00–07:00.
    [leave] Une absence finit dans le futur, après son début, et dure un an au plus.
    [snooze] Les rappels se repoussent de 1 à 72 heures.
   *[other] Ce réglage n’accepte pas cette valeur.
    }
refusal-may_not_open = Sur ce serveur, seuls les responsables ouvrent des tables.
refusal-not_member = Cette partie se joue sur un serveur où vous n’êtes plus : d’ici, vous ne pouvez rien y faire.
refusal-member_unknown = Discord ne dit pas pour l’instant si vous êtes encore sur le serveur de **{ $game }**. Réessayez dans un moment, ou faites-le là-bas, dans le fil de la partie.
post-plain = **{ $game }** : il s’est passé quelque chose que je ne peux pas montrer ici.{ $people ->
    [none] { "" }
   *[other] { " " }{ $people }
    }
log-file-refused = { $game } : le journal devrait être ici, mais je ne peux pas joindre de fichiers dans ce salon, ou il est trop grand. Qui gère le serveur peut le permettre.
alone-turn = { $mention } · { $game } : c’est votre tour. { $link }
alone-other = { $mention } · { $game } : on vous demande quelque chose. { $link }
undelivered-host = { $game } : je n’ai pas pu appeler { $people } dans le fil ; l’appel est parti en privé. { $link }
undelivered-closed = Je ne peux pas écrire dans le fil de la partie en ce moment : il est verrouillé, il me manque la permission de le voir ou d’y écrire, ou le serveur a autant de fils ouverts que Discord en permet. Qui gère le serveur peut changer cela ; je continue alors là-bas de moi-même. Ou `/{ command-game } { command-game-thread }` en ouvre un autre.
undelivered-gone = Le fil de la partie n’existe plus. `/{ command-game } { command-game-thread }` en ouvre un autre.
undelivered-refused = Discord n’accepte pas ce que j’ai à dire dans le fil de la partie.
undelivered-unreachable = Depuis un moment, Discord n’accepte pas mon message dans le fil de la partie ; je continue d’essayer.
undelivered-unseen = La personne qui doit jouer ne peut pas voir le fil de la partie : il lui manque un rôle, ou une permission du salon. Qui gère le serveur peut changer cela ; d’ici là, les appels partent en privé.
pictures-refused = -# Discord n’accepte pas l’image ici : elle est peut-être trop grande, ou je n’ai pas la permission de joindre des fichiers.
