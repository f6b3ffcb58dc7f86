# Ce qui s’est passé. Une ligne est « qui : phrase ; phrase ».
line = { $who } : { $what }
event-passed = { $forced ->
    [yes] { $many ->
        [yes] ne peuvent que passer
       *[no] ne peut que passer
        }
   *[no] { $many ->
        [yes] passent
       *[no] passe
        }
    }
event-paid = paie { MONEY($amount) } à { $payee } ({ $reason })
event-company_drafted = choisit { $company }
event-share_drafted = choisit { PERCENT($percent) } de { $company }
event-company_removed = quitte la partie
event-share_bought = { $many ->
    [yes] achètent
   *[no] achète
    } { PERCENT($percent) } de { $company } pour { MONEY($price) }
event-shares_sold = { $many ->
    [yes] vendent
   *[no] vend
    } { PERCENT($percent) } de { $company } pour { MONEY($total) }
event-president_changed = { $old ->
    [none] { $new } devient Président
   *[other] { $new } devient Président à la place de { $old }
    }
event-price_moved = { $moved ->
    [yes] { edition-price } { MONEY($old) } → { MONEY($new) }
   *[no] { edition-the_price } reste à { MONEY($new) }
    }
event-priority_moved = détient la carte de priorité
event-tile_laid = { $upgrade ->
    [yes] améliore { $hex } avec la tuile { $tile }
   *[no] pose la tuile { $tile } en { $hex }
    }{ $cost ->
    [0] {""}
   *[other] {" "}pour { MONEY($cost) }
    }{ $means ->
    [none] {""}
   *[other] {" "}({ $means })
    }
event-token_placed = { $home ->
    [yes] a sa gare de départ à { $node }
   *[no] construit une gare à { $node }{ $cost ->
        [0] {""}
       *[other] {" "}pour { MONEY($cost) }
        }
    }
event-train_scrapped = met au rebut un { $train }
event-trains_ran = { $extra ->
    [0] encaisse { MONEY($revenue) } avec ses trains
   *[other] encaisse { MONEY($revenue) } avec ses trains et { MONEY($extra) } d’une mine
    }
event-dividend_paid = { $amount ->
    [0] ne verse pas de dividende{ $kept ->
        [0] {""}
       *[other] {" "}et garde { MONEY($kept) }
        }
   *[other] verse { MONEY($amount) }, soit { MONEY($each) } par part{ $kept ->
        [0] {""}
       *[other] , et garde { MONEY($kept) }
        }
    }
event-train_bought = achète un { $train } à { $source } pour { MONEY($price) }
event-train_offered = veut acheter un { $train } à { $source } pour { MONEY($price) } ; { $player } décide
event-offer_answered = { $accepted ->
    [yes] accepte l’offre
   *[no] refuse l’offre
    }
event-phase_changed = { phase-the } commence ({ $cause })
event-round_started = début : { $round }
event-turn_started = est à son tour
event-game_ending = La fin approche : ce round d’opérations se termine, puis viennent un round de bourse et les derniers rounds d’opérations
event-game_ended = { $reason ->
        [standstill] Plus personne ne peut rien faire : la partie est terminée
       *[other] La partie est terminée
    }
event-wagon_bought = achète le wagon de { $major } pour { MONEY($fee) }
cause-train = le premier { $train } a été acheté
cause-no_sale = aucun train n’a été vendu
money-terrain = terrain
money-station = gare
money-second_tile = deuxième tuile
money-train = train
money-wagon = wagon
money-income = revenu
money-mine = mine
money-dividend = dividende
money-sale = vente de titres
money-purchase = achat de titres
money-start = départ
passes-folded = { $count ->
    [1] { $who } passe
   *[other] { $who } passent
    }
passes-steps = { $count ->
    [1] { $who } passe
   *[other] { $who } passent
    } : { $steps }
passes-forced = { $count ->
    [1] { $who } ne peut que passer
   *[other] { $who } ne peuvent que passer
    }
earlier-lines = { $count ->
    [1] … et une chose avant cela (voir le journal)
   *[other] … et { $count } choses avant cela (voir le journal)
    }
event-bid_made = enchérit { MONEY($price) } pour { $private }
event-private_bought = achète { $private } à { $seller } pour { MONEY($price) }
event-private_offered = veut acheter { $private } pour { MONEY($price) } ; { $player } décide
event-private_closed = { $private } ferme
event-company_started = crée { $company } à { MONEY($price) } la part
event-company_closed = ferme
event-loan_taken = emprunte { MONEY($amount) } ({ $loans ->
    [one] { $loans } emprunt en tout
   *[other] { $loans } emprunts en tout
    })
event-loan_repaid = { $repaid ->
    [1] rembourse un emprunt
   *[other] rembourse { $repaid } emprunts
    } ({ $loans ->
    [0] il n’en reste aucun
   *[other] il en reste { $loans }
    })
event-money_due = doit réunir { MONEY($amount) } pour { $company }
event-went_bankrupt = est en faillite
event-bank_broken = La banque n’a plus d’argent
event-trains_rusted = Tous les { $trains } sont éliminés
event-token_removed = retire sa gare de { $node }
event-turn_skipped = saute son tour
event-supporter_used = utilise { $private }
event-supporter_kept = peut réutiliser { $private } : son aide n’a pas eu d’effet
money-president = aide du Président
money-capital = capital
money-escrow = dépôt
money-supporter = soutien
money-loan = emprunt
money-withheld = retenu
money-private_income = revenu de compagnies privées
money-private = { $edition ->
    [t1865] compagnie maritime
   *[other] compagnie privée
    }
money-right = droit
money-bankruptcy = faillite
money-interest = intérêts
money-repayment = remboursement
money-merger = fusion
money-revenue = revenu
money-closing = fermeture
money-compensation = compensation
money-indemnity = indemnité
event-token_shifted = sa gare prend place en { $node }
