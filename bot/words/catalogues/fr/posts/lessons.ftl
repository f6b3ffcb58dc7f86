# Leçons : une première partie avec des robots, en messages privés. À chaque étape, ce qu’est la chose et ce qu’il faut faire.
command-learn = apprendre
command-learn-description = Apprendre un titre en 15 minutes : une première partie avec des robots, en messages privés
lesson-welcome = **Une première partie de { $title }, pas à pas.** Des robots jouent aussitôt les autres sièges. Faites ce que demande chaque étape, ou tout autre coup permis ; sautez ce que vous savez déjà.
lesson-opened = Votre leçon de { $title } est dans vos messages privés : { $link }
refusal-direct_closed = Une leçon se donne en messages privés, et les vôtres me sont fermés. Autorisez les messages privés de ce serveur (son nom › Paramètres de confidentialité), ou écrivez-moi vous-même, puis retapez la commande.
refusal-no_lesson = Il n’y a pas encore de leçon de { $title }.
lesson-heading = **{ $title }, étape { $number } sur { $of } : { $what }**
lesson-skipped = Sauté : un robot a décidé pour vous.
lesson-meanwhile-own = { $count ->
    [1] Un coup a été joué, le vôtre, par un robot (voir le journal).
   *[other] { $count } coups ont été joués, les vôtres par un robot (voir le journal).
    }
lesson-meanwhile-others = { $count ->
    [1] Un coup des autres a été joué (voir le journal).
   *[other] { $count } coups des autres ont été joués (voir le journal).
    }
lesson-over = **Votre leçon de { $title } s’arrête ici** : vous avez vu { $seen } étapes sur { $of }. { $new } ouvre une table avec d’autres, { $rules } trouve tout paragraphe, et une leçon se recommence quand on veut.
lesson-later-18mag = Ce qui reste à voir : les wagons sont dans la liste des routes là où ils en améliorent une. Celui de RÁBA augmente la valeur d’une zone rouge, celui de G&C mène un train à plus de lieux, celui de SNW ouvre une mine, chacun pour un tour (règle 5.5.1).
lesson-later-1865 = Ce qui reste à voir dans une partie entière : au début de son tour, une compagnie peut absorber une compagnie du même Président, avec ses trains et son trafic (règle 11.1).
button-hint = Que ferait un robot ?
button-skip_halt = Sauter ceci
button-end_lesson = Finir la leçon
privacy-lesson = La partie { $game } est votre leçon ; elle finit d’elle-même après { $days } jours sans coup.
lesson-came-paid = Vous avez payé { MONEY($amount) } et il vous reste { MONEY($cash) }.
lesson-came-got = Vous avez reçu { MONEY($amount) } et vous avez maintenant { MONEY($cash) }.
lesson-came-holds = Vous avez { PERCENT($percent) } de { $company }{ $leads ->
    [yes] {" "}et vous la dirigez.
   *[no] .
    }
