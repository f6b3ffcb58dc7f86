# O estado da partida num só lugar: na imagem, em `/game status`, na mensagem fixada.
picture-status = estado da partida
button-status = Estado da partida
status-stations = estações restantes
status-last = último trajeto
status-share = por ação
status-leader = dirigida por
status-tokens = { $count ->
    [0] nenhuma estação a construir
    [one] 1 estação a construir
   *[other] { $count } estações a construir
    }
status-loans = { $count ->
    [1] 1 empréstimo
   *[other] { $count } empréstimos
    }
status-run = rendeu { $amount } em { $round }
status-each = { $amount } por ação
status-raised = dinheiro com vendas
status-order = **Ordem:** { $list }
status-place = { $when ->
    [done] ✓ { $company }
    [now] ▶ **{ $company }**
   *[next] { $company }
    }{ $price ->
    [0] {""}
   *[other] {" "}{ MONEY($price) }
    }
status-raisable = vendendo ações { MONEY($amount) }
phase-near-train = { $phase } termina com o primeiro { $train }{ $left ->
    [0] {""}
    [one] ; antes falta vender um trem
   *[other] ; antes faltam vender { $left } trens
    }{ $gone ->
    [0] {""}
   *[other] ; ficam obsoletos então: { $rusts }
    }{ $limit ->
    [0] {""}
   *[other] ; trens permitidos então: { $limit }
    }
