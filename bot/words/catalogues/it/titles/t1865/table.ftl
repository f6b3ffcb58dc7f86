# 1865 Sardinia al tavolo: che cosa fa il suo automa e perché, collegamenti dei segnalini, che cosa costa un assorbimento.
event-move_explained = { $text }
reason-dragons-red = zona rossa: vendono quanto il mercato può prendere, 7.5
reason-dragons-only = l’unica compagnia verde disponibile, 7.6
reason-dragons-fewest = verde; la compagnia di cui hanno meno certificati, 7.6 a
reason-dragons-estimation = verde; la stima più alta, 7.6 b
reason-dragons-price = verde; il valore più basso, 7.6 c
reason-dragons-stack = verde; in cima alla pila, 7.6 d
reason-dragons-limit = al loro limite di certificati, 7.6
reason-dragons-none = nessuna compagnia verde di cui possano avere di più, 7.6
remark-absorb-due = { $target }: { $count ->
    [one] un’azione fuori dall’offerta iniziale a { MONEY($each) }
   *[other] { $count } azioni fuori dall’offerta iniziale a { MONEY($each) }
  } ({ $zone ->
    [green] zona verde
    [white] zona bianca
   *[red] zona rossa
  }); da pagare: { MONEY($due) }.
remark-absorb-cash = Denaro di { $absorber } e { $target }: { MONEY($cash) }, di cui servono { MONEY($used) }.
remark-absorb-shares = { $absorber } vende { $count ->
    [one] una propria azione
   *[other] { $count } proprie azioni
} al mercato a { MONEY($price) }: { MONEY($total) }.
remark-absorb-borrowed = { $count ->
    [one] Un prestito statale
   *[other] { $count } prestiti statali
  }: { MONEY($total) }.
remark-absorb-left = { $absorber } ha poi { MONEY($left) }; prestiti: { $loans } su { $most } al massimo.
remark-absorb-trains = Treni: { $train }{ $over ->
    [0] .
   *[other] ; { $over } al mercato, a tua scelta.
  }
remark-absorb-traffic = Traffico di { $absorber }: { $old } → { $new }.
remark-absorb-markers = Segnalini stazione di { $absorber } prima di rilevare stazioni: { $left } sulla carta.
remark-absorb-doubled = Già nella stessa città: { $node }; +{ MONEY($money) }.
remark-absorb-cities = { $all ->
    [yes] Città rilevate: { $node }.
   *[no] Città rilevate: { $count } fra { $node }, a tua scelta.
  }
remark-absorb-lost = Perse senza compenso: { $node }.
remark-absorb-mines = Miniere che si possono rilevare se restano segnalini: { $node }.
remark-absorb-own_mines = Miniere proprie che si possono lasciare prima: { $node }.
remark-markers_left = Segnalini stazione sulla carta: { $count }.
remark-revenue = Traffico { $traffic }, capacità { $capacity }: incasso { MONEY($revenue) }.
remark-must_buy = { $company } deve avere un treno alla fine del suo turno{ $forced ->
    [yes] ; il suo denaro non basta e il presidente aggiunge quel che manca per un treno.
   *[no] .
  }
remark-raise = Per il { $train } a { MONEY($price) } mancano { MONEY($missing) }; { $bankrupt ->
    [yes] le vendite danno al massimo { MONEY($most) }, poi { $count ->
        [one] segue un prestito statale personale
       *[other] seguono { $count } prestiti statali personali
      }: { MONEY($debt) } in meno nel punteggio finale.
   *[no] le vendite possono dare { MONEY($most) }; si vende solo il necessario.
  }
remark-markers-own_mines = { $absorber } può lasciare ora stazioni in miniere proprie; segnalini sulla carta: { $left }.
remark-markers-cities = Scegli le città di { $target } in cui { $absorber } rileva la stazione; segnalini sulla carta: { $left }.
remark-markers-mines = { $absorber } può rilevare stazioni in miniere di { $target }; segnalini sulla carta: { $left }.
remark-conversion = { $count ->
    [0] Come compagnia maggiore { $company } non riceve altri segnalini stazione.
    [one] Come compagnia maggiore { $company } riceve un altro segnalino stazione.
   *[other] Come compagnia maggiore { $company } riceve altri { $count } segnalini stazione.
    }
