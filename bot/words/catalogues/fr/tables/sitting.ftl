# Qui s’assoit : places gardées pour quelqu’un, et attendre une partie sur un serveur.
command-game-invite = inviter
command-game-invite-description = Garder une place pour quelqu’un, à qui l’on demande
command-game-wait = attendre
command-game-wait-description = Attendre une partie ; dès que vous êtes assez, une table s’ouvre
command-game-waiting = attentes
command-game-waiting-description = Quelles parties on attend ici
button-invite = Garder une place…
button-seat_yes = Prendre la place
button-seat_no = Non, merci
button-wait_along = Attendre aussi
button-unwait = Ne plus attendre
menu-invite = Pour qui garde-t-on une place ?
notice-kept = Places gardées pour : { $people }
invited = { $people } : { $who } vous garde une place. Jouez-vous ?
invited-done = Une place est gardée pour { $people }, à qui on demande ici.
invited-yes = { $who } prend la place.
invited-no = { $who } ne joue pas cette fois.
waiting-heading = **Qui attend une partie ici**
waiting-none = Personne. Avec /game wait vous êtes le premier.
waiting-line = { $title } : { $count } sur { $players } en attente ; { $pace }
waiting-numbered = { $number }. { $what }
waiting-left = Vous n’attendez plus.
privacy-kept_for = Places gardées pour vous : { $count }
refusal-seats_kept = { $count ->
    [1] La place qui reste est gardée pour quelqu’un d’autre.
   *[other] Les { $count } places qui restent sont gardées pour d’autres.
    }
refusal-not_invited = Aucune place n’est gardée pour vous à cette table.
refusal-not_waiting = Vous n’attendez pas cette partie.
refusal-too_many_awaited = Vous attendez déjà { $most } parties ; c’est le maximum.
refusal-no_such_member = Cette personne ne peut pas jouer ici.
refusal-no_seats_to_keep = À cette table on ne garde pas de places : tous jouent au même endroit, ou elle reprend à partir d’un journal.
