# Por que algo aconteceu por si só: o motivo com seus números; a cláusula vem depois.
why-no_further = não há mais casas nesse sentido
why-price_moved-dividend = { $amount ->
    [0] nenhum dividendo foi pago
   *[other] foi pago um dividendo de { MONEY($amount) }, { MONEY($each) } por ação
    }
why-price_moved-sale = { $seller } vendeu { PERCENT($percent) } por { MONEY($amount) }
why-price_moved-sold_out = no fim da rodada de capitais os jogadores a têm inteira: { PERCENT(100) }
why-price_moved-new_train = comprou no seu turno um trem da pilha de trens disponíveis: { $train }
why-price_moved-no_revenue = sua renda foi de { MONEY($amount) }
why-passed = nada mais se podia fazer neste passo: { $step } (dinheiro { MONEY($cash) }; trens { $held }, limite { $limit })
why-passed-stock = nada se pode comprar ou vender agora (dinheiro { MONEY($cash) }; certificados { $held }, limite { $limit })
why-passed-auction = com { MONEY($cash) } nada se pode comprar nem dar lance
why-passed-repay = com { MONEY($cash) } não dava para quitar nenhum empréstimo
why-receivership = ninguém a dirige, por isso paga o que tem: { MONEY($amount) }
why-only-pay_dividend = nenhum outro valor era possível: { MONEY($amount) }
why-only-pay_dividend-interest = os juros levaram toda a renda: restava { MONEY($amount) } para pagar
why-only-pay_dividend-withheld = enquanto não tiver tido um trem permanente precisa reter: ficam { MONEY($kept) }
why-supporter_kept = nada do seu tipo foi feito neste turno; sua única ajuda (1) nesta rodada de operações continua por vir
why-phase_changed = foi vendido o primeiro trem do seu tipo: { $train }, preço impresso { MONEY($price) }
why-phase_changed-no_sale = foram marcadas 3 rodadas em que o banco não vendeu trens: { phase-bare }
why-phase_changed-draft = todos escolheram 2 companhias
why-trains_rusted = começou a fase { $phase }
why-private_bought = o único lance restante fica com ela na hora: { MONEY($price) }
why-private_bought-free = todos passaram até o preço cair a { MONEY($price) }, então o próximo jogador precisa tomá-la
why-private_closed = começou a fase { $phase }
why-private_closed-used = seu direito foi usado; com ele acaba sua renda de { MONEY($income) }
why-1865-private_closed-used = todos escolheram 2 e ninguém pegou esta; sua renda seria de { MONEY($income) }
why-company_removed = ninguém a escolheu; { $count } do seu tipo estavam à escolha
why-company_closed = seu preço caiu a { MONEY($price) }, na zona que fecha companhias
why-company_closed-merged = foi absorvida: 2 de suas ações viram 1
why-president_changed = { $first ->
    [yes] { $new } é quem primeiro tem o certificado de presidente: { PERCENT($percent) }
   *[no] agora { $new } tem { PERCENT($percent) }, e { $old }, { PERCENT($left) }
    }
why-turn_skipped = só foram vendidos { PERCENT($percent) } dela, muito pouco para que opere
why-token_placed-home = a estação inicial vem com a companhia, de graça
why-token_placed = { $cost ->
    [0] toma o lugar da companhia absorvida
   *[other] toma o lugar da companhia absorvida, por { MONEY($cost) }
    }
