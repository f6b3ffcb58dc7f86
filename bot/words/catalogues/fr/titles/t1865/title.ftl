# What only 1865 Sardinia needs.
refusal-absorb-had_its_turn = { $target } a déjà joué son tour dans ce round : elle ne peut pas y être absorbée.
refusal-absorb-has_absorbed = { $target } a absorbé une compagnie à ce tour : elle ne peut pas y être absorbée.
refusal-absorb-loans = { $absorber } et { $target } auraient { $loans } emprunts ; { $most } au plus sont permis.
refusal-absorb-no_own_mine = { $node } n’est pas une mine où l’acquéreur a une gare.
refusal-absorb-no_such_city = On ne peut pas placer de gare en { $node } maintenant.
refusal-absorb-no_such_mine = { $node } n’est pas une mine dont la gare puisse être remplacée.
refusal-absorb-no_such_pair = { $absorber } ne peut pas absorber { $target } maintenant : toutes deux doivent être lancées, et ce doit être le tour de l’une d’elles.
refusal-absorb-not_connected = { $absorber } et { $target } ne sont pas reliées : aucune ville n’a de gares des deux, et aucune route directe n’en relie deux.
refusal-absorb-not_operated = { $company } n’a pas encore opéré : elle ne prend part à aucune absorption.
refusal-absorb-too_dear = Il faut { MONEY($need) } à { $absorber } pour absorber { $target }, et elle peut réunir { MONEY($most) } au plus.
refusal-absorb-two_presidents = { $absorber } et { $target } n’ont pas le même Président.
refusal-convert-not_asked = La conversion de { $company } n’est pas demandée maintenant.
refusal-convert-not_reached = { $company } ne peut pas encore être convertie.
refusal-dragons-another = Les Traders doivent acheter ici des parts d’une autre compagnie que { $company }.
refusal-dragons-must_act = Les Traders ne peuvent pas passer ici.
refusal-dragons-not_green = Les Traders n’achètent pas de parts de { $company } : son marqueur n’est pas en zone verte.
refusal-dragons-not_red = Les Traders ne vendent pas de parts de { $company } : son marqueur n’est pas en zone rouge.
refusal-dragons-sell_all = Les Traders vendent tout ce qu’ils peuvent de { $company } : { PERCENT($percent) }.
refusal-home-not_free = { $node } n’est pas libre comme ville de départ.
refusal-maritime-no_transfer = Les compagnies maritimes se transfèrent en phases 2 à 4, et c’est la phase { $phase }.
refusal-maritime-not_held = Vous n’avez pas { $private }.
refusal-share-not_operated = { $company } n’a pas encore opéré ; ses parts ne peuvent pas être vendues.
refusal-share-sell_all = Ce qui peut se vendre ne suffit pas, il faut donc tout vendre : de { $company } { PERCENT($percent) } d’un coup.
refusal-share-too_few = { $units ->
    [1] Une part de { $company } rapporte
   *[other] { $units } parts de { $company } rapportent
    } { MONEY($brings) }, et ce qui peut encore se vendre d’autres compagnies { MONEY($rest) } : en tout moins que les { MONEY($missing) } qui manquent.
refusal-start-no_home = Il ne reste pas de ville où { $company } puisse commencer.
refusal-tile-same_hex = La deuxième tuile doit aller ailleurs qu’en { $hex }.
refusal-token-district = { $company } a déjà une gare dans le district de { $node }.
command-place_marker = placer_marqueur
command-place_marker-description = Placer un marqueur de gare par une route directe
command-transfer = transférer
command-transfer-description = Transférer une compagnie maritime à la compagnie
command-convert = convertir
command-convert-description = Convertir une compagnie mineure en majeure
command-absorb = absorber
command-absorb-description = Faire absorber une compagnie par une autre
menu-place_marker = Placer un marqueur de gare
menu-transfer = Transférer une compagnie maritime
menu-convert = Convertir une compagnie
menu-absorb = Absorber une compagnie
event-traffic_gained = reçoit { $points ->
    [1] un point
   *[other] { $points } points
    } de trafic ({ $total } en tout)
event-company_launched = est lancée : ligne { $row } du tableau d’estimation, { $markers ->
    [0] aucun marqueur
    [one] un marqueur
   *[other] { $markers } marqueurs
    } de gare en tout
event-company_converted = devient une compagnie majeure{ $markers ->
    [0] {""}
    [one] {" "}et reçoit un marqueur de gare de plus
   *[other] {" "}et reçoit { $markers } marqueurs de gare de plus
    }
event-row_changed = descend à la ligne { $row } du tableau d’estimation
event-mine_declined = La mine de { $hex } est dépréciée
event-passed-conversion = reste une compagnie mineure
event-passed-markers = laisse les mines en l’état
event-transferred = transfère { $private } à { $company }
event-revenue_made = encaisse { MONEY($revenue) } (trafic { $traffic }, capacité { $capacity })
event-company_absorbed = absorbe { $target } pour { MONEY($due) }
event-personal_loans = { $taken ->
    [1] reçoit un prêt de l’État
   *[other] reçoit { $taken } prêts de l’État
} ({ $loans } en tout)
refusal-tile-joint_lost = Ainsi la tuile { $tile } couperait des voies de { $hex } qui continuent au-delà de ses côtés : { $edges }.
refusal-tile-mine = La tuile de la mine { $hex } ne peut pas être améliorée ; elle n’est remplacée que quand la mine est dépréciée.
refusal-tile-no_change = La tuile { $tile } est déjà posée ainsi en { $hex }.
refusal-tile-other_hexes = La tuile { $tile } n’est pas pour { $hex }, mais pour { $only }.
refusal-tile-too_few_slots = { $slots ->
    [0] La tuile { $tile } n’a pas d’emplacement pour les gares de { $hex } : { $markers }.
    [one] La tuile { $tile } a un seul emplacement, trop peu pour les gares de { $hex } : { $markers }.
   *[other] La tuile { $tile } a { $slots } emplacements, trop peu pour les gares de { $hex } : { $markers }.
    }
stock-dragons = les Traders
seller-trains-bank-1865 = la pile des trains disponibles
money-absorbed = absorption
event-train_scrapped-1865 = défausse un { $train } au dépôt de la banque
event-train_bought-1865 = achète un { $train } à { $source } pour { MONEY($price) }
refusal-tile-unknown_means-1865 = Ici une tuile ne se paie qu’en argent : « { $means } » ne sert à rien.
refusal-token-no_city-1865 = Il n’y a ni ville ni mine pour une gare en { $node }.
refusal-train-not_yet-1865 = Il n’y a pas encore de { $train } dans la pile des trains disponibles.
refusal-train-sold_out-1865 = Il ne reste pas de { $train } dans la pile des trains disponibles.
