# O que não tem volta: dito antes do clique, e perguntado.
foresee-line = ⚠ **{ $what }**: { $told }
foresee-lost = { $company } perde { $trains }
foresee-due = { $company } não consegue pagar tudo: { $who } paga o resto com os seus { MONEY($cash) }{ $missing ->
    [0] {""}
   *[other] {" "}e ainda lhe faltam { MONEY($missing) }; com vendas de ações dá para juntar { MONEY($most) }
    }
foresee-hopeless = não dá para juntar o que { $company } precisa, nem com os { MONEY($cash) } e as ações de { $who }
foresee-ruin = { $who } vai então à falência, e a partida acaba na hora
end-line = **{ $ending }**
end-near = O fim está próximo; depois desta rodada ainda vêm: { $stock ->
    [0] {""}
    [one] uma rodada de capitais e{" "}
   *[other] { $stock } rodadas de capitais e{" "}
    }{ $operating ->
    [1] uma rodada de operações
   *[other] { $operating } rodadas de operações
    }
end-last_round = Esta é a última rodada da partida
end-last_turn = Este é o último turno da partida
remark-train_help = { $company } precisa comprar um trem e tem { MONEY($cash) }; o mais barato é um { $train } por { MONEY($price) }: o seu presidente põe { MONEY($help) }{ $missing ->
    [0] .
   *[other] , tudo o que tem; mais { MONEY($missing) } precisam vir de vendas de ações, que dão no máximo { MONEY($most) }{ $enough ->
        [yes] .
       *[no] : não basta.
      }
  }