why-token_removed = a companhia é absorvida, e a nova fica com no máximo uma estação por lugar
why-token_removed-replaced = em seu lugar fica uma estação da companhia absorvente
why-token_removed-doubled = a absorvente já tem uma estação nessa cidade
why-1865-token_removed = a companhia foi absorvida e nenhuma estação da absorvente toma este lugar: o espaço fica livre
why-token_removed-closed = a companhia fechou
why-train_scrapped = havia mais trens do que o permitido e nada a escolher: { $train }
why-train_bought = o dinheiro já bastava, e o trem foi comprado logo por { MONEY($price) }
why-shares_sold = não era possível levantar tudo, por isso foi vendido tudo o que se podia: { PERCENT($percent) } por { MONEY($total) }
why-loan_taken = o dinheiro das companhias e as ações próprias não bastavam: foram tomados { MONEY($amount) }
why-loan_repaid = os empréstimos acima das ações em mãos de jogadores devem ser quitados: { $repaid }
why-game_ending = começou { phase-the }; seguem 1 rodada de capitais e 3 rodadas de operações
why-result = vence o maior patrimônio{ $tie ->
    [yes] , e nenhuma regra desempata
   *[no] {""}
    }
why-game_ended = a última rodada de operações terminou
why-game_ended-bankrupt = uma falência encerra o jogo na hora
why-game_ended-standstill = nenhuma companhia opera, nenhuma companhia privada paga a um jogador e ninguém pode comprar nem vender nada: as regras não o preveem, e ficaria assim para sempre; por isso, a pontuação é feita tal como está
why-paid-interest = juros de seus empréstimos: { MONEY($amount) }
why-paid-private_income = a renda impressa no início de uma rodada de operações: { MONEY($amount) }
why-1865-paid-private_income = cada companhia marítima na mão rende { MONEY(20) } no início de uma rodada de operações, ou seja { MONEY($amount) }
why-paid-capital = { PERCENT(60) } foram vendidos: o banco paga o capital todo, { MONEY($amount) }
why-paid-president = o dinheiro da companhia não bastava para o trem; o presidente completou com { MONEY($amount) }
why-paid-closing = a companhia fechou e seus { MONEY($amount) } vão para o banco
why-paid-bankruptcy = o que resta a quem faliu vai para o banco: { MONEY($amount) }
why-paid-compensation = a absorvente já tem uma estação nessa cidade: { MONEY($amount) } em vez de uma segunda
why-money_due = o dinheiro da companhia não basta; o presidente deve { MONEY($amount) }
why-went_bankrupt = tudo o que se podia vender não teria bastado
why-1865-went_bankrupt = tudo o que se pode vender não basta, por isso seguem empréstimos de { MONEY(500) }
why-bank_broken = depois de pagar { MONEY($paid_out) } não lhe restava nada
why-1856-bank_broken = teve de pagar { MONEY($paid_out) } e não tinha tanto
why-destination_reached = { $escrow ->
    [0] a via já liga sua sede ao destino; não havia nada em depósito ({ MONEY($escrow) })
   *[other] a via já liga sua sede ao destino; valor em depósito: { MONEY($escrow) }
    }
why-company_merged = seus empréstimos não foram quitados, por isso 2 de suas ações viram 1 de { $into }
why-national_formed = a média dos preços das absorvidas leva a { MONEY($price) }
why-shares_exchanged = 2 ações antigas viram 1: { PERCENT($percent) } ao todo
why-company_launched = { PERCENT(60) } dela foram vendidos: linha { $row }, { $markers ->
    [one] { $markers } marcador
   *[other] { $markers } marcadores
    }
why-company_converted = há conexão direta ao destino e o presidente quis{ $markers ->
    [0] {""}
    [one] : mais 1 marcador
   *[other] : mais { $markers } marcadores
    }
why-row_changed = sua linha estava acima da linha da fase: agora { $row }
why-mine_declined = há um marcador ali e a fase permite: o trilho { $old } vira { $new }
why-traffic_gained = { $points ->
    [0] 0 pontos a mais: { $total } ao todo
    [one] { $points } ponto a mais faz { $total }
   *[other] { $points } pontos a mais fazem { $total }
    }
