# La page de la table locale : ses boutons, titres et indications, et ce que refuse son serveur.
page-title = Railwire : table locale
page-table = Table locale
page-noscript = Cette page a besoin de JavaScript.
page-skip = Aller au champ de texte
page-slogan = Des parties de 18xx par messages, à votre propre table.
page-straight = Aller directement à la table
page-language = Langue
page-language-page = Cette page
page-language-of = Langue dans laquelle le bot répond à { $name }
page-guest = Invité
page-learn = Apprendre
page-learn-text = Une première partie, pas à pas en 15 minutes : une part, une route, une phase, en les pratiquant. Des robots jouent les autres.
page-learn-open = Commencer la leçon
page-watch = Regarder
page-watch-text = Une partie enregistrée pas à pas, du premier choix au décompte final.
page-watch-open = Regarder
page-try = Essayer
page-try-text = Jouez un seul tour au milieu d’une partie. Rien de ce que vous faites ne peut l’abîmer.
page-try-open = Essayer ce tour
page-play = Jouer
page-play-text = Commencez une nouvelle partie. Des robots occupent les autres places.
page-play-open = Commencer la partie
page-empty = Il n’y a encore rien ici.
page-which = Lequel
page-doors = Toutes les portes
page-doors-back = ← Toutes les portes
page-first = Au début
page-back = Un pas en arrière
page-step = Pas
page-on = Un pas en avant
page-last = À la fin
page-branch = Essayer d’ici
page-places = Salons et fils
page-channels = Salons
page-pins = Messages épinglés
page-pinned = Épinglés
page-pins-none = Rien n’est épinglé ici.
page-pins-place = Le montrer à sa place
page-seat = Qui vous êtes
page-seat-auto = { $name } (auto)
page-seat-follow = La personne dont c’est le tour
page-seat-always = Toujours
page-seat-another = Une autre personne…
page-person = Une autre personne
page-person-name = Nom
page-person-sit = S’asseoir
page-follows = C’est à { $name } de jouer : vous occupez maintenant cette place.
page-your-turn = à vous
page-pings = Mentions : { $count }
page-direct = Messages privés
page-direct-with = { $name } (privé)
page-messages = Messages
page-newest = Derniers messages ↓
page-earlier = Messages précédents
page-beginning = C’est le début. Tapez / pour voir ce que Railwire sait faire.
page-writing = { $name } est en train d’écrire…
page-thinking = réfléchit
page-edited = (modifié)
page-silent = silencieux
page-silent-hint = Envoyé sans notification
page-is-pinned = épinglé
page-for = pour { $name }
page-bot = BOT
page-only-you = Vous seul pouvez voir ceci ·
page-dismiss = Fermer
page-has-pinned = { $name } a épinglé { $message }
page-a-message = un message
page-has-opened = { $name } a ouvert le fil { $thread }
page-open-thread = Ouvrir le fil ›
page-hidden = Texte caché, montrer
page-someone = quelqu’un
page-unknown = inconnu
page-picture = Image
page-full-size = Taille réelle
page-close = Fermer
page-choose = Choisir…
page-choose-keys = { $name } (touches : flèches, puis Entrée)
page-done = Terminé
page-submit = Envoyer
page-cancel = Annuler
page-send = Envoyer
page-optional = { $name } (facultatif)
page-yes = Oui
page-no = Non
page-write = Message, ou / pour une commande
page-commands = Toutes les commandes
page-no-command = Cette commande n’existe pas ici. Choisissez-en une dans la liste.
page-silence = La table ne répond pas. Est-elle toujours en marche ?
page-place-gone = Cet endroit n’existe plus, ou n’est pas ouvert à cette place.
page-message-gone = Ce message n’existe plus.
page-channel-gone = Ce salon n’existe plus.
page-nobody = Personne de ce nom n’est à cette table.
page-form-gone = Ce formulaire n’est plus ouvert.
page-not-private = Seules les réponses privées peuvent être fermées.
page-no-answer = Le bot n’a pas répondu. Réessayez dans un instant.
page-unreadable = La page et sa table ne se comprennent pas. Rechargez la page.
page-stranger = Une autre page ne peut pas agir ici.
page-old = Cette page vient d’un démarrage précédent. Rechargez-la.
page-cannot-changed = Ce bouton ou ce menu a changé entre-temps. Servez-vous de ce que le message montre maintenant.
page-cannot-command = Cette personne ne peut pas employer cette commande ici.
page-cannot-place = Cet endroit n’est pas ouvert à cette personne, ou est fermé pour de bon.
page-cannot-value = Une des valeurs n’y est pas possible. Choisissez parmi ce qui est proposé, dans les limites données.
page-cannot-file = Ce fichier ne peut pas être envoyé : il est illisible ou trop grand.
page-refused = La table refuse cela, comme le ferait Discord ({ $reason }).

