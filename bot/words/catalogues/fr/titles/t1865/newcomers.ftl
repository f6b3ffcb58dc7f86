# Ce que 1865 Sardinia dit avec ses propres mots, et ce qui aide les nouveaux.
plural-dragons = yes
train-name-1865 = train { $train }
menu-draft_company-1865 = Choisir une compagnie maritime
choice-bonus_places = Bonus à { $nodes }
event-private_closed-1865 = { $private } quitte la partie
hint-draft-how-1865 = Elle rapporte L.20 par round d’opérations. Transférée à l’une de vos compagnies, elle ajoute 8 de capacité et, avec une gare à l’endroit de son bonus, du trafic.
hint-stock-how-1865 = Les Traders agissent avant chaque joueur, selon une règle fixe : « Les Traders… » montre leur prochain tour. Seules leurs ventes et celles du Président baissent la cotation.
hint-track-how-1865 = La voie doit toucher le réseau de la compagnie ; le terrain ne coûte rien, la deuxième tuile L.20. Visez villes, mines et villages pour la prochaine gare.
hint-station-what-1865 = Une gare apporte le trafic de sa ville ou mine et de tous les villages de la route directe, une fois pour toutes.
hint-station-how-1865 = Chaque bord franchi coûte L.10, une rivière L.40, une montagne L.60. Une compagnie mineure n’a que trois marqueurs.
hint-dividend-what-1865 = Chaque point de trafic qui trouve place dans un train rapporte L.10. Versé, l’argent va aux actionnaires ; retenu, à la compagnie.
hint-dividend-how-1865 = Un dividende fait monter la cotation, retenir ne la bouge pas ; seul un revenu nul la baisse. Retenez quand il faut payer un train.
picture-markers-left = à placer, au coût de la route directe
picture-maritimes = compagnies maritimes
company-stations-1865 = Marqueurs de gare sur le plateau de la compagnie : { $count }
trains-name-1865 = trains { $train }
remark-picks_privates-1865 = Compagnies maritimes qu’il vous reste à choisir : { $count }.