lesson-came-none = Vous n’avez plus rien de { $company }.
lesson-came-owns = { $company } est à vous ; elle a { MONEY($cash) }.
lesson-came-treasury = La trésorerie de { $company } est passée de { MONEY($old) } à { MONEY($cash) }.
lesson-came-price = { $company } : { edition-the_price } est maintenant de { MONEY($price) } au lieu de { MONEY($old) }.
lesson-name-auction = les enchères
lesson-name-maritime-1865 = les compagnies maritimes
lesson-name-minor-18mag = une mineure
lesson-name-draft-18mag = une première part
lesson-name-par = créer une compagnie
lesson-name-share = acheter une part
lesson-name-pass = passer
lesson-name-sale = vendre des parts
lesson-name-track = poser de la voie
lesson-name-token = une gare
lesson-name-loan-1856 = un emprunt
lesson-name-run = faire rouler les trains
lesson-name-dividend = verser ou retenir
lesson-name-train = acheter un train
lesson-name-phase = une nouvelle phase
lesson-name-rust = des trains éliminés
lesson-auction = Les compagnies privées sont petites : chacune verse un revenu à son propriétaire à chaque round d’opérations. Vous pouvez acheter la moins chère à son prix, enchérir sur une suivante ou passer. Achetez-en une.
lesson-maritime-1865 = Chaque joueur choisit deux compagnies maritimes, gratuitement. En main, une maritime rapporte L.20 par round d’opérations ; donnée à votre compagnie, elle augmente sa capacité. Choisissez-en une.
lesson-minor-18mag = Les mineures posent la voie et font rouler les trains, et chacune est à un seul joueur. Elle débute avec 50 Ft, un train 2 et sa gare de départ. Regardez la carte, puis choisissez-en une.
lesson-draft-18mag = Les majeures se possèdent par parts ; chaque part vaut 10 %, et son cours compte pour vous à la fin. Elles vivent de ce que les mineures leur paient pour tuiles, trains et gares. Choisissez-en une.
lesson-par = Une compagnie débute quand quelqu’un achète son titre de Président : 20 %, au double du cours de départ choisi. Elle est lancée quand la moitié de ses parts est vendue ; un cours plus haut lui donne plus d’argent, mais plus tard. Créez-en une dont vous pourrez acheter d’autres parts.
lesson-par-1856 = Une compagnie débute quand quelqu’un achète son titre de Président : 20 %, au double du cours de départ choisi. L’argent des premières parts va à sa trésorerie, le reste attend qu’elle atteigne sa destination. Créez-en une.
lesson-par-1865 = Une compagnie débute quand quelqu’un achète son titre de Président, au double de la cotation choisie ; vous la dirigez. Mineure, elle a des parts de 20 %, et une part de plus vendue la lance. Créez-en une.
lesson-share = Une part est un morceau d’une compagnie : elle touche sa part de chaque dividende, et son cours compte pour vous à la fin. Vous pouvez avoir 60 % d’une compagnie au plus, et autant de titres en tout que le dit la limite. Achetez une part.
lesson-share-1865 = Une part touche ce qui lui revient de chaque dividende, et sa cotation compte pour vous à la fin. Vous pouvez avoir 60 % d’une compagnie au plus, et pas plus de titres que la limite ; les Traders achètent et vendent selon leurs propres règles. Achetez une part.
lesson-share-18mag = Au round de bourse vous pouvez vendre des parts, puis en acheter une ; deux parts d’une compagnie font de vous son Président. Vous pouvez en avoir 60 % au plus, et pas plus de titres que la limite ; les mineures ne comptent pas. Achetez une part.
lesson-pass = Qui n’achète ni ne vend passe, et peut agir de nouveau à son prochain tour. Le round finit quand tous passent de suite ; puis les compagnies opèrent. Passez, pour garder votre argent.
lesson-sale = Les parts se vendent à la Corbeille, qui prend au plus la moitié d’une compagnie. Chacune vous rapporte le cours présent ; puis le cours baisse, d’une case par part. Vendez-en une, ou passez pour les garder.
lesson-sale-1865 = Les parts se vendent à la Corbeille à la cotation présente. Seule la vente du Président la baisse, d’une case par part ; rien ne se vend d’une compagnie qui n’a pas opéré. Vendez-en une, ou passez pour les garder.
lesson-sale-18mag = La banque paie le cours présent pour les parts que vous vendez ; puis le cours recule d’une case, quel qu’en soit le nombre. Qui vend ne peut rien acheter de cette compagnie dans le même round. Vendez-en une, ou passez pour les garder.
lesson-track = Le tour de votre compagnie débute par la voie : une tuile sur un hexagone vide, ou une meilleure à la place d’une autre. Elle doit toucher le réseau de la compagnie ; les villes et villages y rapportent à vos trains. Choisissez un hexagone, puis une tuile.
lesson-track-1865 = Le tour d’une compagnie débute par la voie : une tuile est gratuite, la deuxième coûte L.20. Une ville ou mine où vous avez une gare donne du trafic, et le trafic fait le revenu. Choisissez un hexagone, puis une tuile.
lesson-track-18mag = Le tour d’une mineure débute par la voie : une tuile jaune ou une amélioration, et une jaune de plus pour 10 Ft. L’argent du terrain et de la deuxième tuile va à des majeures : il n’est pas perdu pour leurs propriétaires. Choisissez un hexagone, puis une tuile.
lesson-token = Une gare fait partir vos trains de sa ville et prend cet emplacement aux autres ; on ne traverse pas une ville pleine des gares d’autrui. Elle a son prix, et il y en a peu. Posez-en une, ou passez l’étape.
lesson-token-1865 = Une gare apporte le trafic de sa ville ou mine et des villages du chemin. On paie les côtés traversés, et une compagnie en a peu. Posez-en une, ou passez l’étape.
lesson-token-18mag = Une gare fait rouler la mineure depuis sa ville et prend cet emplacement aux autres. La deuxième coûte 40 Ft, la troisième 80 Ft, dont la moitié va à SzKÉV. Posez-en une, ou passez l’étape.
lesson-loan-1856 = Une compagnie peut prendre un emprunt par tour : il rapporte $100, et coûte $10 d’intérêts à chaque round dès maintenant. Tous les emprunts sont dus après le premier train 6. Prenez-en un s’il manque de l’argent pour un train, sinon sautez ceci.
lesson-run = Un train roule sur la voie d’arrêt en arrêt, autant que le dit son numéro, dont au moins une de vos gares. Les arrêts s’additionnent : c’est le revenu. Les meilleures routes sont déjà calculées : prenez-les.
lesson-run-18mag = Un train dessert autant de lieux que le dit son numéro, dont une ville avec une gare de la mineure. La moitié du revenu va à la mineure, l’autre à vous ; les wagons des majeures en apportent plus. Prenez les meilleures routes.
lesson-dividend = Versé, le revenu va aux actionnaires, un dixième par 10 %, et le cours monte. Retenu, il va à la trésorerie, et le cours baisse. Versez, sauf si la compagnie a bientôt besoin d’un train.
lesson-dividend-1865 = Le revenu est de L.10 par point de trafic que vos trains peuvent porter. Versé, il va aux parts et la cotation monte d’une case ; gardé, il va à la compagnie et la cotation ne bouge pas. Choisissez l’un des deux.
lesson-dividend-18mag = Une majeure finit son tour par un dividende tiré de sa trésorerie ; vous, son Président, en dites le montant. Plus il est grand, plus le cours monte ; sans dividende il recule. Choisissez un montant.
lesson-train = Sans train rien ne roule. La banque vend les types dans l’ordre ; le premier d’un type nouveau ouvre une phase. Achetez-en un, si la trésorerie le permet ; il roulera au prochain round.
lesson-train-1865 = Les trains donnent de la capacité : c’est le trafic qui fait un revenu. La pile des trains disponibles vend les types dans l’ordre, et y acheter monte votre cotation d’une case. Achetez-en un, si la compagnie peut le payer.
lesson-train-18mag = Une mineure a deux trains au plus ; avec deux, elle peut d’abord en abandonner un. La moitié du prix va à une majeure, LdStEG ou MÁVAG. Achetez-en un si la trésorerie le permet, sinon passez.
lesson-phase = Quelqu’un a acheté le premier train d’un type nouveau : c’est maintenant la phase { $phase }. Une phase ouvre les tuiles de la couleur suivante et fixe les limites de trains et les trains en vente. Continuez votre tour comme vous voulez.
lesson-phase-18mag = C’est maintenant la phase { $phase } : le premier train d’un type a été acheté, ou aucun depuis trop longtemps. Elle ouvre les tuiles de cette couleur et change la valeur des zones rouges et des mines ; ici les trains ne sont jamais éliminés. Continuez comme vous voulez.
lesson-rust = Un nouveau type de train en a éliminé un vieux : ces trains ont quitté toutes les compagnies, sans compensation. Celle qui n’en a plus doit en racheter, au besoin avec l’argent de son Président. Voyez ce qu’ont les vôtres, et continuez.
lesson-rust-1865 = Le premier train d’une nouvelle phase a éliminé un vieux type : ces trains ont quitté toutes les compagnies, sans compensation. Une compagnie qui a du trafic doit de nouveau avoir un train à la fin de son tour. Voyez ce qu’ont les vôtres, et continuez.
