# What only 18Mag needs.
event-card_followed = { $rule ->
    [station] carta: stazione qui ({ $number })
    [buy_train] carta: compra un treno ({ $number })
    [replace_2_train] carta: sostituisci un treno 2 ({ $number })
    [buy_2_train_from_next_higher] carta: un treno 2 dalla compagnia successiva ({ $number })
    [buy_2_train_from_other] carta: un treno 2 da un’altra compagnia ({ $number })
   *[keep_a_train] carta: mai senza treno
    }
automaton-tile_laid = ordine dei miglioramenti, regola 12.3
automaton-wagon_bought = regola 12.5
automaton-trains_ran = corsa migliore, regola 12.5
automaton-dividend_paid = tutto, regola 12.6
automaton-share_bought = carta delle azioni, regola 12.7
automaton-shares_sold = oltre il limite, regola 12.8
refusal-card-nothing_to_do = La carta di { $company } non ordina nulla adesso.
command-follow_card = segui_carta
command-follow_card-description = Fai ciò che ordina la carta della compagnia
button-follow_card = Segui la carta
