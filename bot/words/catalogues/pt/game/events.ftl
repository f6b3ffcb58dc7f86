# O que aconteceu. Uma linha é “quem: frase; frase”.
line = { $who }: { $what }
event-passed = { $forced ->
    [yes] { $many ->
        [yes] só podem passar
       *[no] só pode passar
        }
   *[no] { $many ->
        [yes] passam
       *[no] passa
        }
    }
event-paid = paga { MONEY($amount) } a { $payee } ({ $reason })
event-company_drafted = escolhe { $company }
event-share_drafted = escolhe { PERCENT($percent) } de { $company }
event-company_removed = sai do jogo
event-share_bought = { $many ->
    [yes] compram
   *[no] compra
    } { PERCENT($percent) } de { $company } por { MONEY($price) }
event-shares_sold = { $many ->
    [yes] vendem
   *[no] vende
    } { PERCENT($percent) } de { $company } por { MONEY($total) }
event-president_changed = { $old ->
    [none] { $new } torna-se presidente
   *[other] { $new } torna-se presidente no lugar de { $old }
    }
event-price_moved = { $moved ->
    [yes] preço { MONEY($old) } → { MONEY($new) }
   *[no] o preço fica em { MONEY($new) }
    }
event-priority_moved = tem a prioridade
event-tile_laid = { $upgrade ->
    [yes] melhora { $hex } com o trilho { $tile }
   *[no] coloca o trilho { $tile } em { $hex }
    }{ $cost ->
    [0] {""}
   *[other] {" "}por { MONEY($cost) }
    }{ $means ->
    [none] {""}
   *[other] {" "}({ $means })
    }
event-token_placed = { $home ->
    [yes] tem sua estação inicial em { $node }
   *[no] constrói uma estação em { $node }{ $cost ->
        [0] {""}
       *[other] {" "}por { MONEY($cost) }
        }
    }
event-train_scrapped = descarta um { $train }
event-trains_ran = { $extra ->
    [0] obtém { MONEY($revenue) } com suas rotas
   *[other] obtém { MONEY($revenue) } com suas rotas e { MONEY($extra) } de uma mina
    }
event-dividend_paid = { $amount ->
    [0] não paga dividendos{ $kept ->
        [0] {""}
       *[other] {" "}e retém { MONEY($kept) }
        }
   *[other] paga { MONEY($amount) }, { MONEY($each) } por ação{ $kept ->
        [0] {""}
       *[other] , e retém { MONEY($kept) }
        }
    }
event-train_bought = compra um { $train } de { $source } por { MONEY($price) }
event-train_offered = quer comprar um { $train } de { $source } por { MONEY($price) }; { $player } decide
event-offer_answered = { $accepted ->
    [yes] aceita a oferta
   *[no] recusa a oferta
    }
event-phase_changed = Começa { phase-the } ({ $cause })
event-round_started = início: { $round }
event-turn_started = é quem joga agora
event-game_ending = O fim está próximo: termina esta rodada de operações, depois vêm uma rodada de capitais e as últimas rodadas de operações
event-game_ended = { $reason ->
        [standstill] Ninguém pode fazer mais nada: a partida terminou
       *[other] A partida terminou
    }
event-wagon_bought = compra o vagão de { $major } por { MONEY($fee) }
cause-train = foi comprado o primeiro { $train }
cause-no_sale = nenhum trem foi vendido
money-terrain = terreno
money-station = estação
money-second_tile = segundo trilho
money-train = trem
money-wagon = vagão
money-income = renda
money-mine = mina
money-dividend = dividendos
money-sale = venda de ações
money-purchase = compra de ações
money-start = início
passes-folded = { $count ->
    [1] { $who } passa
   *[other] { $who } passam
    }
passes-steps = { $count ->
    [1] { $who } passa
   *[other] { $who } passam
    }: { $steps }
passes-forced = { $count ->
    [1] { $who } só pode passar
   *[other] { $who } só podem passar
    }
earlier-lines = { $count ->
    [1] … e mais uma coisa antes (veja o registro)
   *[other] … e mais { $count } coisas antes (veja o registro)
    }
event-bid_made = dá um lance de { MONEY($price) } por { $private }
event-private_bought = compra { $private } de { $seller } por { MONEY($price) }
event-private_offered = quer comprar { $private } por { MONEY($price) }; { $player } decide
event-private_closed = { $private } fecha
event-company_started = inicia { $company } a { MONEY($price) } por ação
event-company_closed = fecha
event-loan_taken = toma emprestado { MONEY($amount) } ({ $loans ->
    [one] { $loans } empréstimo no total
   *[other] { $loans } empréstimos no total
    })
event-loan_repaid = { $repaid ->
    [1] quita um empréstimo
   *[other] quita { $repaid } empréstimos
    } ({ $loans ->
    [0] não resta nenhum
    [one] resta { $loans }
   *[other] restam { $loans }
    })
event-money_due = deve levantar { MONEY($amount) } para { $company }
event-went_bankrupt = está falido
event-bank_broken = O banco quebrou
event-trains_rusted = Os { $trains } ficam obsoletos e saem do jogo
event-token_removed = retira sua estação de { $node }
event-turn_skipped = não opera nesta rodada
event-supporter_used = usa { $private }
event-supporter_kept = pode usar { $private } de novo: a ajuda não teve efeito
money-president = ajuda do presidente
money-capital = capital
money-escrow = depósito
money-supporter = apoiador
money-loan = empréstimo
money-withheld = retido
money-private_income = renda de companhias privadas
money-private = { $edition ->
    [t1865] companhia marítima
   *[other] companhia privada
    }
money-right = direito
money-bankruptcy = falência
money-interest = juros
money-repayment = quitação
money-merger = fusão
money-revenue = renda
money-closing = fechamento
money-compensation = compensação
money-indemnity = indenização
event-token_shifted = sua estação fica em { $node }
