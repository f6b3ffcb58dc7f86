# Lezioni: una prima partita tra robot, nei messaggi diretti. A ogni tappa che cos’è una cosa e che cosa fare ora.
command-learn = impara
command-learn-description = Impara un titolo in 15 minuti: una prima partita con i robot, nei messaggi diretti
lesson-welcome = **Una prima partita di { $title }, passo per passo.** I robot giocano subito gli altri posti. Fai ciò che chiede ogni tappa, o qualsiasi altra mossa legale; salta ciò che già sai.
lesson-opened = La tua lezione di { $title } è nei tuoi messaggi diretti: { $link }
refusal-direct_closed = Una lezione si tiene nei messaggi diretti, e i tuoi per me sono chiusi. Consenti i messaggi diretti di questo server (il suo nome › Impostazioni privacy), o scrivimi tu, poi ridai il comando.
refusal-no_lesson = Non c’è ancora una lezione di { $title }.
lesson-heading = **{ $title }, tappa { $number } di { $of }: { $what }**
lesson-skipped = Saltata: ha deciso un robot per te.
lesson-meanwhile-own = { $count ->
    [one] È passata una mossa, la tua, fatta da un robot (vedi il registro).
   *[other] Sono passate { $count } mosse; le tue le ha fatte un robot (vedi il registro).
    }
lesson-meanwhile-others = { $count ->
    [one] È passata una mossa degli altri (vedi il registro).
   *[other] Sono passate { $count } mosse degli altri (vedi il registro).
    }
lesson-over = **Qui finisce la tua lezione di { $title }**: hai visto { $seen } tappe su { $of }. { $new } apre un tavolo con altre persone, { $rules } trova ogni paragrafo, e una lezione si può ricominciare quando vuoi.
lesson-later-18mag = Da vedere ancora: i vagoni sono nella lista delle corse dove ne migliorano una. Quello di RÁBA fa valere di più un’area rossa, quello di G&C porta un treno in più luoghi, quello di SNW apre una miniera, ciascuno per un turno (regola 5.5.1).
lesson-later-1865 = Da vedere ancora in una partita intera: all’inizio del suo turno una compagnia può assorbirne un’altra dello stesso presidente, con i suoi treni e il suo traffico (regola 11.1).
button-hint = Che farebbe un robot?
button-skip_halt = Salta questo
button-end_lesson = Finisci la lezione
privacy-lesson = La partita { $game } è la tua lezione; finisce da sola dopo { $days } giorni senza mosse.
lesson-came-paid = Hai pagato { MONEY($amount) } e ti restano { MONEY($cash) }.
lesson-came-got = Hai ricevuto { MONEY($amount) } e ora hai { MONEY($cash) }.
lesson-came-holds = Hai il { PERCENT($percent) } di { $company }{ $leads ->
    [yes] {" "}e la dirigi.
   *[no] .
    }
