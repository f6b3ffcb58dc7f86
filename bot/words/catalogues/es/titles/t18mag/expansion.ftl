# 18Mag para dos y con su expansión: qué hacen los apoyos, y las reglas que solo tienen estas partidas.
power-18mag-KK = un tren 2, 3, 4 o 6 del banco 10, 15, 20 o 30 Ft más barato
power-18mag-FJ = una ficha de terreno para una loseta
power-18mag-SMFvR = 10 Ft del banco para la pequeña
power-18mag-GSvS = otra mejora gratis, desde la fase verde
power-18mag-DDSG = una estación a mitad de precio
power-18mag-MA = un tren puede visitar un pueblo más
rule-18mag-11-1 = Dos jugadores: el reverso del mapa, las pequeñas 1, 2, 3, 4, 6, 7 y 11, y las grandes LdStEG, SIK, SzKÉV y RÁBA.
rule-18mag-11-3 = Dos jugadores: no hay trenes 6, ni losetas grises, ni fase gris.
rule-18mag-11-4 = Dos jugadores: LdStEG vende todos los trenes y recibe un cuarto del precio (20, 30, 50 Ft); el resto va al banco.
rule-18mag-11-5 = Dos jugadores: por 10 Ft (20 desde la fase marrón), una vez por turno, RÁBA da a una pequeña o 20 Ft (marrón 30) por un área roja o un tren plus, nunca ambos.
rule-18mag-11-5-1 = Dos jugadores: si una ruta necesita el tren plus, ningún tren recibe el bonus de área roja.
rule-18mag-11-6 = Dos jugadores eligen tres pequeñas y una acción cada uno, en el orden 1-2-2-1-1-2-2-1; sobran una pequeña y dos acciones.
rule-18mag-11-7 = Dos jugadores: el primer tipo nuevo de tren inicia la fase verde; el segundo, la marrón, que es la última.
rule-18mag-11-9 = Dos jugadores: el límite de certificados es 10.
rule-18mag-13-1 = Nuevas pequeñas 14, 15 y 16. Exigentes: se ofrecen dieciséis y cada uno elige 5, 4, 3 o 2 con tres a seis jugadores. Sencillas: tres de las dieciséis salen antes de la elección inicial.
rule-18mag-13-2 = CIWL tiene un certificado de director del 40 % y tres del 20 %, cada uno a un precio. Si solo queda el primero, quien tenga una acción del 20 % puede pagar un precio y cambiarla por él. Una ruta entre dos áreas rojas da 30 Ft más (50 desde la fase marrón), y el banco paga lo mismo a CIWL.
