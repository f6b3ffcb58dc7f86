# Ciò che 1865 Sardinia dice con parole sue, e ciò che aiuta chi comincia.
plural-dragons = yes
train-name-1865 = treno { $train }
menu-draft_company-1865 = Scegli una compagnia marittima
choice-bonus_places = Bonus a { $nodes }
event-private_closed-1865 = { $private } esce dal gioco
hint-draft-how-1865 = Ti dà L.20 ogni operating round. Ceduta poi a una tua compagnia, aggiunge 8 di capacità e, con un segnalino nel luogo del bonus, traffico.
hint-stock-how-1865 = I Draghi agiscono prima di ogni giocatore, con una regola fissa: «I Draghi…» mostra il loro prossimo turno. Solo le vendite loro e del presidente abbassano il valore.
hint-track-how-1865 = I binari devono toccare la rete della compagnia; il terreno non costa nulla, la seconda tessera L.20. Punta a città, miniere e paesi per il prossimo segnalino.
hint-station-what-1865 = Un segnalino porta il traffico della sua città o miniera e di tutti i paesi del collegamento, una volta per tutte.
hint-station-how-1865 = Ogni lato attraversato costa L.10, con un fiume L.40, con una montagna L.60. Una compagnia minore ha solo tre segnalini.
hint-dividend-what-1865 = Ogni punto di traffico che trova posto in un treno rende L.10. Se si paga, va agli azionisti; se si trattiene, alla compagnia.
hint-dividend-how-1865 = Il dividendo alza il valore, trattenere non lo muove, e solo un incasso nullo lo abbassa. Trattieni quando va pagato un treno.
picture-markers-left = da mettere, al costo del collegamento
picture-maritimes = compagnie marittime
company-stations-1865 = Segnalini stazione sulla carta: { $count }
trains-name-1865 = treni { $train }
remark-picks_privates-1865 = Compagnie marittime che scegli ancora: { $count }.
