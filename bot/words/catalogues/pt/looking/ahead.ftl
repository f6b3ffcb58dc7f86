# Com que contar quando se preside: um trem que é preciso comprar, outros que poderiam passar a dirigir a companhia.
ahead-money = { $lacks ->
    [0] a tesouraria dela tem { MONEY($cash) }.
   *[other] a tesouraria dela tem { MONEY($cash) }, então { $who } põe { MONEY($lacks) }, com { MONEY($own) } em dinheiro e { MONEY($raised) } vendendo ações{ $short ->
        [0] .
       *[other] : faltam { MONEY($short) }.
      }
  }
remark-train_never = { $company } não vai precisar comprar um trem: ninguém é obrigado a ter um.
remark-train_free = { $company } não vai precisar comprar um trem enquanto não tiver rota.
remark-train_free-1865 = { $company } não vai precisar comprar um trem enquanto não tiver tráfego.
remark-train_kept = { $company } não vai precisar comprar um trem tão cedo: fica com { $train } quando for comprado o primeiro { $stack }.
remark-train_lasts = { $company } não vai precisar comprar um trem: não perde mais nenhum ({ $train }).
remark-train_ahead = ⚠ { $company } precisa comprar um trem no seu próximo turno. O mais barato é um { $train } por { MONEY($price) }; { ahead-money }
remark-train_ahead_later = ⚠ { $company } perde os seus trens ({ $rusts }) com o primeiro { $stack }, { $left ->
    [0] que pode ser o próximo.
    [1] depois de mais um trem.
   *[other] depois de mais { $left } trens.
    } Então precisa comprar um; na situação atual, o mais barato é um { $train } por { MONEY($price) }; { ahead-money }
remark-owned_alone = Ninguém pode tomar { $company }: é só de { $who }.
remark-could_lead = ⚠ { $who } ({ PERCENT($held) }) poderia tomar { $company } de { $president } ({ PERCENT($lead) }): mais { PERCENT($need) } por { MONEY($price) }, com { MONEY($cash) } em dinheiro{ $enough ->
    [yes] .
   *[no] {""}, { MONEY($raised) } vendendo ações.
    }
remark-none_leads = Ninguém pode tomar { $company } de { $president } ({ PERCENT($lead) }): { $who } ({ PERCENT($held) }) precisaria de mais { PERCENT($need) }, { $why ->
    [money] { MONEY($price) }, e vendendo ações tem { MONEY($raised) }.
    [limit] o que os limites não permitem.
   *[sale] e há { PERCENT($sale) } à venda.
    }
bank-lasts = Banco: com a renda da última rodada ({ MONEY($earned) }) dura mais umas { $rounds ->
    [1] 1 rodada de operações
   *[other] { $rounds } rodadas de operações
    }
company-next_run = { $proven ->
    [yes] Na situação atual, o próximo trajeto rende { MONEY($amount) }{ company-run_fee }.
   *[no] Na situação atual, o próximo trajeto rende pelo menos { MONEY($amount) }{ company-run_fee }.
    }
company-run_fee = { $fee ->
    [0] {""}
   *[other] , já descontado o custo de { MONEY($fee) }
    }
