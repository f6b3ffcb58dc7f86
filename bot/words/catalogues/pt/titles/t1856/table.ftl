# O que 1856 diz além do que é permitido.
button-drop_out = Desistir
event-passed-contest = desiste da disputa
choice-bid-leads = { $who } dá um lance de { MONEY($bid) }
choice-right-detail = { MONEY($price) }; +{ MONEY($bonus) } por rota a { $places }
effect-first-director = presidente: { $new }
power-1856-FT = mantém L3 fechado
power-1856-WSRC = o 59 e uma estação grátis em I12
power-1856-TCC = mais um trilho em H11, grátis
power-1856-GLSC = o porto: +$20 por rota
power-1856-NFSBC = a ponte: +$10 por rota
power-1856-SCFTC = o túnel: +$10 por rota
remark-bids_bound = Seus lances comprometem { MONEY($bound) }; { MONEY($free) } estão livres.
remark-bidders = Agora só age quem deu lance por { $private }: { $who } lidera com { MONEY($price) }, seu lance é { MONEY($own) }. Aumente ou desista.
remark-missing_half = Como presidente provisório de { $company } você compra primeiro a outra metade do seu certificado{ $missing ->
    [0] .
   *[other] ; faltam { MONEY($missing) }: não venda mais ações que o necessário.{ $enough ->
        [yes] {""}
       *[no] {" "}As vendas dão no máximo { MONEY($most) }: é a falência, e o jogo acaba na hora.
        }
    }
remark-further_tile = { $own ->
    [yes] O trilho do turno está colocado; { $private } traz outro em { $hex }, grátis.
   *[no] O trilho do turno está colocado. Se você comprar { $private } agora, ela traz outro em { $hex }.
    }
remark-train_due = { $company } precisa comprar um trem; o mais barato do banco é um { $train } por { MONEY($price) }.
remark-loans_left = { $company } ainda deve { $loans ->
    [1] um empréstimo
   *[other] { $loans } empréstimos
    }: além da tesouraria, { MONEY($need) } seus{ $short ->
    [0] , ou ela é absorvida.
   *[other] . Faltam { MONEY($short) }, então ela é absorvida.
    }
remark-tokens_left = { $double ->
    [yes] { $company } assumiu duas estações num hexágono e pode manter uma: escolha a que volta; ela poderá ser colocada depois. À escolha: { $node }.
   *[no] { $company } assumiu { $count } estações e pode manter { $limit }: escolha as que voltam, menos as sedes; elas poderão ser colocadas depois. À escolha: { $node }.
    }
remark-give_up_train = { $company } tem { $held ->
    [1] um trem
   *[other] { $held } trens
    } e pode ter { $limit }. { $excess ->
    [0] Nenhum precisa sair
    [one] Um precisa sair
   *[other] { $excess } precisam sair
    }; o que pode ir ao mercado, sem pagamento: { $train }; os permanentes só se eles próprios passarem do limite.
remark-discard = { $company } tem { $held } trens e pode ter { $limit }: o que você escolher vai ao mercado sem pagamento.
refusal-train-help_short = { $who } e seu presidente têm juntos { MONEY($has) } e são precisos { MONEY($need) }: antes é preciso vender ações.
remark-port = O porto em { $hex } não sai mais dali e fica até o primeiro { $train }: +{ MONEY($bonus) } por rota da sua companhia que chegue lá. { $private } fecha; acabam os seus { MONEY($income) } por rodada de operações.
choice-port-detail = +{ MONEY($bonus) } por rota; não se move; { $private } fecha: −{ MONEY($income) } por rodada
