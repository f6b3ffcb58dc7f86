# 18Mag para dois e com a expansão: o que fazem os apoiadores, e as regras que só essas partidas têm.
power-18mag-KK = um trem 2, 3, 4 ou 6 do banco 10, 15, 20 ou 30 Ft mais barato
power-18mag-FJ = um marcador de terreno para um trilho
power-18mag-SMFvR = 10 Ft do banco para a companhia menor
power-18mag-GSvS = mais uma melhoria gratuita, a partir da fase verde
power-18mag-DDSG = uma estação pela metade do preço
power-18mag-MA = um trem pode visitar mais uma vila
rule-18mag-11-1 = Dois jogadores: o verso do mapa, as menores 1, 2, 3, 4, 6, 7 e 11, e as maiores LdStEG, SIK, SzKÉV e RÁBA.
rule-18mag-11-3 = Dois jogadores: não há trens 6, trilhos cinzas nem fase cinza.
rule-18mag-11-4 = Dois jogadores: LdStEG vende todos os trens e recebe um quarto do preço (20, 30, 50 Ft); o resto vai para o banco.
rule-18mag-11-5 = Dois jogadores: por 10 Ft (desde a fase marrom 20), uma só vez por turno, RÁBA dá a uma companhia menor ou 20 Ft (na marrom 30) por uma área vermelha ou um trem plus, nunca os dois.
rule-18mag-11-5-1 = Dois jogadores: se uma rota precisa do trem plus, nenhum trem recebe o bônus de área vermelha.
rule-18mag-11-6 = Dois jogadores escolhem três companhias menores e uma ação cada um, na ordem 1-2-2-1-1-2-2-1; sobram uma companhia menor e duas ações.
rule-18mag-11-7 = Dois jogadores: o primeiro tipo novo de trem inicia a fase verde; o segundo, a marrom, que é a última.
rule-18mag-11-9 = Dois jogadores: o limite de certificados é 10.
rule-18mag-13-1 = Novas menores 14, 15 e 16. Desafiadoras: dezesseis são oferecidas e cada um escolhe 5, 4, 3 ou 2 com três a seis jogadores. Simples: três das dezesseis saem antes da escolha.
rule-18mag-13-2 = CIWL tem um certificado de presidente de 40% e três de 20%, cada um por um preço. Se só resta o primeiro, quem tem uma ação de 20% pode pagar um preço e trocá-la por ele. Uma rota entre duas áreas vermelhas rende 30 Ft a mais (desde a fase marrom 50), e o banco paga o mesmo a CIWL.
