# 1865 Sardinia à mesa: o que o seu autômato faz e por quê, vias para marcadores, o que custa uma absorção.
event-move_explained = { $text }
reason-dragons-red = zona vermelha: vendem o que cabe no mercado, 7.5
reason-dragons-only = a única companhia verde disponível, 7.6
reason-dragons-fewest = verde; a companhia de que têm menos certificados, 7.6 a
reason-dragons-estimation = verde; a maior estimativa, 7.6 b
reason-dragons-price = verde; o preço mais baixo, 7.6 c
reason-dragons-stack = verde; no topo da pilha, 7.6 d
reason-dragons-limit = no seu limite de certificados, 7.6
reason-dragons-none = nenhuma companhia verde de que possam ter mais, 7.6
remark-absorb-due = { $target }: { $count ->
    [1] uma ação fora da oferta inicial a { MONEY($each) }
   *[other] { $count } ações fora da oferta inicial a { MONEY($each) }
  } ({ $zone ->
    [green] zona verde
    [white] zona branca
   *[red] zona vermelha
  }); a pagar: { MONEY($due) }.
remark-absorb-cash = Dinheiro de { $absorber } e { $target }: { MONEY($cash) }, dos quais { MONEY($used) } são precisos.
remark-absorb-shares = { $absorber } vende { $count ->
    [1] uma ação própria
   *[other] { $count } ações próprias
} ao mercado a { MONEY($price) }: { MONEY($total) }.
remark-absorb-borrowed = { $count ->
    [1] Um empréstimo estatal
   *[other] { $count } empréstimos estatais
  }: { MONEY($total) }.
remark-absorb-left = { $absorber } tem depois { MONEY($left) }; empréstimos: { $loans } de no máximo { $most }.
remark-absorb-trains = Trens: { $train }{ $over ->
    [0] .
   *[other] ; { $over } para o mercado, à sua escolha.
  }
remark-absorb-traffic = Tráfego de { $absorber }: { $old } → { $new }.
remark-absorb-markers = Marcadores de estação de { $absorber } antes de assumir estações: { $left } na carta.
remark-absorb-doubled = Já está na mesma cidade: { $node }; +{ MONEY($money) }.
remark-absorb-cities = { $all ->
    [yes] Cidades assumidas: { $node }.
   *[no] Cidades assumidas: { $count } de { $node }, à sua escolha.
  }
remark-absorb-lost = Perdidas sem compensação: { $node }.
remark-absorb-mines = Minas que podem ser assumidas se sobrarem marcadores: { $node }.
remark-absorb-own_mines = Minas próprias que podem ser deixadas antes: { $node }.
remark-markers_left = Marcadores de estação na carta: { $count }.
remark-revenue = Tráfego { $traffic }, capacidade { $capacity }: renda { MONEY($revenue) }.
remark-must_buy = { $company } precisa ter um trem no fim do seu turno{ $forced ->
    [yes] ; o seu dinheiro não basta e o presidente põe o que falta para um trem.
   *[no] .
  }
remark-raise = Para o { $train } a { MONEY($price) } faltam { MONEY($missing) }; { $bankrupt ->
    [yes] as vendas dão no máximo { MONEY($most) }, depois { $count ->
        [1] vem um empréstimo estatal pessoal
       *[other] vêm { $count } empréstimos estatais pessoais
      }: { MONEY($debt) } a menos na pontuação final.
   *[no] as vendas podem dar { MONEY($most) }; só se vende o necessário.
  }
remark-markers-own_mines = { $absorber } pode deixar agora estações em minas próprias; marcadores na carta: { $left }.
remark-markers-cities = Escolha as cidades de { $target } em que { $absorber } assume a estação; marcadores na carta: { $left }.
remark-markers-mines = { $absorber } pode assumir estações em minas de { $target }; marcadores na carta: { $left }.
remark-conversion = { $count ->
    [0] Como companhia maior { $company } não recebe mais marcadores de estação.
    [one] Como companhia maior { $company } recebe mais um marcador de estação.
   *[other] Como companhia maior { $company } recebe mais { $count } marcadores de estação.
    }
