# 18Mag à deux et avec son extension : ce que font les soutiens, et les règles propres à ces parties.
power-18mag-KK = un train 2, 3, 4 ou 6 de la banque 10, 15, 20 ou 30 Ft moins cher
power-18mag-FJ = un jeton de terrain pour une tuile
power-18mag-SMFvR = 10 Ft de la banque pour la mineure
power-18mag-GSvS = une amélioration gratuite de plus, dès la phase verte
power-18mag-DDSG = une gare à moitié prix
power-18mag-MA = un train peut visiter un village de plus
rule-18mag-11-1 = À deux : le verso du plateau, les mineures 1, 2, 3, 4, 6, 7 et 11, et les majeures LdStEG, SIK, SzKÉV et RÁBA.
rule-18mag-11-3 = À deux : ni trains 6, ni tuiles grises, ni phase grise.
rule-18mag-11-4 = À deux : LdStEG vend tous les trains et reçoit un quart du prix (20, 30, 50 Ft) ; le reste va à la banque.
rule-18mag-11-5 = À deux : pour 10 Ft (20 dès la phase marron), une fois par tour, RÁBA donne à une mineure soit 20 Ft (marron 30) pour une zone rouge, soit un train plus, jamais les deux.
rule-18mag-11-5-1 = À deux : si une route a besoin du train plus, aucun train n’a le bonus de zone rouge.
rule-18mag-11-6 = À deux, chacun choisit trois mineures et un titre, dans l’ordre 1-2-2-1-1-2-2-1 ; il reste une mineure et deux titres.
rule-18mag-11-7 = À deux : le premier nouveau type de train lance la phase verte, le deuxième la marron, qui est la dernière.
rule-18mag-11-9 = À deux : la limite est de 10 titres.
rule-18mag-13-1 = Nouvelles mineures 14, 15 et 16. Exigeantes : seize sont offertes et chacun en choisit 5, 4, 3 ou 2 de trois à six joueurs. Simples : trois des seize sortent avant le choix.
rule-18mag-13-2 = CIWL a un titre de Président de 40 % et trois de 20 %, chacun au prix d’un cours. S’il ne reste que le premier, qui a une part de 20 % peut payer un cours et l’échanger contre lui. Une route entre deux zones rouges rapporte 30 Ft de plus (50 dès la phase marron), et la banque paie autant à CIWL.
