# Ce que seul 1856 demande.
command-place_port = placer_port
command-place_port-description = Placer le marqueur de port
command-buy_right = acheter_droit
command-buy_right-description = Acheter le droit à un bonus : pont ou tunnel
command-borrow_train = emprunter_train
command-borrow_train-description = Emprunter un train à la banque pour ce tour
command-redeem = solder
command-redeem-description = Payer vous-même le reste de la dette de la compagnie
command-merge = fusionner
command-merge-description = Laisser la compagnie fusionner avec la nationale
field-right = droit
field-right-description = Quel droit
menu-place_port = Placer le port
menu-buy_right = Pont ou tunnel
menu-borrow_train = Emprunter un train
button-redeem = Solder la dette
button-merge = Fusionner dans la compagnie nationale
means-bridge = pont
means-tunnel = tunnel
event-destination_reached = atteint sa destination{ $place ->
    [none] {""}
   *[other] , { $place }
    }, que la voie relie désormais à sa ville de départ{ $escrow ->
    [0] {""}
   *[other] {" "}: ses { MONEY($escrow) } en dépôt lui sont versés
    }
event-port_placed = place son port en { $hex }
event-right_bought = achète un droit à { $seller } pour { MONEY($price) } : { $right }
event-train_borrowed = emprunte un { $train }
event-company_merged = fusionne avec { $into }
event-national_formed = se forme à { MONEY($price) } avec des parts de { PERCENT($unit) } ; Président : { $president }
event-shares_exchanged = { $to ->
    [ipo] garde ce qui reste de { $company } : { PERCENT($percent) }
    [out] l’autre moitié du titre de Président de { $company } : { PERCENT($percent) }
   *[other] reçoit en échange { PERCENT($percent) } de { $company }
    }
refusal-national-must_complete = Président provisoire, vous devez d’abord acheter l’autre moitié du titre de la compagnie nationale ; rien d’autre n’est possible avant.
refusal-port-no_port = Le port ne peut pas être placé en { $hex }.
refusal-port-not_owned = { $company } ne possède pas { $private }.
refusal-right-closed = Tant qu’un joueur possède { $private }, personne ne peut acheter ce droit : { $right }.
refusal-right-held = { $company } a déjà ce droit : { $right }.
refusal-right-none_left = Tous ces droits sont vendus : { $right }.
refusal-right-unknown = Ce droit n’existe pas : { $right }.
button-redeem-cost = Payer la dette : { MONEY($cost) } de votre poche
refusal-national-keep_permanent = Le { $train } est permanent, et { $company } doit garder de tels trains, jusqu’à trois.
refusal-national-token = La gare de { $node } n’est pas de celles qu’on peut retirer : les gares de départ restent.
refusal-national-must_withhold = { $company } doit retenir son revenu tant qu’elle n’a pas eu de train permanent.
stock-out = hors jeu
picture-out = hors jeu
event-train_scrapped-1856 = défausse un { $train } au dépôt de la banque
fix-refused_offers = une offre refusée pour une compagnie privée compte comme l’achat du tour ; désormais non
fix-any_time = aucune étape n’attend une compagnie privée qui y servirait et pourrait encore être achetée ; désormais si