remark-default = Sem resposta a tempo: { $train }.
menu-cheapest = As conexões mais baratas
menu-richest = O maior tráfego pelo dinheiro
menu-place_marker-at = Conexões para { $node }
choice-way = { $node }: { MONEY($cost) }, +{ $gain }
choice-way-detail = de { $start }: { $edges }{ $towns ->
    [0] { "" }
    [one] {" "}· uma vila
   *[other] {" "}· { $towns } vilas
  }
choice-way-group = { $count ->
    [1] uma conexão
   *[other] { $count } conexões
  }, desde { MONEY($cost) }, até +{ $gain }
choice-absorb = { $absorber } absorve { $target }
button-convert = Converter { $company }
button-scrap_train = Descartar o { $train }
button-place_token = Assumir { $node }
button-remove_token = Deixar { $node }
command-forecast = dragões
command-forecast-description = A tabela dos Dragões e o que fariam no seu próximo turno
button-forecast = Os Dragões…
forecast-now = **{ $name } no próximo turno, na situação atual:**
forecast-after = **{ $what }: depois { $name } fariam isto:**
menu-forecast = Ver a que levaria uma venda ou compra
picture-ways = escolha de uma conexão
button-absorb = { $absorber } absorve { $target }…
remark-place = { $company }: linha da fase { $phase }, estimativa { $estimation }, { $zone ->
    [green] verde: compram
    [white] branca: nada
   *[red] vermelha: vendem
  }{ $percent ->
    [0] { "" }
   *[other] ; têm { PERCENT($percent) }
  }
remark-place-lowered = antes da próxima rodada de capitais { $company } desce à linha da fase { $phase }, { $zone ->
    [green] verde: compram
    [white] branca: nada
   *[red] vermelha: vendem
  } (6.3)
remark-dragons-over = Os Dragões não têm mais turnos: o banco quebrou e não há mais rodada de capitais (13.2).
forecast-pass = { $name } passam ({ $reason }).
button-foresee-back = Situação atual
refusal-no_automaton = Neste jogo não há autômato cujas jogadas se possam prever.
choice-absorb-detail = a pagar { MONEY($due) }; empréstimos depois: { $loans }
company-1865 = { $id }
company-1865-full = { $id }, { $name }
money-private_income-1865 = renda de companhias marítimas
picture-privates-1865 = companhias marítimas
effect-privates-1865 = Companhias marítimas: { $changes }
effect-income-1865 = renda de companhias marítimas por rodada { MONEY($old) } → { MONEY($new) }
remark-convert = { $company } vira companhia maior para sempre: cada { PERCENT($old) } vira { PERCENT($new) }, o certificado de presidente também; { $count ->
    [1] uma ação nova vai
   *[other] { $count } ações novas vão
  } para a oferta inicial; marcadores de estação a mais: { $markers }.
remark-transfer = { $private } fica para sempre com { $company }: capacidade +{ $capacity } (com um trem){ $traffic ->
    [0] {""}
   *[other] , tráfego +{ $traffic }
  }{ $grows ->
    [yes] , renda { MONEY($old) } → { MONEY($revenue) }
   *[no] {""}
  }; o dono perde { MONEY($income) } por rodada de operações.
choice-transfer-detail = capacidade +{ $capacity }, tráfego +{ $traffic }; você perde { MONEY($income) } por rodada
choice-convert-detail = { PERCENT($old) } → { PERCENT($new) } por ação; oferta inicial +{ $count }; marcadores +{ $markers }
choice-train-raise = você põe todos os seus { MONEY($cash) }; mais { MONEY($missing) } de vendas (no máximo { MONEY($most) }){ $bankrupt ->
    [yes] : falência
   *[no] {""}
  }
forecast-house-1865 = Os limites das zonas (regra 5.5) e os ágios fora de L.70–195 (regra 5.1) são valores nossos.
event-incomes_paid-1865 = Renda das companhias marítimas: { $sums }
personal-private_closed-1865 = { $private }, que era sua, saiu do jogo.
event-privates_closed-1865 = Saem do jogo: { $privates }
remark-ruin_worth = O patrimônio de { $who } passa então a { MONEY($new) } em vez de { MONEY($old) }.