why-traffic_gained-mine = suas minas dão { $points }; ao todo { $total }
why-traffic_gained-absorbed = recebe o tráfego da companhia absorvida ({ $points }); ao todo { $total }
why-traffic_gained-bonus = o bônus de uma companhia marítima é o número da fase ({ $points }); ao todo { $total }
why-traffic_gained-upgrade = foi melhorada uma cidade em que tem marcador, e conta a diferença ({ $points }); ao todo { $total }
why-traffic_gained-first_tile = sua sede ainda não tinha trilho, e o primeiro traz { $points }; ao todo { $total }
why-traffic_gained-home = lançada, recebe o que mostra sua sede ({ $points }); ao todo { $total }
why-traffic_gained-marker = a parada e as vilas da conexão trazem { $points }; ao todo { $total }
why-revenue_made = conta o menor entre tráfego { $traffic } e capacidade { $capacity }, dez por ponto
why-company_absorbed = era preciso pagar { MONEY($due) } por suas ações (ações próprias vendidas para isso { $shares_sold }, empréstimos { $loans })
why-personal_loans = { $taken ->
    [1] vender tudo não bastou: 1 empréstimo de { MONEY(500) }
   *[other] vender tudo não bastou: { $taken } empréstimos de { MONEY(500) } cada
    }
why-1865-automaton-share_bought = verde na tabela, e primeira das verdes por certificados, estimativa e preço: { $company } a { MONEY($price) }
why-1865-automaton-shares_sold = vermelha na tabela: tudo o que cabe no mercado, { PERCENT($percent) } a { MONEY($each) } cada
why-1865-automaton-price_moved = os Dragões venderam { PERCENT($percent) }: uma casa por ação
why-1865-automaton-passed = nenhuma companhia verde que ainda possam comprar, ou chegaram ao seu limite
why-18mag-automaton-tile_laid = a próxima cidade a melhorar na ordem de István: { $hex }, trilho { $tile }
why-18mag-automaton-wagon_bought = a companhia menor pode pagar { MONEY($fee) } pelo vagão, que melhora as rotas
why-18mag-automaton-trains_ran = as melhores rotas possíveis: { MONEY($revenue) }
why-18mag-automaton-dividend_paid = István sempre paga tudo: { MONEY($amount) }
why-18mag-automaton-share_bought = a primeira linha da carta que pode seguir: { $company } por { MONEY($price) }
why-18mag-automaton-shares_sold = passava do seu limite de 8 certificados: { PERCENT($percent) } por { MONEY($total) }
why-18mag-automaton-train_bought = { $number ->
    [0] a carta da companhia nunca a deixa sem trem: { MONEY($price) }
   *[other] a linha { $number } da carta da companhia manda: { MONEY($price) }
    }
why-18mag-automaton-token_placed = a linha { $number } da carta da companhia manda: { MONEY($cost) }
why-18mag-automaton-train_scrapped = a linha { $number } da carta da companhia pede um trem melhor, e há dinheiro para ele
why-18mag-automaton-passed = nem a carta nem os limites permitem algo neste passo: { $step } (dinheiro { MONEY($cash) })
why-18mag-automaton-passed-track = ele não põe trilhos amarelos, e nenhuma cidade que esta companhia menor alcança pode ser melhorada agora (dinheiro { MONEY($cash) })
why-18mag-automaton-passed-stock = nenhuma linha da carta de ações dele indica uma ação que lhe falte e que ele possa comprar e pagar (dinheiro { MONEY($cash) })
why-18mag-automaton-paid-second_tile = na fase amarela cada companhia menor dele com trem paga { MONEY($amount) } no passo das vias
why-private_closed-owner = a companhia dona dela fechou; com isso acaba sua renda de { MONEY($income) }
why-token_placed-city = o trilho colocado ali tem várias cidades, e a estação fica em uma delas: { $node }
why-1856-loan_repaid-due = com o primeiro trem 6 vencem todos os empréstimos; quitados pela tesouraria: { $repaid }
why-shares_exchanged-ipo = o que ninguém recebeu em troca fica à venda: { PERCENT($percent) }
why-shares_exchanged-out = metade do certificado de presidente espera até o presidente provisório comprá-la: { PERCENT($percent) }
