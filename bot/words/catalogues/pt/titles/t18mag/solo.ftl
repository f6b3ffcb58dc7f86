# The solo game of 18Mag: its opponent's cards, which lie open, and his next turn.
command-opponent = istvan
command-opponent-description = As cartas de István e o que ele faria no próximo turno
button-forecast-18mag = István…
forecast-now-18mag = **{ $name } no próximo turno, na situação atual:**
forecast-after-18mag = **{ $what }: depois { $name } faria isto:**
remark-opponent-tie = Aqui as cartas dele deixam em aberto: você escolhe por ele ({ $hex }).
remark-opponent-card = **{ $company }** ({ MONEY($cash) }; { $train }): linhas da sua carta feitas: { $done } de { $count }
remark-opponent-keeps = O jogo todo: uma companhia menor dele sem trem compra primeiro um trem 2.
remark-opponent-line = { $now ->
    [yes] **agora**
   *[no] depois
  }, { $number }: { picture-order }
remark-opponent-stock = **Carta de ações** ({ MONEY($cash) }), a primeira linha que ele possa seguir:
remark-opponent-share = { $number }. { $company } até { PERCENT($most) }: tem { PERCENT($percent) }, preço { MONEY($price) }{ $state ->
    [full] { " " }– já tem quanto quer
    [none] { " " }– não resta nenhuma
    [dear] { " " }– cara demais
   *[free] { "" }
  }
remark-opponent-rest = Todas as cartas dele estão à vista. Nenhuma outra entra no jogo.
picture-order = { $do ->
    [station] estação em { $hex }
    [buy_train] comprar um { $train } do banco
    [replace_2_train] com mais de { MONEY($above) }: descartar um trem 2, rotas, comprar um { $train }
    [buy_2_train_from_next_higher] comprar um trem 2 da companhia menor seguinte dele, de número maior, por { MONEY($price) }
   *[buy_2_train_from_other] comprar um trem 2 de outra companhia menor dele: de número maior por { MONEY($price) }, senão de número menor por { MONEY($other) }
  }
picture-opponent = as cartas de István
picture-card = { $state ->
    [done] carta, feito
    [now] carta, agora
   *[later] carta, depois
  }
picture-stock-card = carta de ações
picture-card-holds = tem / quer
picture-keeps = o jogo todo: sem trem, primeiro um trem 2
picture-next-turn = próximo turno, na situação atual
forecast-house-18mag = 26 de suas 28 cartas e todas as suas vias iniciais são nossas (regras 12.9, 12.2.2).
refusal-automaton-other_choice-18mag = Aqui você escolhe por István, e só entre o que as cartas dele deixam aberto.
