# E se, e piani.
command-plan = piano
command-plan-description = E se: provare le mosse su una copia privata e tenerle come piano
button-what_if = E se?
button-plan_open = Guarda il piano
button-plan_keep = Tieni come piano
button-plan_play = Giocalo ora
button-plan_back = Un passo indietro
button-plan_anew = Ricomincia
button-plan_leave = Chiudi la prova
what_if-heading = **E se?** · { $game } · lo vedi solo tu, e niente qui tocca la partita
what_if-closed = La prova è chiusa; «{ button-what_if }» la riapre.
what_if-start = Fai le tue mosse come sempre e guarda che cosa cambierebbero.
what_if-more = { $count ->
    [one] … un passo precedente
   *[other] … { $count } passi precedenti
}
what_if-changes = Che cosa cambia:
what_if-assumed = Si suppone che gli altri passino e corrano al meglio ({ $count ->
    [one] una mossa
   *[other] { $count } mosse
    }).
what_if-ahead = Dopo si suppone che gli altri passino e facciano le corse migliori finché non tocca di nuovo a te ({ $count ->
    [one] una mossa
   *[other] { $count } mosse
    }); il resto mostra la partita a quel punto.
what_if-stop = La partita è andata avanti e il passo { $step } non è più possibile: { $why }
plan-name = piano di { $count ->
    [one] un passo
   *[other] { $count } passi
    }{ $done ->
    [0] {""}
    [1] , uno già fatto
   *[other] , { $done } già fatti
    }
plan-kept = Tenuto come piano di { $count ->
    [one] un passo
   *[other] { $count } passi
    }: si gioca al tuo turno, finché va come previsto.
plan-done = Il tuo { $what } è stato giocato fino in fondo.
plan-stopped = Il tuo { $what } si è fermato prima del passo { $step }: { $why }
why-differs = darebbe altro: { $now } invece di { $planned }.
why-elsewhere = ora si tratta di { $now }, non di { $planned }.
effect-of-player = { MONEY($amount) } per te
effect-of-company = { MONEY($amount) } per la compagnia
effect-of-none = niente denaro
refusal-what_if_moved = Questa prova è cambiata; il messaggio la mostra com’è ora.
button-plan_hold = Tieni, passo per passo
button-plan_look = Immagini
button-plan_map = Mappa
button-plan_holdings = Partecipazioni
button-plan_show = Mostra al tavolo
button-plan_next = Prossimo passo del piano ({ $step } di { $count })
menu-plan_card = La scheda di una compagnia
plan-held = Tenuto come piano di { $count ->
    [one] un passo
   *[other] { $count } passi
    } che porti avanti tu: al tuo turno un pulsante li gioca uno dopo l’altro, finché va come previsto.
plan-next = **Il tuo piano**, passo { $step } di { $count }: { $told }
plan-next-stop = **Il tuo piano** si ferma prima del passo { $step } di { $count }: { $why }
plan-shown = 💭 **{ $game }** · { $name } mostra un «e se» dalla mossa { $seq } in poi. Niente di ciò è stato giocato.
plan-shown-done = Mostrato al tavolo, con un pulsante per le immagini.
refusal-plan_shown_often = Nell’ultima ora hai mostrato al tavolo { $most } prove, il massimo. La prossima è possibile tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
    }.
