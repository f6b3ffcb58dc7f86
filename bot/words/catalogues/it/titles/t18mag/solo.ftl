# The solo game of 18Mag: its opponent's cards, which lie open, and his next turn.
command-opponent = istvan
command-opponent-description = Le carte di István e che cosa farebbe nel suo prossimo turno
button-forecast-18mag = István…
forecast-now-18mag = **{ $name } nel suo prossimo turno, così come stanno le cose:**
forecast-after-18mag = **{ $what }: poi { $name } farebbe questo:**
remark-opponent-tie = Qui le sue carte lasciano la scelta: scegli tu per lui ({ $hex }).
remark-opponent-card = **{ $company }** ({ MONEY($cash) }; { $train }): righe della sua carta eseguite: { $done } su { $count }
remark-opponent-keeps = Per tutta la partita: una sua compagnia minore senza treno compra prima un treno 2.
remark-opponent-line = { $now ->
    [yes] **adesso**
   *[no] poi
  }, { $number }: { picture-order }
remark-opponent-stock = **Carta delle azioni** ({ MONEY($cash) }), la prima riga che può seguire:
remark-opponent-share = { $number }. { $company } fino al { PERCENT($most) }: ha il { PERCENT($percent) }, valore { MONEY($price) }{ $state ->
    [full] { " " }– ne ha quante ne vuole
    [none] { " " }– non ne restano
    [dear] { " " }– troppo cara
   *[free] { "" }
  }
remark-opponent-rest = Tutte le sue carte sono scoperte. Nessun’altra carta entra in gioco.
picture-order = { $do ->
    [station] stazione in { $hex }
    [buy_train] comprare un { $train } dalla banca
    [replace_2_train] oltre { MONEY($above) } in tesoreria: rottamare un treno 2, corse, comprare un { $train }
    [buy_2_train_from_next_higher] comprare un treno 2 dalla sua compagnia minore successiva di numero più alto per { MONEY($price) }
   *[buy_2_train_from_other] comprare un treno 2 da un’altra sua compagnia minore: di numero più alto per { MONEY($price) }, altrimenti più basso per { MONEY($other) }
  }
picture-opponent = le carte di István
picture-card = { $state ->
    [done] carta, fatto
    [now] carta, adesso
   *[later] carta, poi
  }
picture-stock-card = carta delle azioni
picture-card-holds = ha / vuole
picture-keeps = per tutta la partita: senza treno, prima un treno 2
picture-next-turn = prossimo turno, come stanno le cose
forecast-house-18mag = 26 delle sue 28 carte e tutti i suoi binari iniziali sono nostri (regole 12.9, 12.2.2).
refusal-automaton-other_choice-18mag = Qui scegli tu per István, e solo tra ciò che le sue carte lasciano aperto.
