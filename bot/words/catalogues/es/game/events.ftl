# Lo que ha pasado. Una línea es «quién: frase; frase».
line = { $who }: { $what }
event-passed = { $forced ->
    [yes] { $many ->
        [yes] solo pueden pasar
       *[no] solo puede pasar
        }
   *[no] { $many ->
        [yes] pasan
       *[no] pasa
        }
    }
event-paid = paga { MONEY($amount) } a { $payee } ({ $reason })
event-company_drafted = elige { $company }
event-share_drafted = elige el { PERCENT($percent) } de { $company }
event-company_removed = queda fuera de la partida
event-share_bought = { $many ->
    [yes] compran
   *[no] compra
    } el { PERCENT($percent) } de { $company } por { MONEY($price) }
event-shares_sold = { $many ->
    [yes] venden
   *[no] vende
    } el { PERCENT($percent) } de { $company } por { MONEY($total) }
event-president_changed = { $old ->
    [none] { $new } pasa a ser presidente
   *[other] { $new } pasa a ser presidente en lugar de { $old }
    }
event-price_moved = { $moved ->
    [yes] { edition-price } { MONEY($old) } → { MONEY($new) }
   *[no] { edition-the_price } sigue en { MONEY($new) }
    }
event-priority_moved = tiene la carta de prioridad
event-tile_laid = { $upgrade ->
    [yes] mejora { $hex } con la loseta { $tile }
   *[no] coloca la loseta { $tile } en { $hex }
    }{ $cost ->
    [0] {""}
   *[other] {" "}por { MONEY($cost) }
    }{ $means ->
    [none] {""}
   *[other] {" "}({ $means })
    }
event-token_placed = { $home ->
    [yes] tiene su estación inicial en { $node }
   *[no] establece una estación en { $node }{ $cost ->
        [0] {""}
       *[other] {" "}por { MONEY($cost) }
        }
    }
event-train_scrapped = desguaza un { $train }
event-trains_ran = { $extra ->
    [0] obtiene { MONEY($revenue) } con sus rutas
   *[other] obtiene { MONEY($revenue) } con sus rutas y { MONEY($extra) } de una mina
    }
event-dividend_paid = { $amount ->
    [0] no reparte dividendos{ $kept ->
        [0] {""}
       *[other] {" "}y { $edition ->
            [t1865] conserva
           *[other] retiene
            } { MONEY($kept) }
        }
   *[other] reparte { MONEY($amount) }, { MONEY($each) } por acción{ $kept ->
        [0] {""}
       *[other] , y { $edition ->
            [t1865] conserva
           *[other] retiene
            } { MONEY($kept) }
        }
    }
event-train_bought = compra un { $train } a { $source } por { MONEY($price) }
event-train_offered = quiere comprar un { $train } a { $source } por { MONEY($price) }; decide { $player }
event-offer_answered = { $accepted ->
    [yes] acepta la oferta
   *[no] rechaza la oferta
    }
event-phase_changed = Comienza { phase-the } ({ $cause })
event-round_started = inicio: { $round }
event-turn_started = tiene el turno
event-game_ending = Se acerca el final: se termina esta ronda de operaciones y siguen una { edition-stock_round } y las últimas rondas de operaciones
event-game_ended = { $reason ->
        [standstill] Nadie puede hacer nada más: la partida ha terminado
       *[other] La partida ha terminado
    }
event-wagon_bought = compra el vagón de { $major } por { MONEY($fee) }
cause-train = se ha comprado el primer { $train }
cause-no_sale = no se ha vendido ningún tren
money-terrain = terreno
money-station = estación
money-second_tile = segunda loseta
money-train = tren
money-wagon = vagón
money-income = beneficios
money-mine = mina
money-dividend = dividendos
money-sale = venta de acciones
money-purchase = compra de acciones
money-start = comienzo
passes-folded = { $count ->
    [one] { $who } pasa
   *[other] { $who } pasan
    }
passes-steps = { $count ->
    [one] { $who } pasa
   *[other] { $who } pasan
    }: { $steps }
passes-forced = { $count ->
    [one] { $who } solo puede pasar
   *[other] { $who } solo pueden pasar
    }
earlier-lines = { $count ->
    [one] … y una cosa más antes (véase el registro)
   *[other] … y { $count } cosas más antes (véase el registro)
    }
event-bid_made = puja { MONEY($price) } por { $private }
event-private_bought = compra { $private } a { $seller } por { MONEY($price) }
event-private_offered = quiere comprar { $private } por { MONEY($price) }; decide { $player }
event-private_closed = { $private } cierra
event-company_started = crea { $company } a { MONEY($price) } por acción
event-company_closed = cierra
event-loan_taken = toma prestados { MONEY($amount) } ({ $loans ->
    [one] un préstamo en total
   *[other] { $loans } préstamos en total
    })
event-loan_repaid = { $repaid ->
    [one] devuelve un préstamo
   *[other] devuelve { $repaid } préstamos
    } ({ $loans ->
    [0] no queda ninguno
    [one] queda 1
   *[other] quedan { $loans }
    })
event-money_due = debe reunir { MONEY($amount) } para { $company }
event-went_bankrupt = está en bancarrota
event-bank_broken = { $edition ->
    [t1865] la Banca se ha quedado sin dinero
   *[other] el banco ha quebrado
    }
event-trains_rusted = Quedan eliminados todos los { $trains }
event-token_removed = retira su estación de { $node }
event-turn_skipped = se salta su turno
event-supporter_used = usa { $private }
event-supporter_kept = puede volver a usar { $private }: su ayuda no tuvo efecto
money-president = ayuda del presidente
money-capital = capital
money-escrow = depósito
money-supporter = apoyo
money-loan = préstamo
money-withheld = { $edition ->
    [t1865] beneficios conservados
   *[other] retenido
    }
money-private_income = renta de compañías privadas
money-private = { $edition ->
    [t1865] compañía marítima
   *[other] compañía privada
    }
money-right = derecho
money-bankruptcy = bancarrota
money-interest = intereses
money-repayment = devolución
money-merger = fusión
money-revenue = beneficios
money-closing = cierre
money-compensation = compensación
money-indemnity = indemnización
event-token_shifted = su estación ocupa { $node }
