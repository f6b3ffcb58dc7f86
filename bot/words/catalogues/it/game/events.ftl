# Che cosa è successo. Una riga è «chi: frase; frase».
line = { $who }: { $what }
event-passed = { $forced ->
    [yes] { $many ->
        [yes] possono solo passare
       *[no] può solo passare
        }
   *[no] { $many ->
        [yes] passano
       *[no] passa
        }
    }
event-paid = paga { MONEY($amount) } a { $payee } ({ $reason })
event-company_drafted = sceglie { $company }
event-share_drafted = sceglie il { PERCENT($percent) } di { $company }
event-company_removed = esce dal gioco
event-share_bought = { $many ->
    [yes] comprano
   *[no] compra
    } il { PERCENT($percent) } di { $company } per { MONEY($price) }
event-shares_sold = { $many ->
    [yes] vendono
   *[no] vende
    } il { PERCENT($percent) } di { $company } per { MONEY($total) }
event-president_changed = { $old ->
    [none] { $new } diventa presidente
   *[other] { $new } diventa presidente al posto di { $old }
    }
event-price_moved = { $moved ->
    [yes] valore { MONEY($old) } → { MONEY($new) }
   *[no] il valore resta { MONEY($new) }
    }
event-priority_moved = ha la priorità
event-tile_laid = { $upgrade ->
    [yes] migliora { $hex } con la tessera { $tile }
   *[no] posa la tessera { $tile } in { $hex }
    }{ $cost ->
    [0] {""}
   *[other] {" "}per { MONEY($cost) }
    }{ $means ->
    [none] {""}
   *[other] {" "}({ $means })
    }
event-token_placed = { $home ->
    [yes] ha la stazione di partenza a { $node }
   *[no] costruisce una stazione a { $node }{ $cost ->
        [0] {""}
       *[other] {" "}per { MONEY($cost) }
        }
    }
event-train_scrapped = rottama un { $train }
event-trains_ran = { $extra ->
    [0] incassa { MONEY($revenue) } con le corse
   *[other] incassa { MONEY($revenue) } con le corse e { MONEY($extra) } da una miniera
    }
event-dividend_paid = { $amount ->
    [0] non distribuisce dividendi{ $kept ->
        [0] {""}
       *[other] {" "}e trattiene { MONEY($kept) }
        }
   *[other] distribuisce { MONEY($amount) }, { MONEY($each) } per azione{ $kept ->
        [0] {""}
       *[other] , e trattiene { MONEY($kept) }
        }
    }
event-train_bought = compra un { $train } da { $source } per { MONEY($price) }
event-train_offered = vuole comprare un { $train } da { $source } per { MONEY($price) }; decide { $player }
event-offer_answered = { $accepted ->
    [yes] accetta l’offerta
   *[no] rifiuta l’offerta
    }
event-phase_changed = Inizia { phase-the } ({ $cause })
event-round_started = inizio: { $round }
event-turn_started = è di turno
event-game_ending = La fine è vicina: si completa questo operating round, poi seguono uno stock round e gli ultimi operating round
event-game_ended = { $reason ->
        [standstill] Nessuno può più fare niente: la partita è finita
       *[other] La partita è finita
    }
event-wagon_bought = compra il vagone di { $major } per { MONEY($fee) }
cause-train = è stato comprato il primo { $train }
cause-no_sale = non è stato venduto nessun treno
money-terrain = terreno
money-station = stazione
money-second_tile = seconda tessera
money-train = treno
money-wagon = vagone
money-income = incasso
money-mine = miniera
money-dividend = dividendo
money-sale = vendita di azioni
money-purchase = acquisto di azioni
money-start = inizio
passes-folded = { $count ->
    [one] { $who } passa
   *[other] { $who } passano
    }
passes-steps = { $count ->
    [one] { $who } passa
   *[other] { $who } passano
    }: { $steps }
passes-forced = { $count ->
    [one] { $who } può solo passare
   *[other] { $who } possono solo passare
    }
earlier-lines = { $count ->
    [one] … e un’altra cosa prima (vedi il registro)
   *[other] … e altre { $count } cose prima (vedi il registro)
    }
event-bid_made = offre { MONEY($price) } per { $private }
event-private_bought = compra { $private } da { $seller } per { MONEY($price) }
event-private_offered = vuole comprare { $private } per { MONEY($price) }; decide { $player }
event-private_closed = { $private } chiude
event-company_started = fonda { $company } a { MONEY($price) } per azione
event-company_closed = chiude
event-loan_taken = prende in prestito { MONEY($amount) } ({ $loans ->
    [one] un prestito in tutto
   *[other] { $loans } prestiti in tutto
    })
event-loan_repaid = { $repaid ->
    [one] ripaga un prestito
   *[other] ripaga { $repaid } prestiti
    } ({ $loans ->
    [0] non ne restano
    [one] ne resta uno
   *[other] ne restano { $loans }
    })
event-money_due = deve procurarsi { MONEY($amount) } per { $company }
event-went_bankrupt = è in bancarotta
event-bank_broken = La banca ha finito i soldi
event-trains_rusted = I { $trains } diventano obsoleti e lasciano il gioco
event-token_removed = toglie la stazione da { $node }
event-turn_skipped = salta il turno
event-supporter_used = chiama { $private }
event-supporter_kept = può richiamare { $private }: il suo aiuto non ha avuto effetto
money-president = aiuto del presidente
money-capital = capitale
money-escrow = deposito
money-supporter = sostenitore
money-loan = prestito
money-withheld = trattenuto
money-private_income = rendita di compagnie private
money-private = { $edition ->
    [t1865] compagnia marittima
   *[other] compagnia privata
    }
money-right = diritto
money-bankruptcy = bancarotta
money-interest = interessi
money-repayment = rimborso
money-merger = fusione
money-revenue = incasso
money-closing = chiusura
money-compensation = compenso
money-indemnity = indennizzo
event-token_shifted = la sua stazione va in { $node }
