# Help: an overview, and two lines for each of the first decisions of a person’s first game of a title.
command-help = aiuto
command-help-description = Come si gioca qui; attivare o disattivare i consigli per principianti
field-tips = consigli
field-tips-description = Consigli nelle tue prime decisioni: sì o no
help-heading = **Railwire: come funziona**
help-table = **Un tavolo:** { $new } ne apre uno; gli altri entrano con un pulsante e chi l’ha aperto avvia la partita. Ogni partita ha il suo thread.
help-learn = **Un titolo nuovo per te?** { $learn } ti guida in una prima partita con i robot, passo per passo, nei messaggi diretti.
help-turn = **Il tuo turno:** ricevi un solo avviso. «{ $button }» apre il tuo pannello privato con tutto ciò che è permesso ora, in pulsanti e menu; puoi aprirlo quante volte vuoi. Ogni mossa è anche un comando, che suggerisce solo ciò che è permesso.
help-undo = **Annullare:** { $undo } annulla la tua ultima mossa, o tutto il turno, finché non ha agito un’altra persona. { $redo } lo ripristina.
help-look = **Guardare:** { $list}. Le risposte sono solo per te, a meno che tu scelga di mostrarle.
help-rules = **Regole:** { $rules } trova una clausola per numero o parole. I rifiuti citano la loro, e «{ $why }» spiega ciò che è avvenuto da sé.
help-games = **Tutte le tue partite:** { $turns } elenca ogni partita che ti aspetta.
help-tips = { $on ->
    [yes] I consigli nelle tue prime decisioni sono attivi.
   *[no] I consigli nelle tue prime decisioni sono disattivati.
    } ({ $help })
hint-draft-what = Si sceglie a turno e gratis; non si può passare.
hint-draft-how = Guarda prima la mappa: compagnie vicine condividono i binari, e un buon posto rende dal primo round.
hint-auction-what = Compra la compagnia privata più economica al suo prezzo, fai un’offerta per una successiva o passa; il denaro offerto resta impegnato.
hint-auction-how = Una compagnia privata rende a ogni operating round e più tardi si può vendere a una tua compagnia; tieni denaro per fondarne una.
hint-stock-what = Vendi ciò che vuoi, poi compra al massimo un certificato; chi non compra né vende ha passato.
hint-stock-how = Chi ha più azioni è presidente e decide per la compagnia. Una vendita abbassa il valore; il round finisce quando tutti passano di fila.
hint-track-what = Scegli un esagono sull’immagine numerata, poi una tessera al suo posto; o finisci senza costruire.
hint-track-how = I binari devono toccare la rete della compagnia. Punta a una città alla portata dei tuoi treni e bada al costo del terreno.
hint-station-what = Una stazione fa partire treni dalla sua città e vi occupa uno spazio.
hint-station-how = Non si attraversa una città piena di stazioni altrui. Sono poche e care: aspetta, salvo che apra o chiuda un percorso.
hint-scrap-what = Puoi restituire treni senza compenso per fare posto; di solito si prosegue senza.
hint-scrap-how = Un treno restituito non corre in questo turno.
hint-run-what = La corsa migliore è già calcolata: accettala o scegline un’altra.
hint-run-how = Un percorso passa per una stazione della compagnia e non ripete binari; le fermate sommate danno l’incasso.
hint-dividend-what = Se si paga, il denaro va agli azionisti; se si trattiene, alla compagnia.
hint-dividend-how = Il dividendo alza il valore; trattenere lo ferma o lo abbassa. Trattieni quando va pagato il prossimo treno.
hint-trains-what = Compra treni { $edition ->
    [t1865] dalla pila dei treni disponibili o dal mercato
   *[other] dalla banca
    } al prezzo stampato, o da una compagnia al prezzo concordato.
hint-trains-how = Il primo treno di un tipo nuovo cambia la fase: altre tessere e a volte treni vecchi fuori. I treni comprati ora corrono nel prossimo operating round.
hint-consent-what = Qualcuno vuole comprare da te; senza il tuo sì non succede nulla.
hint-consent-how = Il prezzo va al venditore. Pensa a cosa ti resta nel prossimo turno.
hint-city-what = Una tessera con due città arriva dov’è una stazione: di’ a quale città appartiene.
hint-city-how = Da allora la stazione segue i binari della sua città.
hint-discard-what = La compagnia ha più treni del consentito: scegli quale va via.
hint-discard-how = Non si riceve nulla; tieni quelli che durano di più.
hint-raise-what = Il denaro della compagnia non basta: il presidente paga il resto.
hint-raise-how = Vendi azioni finché basta. Il menu mostra quanto rende ogni vendita e quanto manca.
hint-repay-what = I prestiti costano interessi a ogni operating round; rimborsa quanto la tesoreria permette.
hint-repay-how = Tieni abbastanza per il prossimo treno e conta i prestiti che resteranno allora.
hint-last-what = L’ultima occasione di questo turno per comprare una privata.
hint-last-how = Se non c’è nulla da comprare, finisci il turno.
hint-borrow-what = Senza treno, la compagnia può affittarne uno dalla banca per questo turno, gratis.
hint-borrow-how = Il treno torna alla banca alla fine del passo dei treni, e l’affitto non cambia la fase.
hint-declare-what = La compagnia ha prestiti: rimborsali tutti, anche di tasca tua, o lascia che sia assorbita.
hint-declare-how = Le azioni di una compagnia assorbita diventano la metà della nazionale, a una media dei valori.
hint-give_up_token-what = La nazionale ha più stazioni di quante ne possa tenere; scegli quale lascia la mappa.
hint-give_up_token-how = Tieni quelle che uniscono le città migliori.
hint-give_up_train-what = La nazionale ha più treni del consentito; scegli a quale rinuncia.
hint-give_up_train-how = I treni permanenti restano per sempre.
hint-markers-what = Le stazioni dell’assorbita sono sostituite da quelle dell’assorbente finché ci sono segnalini.
hint-markers-how = Scegli i posti che portano traffico e rinuncia a una miniera solo se conviene.
hint-home-what = La compagnia riparte: scegli la città della sua prima stazione.
hint-home-how = Una città con binari e vicine libere porta prima traffico.
hint-conversion-what = La compagnia può diventare maggiore: il doppio delle azioni, più segnalini, stesso valore.
hint-conversion-how = La tua quota si dimezza e le nuove azioni sono per tutti. Si chiede prima di ogni stock round.
hint-absorb-what = La compagnia può assorbirne un’altra tua, collegata, o proseguire.
hint-absorb-how = Tutti gli azionisti dell’altra sono pagati; treni, traffico e segnalini passano all’assorbente.
hint-stock-what-1856 = Compra al massimo un certificato; le vendite vanno tutte prima o tutte dopo (nessuna nel primo stock round); chi non compra né vende passa.
hint-dividend-how-1856 = Il dividendo alza il valore; trattenere lo abbassa sempre. Trattieni quando va pagato il prossimo treno.