lesson-came-none = Non hai più nulla di { $company }.
lesson-came-owns = { $company } è tua; ha { MONEY($cash) }.
lesson-came-treasury = La tesoreria di { $company } è passata da { MONEY($old) } a { MONEY($cash) }.
lesson-came-price = Il valore di { $company } è passato da { MONEY($old) } a { MONEY($price) }.
lesson-name-auction = l’asta
lesson-name-maritime-1865 = le compagnie marittime
lesson-name-minor-18mag = una compagnia minore
lesson-name-draft-18mag = una prima azione
lesson-name-par = fondare una compagnia
lesson-name-share = comprare un’azione
lesson-name-pass = passare
lesson-name-sale = vendere azioni
lesson-name-track = posare binari
lesson-name-token = una stazione
lesson-name-loan-1856 = un prestito
lesson-name-run = far correre i treni
lesson-name-dividend = pagare o trattenere
lesson-name-train = comprare un treno
lesson-name-phase = una nuova fase
lesson-name-rust = treni eliminati
lesson-auction = Le compagnie private sono piccole: ognuna paga una rendita al suo proprietario a ogni operating round. Puoi comprare la più economica al suo prezzo, fare un’offerta per una successiva o passare. Comprane una.
lesson-maritime-1865 = Ognuno prende due compagnie marittime, gratis. In mano una rende L.20 a ogni operating round; data a una tua compagnia ne aumenta la capacità. Scegline una.
lesson-minor-18mag = Le compagnie minori posano binari e fanno correre treni, e ognuna è di un solo giocatore. Comincia con 50 Ft, un treno 2 e la stazione di partenza. Guarda la mappa, poi scegline una.
lesson-draft-18mag = Le compagnie maggiori si possiedono per azioni; ognuna è il 10%, e il suo valore conta per te alla fine. Vivono di ciò che le minori pagano per tessere, treni e stazioni. Scegline una.
lesson-par = Una compagnia nasce quando qualcuno compra il suo certificato di presidente: il 20%, al doppio del valore iniziale scelto. Parte quando metà delle azioni è venduta; un valore più alto le porta più denaro, ma più tardi. Fondane una di cui puoi comprare altre azioni.
lesson-par-1856 = Una compagnia nasce quando qualcuno compra il suo certificato di presidente: il 20%, al doppio del valore iniziale scelto. Il denaro delle prime azioni va nella sua tesoreria, il resto aspetta finché raggiunge la destinazione. Fondane una.
lesson-par-1865 = Una compagnia nasce quando qualcuno compra il suo certificato di presidente, al doppio del valore scelto; la dirigi tu. Da minore ha azioni del 20%, e con un’altra venduta è avviata. Fondane una.
lesson-share = Un’azione è una parte di una compagnia: ha la sua parte di ogni dividendo, e il suo valore conta per te alla fine. Puoi avere al massimo il 60% di una compagnia, e in tutto tanti certificati quanti ne dice il limite. Compra un’azione.
lesson-share-1865 = Un’azione ha la sua parte di ogni dividendo, e il suo valore conta per te alla fine. Puoi avere al massimo il 60% di una compagnia, e non più certificati del limite; i Draghi comprano e vendono con regole loro. Compra un’azione.
lesson-share-18mag = In uno stock round puoi vendere azioni, poi comprarne una; due della stessa compagnia ti fanno presidente. Puoi averne al massimo il 60%, e non più certificati del limite; le minori non contano. Compra un’azione.
lesson-pass = Chi non compra né vende passa, e può agire di nuovo al turno seguente. Lo stock round finisce quando tutti passano di fila; poi operano le compagnie. Passa, per tenere il tuo denaro.
lesson-sale = Le azioni si vendono al mercato, che può avere al massimo metà di una compagnia. Per ognuna ricevi il valore attuale; poi il valore scende, di un passo per azione. Vendine una, o passa per tenerle.
lesson-sale-1865 = Le azioni si vendono al mercato al valore attuale. Lo abbassa solo la vendita del presidente, di una casella per azione; non si vende nulla di una compagnia che non ha operato. Vendine una, o passa per tenerle.
lesson-sale-18mag = La banca paga il valore attuale per le azioni che vendi; poi il valore scende di un passo, quante che siano. Chi vende non può comprare di quella compagnia nello stesso round. Vendine una, o passa per tenerle.
lesson-track = Il turno della tua compagnia comincia con i binari: una tessera su un esagono vuoto, o una migliore al posto di un’altra. Devono toccare la rete della compagnia; le sue città e i suoi paesi rendono ai tuoi treni. Scegli un esagono, poi una tessera.
lesson-track-1865 = Il turno di una compagnia comincia con i binari: una tessera è gratis, la seconda costa L.20. Una città o miniera con un tuo segnalino dà traffico, e il traffico dà incasso. Scegli un esagono, poi una tessera.
lesson-track-18mag = Il turno di una minore comincia con i binari: una tessera gialla o un miglioramento, e un’altra gialla per 10 Ft. Ciò che costano il terreno e la seconda tessera va alle maggiori: per i loro proprietari non è perso. Scegli un esagono, poi una tessera.
lesson-token = Una stazione fa partire i tuoi treni dalla sua città e toglie lo spazio agli altri; per una città piena di altre non si passa. Ha il suo prezzo, e ce ne sono poche. Posane una, o passa.
lesson-token-1865 = Un segnalino porta il traffico della sua città o miniera e dei paesi sulla via. Si pagano i lati attraversati, e una compagnia ne ha pochi. Posane uno, o passa.
lesson-token-18mag = Una stazione fa correre la minore dalla sua città e toglie lo spazio agli altri. La seconda costa 40 Ft, la terza 80 Ft, e metà va a SzKÉV. Posane una, o passa.
lesson-loan-1856 = Una compagnia può prendere un prestito per turno: porta $100, e costa $10 di interessi a ogni round d’ora in poi. Tutti i prestiti scadono dopo il primo treno 6. Prendine uno se manca denaro per un treno, altrimenti salta questo.
lesson-run = Un treno corre sui binari di fermata in fermata, quante ne dice il suo numero, con almeno una tua stazione tra di esse. Le fermate sommate sono l’incasso. La corsa migliore è già calcolata: accettala.
lesson-run-18mag = Un treno tocca tanti luoghi quanti ne dice il suo numero, uno dei quali una città con una stazione della minore. Metà dell’incasso va alla minore, metà a te; i vagoni delle maggiori portano di più. Accetta la corsa migliore.
lesson-dividend = Pagato, l’incasso va agli azionisti, un decimo per ogni 10%, e il valore sale. Trattenuto, va nella tesoreria, e il valore scende. Paga, se alla compagnia non serve presto un treno.
lesson-dividend-1865 = L’incasso è di L.10 per ogni punto di traffico che i tuoi treni possono portare. Pagato, va alle azioni e il valore sale di una casella; tenuto, va alla compagnia e il valore non si muove. Scegli una delle due cose.
lesson-dividend-18mag = Una maggiore chiude il turno con un dividendo dalla sua tesoreria; tu, il presidente, dici quanto. Più è alto, più il valore sale; senza nulla scende. Scegli un importo.
lesson-train = Senza treni non corre nulla. La banca vende i tipi in ordine; il primo di un tipo nuovo apre un’altra fase. Comprane uno, se la tesoreria lo permette; corre nel prossimo round.
lesson-train-1865 = I treni danno capacità: tanto del tuo traffico dà incasso. La pila dei treni disponibili vende i tipi in ordine, e comprare lì alza il tuo valore di una casella. Comprane uno, se la compagnia può pagarlo.
lesson-train-18mag = Una minore ha al massimo due treni; con due può prima scartarne uno. Metà del prezzo va a una maggiore, LdStEG o MÁVAG. Comprane uno se la tesoreria lo permette, altrimenti passa.
lesson-phase = Qualcuno ha comprato il primo treno di un tipo nuovo: ora è la fase { $phase }. Una fase apre le tessere del colore seguente e fissa i limiti dei treni e quali treni si comprano. Continua il turno come vuoi.
lesson-phase-18mag = Ora è la fase { $phase }: è stato comprato il primo treno di un tipo, o nessuno da troppo tempo. Apre le tessere di questo colore e cambia il valore di aree rosse e miniere; qui i treni non diventano mai obsoleti. Continua come vuoi.
lesson-rust = Un tipo nuovo di treno ne ha reso obsoleto uno vecchio: quei treni escono da tutte le compagnie, senza compenso. Chi ne resta senza deve ricomprare, se serve con il denaro del presidente. Guarda che cosa hanno le tue, e continua.
lesson-rust-1865 = Il primo treno di una nuova fase ha eliminato un tipo vecchio: quei treni escono da tutte le compagnie, senza compenso. Una compagnia con traffico deve riavere un treno alla fine del suo turno. Guarda che cosa hanno le tue, e continua.
