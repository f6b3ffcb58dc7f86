# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = tuiles
command-tiles-description = Les tuiles qui restent, par couleur
command-history = historique
command-history-description = La fortune de chacun au fil des rounds et le temps utilisé
command-rules = règles
command-rules-description = Une clause des règles, par numéro ou par mots
field-clause = clause
field-clause-description = Un numéro comme 5.4, ou des mots à chercher
field-colour = couleur
field-colour-description = Seulement les tuiles de cette couleur
button-why = Pourquoi ?
# Why something happened by itself: the reason with its figures; the clause follows.
why-line = { $what } : { $why } (règle { $clause })
why-heading = **Pourquoi :** ce qui s’est fait tout seul, et la règle en cause
why-nothing = Rien ne s’est fait tout seul ici : tout a été décidé par des personnes.
why-caretaker = Le remplaçant automatique a joué pour { $name } : il passe s’il le peut, fait le meilleur trajet, garde la politique de dividende et n’achète que le nécessaire
why-default = { $name } n’a pas répondu à temps : on a fait ce que les règles prévoient en cas de silence
why-no_further = il n’y a plus de case dans ce sens
why-price_moved-dividend = { $amount ->
    [0] aucun dividende n’a été versé
   *[other] un dividende de { MONEY($amount) } a été versé, { MONEY($each) } par titre
    }
why-price_moved-sale = { $seller } a vendu { PERCENT($percent) } pour { MONEY($amount) }
why-price_moved-sold_out = à la fin du round de bourse les joueurs détiennent tous ses titres
why-price_moved-new_train = elle a acheté un train à la banque pendant son tour : { $train }
why-price_moved-no_revenue = sa recette était nulle
why-passed = rien d’autre n’était possible à cette étape : { $step }
why-receivership = personne ne la dirige : elle verse ce qu’elle a : { MONEY($amount) }
why-only-pay_dividend = aucun autre montant n’était possible : { MONEY($amount) }
why-phase_changed = le premier train de son type a été vendu : { $train }
why-phase_changed-no_sale = le troisième marqueur de round sans vente de train a été posé : { $new }
why-trains_rusted = la phase { $phase } a commencé
why-private_closed = { $phased ->
    [yes] la phase { $phase } a commencé
   *[no] personne ne l’a prise, ou son droit a servi
    }
why-company_removed = personne ne l’a choisie
why-company_closed = son cours est tombé dans la zone de fermeture, ou elle a été fusionnée
why-president_changed = { $new } en détient désormais le plus
why-turn_skipped = on en a vendu trop peu pour qu’elle exploite
why-token_placed-home = la gare d’origine vient avec la compagnie, gratuitement
why-game_ending = la dernière phase a commencé
why-paid-interest = intérêts de ses emprunts : { MONEY($amount) }
why-paid-private_income = le revenu imprimé au début d’un round d’opérations : { MONEY($amount) }
why-paid-capital = 60 % ont été vendus : la banque verse tout le capital, { MONEY($amount) }
why-money_due = l’argent de la compagnie ne suffit pas ; son Président doit { MONEY($amount) }
why-went_bankrupt = tout ce qui pouvait se vendre n’aurait pas suffi
why-bank_broken = elle a dû payer plus qu’elle n’avait
# The rules digest.
button-rule = Règle { $clause }
rules-heading = **Règles de { $title }** (dans nos propres mots)
rules-line = **{ $clause }** { $text }
rules-none = Rien pour « { $asked } ». Essayez un numéro comme 5, ou un autre mot.
rules-more = … et { $count } autres : précisez par un numéro ou des mots
repeated = { $text } (× { $count })
# Since one’s last move or look.
look-heading = **Du nouveau depuis votre dernier coup ou coup d’œil :**
look-nothing = Rien de nouveau depuis votre dernier coup ou coup d’œil.
# Holdings: what may still be bought or sold.
holdings-for-sale = **À vendre :** { $list }
holdings-stock = { $company } { PERCENT($percent) } à { MONEY($price) } ({ $stock })
holdings-buy = **Vous pouvez acheter :** { $list }
holdings-sell = **Vous pouvez vendre au plus :** { $list }
holdings-part = { $company } { PERCENT($percent) }
# History and tiles.
field-times = temps
field-times-description = Au choix de l’hôte : cette table montre-t-elle le temps utilisé ?
history-worth = **{ $name }** : { MONEY($worth) } ({ $change } depuis le round précédent)
history-times = **Temps utilisé** (sans heures calmes, congés ni offres en attente d’autrui) :
history-time = { $name } : { $turns ->
    [one] { $time } en un tour
   *[other] { $time } en { $turns } tours, { $mean } chacun
    }
history-hidden = Cette table ne montre pas le temps utilisé.
duration-days = { $days } j { $hours } h
duration-hours = { $hours } h { $minutes } min
duration-minutes = { $minutes } min
tiles-colour = **{ $colour }**{ $open ->
    [yes] {""}
   *[no] {" "}(pas encore)
    } : { $list }
button-legend = Légende
# Trains: the phases.
trains-phase = { $now ->
    [yes] **{ $phase }**
   *[no] { $phase }
    } : { $tiles } ; { $limit } trains au plus ; { $rounds ->
    [one] 1 round d’opérations
   *[other] { $rounds } rounds d’opérations
    }
cause-draft = le choix initial est terminé
why-phase_changed-draft = tous ont choisi