# Ce qu’il y a derrière les portes de la page.
door-game = { $title }, { $players ->
    [1] un joueur
   *[other] { $players } joueurs
    }
door-game-options = { $game }, avec options
door-agreed = { $text } Options : { $options }.
door-robots = { $players ->
    [1] Jouée par un robot
   *[other] Jouée par { $players } robots
    }, { $moves ->
    [1] en un coup
   *[other] en { $moves } coups
    }.
door-own = Une des vôtres, { $moves ->
    [1] en un coup
   *[other] en { $moves } coups
    }.
door-new = Une nouvelle partie de { $least } à { $most } joueurs.
door-players = Joueurs
door-seat = Votre place
door-place = { $number ->
    [1] Premier à jouer
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
    [6] Sixième
   *[other] N° { $number }
    }
door-lot = Tirée au sort
door-others = Les autres places
door-others-full = Des robots les jouent : forts
door-others-middle = Des robots les jouent : moyens
door-others-easy = Des robots les jouent : faciles
door-others-me = Je les joue toutes, une à une
door-name-one = { $title } en solitaire
door-name-all = { $title } à { $players }
door-name-robots = { $robots ->
    [1] { $title } avec un robot
   *[other] { $title } avec { $robots } robots
    }
door-name-move = { $title } à partir du coup { $move }
door-closed-none = Cette table n’a pas de portes.
door-closed-watched = Cette porte est faite pour regarder, pas pour jouer.
door-closed-title = Ce jeu n’existe pas ici.
door-closed-recording = Cette partie enregistrée n’est pas ici.
door-closed-rules = Cette partie a été enregistrée avec d’autres règles : avec celles-ci, elle ne peut aller plus loin.
door-closed-over = Ici la partie est finie. Revenez de quelques pas en arrière et essayez de là.
door-closed-full = La table ne peut pas ouvrir d’autre partie maintenant. Réessayez dans un instant.
temper-builder = Bâtisseur
temper-investor = Investisseur
temper-trader = Négociant
temper-wanderer = Vagabond
position-18mag-minor = 18Mag : tour d’une mineure
position-18mag-minor-text = Phase verte : la mineure 5 pose des voies, peut construire une gare, achète des wagons aux majeures et fait circuler ses trains.
position-18mag-dividend = 18Mag : dividende d’une majeure
position-18mag-dividend-text = Phase verte : SzKÉV a bien gagné sur les voies construites. Combien verse-t-elle à ses actionnaires ?
position-18mag-stock = 18Mag : round de bourse
position-18mag-stock-text = Phase verte : achetez un titre, vendez-en, ou ne faites ni l’un ni l’autre, avec le choix entre les sept majeures.
position-1856-company = 1856 : tour d’une compagnie
position-1856-company-text = Phase 4 : la Welland Railway pose des voies, fait circuler ses trois trains, verse ou retient, et peut emprunter.
position-1856-stock = 1856 : round de bourse
position-1856-stock-text = Phase 3 : avec $324 en main, créez une compagnie, achetez un titre, vendez-en ou passez.
position-1889-company = 1889 : tour d’une compagnie
position-1889-company-text = Phase 3 : la Sanuki Railway pose des voies, fait circuler ses quatre trains, verse ou retient, et peut acheter des compagnies privées ; vous pouvez aussi poser votre tuile du port.
position-1889-stock = 1889 : round de bourse
position-1889-stock-text = Le premier : avec ¥330 en main, créez une compagnie, achetez un titre, échangez la Dougo Railway contre une part ou posez la tuile du port.
position-1865-company = 1865 : tour d’une compagnie
position-1865-company-text = Phase 3 : la SFSS cherche sur son île la meilleure place pour une tuile jaune, puis fait circuler deux trains.
position-1865-stock = 1865 : round de bourse
position-1865-stock-text = Phase 3 : avec L.494 en main, créez une compagnie, achetez un titre, vendez-en ou passez.
