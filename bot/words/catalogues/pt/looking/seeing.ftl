# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = trilhos
command-tiles-description = Os trilhos que restam, por cor
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
why-line = { $what } – { $why } (regra { $clause })
why-heading = **Por quê:** o que aconteceu automaticamente e a regra que o causou
why-nothing = Aqui nada aconteceu automaticamente: tudo foi decidido por quem joga.
why-caretaker = O piloto automático jogou por { $name }: passa se pode, faz as melhores rotas, mantém a política de dividendos e compra só o obrigatório
why-default = { $name } não respondeu a tempo: foi feito o que as regras preveem para o silêncio
# The rules digest.
button-rule = Regra { $clause }
rules-heading = **Regras de { $title }** (em nossas próprias palavras)
rules-line = **{ $clause }**{ $section ->
    [none] {""}
   *[other] {" "}(livro { $section })
    } { $text }
rules-none = Nada para “{ $asked }”. Tente um número como 5, ou outra palavra.
rules-more = … e mais { $count }: restrinja com um número ou palavras
joint = { "; " }
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
field-times-description = Quem abriu a mesa decide: esta mesa mostra o tempo usado?
history-worth = **{ $name }**: { MONEY($worth) } ({ $change } desde a rodada anterior)
history-times = **Tempo usado** (sem horas de silêncio, ausências e ofertas à espera de outros):
history-time = { $name }: { $turns ->
    [1] { $time } em um turno
   *[other] { $time } em { $turns } turnos, { $mean } cada
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
    [1] 1 rodada de operações
   *[other] { $rounds } rodadas de operações
    }
cause-draft = a escolha inicial terminou
personal-received = Você recebeu { $what }.
personal-paid = Você pagou { $what }.
personal-sum = { MONEY($amount) } ({ $reason })
personal-leads = Agora você preside { $company }.
personal-led = Agora { $new } preside { $company } no seu lugar.
personal-exchanged = Você recebeu em troca { PERCENT($percent) } de { $company }.
personal-closed = { $company } fechou: os seus { PERCENT($percent) } não valem mais nada{ $led ->
    [yes] {" "}e você deixa de presidi-la
   *[no] {""}
    }.
personal-merged = { $company } foi absorvida por { $into }: os seus { PERCENT($percent) } entraram na troca{ $led ->
    [yes] {" "}e você deixa de presidi-la
   *[no] {""}
    }.
personal-absorbed = { $absorber } absorveu { $company }: os seus { PERCENT($percent) } foram pagos{ $led ->
    [yes] {" "}e você deixa de presidi-la
   *[no] {""}
    }.
personal-private_closed = { $private }, que era sua, fechou.
