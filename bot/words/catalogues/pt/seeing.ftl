# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = trilhos
command-tiles-description = As trilhos que restam, por cor
command-history = histórico
command-history-description = A riqueza de todos por rodadas e o tempo usado
command-rules = regras
command-rules-description = Uma cláusula das regras, por número ou por palavras
field-clause = cláusula
field-clause-description = Um número como 5.4, ou palavras a procurar
field-colour = cor
field-colour-description = Só trilhos desta cor
button-why = Por quê?
# Why something happened by itself: the reason with its figures; the clause follows.
why-line = { $what }: { $why } (regra { $clause })
why-heading = **Por quê:** o que aconteceu por si só e a regra que o causou
why-nothing = Aqui nada aconteceu por si só: tudo foi decidido por pessoas.
why-caretaker = O zelador jogou por { $name }: passa se pode, faz a melhor corrida, mantém a política de dividendos e compra só o obrigatório
why-default = { $name } não respondeu a tempo: fez-se o que as regras preveem para o silêncio
why-no_further = não há mais casas nesse sentido
why-price_moved-dividend = { $amount ->
    [0] não se pagou dividendo
   *[other] pagou-se um dividendo de { MONEY($amount) }, { MONEY($each) } por ação
    }
why-price_moved-sale = { $seller } vendeu { PERCENT($percent) } por { MONEY($amount) }
why-price_moved-sold_out = no fim da rodada de capitais os jogadores têm todas as suas ações
why-price_moved-new_train = comprou um trem ao banco na sua vez: { $train }
why-price_moved-no_revenue = a sua receita foi zero
why-passed = neste passo nada mais se podia fazer: { $step }
why-receivership = ninguém a dirige, por isso paga o que tem: { MONEY($amount) }
why-only-pay_dividend = nenhum outro valor era possível: { MONEY($amount) }
why-phase_changed = vendeu-se o primeiro trem do seu tipo: { $train }
why-phase_changed-no_sale = chegou-se ao terceiro marcador de rodada sem venda de trems: { $new }
why-trains_rusted = começou a fase { $phase }
why-private_closed = { $phased ->
    [yes] começou a fase { $phase }
   *[no] ninguém a tomou, ou o seu direito foi usado
    }
why-company_removed = ninguém a escolheu
why-company_closed = o seu preço caiu na zona de encerramento, ou foi fundida
why-president_changed = { $new } tem agora mais do que qualquer outro
why-turn_skipped = vendeu-se muito pouco para que opere
why-token_placed-home = a estação inicial vem com a companhia, de graça
why-game_ending = começou a última fase
why-paid-interest = juros dos seus empréstimos: { MONEY($amount) }
why-paid-private_income = a renda impressa no início de uma rodada de operações: { MONEY($amount) }
why-paid-capital = vendeu-se 60%: o banco paga o capital todo, { MONEY($amount) }
why-money_due = o dinheiro da companhia não chega; o presidente deve { MONEY($amount) }
why-went_bankrupt = tudo o que se podia vender não teria chegado
why-bank_broken = teve de pagar mais do que tinha
# The rules digest.
button-rule = Regra { $clause }
rules-heading = **Regras de { $title }** (em nossas próprias palavras)
rules-line = **{ $clause }** { $text }
rules-none = Nada para “{ $asked }”. Tente um número como 5, ou outra palavra.
rules-more = … e mais { $count }: restrinja com um número ou palavras
repeated = { $text } (× { $count })
# Since one’s last move or look.
look-heading = **Novidades desde sua última jogada ou olhada:**
look-nothing = Nada de novo desde sua última jogada ou olhada.
# Holdings: what may still be bought or sold.
holdings-for-sale = **À venda:** { $list }
holdings-stock = { $company } { PERCENT($percent) } a { MONEY($price) } ({ $stock })
holdings-buy = **Você pode comprar:** { $list }
holdings-sell = **Você pode vender no máximo:** { $list }
holdings-part = { $company } { PERCENT($percent) }
# History and tiles.
field-times = tempos
field-times-description = Decide quem abriu a mesa: mostra-se o tempo usado?
history-worth = **{ $name }**: { MONEY($worth) } ({ $change } desde a rodada anterior)
history-times = **Tempo usado** (sem horas de silêncio, ausências e ofertas à espera de outros):
history-time = { $name }: { $turns ->
    [one] { $time } em uma vez
   *[other] { $time } em { $turns } vezes, { $mean } cada
    }
history-hidden = Esta mesa não mostra o tempo usado.
duration-days = { $days } d { $hours } h
duration-hours = { $hours } h { $minutes } min
duration-minutes = { $minutes } min
tiles-colour = **{ $colour }**{ $open ->
    [yes] {""}
   *[no] {" "}(ainda não)
    }: { $list }
button-legend = Legenda
# Trains: the phases.
trains-phase = { $now ->
    [yes] **{ $phase }**
   *[no] { $phase }
    }: { $tiles }; no máximo { $limit } trens; { $rounds ->
    [one] 1 rodada de operações
   *[other] { $rounds } rodadas de operações
    }
cause-draft = a escolha inicial terminou
why-phase_changed-draft = todos escolheram
