# What only 1889 needs.
power-1889-TER = garde K4 fermé
power-1889-MF = une fois le port 437 en B11, G10, I12 ou J9, gratuit
power-1889-ER = garde C4 fermé ; vendue à une compagnie : une tuile là, gratuite
power-1889-SMR = sa compagnie construit gratuitement en montagne
power-1889-DR = s’échange contre 10 % d’IR
power-1889-UTF = reste ouverte chez un joueur ; revenu alors ¥50
hint-stock-what-1889 = Achetez au plus un titre ; les ventes se font toutes avant ou toutes après (aucune au premier round de bourse) ; qui n’achète ni ne vend a passé.
hint-dividend-how-1889 = Un dividende fait monter le cours ; retenir le fait toujours baisser. Retenez quand il faut payer le prochain train.
