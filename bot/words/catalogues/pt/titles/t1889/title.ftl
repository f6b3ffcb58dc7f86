# What only 1889 needs.
power-1889-TER = mantém K4 fechado
power-1889-MF = uma vez o porto 437 em B11, G10, I12 ou J9, grátis
power-1889-ER = mantém C4 fechado; vendida a uma companhia: um trilho ali, grátis
power-1889-SMR = sua companhia constrói grátis nas montanhas
power-1889-DR = é trocada por 10% de IR
power-1889-UTF = fica aberta com um jogador; renda então ¥50
hint-stock-what-1889 = Compre no máximo um certificado; venda tudo antes ou tudo depois (nada na primeira rodada de capitais); quem não compra nem vende passa.
hint-dividend-how-1889 = O dividendo faz o preço subir; reter sempre o faz cair. Retenha quando for preciso pagar o próximo trem.
