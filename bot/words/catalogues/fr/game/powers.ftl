# What private companies let their owners do.
command-exchange_private = échanger_compagnie_privée
command-exchange_private-description = Échanger une compagnie privée contre une part
menu-exchange_private = Échanger une compagnie privée
button-exchange_private = Échanger { $private }
event-private_exchanged = échange { $private } contre { PERCENT($percent) } de { $company }
refusal-private-not_now = { $private } ne peut pas poser sa tuile maintenant : son propriétaire le peut dans un round de bourse, dans un round d’opérations tant que la compagnie dont c’est le tour n’a rien fait, et au tour d’une compagnie dont il est Président.
refusal-private-no_exchange = { $private } n’est pas une compagnie privée que { $who } peut échanger.
step-private_tile = tuile de la compagnie privée
button-pass-private_tile = Ne pas poser de tuile
power-gone = son droit a pris fin
hint-private_tile-what = Vous avez vendu une compagnie privée qui vous laisse poser une tuile maintenant, quel que soit le joueur dont c’est le tour.
hint-private_tile-how = Elle ne coûte rien et n’a pas à être reliée. Si vous n’en posez pas maintenant, l’occasion est perdue.
menu-lay_tile-stock = Poser la tuile d’une compagnie privée : choisissez un hexagone
menu-lay_tile-aside = Poser la tuile d’une compagnie privée : choisissez un hexagone
menu-lay_tile-private_tile = Poser la tuile d’une compagnie privée : choisissez un hexagone
hint-aside-what = Vous avez de quoi agir à tout moment, aussi quand c’est à un autre de jouer.
hint-aside-how = Rien n’est obligatoire : votre propre tour vient comme d’habitude.
