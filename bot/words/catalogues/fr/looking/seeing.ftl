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
why-line = { $what } – { $why } (règle { $clause })
why-heading = **Pourquoi :** ce qui s’est fait tout seul, et la règle en cause
why-nothing = Rien ne s’est fait tout seul ici : tout a été décidé par ceux qui jouent.
why-caretaker = L’intendant a joué pour { $name } : il passe s’il le peut, prend les meilleures routes, garde la politique de dividende et n’achète que l’obligatoire
why-default = { $name } n’a pas répondu à temps : on a fait ce que les règles prévoient en cas de silence
# The rules digest.
button-rule = Règle { $clause }
rules-heading = **Règles de { $title }** (dans nos propres mots)
rules-line = **{ $clause }**{ $section ->
    [none] {""}
   *[other] {" "}(livret { $section })
    } { $text }
rules-none = Rien pour « { $asked } ». Essayez un numéro comme 5, ou un autre mot.
rules-more = { $count ->
    [1] … et une autre : précisez par un numéro ou des mots
   *[other] … et { $count } autres : précisez par un numéro ou des mots
}
joint = { " ; " }
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
history-times = **Temps utilisé** (sans heures de silence, absences ni offres en attente d’autrui) :
history-time = { $name } : { $turns ->
    [1] { $time } en un tour
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
    [1] 1 round d’opérations
   *[other] { $rounds } rounds d’opérations
    }
cause-draft = le choix initial est terminé
personal-received = Vous avez reçu { $what }.
personal-paid = Vous avez payé { $what }.
personal-sum = { MONEY($amount) } ({ $reason })
personal-leads = Vous êtes désormais à la tête de { $company }.
personal-led = { $new } est désormais à la tête de { $company } à votre place.
personal-exchanged = Vous avez reçu en échange { PERCENT($percent) } de { $company }.
personal-closed = { $company } a fermé : vos { PERCENT($percent) } ne valent plus rien{ $led ->
    [yes] {" "}et vous n’êtes plus à sa tête
   *[no] {""}
    }.
personal-merged = { $company } a fusionné avec { $into } : vos { PERCENT($percent) } sont passés dans l’échange{ $led ->
    [yes] {" "}et vous n’êtes plus à sa tête
   *[no] {""}
    }.
personal-absorbed = { $absorber } a absorbé { $company } : vos { PERCENT($percent) } vous ont été payés{ $led ->
    [yes] {" "}et vous n’êtes plus à sa tête
   *[no] {""}
    }.
personal-private_closed = { $private }, qui était à vous, a fermé.
