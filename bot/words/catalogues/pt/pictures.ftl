# Palavras nas imagens e em seus textos alternativos.
picture-phase = { $phase ->
    [yellow] fase amarela
    [green] fase verde
    [brown] fase marrom
    [gray] fase cinza
   *[other] fase { $phase }
    }
picture-round = { $round ->
    [draft] escolha inicial
    [stock] rodada de capitais { $set }
    [operating] rodada de operações { $set }.{ $number }
    [end] fim do jogo
   *[other] { $round }
    }
picture-map = mapa inteiro
picture-area = área em torno de { $hex }
picture-pick = escolha de um hexágono
picture-tiles = escolha de um trilho para { $hex }
picture-market = preços das ações
picture-market-order = a companhia de cima opera antes
picture-market-start = moldura dupla: preços iniciais
picture-holdings = posses
picture-last-move = última jogada
picture-changed = mudanças
picture-tokens = marcadores
picture-outside = fora da vista
picture-train = trem { $train }
picture-total = total
picture-left = restam { $count }
picture-treasury = tesouraria
picture-price = preço
picture-cash = dinheiro
picture-trains = trens
picture-train-limit = limite { $count }
picture-no-trains = nenhum
picture-stations = estações
picture-stations-left = a construir, com o custo
picture-no-stations = nenhuma
picture-terrain-tokens = marcadores de terreno
picture-owner = dono { $player }
picture-director = presidente { $player }
picture-no-director = sem presidente
picture-not-drafted = sem dono
picture-shares = ações
picture-stack = pilha
picture-pool = mercado
picture-director-mark = escuro: presidente
picture-percent = números em por cento
picture-companies = companhias
picture-certificates = certificados
picture-worth = patrimônio
picture-priority = prioridade
picture-none = nada
picture-director-short = presidente
