# Di che cosa deve tener conto chi presiede: un treno da comprare, altri che potrebbero prendersi la società.
ahead-money = { $lacks ->
    [0] la sua tesoreria ha { MONEY($cash) }.
   *[other] la sua tesoreria ha { MONEY($cash) }, quindi { $who } aggiunge { MONEY($lacks) }, con { MONEY($own) } in contanti e { MONEY($raised) } vendendo azioni{ $short ->
        [0] .
       *[other] : mancano { MONEY($short) }.
      }
  }
remark-train_never = { $company } non dovrà comprare un treno: nessuno è tenuto ad averne.
remark-train_free = { $company } non dovrà comprare un treno finché non ha un percorso.
remark-train_free-1865 = { $company } non dovrà comprare un treno finché non ha traffico.
remark-train_kept = { $company } non dovrà comprare un treno a breve: tiene { $train } quando si compra il primo { $stack }.
remark-train_lasts = { $company } non dovrà comprare un treno: i suoi non si perdono più ({ $train }).
remark-train_ahead = ⚠ { $company } deve comprare un treno nel suo prossimo turno. Il meno caro è un { $train } a { MONEY($price) }; { ahead-money }
remark-train_ahead_later = ⚠ { $company } perde i suoi treni ({ $rusts }) con il primo { $stack }, { $left ->
    [0] che può arrivare subito.
    [one] dopo un altro treno.
   *[other] dopo altri { $left } treni.
    } Allora deve comprarne uno; così come stanno le cose, il meno caro è un { $train } a { MONEY($price) }; { ahead-money }
remark-owned_alone = Nessuno può prendersi { $company }: è tutta di { $who }.
remark-could_lead = ⚠ { $who } ({ PERCENT($held) }) potrebbe togliere { $company } a { $president } ({ PERCENT($lead) }): un altro { PERCENT($need) } per { MONEY($price) }, con { MONEY($cash) } in contanti{ $enough ->
    [yes] .
   *[no] {""}, { MONEY($raised) } vendendo azioni.
    }
remark-none_leads = Nessuno può togliere { $company } a { $president } ({ PERCENT($lead) }): a { $who } ({ PERCENT($held) }) servirebbe un altro { PERCENT($need) }, { $why ->
    [money] { MONEY($price) }, e vendendo azioni ha { MONEY($raised) }.
    [limit] che i limiti non permettono.
   *[sale] e in vendita c’è il { PERCENT($sale) }.
    }
bank-lasts = Banca: con l’incasso dell’ultimo round ({ MONEY($earned) }) dura ancora circa { $rounds ->
    [one] un operating round
   *[other] { $rounds } operating round
    }
company-next_run = { $proven ->
    [yes] Così come stanno le cose, la prossima corsa rende { MONEY($amount) }{ company-run_fee }.
   *[no] Così come stanno le cose, la prossima corsa rende almeno { MONEY($amount) }{ company-run_fee }.
    }
company-run_fee = { $fee ->
    [0] {""}
   *[other] , al netto dei costi di { MONEY($fee) }
    }
