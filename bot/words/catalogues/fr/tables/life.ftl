# La vie d’une table.
field-pace = rythme
field-pace-description = Combien de temps un coup peut prendre avant un rappel
field-silence = silence
field-silence-description = Ce qui suit quand quelqu’un ne répond pas
field-patience = patience
field-patience-description = Après combien de rappels
pace-8 = un coup en 8 heures
pace-12 = un coup en 12 heures
pace-24 = un coup par jour
pace-48 = un coup en deux jours
pace-72 = un coup en trois jours
pace-168 = un coup par semaine
pace-0 = sans rappels
pace-hours = { $hours ->
    [1] un coup en une heure
   *[other] un coup en { $hours } heures
    }
silence-ask = les autres décident par un vote
silence-substitute = la place est offerte à un remplaçant
silence-caretaker = un intendant joue à sa place
silence-wait = la table attend, avec un rappel par semaine
terms-line = Rythme : { $pace }. Après { $count ->
    [1] un rappel
   *[other] { $count } rappels
    } sans réponse : { $silence }.
terms-line-slow = Rythme : { $pace }.
refusal-bad_log = Je ne peux pas lire ce fichier comme le journal d’une partie : la ligne { $line } ne convient pas. J’accepte les fichiers que je joins au fil d’une partie.
refusal-log_too_large = Ce fichier est trop gros pour le journal d’une partie : { $most } Mio au plus.
refusal-log_differs = Ce journal ne tient pas : selon les règles, le coup { $entry } a un autre résultat que celui qu’il dit.
refusal-log_files = Ce journal a commencé avec d’autres données de jeu que les miennes ; je ne peux pas le poursuivre.
refusal-log_seats = Une partie en solitaire se reconstruit en messages privés, une partie à plusieurs sur un serveur.
refusal-log_too_long = Ce journal est trop long : { $most } coups au plus.
refusal-log_undos = Ce journal annule des coups trop souvent : { $most } fois au plus.
refusal-log_unknown = Je ne peux pas accepter ce fichier : la ligne { $line } contient « { $field } », qui ne fait pas partie du journal d’une partie. J’accepte les fichiers que je joins au fil d’une partie.
refusal-log_value = Je ne peux pas accepter ce fichier : ce que la ligne { $line } donne pour « { $field } » ne peut pas faire partie du journal d’une partie. J’accepte les fichiers que je joins au fil d’une partie.
refusal-runs_at_once = Je cherche encore les meilleures routes pour { $most } de vos demandes, ce qui peut prendre quelques minutes chacune. Refaites celle-ci quand l’une d’elles aura sa réponse.
refusal-rebuilding = Je reconstruis déjà les parties de ce serveur. Attends la réponse.
refusal-one_at_a_time = Je lis encore votre dernier fichier. Un seul à la fois : envoyez celui-ci une fois la réponse reçue.
refusal-crowded = Les fichiers de plusieurs personnes attendent d’être lus. Renvoyez le vôtre dans quelques minutes.
refusal-too_hard = Rejouer cette partie demande plus de temps ou de mémoire que je n’en accorde à un fichier.
refusal-too_much_at_once = Vous avez déjà { $most } commandes en cours. Attendez la réponse à l’une d’elles.
refusal-too_many_hosted = Vous dirigez déjà { $most } tables qui attendent ou sont en jeu. Terminez-en une avant d’en ouvrir une autre.
refusal-too_many_undos = Vous avez annulé des coups { $most } fois dans cette partie, c’est le maximum.
refusal-too_many_undos_in_all = Dans cette partie, des coups ont été annulés { $undos } fois, ou son journal a { $most } entrées : plus rien ne peut être annulé.
log-file = { $count ->
    [1] **{ $game }** : le journal du seul coup joué jusqu’ici, en fichier.
   *[other] **{ $game }** : le journal des { $count } coups jusqu’ici, en fichier.
    } Il permet de reconstruire la partie : `/{ command-game } { command-game-rebuild }`.
