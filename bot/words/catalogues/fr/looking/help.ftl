# Help: an overview, and two lines for each of the first decisions of a person’s first game of a title.
command-help = aide
command-help-description = Comment jouer ici ; activer ou couper les conseils aux débutants
field-tips = conseils
field-tips-description = Conseils lors de vos premières décisions : oui ou non
help-heading = **Railwire : comment ça marche**
help-table = **Une table :** { $new } en ouvre une ; les autres rejoignent par un bouton et l’hôte lance la partie. Chaque partie a son fil.
help-learn = **Un titre nouveau pour vous ?** { $learn } vous guide dans une première partie avec des robots, pas à pas, en messages privés.
help-turn = **Votre tour :** vous êtes averti une seule fois. « { $button } » ouvre votre panneau privé avec tout ce qui est permis, en boutons et menus ; ouvrez-le autant de fois que vous voulez. Chaque coup est aussi une commande, qui ne propose que ce qui est permis.
help-undo = **Annuler :** { $undo } annule votre dernier coup, ou tout votre tour, tant que personne d’autre n’a joué. { $redo } le rétablit.
help-look = **Regarder :** { $list}. Les réponses ne sont visibles que de vous, sauf si vous choisissez de les montrer.
help-rules = **Règles :** { $rules } trouve une clause par numéro ou par mots. Les refus citent la leur, et « { $why } » explique ce qui s’est fait tout seul.
help-games = **Toutes vos parties :** { $turns } liste celles qui vous attendent.
help-tips = { $on ->
    [yes] Les conseils lors de vos premières décisions sont activés.
   *[no] Les conseils lors de vos premières décisions sont coupés.
    } ({ $help })
hint-draft-what = Chacun choisit à son tour, gratuitement ; on ne peut pas passer.
hint-draft-how = Regardez d’abord la carte : des compagnies voisines partagent la voie, et une bonne place rapporte dès le premier round.
hint-auction-what = Achetez la compagnie privée la moins chère à son prix, enchérissez sur une suivante ou passez ; l’argent d’une enchère est bloqué.
hint-auction-how = Une compagnie privée rapporte à chaque round d’opérations et se revend plus tard à votre compagnie ; gardez de quoi en créer une.
hint-stock-what = Vendez ce que vous voulez, puis achetez au plus un titre ; qui n’achète ni ne vend a passé.
hint-stock-how = Qui a le plus de parts est Président et décide pour la compagnie. Une vente fait baisser le cours ; le round finit quand tous passent de suite.
hint-track-what = Choisissez un hexagone sur l’image numérotée, puis une tuile en place ; ou terminez sans construire.
hint-track-how = La voie doit toucher le réseau de la compagnie. Visez une ville à portée de vos trains et attention au coût du terrain.
hint-station-what = Une gare permet de faire partir des trains de sa ville et y occupe un emplacement.
hint-station-how = On ne traverse pas une ville pleine des gares d’autrui. Elles sont rares et chères : attendez, sauf pour ouvrir ou fermer une route.
hint-scrap-what = Vous pouvez rendre des trains sans compensation pour faire de la place ; en général on continue sans le faire.
hint-scrap-how = Un train rendu ne roule pas ce tour-ci.
hint-run-what = Les meilleures routes sont déjà calculées : prenez-les ou choisissez-en d’autres.
hint-run-how = Une route passe par une gare de la compagnie et n’emploie aucune voie deux fois ; ses arrêts s’additionnent.
hint-dividend-what = Versé, l’argent va aux actionnaires ; retenu, à la compagnie.
hint-dividend-how = Un dividende fait monter le cours ; retenir le freine ou le baisse. Retenez quand il faut payer le prochain train.
hint-trains-what = Achetez des trains { $edition ->
    [t1865] à la pile des trains disponibles ou au dépôt de la banque
   *[other] à la banque
    } au prix imprimé, ou à une compagnie au prix convenu.
hint-trains-how = Le premier train d’un type nouveau change la phase : d’autres tuiles, et parfois de vieux trains sont éliminés. L’achat roule au round suivant.
hint-consent-what = Quelqu’un veut vous acheter quelque chose ; rien ne se fait sans votre accord.
hint-consent-how = Le prix va au vendeur. Pensez à ce qu’il vous restera à votre prochain tour.
hint-city-what = Une tuile à deux villes arrive là où se trouve une gare : dites à quelle ville elle appartient.
hint-city-how = Dès lors la gare suit la voie de sa ville.
hint-discard-what = La compagnie a plus de trains que permis : choisissez lequel part.
hint-discard-how = Rien n’est versé ; gardez ceux qui durent le plus.
hint-raise-what = L’argent de la compagnie ne suffit pas : son Président paie le reste.
hint-raise-how = Vendez des parts jusqu’à ce que cela suffise. Le menu montre ce que rapporte chaque vente et ce qui manque.
hint-repay-what = Les emprunts coûtent des intérêts à chaque round ; remboursez selon la trésorerie.
hint-repay-how = Gardez de quoi acheter le prochain train et comptez les emprunts qui resteront alors.
hint-last-what = La dernière occasion de ce tour d’acheter une compagnie privée.
hint-last-how = S’il n’y a rien à acheter, terminez le tour.
hint-borrow-what = Sans train, la compagnie peut en emprunter un à la banque pour ce tour, gratuitement.
hint-borrow-how = Le train est rendu à la fin de l’étape des trains, et l’emprunt ne change pas la phase.
hint-declare-what = La compagnie a des emprunts : remboursez tout, de votre poche au besoin, ou laissez-la fusionner.
hint-declare-how = Deux parts d’une compagnie fusionnée en donnent une de la nationale, à la moyenne des cours.
hint-give_up_token-what = La nationale a plus de gares qu’elle n’en peut garder ; choisissez laquelle quitte la carte.
hint-give_up_token-how = Gardez celles qui relient les meilleures villes.
hint-give_up_train-what = La nationale a plus de trains que permis ; choisissez lequel elle abandonne.
hint-give_up_train-how = Les trains permanents restent pour de bon.
hint-markers-what = Les gares de la cible sont remplacées par celles de l’acquéreur tant qu’il y a des marqueurs.
hint-markers-how = Choisissez les places qui apportent du trafic et n’abandonnez une mine que si cela paie.
hint-home-what = La compagnie repart : choisissez la ville de sa première gare.
hint-home-how = Une ville avec de la voie et des voisines libres apporte vite du trafic.
hint-conversion-what = La compagnie peut devenir majeure : deux fois plus de parts, plus de marqueurs, même cotation.
hint-conversion-how = Votre pourcentage est divisé par deux et chacun peut acheter les nouveaux titres. On le demande avant chaque round de bourse.
hint-absorb-what = La compagnie peut en absorber une autre à vous, reliée, ou continuer son tour.
hint-absorb-how = Tous les actionnaires de l’autre sont payés ; trains, trafic et marqueurs passent à l’acquéreur.
hint-stock-what-1856 = Achetez au plus un titre ; les ventes se font toutes avant ou toutes après (aucune au premier round de bourse) ; qui n’achète ni ne vend a passé.
hint-dividend-how-1856 = Un dividende fait monter le cours ; retenir le fait toujours baisser. Retenez quand il faut payer le prochain train.
