# What only 18Mag needs.
event-card_followed = { $rule ->
    [station] carta: stazione qui (riga { $number })
    [buy_train] carta: compra un treno (riga { $number })
    [replace_2_train] carta: sostituisci un treno 2 (riga { $number })
    [buy_2_train_from_next_higher] carta: un treno 2 dalla compagnia successiva (riga { $number })
    [buy_2_train_from_other] carta: un treno 2 da un’altra compagnia (riga { $number })
   *[keep_a_train] carta: mai senza treno
    }
automaton-18mag-tile_laid = ordine dei miglioramenti, regola 12.3
automaton-18mag-wagon_bought = regola 12.5
automaton-18mag-trains_ran = corsa migliore, regola 12.5
automaton-18mag-dividend_paid = tutto, regola 12.6
automaton-18mag-share_bought = carta delle azioni, regola 12.7
automaton-18mag-shares_sold = oltre il limite, regola 12.8
refusal-card-nothing_to_do = La carta di { $company } non ordina nulla in questo passo: { $step }.
command-follow_card = segui_carta
command-follow_card-description = Fare ciò che ordina la carta della compagnia
button-follow_card = Segui la carta
company-director-18mag = Presidente: { $name }
company-no-director-18mag = Senza presidente
event-president_changed-18mag = { $old ->
    [none] { $new } diventa presidente
   *[other] { $new } diventa presidente al posto di { $old }
    }
picture-director = presidente { $player }
picture-no-director = senza presidente
picture-director-short = presidente
picture-director-mark = scuro: presidente
hint-stock-how-18mag = Chi ha più azioni di una maggiore ne è presidente e decide per lei. Una vendita abbassa il valore; il round finisce quando tutti passano di fila.
why-18mag-president_changed = { $first ->
    [yes] { $new } ha per primo il certificato di presidente: il { PERCENT($percent) }
   *[no] ora { $new } ne ha il { PERCENT($percent) }, { $old } il { PERCENT($left) }
    }
effect-director-18mag = presidente: { $old } → { $new }
effect-first-director-18mag = presidente: { $new }
personal-leads-18mag = Ora sei a capo di { $company }.
personal-led-18mag = Ora { $new } è a capo di { $company } al tuo posto.
refusal-draft-private_limit-18mag = Hai già { $limit ->
    [one] un sostenitore
   *[other] { $limit } sostenitori
    }, il massimo della scelta iniziale.
refusal-share-president_certificate-18mag = Il certificato di presidente di { $company } non si può vendere: nessun altro possiede il { PERCENT($size) } che serve per prenderlo.
remark-picks_privates-18mag = Sostenitori che scegli ancora: { $count }.
fix-scrapped_train = una compagnia minore di István che deve prima comprare un treno 2 ricomincia «Sostituire»; ora compra ancora il treno per cui ne ha rottamato uno
fix-last_certificate = il certificato di presidente di CIWL non si vende se resta solo quello; ora chi ha un’azione del 20% può pagare l’altra metà
fix-called_supporter = un sostenitore chiamato senza effetto si consuma; ora no
