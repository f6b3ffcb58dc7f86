# Le niveau de jeu, là où un serveur veut un classement.
command-ratings = classement
command-ratings-description = Le niveau de chacun contre les autres sur ce serveur
ratings-heading = { $title ->
    [none] **Classement de ce serveur**
   *[other] **Classement de ce serveur à { $title }**
    }
ratings-line = { $place }. { $name } : **{ $points }** ({ $games ->
    [1] une partie
   *[other] { $games } parties
    })
ratings-none = Personne n’y est encore : il faut une partie terminée, à deux ou plus.
ratings-meaning = -# Le niveau de jeu dont on est sûr, d’après les places obtenues et les adversaires (OpenSkill). On commence à 1000, et chaque partie le rend plus sûr.
ratings-changed = 📈 Classement : { $people }
ratings-change = { $name } { $points } ({ $change })
refusal-ratings_off = Ce serveur ne tient pas de classement. Ceux qui le gèrent peuvent l’activer : /réglages serveur.
server-ratings = { $on ->
    [yes] Les parties terminées comptent pour le classement (/classement).
   *[no] Les parties ne comptent pour aucun classement.
    }
settings-ratings = { $listed ->
    [yes] Vous êtes au /classement des serveurs qui en tiennent un.
   *[no] Vous n’êtes pas au /classement.
    }
button-set_rated = Être au classement
button-set_unrated = Ne pas être au classement
command-settings-ratings = classement
command-settings-ratings-description = Si vous êtes au classement des serveurs qui en tiennent un
field-ratings = classement
field-ratings-description = Compter les parties terminées (/classement)
field-listed = visible
field-listed-description = Être au classement