remark-default = Senza risposta in tempo: { $train }.
menu-cheapest = I collegamenti più economici
menu-richest = Più traffico per il denaro
menu-place_marker-at = Collegamenti a { $node }
choice-way = { $node }: { MONEY($cost) }, +{ $gain }
choice-way-detail = da { $start }: { $edges }{ $towns ->
    [0] { "" }
    [one] {" "}· un paese
   *[other] {" "}· { $towns } paesi
  }
choice-way-group = { $count ->
    [one] un collegamento
   *[other] { $count } collegamenti
  }, da { MONEY($cost) }, fino a +{ $gain }
choice-absorb = { $absorber } assorbe { $target }
button-convert = Converti { $company }
button-scrap_train = Scarta il { $train }
button-place_token = Rileva { $node }
button-remove_token = Lascia { $node }
command-forecast = draghi
command-forecast-description = La tabella dei Draghi e che cosa farebbero nel loro prossimo turno
button-forecast = I Draghi…
forecast-now = **{ $name } nel loro prossimo turno, così come stanno le cose:**
forecast-after = **{ $what }: poi { $name } farebbero questo:**
menu-forecast = Vedi a che cosa porterebbe una vendita o un acquisto
picture-ways = scelta di un collegamento
button-absorb = { $absorber } assorbe { $target }…
remark-place = { $company }: riga della fase { $phase }, stima { $estimation }, { $zone ->
    [green] verde: comprano
    [white] bianca: niente
   *[red] rossa: vendono
  }{ $percent ->
    [0] { "" }
   *[other] ; hanno il { PERCENT($percent) }
  }
remark-place-lowered = prima del prossimo stock round { $company } scende alla riga della fase { $phase }, { $zone ->
    [green] verde: comprano
    [white] bianca: niente
   *[red] rossa: vendono
  } (6.3)
remark-dragons-over = I Draghi non hanno altri turni: la banca ha finito i soldi e non segue nessuno stock round (13.2).
forecast-pass = { $name } passano ({ $reason }).
button-foresee-back = Come stanno le cose
refusal-no_automaton = In questa partita non c’è un automa di cui prevedere le mosse.
choice-absorb-detail = da pagare { MONEY($due) }; prestiti dopo: { $loans }
company-1865 = { $id }
company-1865-full = { $id }, { $name }
money-private_income-1865 = rendita di compagnie marittime
picture-privates-1865 = compagnie marittime
effect-privates-1865 = Compagnie marittime: { $changes }
effect-income-1865 = rendita delle compagnie marittime per round { MONEY($old) } → { MONEY($new) }
remark-convert = { $company } diventa per sempre una compagnia maggiore: ogni { PERCENT($old) } diventa { PERCENT($new) }, anche il certificato di presidente; { $count ->
    [one] una nuova azione va
   *[other] { $count } nuove azioni vanno
  } nell’offerta iniziale; segnalini stazione in più: { $markers }.
remark-transfer = { $private } resta per sempre a { $company }: capacità +{ $capacity } (con un treno){ $traffic ->
    [0] {""}
   *[other] , traffico +{ $traffic }
  }{ $grows ->
    [yes] , incasso { MONEY($old) } → { MONEY($revenue) }
   *[no] {""}
  }; il proprietario perde { MONEY($income) } per operating round.
choice-transfer-detail = capacità +{ $capacity }, traffico +{ $traffic }; perdi { MONEY($income) } per round
choice-convert-detail = { PERCENT($old) } → { PERCENT($new) } per azione; offerta iniziale +{ $count }; segnalini +{ $markers }
choice-train-raise = aggiungi tutti i tuoi { MONEY($cash) }; altri { MONEY($missing) } da vendite (al massimo { MONEY($most) }){ $bankrupt ->
    [yes] : bancarotta
   *[no] {""}
  }
forecast-house-1865 = I limiti delle zone (regola 5.5) e i sovrapprezzi fuori da L.70–195 (regola 5.1) sono nostri.
event-incomes_paid-1865 = Rendite delle compagnie marittime: { $sums }
personal-private_closed-1865 = { $private }, che era tua, è uscita dal gioco.
event-privates_closed-1865 = Escono dal gioco: { $privates }
remark-ruin_worth = Il patrimonio di { $who } è allora di { MONEY($new) } invece di { MONEY($old) }.
