# O que 1865 Sardinia diz com palavras suas e o que ajuda quem começa.
plural-dragons = yes
train-name-1865 = trem { $train }
menu-draft_company-1865 = Escolher uma companhia marítima
choice-bonus_places = Bônus em { $nodes }
event-private_closed-1865 = { $private } sai do jogo
hint-draft-how-1865 = Rende a você L.20 por rodada de operações. Dada depois a uma companhia sua, soma 8 de capacidade e, com um marcador no lugar do bônus, tráfego.
hint-stock-how-1865 = Os Dragões agem antes de cada jogador, por uma regra fixa: “Os Dragões…” mostra o próximo turno deles. Só as vendas deles e do presidente baixam o preço.
hint-track-how-1865 = A via tem de tocar a rede da companhia; o terreno não custa nada, o segundo trilho L.20. Mire em cidades, minas e vilas para o próximo marcador.
hint-station-what-1865 = Um marcador traz o tráfego da sua cidade ou mina e de todas as vilas da conexão, de uma vez por todas.
hint-station-how-1865 = Cada lado cruzado custa L.10, com rio L.40, com montanha L.60. Uma companhia menor só tem três marcadores.
hint-dividend-what-1865 = Cada ponto de tráfego com lugar num trem rende L.10. Pago, vai para os acionistas; retido, para a companhia.
hint-dividend-how-1865 = O dividendo faz o preço subir, reter não o move, e só uma renda nula o baixa. Retenha quando for preciso pagar um trem.
picture-markers-left = a pôr, ao custo da conexão
picture-maritimes = companhias marítimas
company-stations-1865 = Marcadores de estação na carta: { $count }
trains-name-1865 = trens { $train }
remark-picks_privates-1865 = Companhias marítimas que você ainda escolhe: { $count }.
