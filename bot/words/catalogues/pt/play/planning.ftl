# E se, e planos.
command-plan = plano
command-plan-description = E se: testar suas jogadas numa cópia privada e guardá-las como plano
button-what_if = E se?
button-plan_open = Ver o plano
button-plan_keep = Guardar como plano
button-plan_play = Jogar agora
button-plan_back = Um passo atrás
button-plan_anew = Recomeçar
button-plan_leave = Fechar a simulação
what_if-heading = **E se?** · { $game } · só você vê isto, e nada aqui toca a partida
what_if-closed = A simulação está fechada; “{ button-what_if }” a abre de novo.
what_if-start = Faça suas jogadas como sempre e veja o que mudariam.
what_if-more = { $count ->
    [1] … um passo anterior
   *[other] … { $count } passos anteriores
}
what_if-changes = O que muda:
what_if-assumed = Supõe-se que os outros passem e façam suas melhores rotas ({ $count ->
    [1] uma jogada
   *[other] { $count } jogadas
    }).
what_if-ahead = Depois se supõe que os outros passam e fazem suas melhores rotas até chegar de novo a sua vez ({ $count ->
    [1] uma jogada
   *[other] { $count } jogadas
    }); o resto mostra a partida nesse ponto.
what_if-stop = A partida avançou e o passo { $step } não é mais possível: { $why }
plan-name = plano de { $count ->
    [1] um passo
   *[other] { $count } passos
    }{ $done ->
    [0] {""}
    [1] , um já feito
   *[other] , { $done } já feitos
    }
plan-kept = Guardado como plano de { $count ->
    [1] um passo
   *[other] { $count } passos
    }: é jogado quando for a sua vez, enquanto correr como planejado.
plan-done = Seu { $what } foi jogado até o fim.
plan-stopped = Seu { $what } parou antes do passo { $step }: { $why }
why-differs = daria outra coisa: { $now } em vez de { $planned }.
why-elsewhere = agora trata-se de { $now }, não de { $planned }.
effect-of-player = { MONEY($amount) } para você
effect-of-company = { MONEY($amount) } para a companhia
effect-of-none = nenhum dinheiro
refusal-what_if_moved = Esta simulação mudou; a mensagem a mostra como está agora.
button-plan_hold = Guardar, passo a passo
button-plan_look = Imagens
button-plan_map = Mapa
button-plan_holdings = Participações
button-plan_show = Mostrar à mesa
button-plan_next = Próximo passo do plano ({ $step } de { $count })
menu-plan_card = A ficha de uma companhia
plan-held = Guardado como plano de { $count ->
    [1] um passo
   *[other] { $count } passos
    } que você conduz: na sua vez um botão faz um depois do outro, enquanto correr como planejado.
plan-next = **Seu plano**, passo { $step } de { $count }: { $told }
plan-next-stop = **Seu plano** para antes do passo { $step } de { $count }: { $why }
plan-shown = 💭 **{ $game }** · { $name } mostra um “e se” a partir da jogada { $seq }. Nada disto foi jogado.
plan-shown-done = Mostrado à mesa, com um botão para as imagens.
refusal-plan_shown_often = Na última hora você mostrou { $most } simulações à mesa, o máximo. A próxima será possível em { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
    }.