rematch-call = 🔁 **{ $game }** encore une fois : { $who } a ouvert **{ $table }**. { $others }, une place vous attend.
button-rematch = Revanche
end-shares = { $company } { PERCENT($percent) } à { MONEY($price) } : { MONEY($amount) }
end-private = { $private } { MONEY($amount) }
end-debt = dette −{ MONEY($amount) }
end-won = { $name } gagne avec { MONEY($worth) }, { MONEY($lead) } de plus que { $second }
end-tie = { $names } se partagent la victoire avec { MONEY($worth) } chacun : rien ne les départage
command-game-rebuild = reconstruire
command-game-rebuild-description = Reconstruire une partie depuis son journal ; sans fichier, toutes celles perdues ici (gestion)
field-file = fichier
field-file-description = Le journal : un fichier en .jsonl ou .jsonl.gz
notice-rebuilt = { $host } reprend une partie depuis son journal. Prenez votre place : avec le menu, ou « Rejoindre » prend celle qui porte votre nom. Au début, un intendant joue les places encore libres. Langue : { $language }.
notice-free = Encore libres : { $seats }
menu-sit = Prendre une place
rebuilt = { $count ->
    [1] Le journal de **{ $game }** tient : son seul coup est tel que les règles le font.
   *[other] Le journal de **{ $game }** tient : les { $count } coups sont tels que les règles les font.
    }
refusal-file_gone = Je ne peux pas obtenir ce fichier. Joignez-le encore une fois, s’il vous plaît.
list-running = **{ $game }** ({ $title }, nº { $number }) : à { $name } de jouer · { $since }
list-yours = **{ $game }** ({ $title }, nº { $number }) : **à vous de jouer** · { $since }
list-open = **{ $game }** ({ $title }, nº { $number }) : attend des joueurs, places prises : { $taken } sur { $most } (au moins { $least })
list-more = Et { $count } de plus.
button-undo_turn = Annuler tout le tour
field-move = coup
field-move-description = Un coup plus ancien : il est annulé avec tout ce qui a suivi, si les autres acceptent
undo-older = Ceci annule { $count ->
    [1] un coup
   *[other] { $count } coups
    } :
undo-as-host = Vous dirigez cette table sans y jouer : c’est fait dès que vous confirmez.
undo-alone = Il n’y a personne d’autre à consulter.
undo-consent = { $count ->
    [1] L’accord de l’autre joueur est nécessaire. Dois-je le lui demander ?
   *[other] { $needed ->
        [1] L’accord d’un des { $count } autres joueurs est nécessaire. Dois-je leur demander ?
       *[other] L’accord de { $needed } des { $count } autres joueurs est nécessaire. Dois-je leur demander ?
    }
}
undo-asked = { $needed ->
    [1] C’est demandé : un accord est nécessaire.
   *[other] C’est demandé : { $needed } accords sont nécessaires.
}
pinned-forbidden = Je ne peux pas épingler ce message ici : il me faut la permission « Épingler des messages ».
overview-link = { $heading } · 📌 { $link }
pinned-full = Je ne peux pas épingler ce message : ce fil a autant d’épingles que Discord en permet. Retirez-en, et j’épinglerai le suivant.
undone-host = **{ $game }** : l’hôte de la table annule { $count ->
    [1] un coup
   *[other] { $count } coups
    }.
undone-vote = **{ $game }** : la table a décidé d’annuler { $count ->
    [1] un coup
   *[other] { $count } coups
    }.
refusal-too_many_tables = { $most ->
    [1] Vous avez une table qui attend des joueurs ou où vous jouez seul, le maximum possible : commencez-la ou terminez-la d’abord.
   *[other] Vous avez { $most } tables qui attendent des joueurs ou où vous jouez seul, le maximum possible : commencez ou terminez-en une d’abord.
    }
end-shares-loans = { $company } { PERCENT($percent) } à { MONEY($price) } ({ MONEY($full) } moins { MONEY($less) } pour { $loans ->
    [1] son emprunt
   *[other] ses { $loans } emprunts
    }) : { MONEY($amount) }
