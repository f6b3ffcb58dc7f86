# Personnes qui ont quitté le serveur, et parties qui ont perdu leur fil.
turn-ask-gone = C’est à **{ $name }** de jouer : { $step }. Mais { $name } a quitté ce serveur et ne peut pas être averti. Si vous voulez, un intendant continue ; à son retour, { $name } peut reprendre sa place. D’ici là, les ordres et les plans de { $name }, s’il y en a, restent en suspens.
reminder-gone = **{ $game }** attend { $name }, qui a quitté ce serveur et ne peut pas recevoir de rappel. Si vous voulez, un intendant continue.
offer-left = { $name } a quitté ce serveur et ne peut pas être consulté ; l’offre reste valable malgré tout.
button-call = Demander un intendant
thread-lost = 🧵 Le fil de **{ $game }** n’existe plus, mais la partie, si : tous les coups sont gardés. Continuer dans un nouveau fil ?
thread-lost-all = 🧵 Le fil de **{ $game }** sur **{ $server }** n’existe plus, et je ne peux plus écrire dans le salon où la table a été ouverte. Mais la partie existe toujours : tous les coups sont gardés. Pour continuer, l’un de vous tape `/{ command-game } { command-game-thread } { field-game }:{ $number }` dans un autre salon de ce serveur.
button-thread = Ouvrir un nouveau fil
thread-opened = **{ $game }** continue dans { $link }.
refusal-thread_in_making = Le fil de **{ $game }** est justement en train de s’ouvrir.
command-game-thread = fil
command-game-thread-description = Ouvrir un nouveau fil pour une partie qui a perdu le sien
