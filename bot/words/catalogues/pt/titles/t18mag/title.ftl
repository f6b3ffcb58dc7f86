# What only 18Mag needs.
event-card_followed = { $rule ->
    [station] carta: estação aqui (linha { $number })
    [buy_train] carta: comprar um trem (linha { $number })
    [replace_2_train] carta: substituir um trem 2 (linha { $number })
    [buy_2_train_from_next_higher] carta: um trem 2 da companhia seguinte (linha { $number })
    [buy_2_train_from_other] carta: um trem 2 de outra companhia (linha { $number })
   *[keep_a_train] carta: nunca sem trem
    }
automaton-18mag-tile_laid = ordem de melhorias, regra 12.3
automaton-18mag-wagon_bought = regra 12.5
automaton-18mag-trains_ran = melhores rotas, regra 12.5
automaton-18mag-dividend_paid = tudo, regra 12.6
automaton-18mag-share_bought = carta de ações, regra 12.7
automaton-18mag-shares_sold = acima do limite, regra 12.8
refusal-card-nothing_to_do = A carta de { $company } não manda nada neste passo: { $step }.
command-follow_card = seguir_carta
command-follow_card-description = Fazer o que a carta da companhia manda agora
button-follow_card = Seguir a carta
company-director-18mag = Presidente: { $name }
company-no-director-18mag = Sem presidente
event-president_changed-18mag = { $old ->
    [none] { $new } torna-se presidente
   *[other] { $new } torna-se presidente no lugar de { $old }
    }
picture-director = presidente { $player }
picture-no-director = sem presidente
picture-director-short = presidente
picture-director-mark = escuro: presidente
hint-stock-how-18mag = Quem tem mais ações de uma maior é seu presidente e decide por ela. Uma venda baixa o preço; a rodada acaba quando todos passam seguidos.
why-18mag-president_changed = { $first ->
    [yes] { $new } é quem primeiro tem o certificado de presidente: { PERCENT($percent) }
   *[no] agora { $new } tem { PERCENT($percent) }, e { $old }, { PERCENT($left) }
    }
effect-director-18mag = presidente: { $old } → { $new }
effect-first-director-18mag = presidente: { $new }
personal-leads-18mag = Agora você preside { $company }.
personal-led-18mag = Agora { $new } preside { $company } no seu lugar.
refusal-draft-private_limit-18mag = Você já tem { $limit ->
    [one] { $limit } apoiador
   *[other] { $limit } apoiadores
    }, o máximo da escolha inicial.
refusal-share-president_certificate-18mag = O certificado de presidente de { $company } não pode ser vendido: ninguém mais tem os { PERCENT($size) } necessários para recebê-lo.
remark-picks_privates-18mag = Apoiadores que você ainda escolhe: { $count }.
fix-scrapped_train = uma companhia menor de István que precisa antes comprar um trem 2 recomeça “Trocar”; agora ela ainda compra o trem pelo qual descartou um
fix-last_certificate = o certificado de presidente da CIWL não é vendido se só resta ele; agora quem tem uma ação de 20% pode pagar a outra metade
fix-called_supporter = um apoiador chamado sem efeito se gasta; agora não
