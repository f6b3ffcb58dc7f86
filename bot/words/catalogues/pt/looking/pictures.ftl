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
    [auction] leilão
    [stock] rodada de capitais { $set }
    [operating] rodada de operações { $set }.{ $number }
    [end] fim do jogo
   *[other] { $round }
    }
picture-number = { $number }
picture-map = mapa inteiro
picture-area = área em torno de { $hex }
picture-pick = escolha de um hexágono
picture-tiles = escolha de um trilho para { $hex }
picture-stock = trilhos que restam
picture-market = preços das ações
picture-market-order = a companhia de cima opera antes
picture-market-start = moldura dupla: preços iniciais
picture-movements = dividendo pago e movimento do preço
picture-holdings = participações
picture-last-move = última jogada
picture-changed = mudanças
picture-tokens = estações
picture-outside = fora da vista
picture-train = trem { $train }
picture-total = total
picture-left = { $count ->
    [0] esgotados
    [one] resta { $count }
   *[other] restam { $count }
    }
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
picture-president = presidente { $player }
picture-no-president = sem presidente
picture-not-drafted = sem dono
picture-shares = ações
picture-stack = pilha
picture-pool = mercado
picture-president-mark = escuro: presidente
picture-percent = números em porcentagem
picture-companies = companhias
picture-certificates = certificados
picture-worth = patrimônio
picture-priority = prioridade
picture-none = nada
picture-president-short = presidente
picture-ipo = oferta
picture-zone = { $zone ->
    [uncounted] os certificados não contam para o limite
    [unlimited] o mesmo, e sem o limite de 60% por jogador
    [closed] a companhia fecha
   *[other] { $zone }
    }
picture-par = preço inicial
picture-loans = empréstimos
picture-privates = companhias privadas
picture-not-operating = ainda não opera
picture-company-unstarted = ainda não iniciada
picture-company-unformed = ainda não formada
picture-company-unfloated = { PERCENT($sold) } das ações vendidas; são necessários { PERCENT($need) }
picture-company-closed = fechada
picture-company-unsold = ainda não vendida
picture-company-undrafted = ainda por escolher
picture-company-removed = fora do jogo
picture-companies-unstarted = ainda não iniciadas
picture-companies-unformed = ainda não formadas
picture-companies-unfloated = { PERCENT($sold) } das ações vendidas; são necessários { PERCENT($need) }
picture-companies-closed = fechadas
picture-companies-unsold = ainda não vendidas
picture-companies-undrafted = ainda por escolher
picture-companies-removed = fora do jogo
picture-face = valor de face
picture-income = renda
picture-reach = alcance
picture-capacity = capacidade
picture-train-price = preço
picture-train-left = restam
picture-train-leaves = até a { $phase }
picture-phase-tiles = trilhos
picture-phase-limit = trens
picture-phase-rounds = rodadas de operações
picture-takings = renda por rodada
takings-earned = renda
takings-sum = ao todo
takings-price = preço no fim da rodada
takings-worth = patrimônio no fim da rodada
takings-note = em negrito: foi pago um dividendo; abaixo: por ação
picture-wealth = patrimônio dos jogadores
picture-wealth-rounds = rodadas de capitais sombreadas
picture-legend = como ler o mapa
picture-sign = { $sign ->
    [tile-yellow] trilho amarelo, um ponto
    [tile-green] trilho verde, dois pontos
    [tile-brown] trilho marrom, três pontos
    [tile-gray] trilho cinza, quatro pontos
    [crossing] cruzamento sem ligação
    [town] vila
    [city] cidade, dois espaços
    [mine] mina
    [worth] valor da parada
    [offboard] área fora do mapa
    [token] estação
    [token-square] estação de uma maior
    [home] sede reservada
    [cost-cost] custo do trilho
    [cost-mountain] custo: montanha
    [cost-water] custo: água
    [lake] lago
    [sea] rota marítima
    [side-river] rio em um lado
    [side-mountain] montanhas em um lado
    [side-impassable] sem passagem
    [coast] costa
    [destination] destino de uma companhia
    [blocked] bloqueado por companhia privada
    [private] hexágono de companhia privada
    [harbour] o porto pode ficar aqui
    [port] porto
    [bridge] bônus da ponte
    [tunnel] bônus do túnel
    [maritime] lugar de companhia marítima
    [last] última jogada
    [changed] mudanças
    [train-1] primeiro trem
    [train-2] segundo trem
    [choice] escolha
   *[other] { $sign }
    }
picture-destination = destino
picture-reached = alcançado
picture-escrow = depósito
picture-rights = direitos
picture-right = { $right ->
    [bridge] ponte
    [tunnel] túnel
    [port] porto
   *[other] { $right }
    }
picture-part = { $part ->
    [sardinia] Sardenha
    [corsica] Córsega
   *[other] { $part }
    }
picture-surcharges = abaixo, preço de uma ação dos Dragões:
picture-surcharge = { $zone ->
    [white] zona branca
    [green] zona verde
   *[other] { $zone }
    }
picture-dragons = Dragões
picture-dragons-chart = tabela dos Dragões
picture-dragons-zone = { $zone ->
    [red] vermelho (vendem)
    [white] branco (nada)
    [green] verde (compram)
   *[other] { $zone }
    }
picture-dragons-hold = os Dragões têm
picture-estimation = ao lado da companhia, sua estimativa: estações no mapa e nível dos trens
picture-traffic = tráfego
picture-lettered = { $colour ->
    [green] verde { $letter }
    [brown] marrom { $letter }
    [grey] cinza { $letter }
   *[other] { $letter } ({ $colour })
    }
picture-share = { PERCENT($percent) }
picture-colon = :
