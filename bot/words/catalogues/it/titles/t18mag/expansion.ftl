# 18Mag in due e con la sua espansione: che cosa fanno i sostenitori, e le regole proprie di queste partite.
power-18mag-KK = un treno 2, 3, 4 o 6 della banca 10, 15, 20 o 30 Ft in meno
power-18mag-FJ = un token terreno per una tessera
power-18mag-SMFvR = 10 Ft dalla banca alla compagnia minore
power-18mag-GSvS = un altro miglioramento gratuito, dalla fase verde
power-18mag-DDSG = una stazione a metà prezzo
power-18mag-MA = un treno può visitare un paese in più
rule-18mag-11-1 = In due: il retro della mappa, le minori 1, 2, 3, 4, 6, 7 e 11, e le maggiori LdStEG, SIK, SzKÉV e RÁBA.
rule-18mag-11-3 = In due: niente treni 6, tessere grigie o fase grigia.
rule-18mag-11-4 = In due: LdStEG vende tutti i treni e riceve un quarto del prezzo (20, 30, 50 Ft); il resto va alla banca.
rule-18mag-11-5 = In due: per 10 Ft (dalla marrone 20), una volta per turno, RÁBA dà a una compagnia minore o 20 Ft (marrone 30) per un’area rossa o un treno plus, mai entrambi.
rule-18mag-11-5-1 = In due: se un percorso ha bisogno del treno plus, nessun treno ha il bonus dell’area rossa.
rule-18mag-11-6 = In due, ognuno sceglie tre compagnie minori e un’azione, nell’ordine 1-2-2-1-1-2-2-1; avanzano una compagnia minore e due azioni.
rule-18mag-11-7 = In due: il primo nuovo tipo di treno inizia la fase verde, il secondo la marrone, che è l’ultima.
rule-18mag-11-9 = In due: il limite è di 10 certificati.
rule-18mag-13-1 = Nuove minori 14, 15 e 16. Impegnative: se ne offrono sedici e ognuno ne sceglie 5, 4, 3 o 2 da tre a sei giocatori. Semplici: tre delle sedici escono prima della scelta.
rule-18mag-13-2 = CIWL ha un certificato di presidente del 40% e tre del 20%, ciascuno per un valore. Se resta solo il primo, chi ha un’azione del 20% può pagarne un valore e scambiarla con esso. Un percorso fra due aree rosse rende 30 Ft in più (dalla marrone 50), e la banca paga altrettanto a CIWL.
