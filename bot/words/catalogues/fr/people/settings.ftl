# Réglages d’une personne et d’un serveur, et ce qui est gardé sur les personnes.
settings-heading = **Vos réglages**
settings-language = Langue : { $language }
settings-as-discord = celle de votre Discord
settings-zone = Fuseau horaire : { $zone }
settings-zone-none = UTC, tant que vous n’en choisissez pas
settings-quiet = Heures de silence : { $hours } (les prochaines, de { $start } à { $end } sur cet appareil)
settings-quiet-none = Pas d’heures de silence
settings-direct = Les rappels arrivent en message privé.
settings-thread = Les rappels arrivent dans le fil de la partie.
settings-leave = Absence de { $start } à { $end } ; vos tables la voient quand c’est à vous
settings-snooze = Pas de rappel avant { $until }
settings-menu-language = Langue
settings-menu-zone = Fuseau horaire
settings-which-zone = { $count ->
    [1] Un fuseau horaire convient.
   *[other] { $count } fuseaux horaires conviennent. Choisissez le vôtre, ou tapez plus de lettres de son nom.
    }
button-set_zone = Fuseau horaire…
button-set_quiet = Heures de silence…
button-set_leave = Absence…
button-set_back = Je suis de retour
button-set_direct = Rappels en message privé
button-set_thread = Rappels dans le fil
modal-zone = Votre ville, ou l’heure chez vous (14:05)
modal-quiet = Par exemple 23:00–07:00 ; vide : aucune
modal-leave-start = Premier jour (24.12.) ; vide : aujourd’hui
modal-leave-end = Dernier jour (2.1.)
server-heading = **Réglages de ce serveur**
server-language = Langue des nouvelles tables : { $language }
server-as-discord = celle du serveur
server-pace = Rythme des nouvelles tables : { $pace }
server-openers = Qui ouvre des tables : { $who }.
openers-everyone = tout le monde
openers-managers = les responsables seulement
privacy-heading = **Ce que je garde sur vous**
privacy-nothing = Je ne garde rien sur vous.
privacy-seat = Place dans la partie { $game } sous le nom « { $name } » ({ $status })
privacy-moves = Coups : { $moves } ; plans, ordres, offres et votes : { $wishes }
privacy-settings = { $count ->
    [1] Un réglage
   *[other] { $count } réglages
    } de votre part
privacy-note = C’est tout, avec votre id Discord. Si vous l’effacez, les coups de vos parties restent, sans dire de qui ils étaient.
privacy-backups = { $days ->
    [0] La personne qui m’héberge peut conserver des sauvegardes qui le contiennent encore.
    [one] Mes sauvegardes qui le contiennent encore disparaissent après { $days } jour ; la personne qui m’héberge peut en garder des copies plus longtemps.
   *[other] Mes sauvegardes qui le contiennent encore disparaissent après { $days } jours ; la personne qui m’héberge peut en garder des copies plus longtemps.
}
privacy-ask = Effacer tout ce que je garde sur vous ? C’est irréversible.
privacy-done = C’est fait. Je ne garde plus rien sur vous.
button-forget = Effacer…
refusal-managers_only = Seuls ceux qui gèrent ce serveur peuvent changer cela.
refusal-not_hours = « { $value } » n’est pas une plage horaire. Écrivez-la ainsi : 23:00–07:00.
refusal-not_a_day = « { $value } » n’est pas un jour. Écrivez-le ainsi : 24.12. ou 2026-12-24.
command-settings = réglages
command-settings-description = Votre langue, fuseau horaire, heures de silence, absence ; et ceux du serveur
command-settings-view = voir
command-settings-view-description = Tous vos réglages, avec des boutons
command-settings-language = langue
command-settings-language-description = La langue des réponses qui vous sont faites
command-settings-zone = fuseau_horaire
command-settings-zone-description = Où sont vos horloges
command-settings-quiet = heures_de_silence
command-settings-quiet-description = Quand aucun rappel ne doit arriver
command-settings-leave = absence
command-settings-leave-description = S’absenter quelques jours : pas de rappel, et ils ne comptent pas
command-settings-back = retour
command-settings-back-description = Revenir d’absence
command-settings-messages = rappels
command-settings-messages-description = Où arrivent les rappels
command-settings-server = serveur
command-settings-server-description = La langue et le rythme du serveur, qui peut ouvrir des tables, le classement
command-privacy = confidentialité
command-privacy-description = Ce qui est gardé sur vous, à voir et à effacer
field-zone = fuseau_horaire
field-zone-description = Une ville, ou l’heure qu’il est chez vous
field-hours = heures
field-hours-description = Par exemple 23:00–07:00
field-start = premier_jour
field-start-description = Le premier jour ; aujourd’hui par défaut
field-end = dernier_jour
field-end-description = Le dernier jour
field-direct = privé
field-direct-description = En message privé plutôt que dans le fil
field-openers = qui_ouvre
field-openers-description = Qui peut ouvrir des tables
privacy-logs = J’ai joint des journaux avec votre nom et votre id aux fils de vos parties. Si vous effacez, j’y mets à leur place des journaux sans eux, pour autant que je les atteigne encore.
privacy-mark = Si vous avez été exclu d’une partie, une marque irréversible de votre compte y reste, pour que l’effacement ne vous y fasse pas revenir.
privacy-marked = { $count ->
    [1] Il reste une marque irréversible avec la partie dont vous avez été exclu : pour y revenir, il faut l’accord des autres ou de qui gère ce serveur.
   *[other] Il reste des marques irréversibles avec les { $count } parties dont vous avez été exclu : pour y revenir, il faut l’accord des autres ou de qui gère ce serveur.
    }
privacy-logs-under_way = Je retire votre nom des journaux dans les fils de vos parties ; cela peut prendre quelques minutes.
privacy-logs-done = Journaux refaits sans votre nom dans les fils : { $count }.
privacy-logs-left = Journaux que je n’atteins plus, leur fil étant verrouillé ou supprimé, ou parce qu’il y en a trop : { $count }. Qui gère ce serveur peut supprimer ces messages : { $links }
privacy-removed = Parties dont vous avez été exclu : { $count }
