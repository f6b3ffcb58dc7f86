# O que só 1856 precisa.
command-place_port = colocar_porto
command-place_port-description = Colocar o marcador de porto
command-buy_right = comprar_direito
command-buy_right-description = Comprar o direito a um bônus: ponte ou túnel
command-borrow_train = tomar_trem_emprestado
command-borrow_train-description = Pegar emprestado um trem do banco neste turno
command-redeem = quitar_dívida
command-redeem-description = Quitar você o resto da dívida da companhia
command-merge = deixar_absorver
command-merge-description = Deixar a companhia ser absorvida pela nacional
field-right = direito
field-right-description = Qual direito
menu-place_port = Colocar o porto
menu-buy_right = Ponte ou túnel
menu-borrow_train = Pegar um trem emprestado
button-redeem = Quitar a dívida
button-merge = Absorção pela companhia nacional
means-bridge = ponte
means-tunnel = túnel
event-destination_reached = chega ao destino{ $place ->
    [none] {""}
   *[other] , { $place }
    }, que a via já liga à sua sede{ $escrow ->
    [0] {""}
   *[other] : recebe os { MONEY($escrow) } em depósito
    }
event-port_placed = coloca seu porto em { $hex }
event-right_bought = compra um direito de { $seller } por { MONEY($price) }: { $right }
event-train_borrowed = pega emprestado um { $train }
event-company_merged = é absorvida por { $into }
event-national_formed = é formada a { MONEY($price) } com ações de { PERCENT($unit) }; presidente: { $president }
event-shares_exchanged = { $to ->
    [ipo] fica com o que sobra de { $company }: { PERCENT($percent) }
    [out] a outra metade do certificado de presidente de { $company }: { PERCENT($percent) }
   *[other] recebe em troca { PERCENT($percent) } de { $company }
    }
refusal-national-must_complete = Como presidente provisório você deve primeiro comprar a outra metade do certificado da companhia nacional; até lá nada mais é possível.
refusal-port-no_port = O porto não pode ser colocado em { $hex }.
refusal-port-not_owned = { $company } não possui { $private }.
refusal-right-closed = Enquanto { $private } for de um jogador, ninguém pode comprar este direito: { $right }.
refusal-right-held = { $company } já tem este direito: { $right }.
refusal-right-none_left = Todos estes direitos foram vendidos: { $right }.
refusal-right-unknown = Esse direito não existe: { $right }.
button-redeem-cost = Quitar a dívida: { MONEY($cost) } seus
refusal-national-keep_permanent = O { $train } é permanente, e { $company } tem de manter esses trens, até três.
refusal-national-token = A estação em { $node } não é das que podem ser retiradas: as sedes ficam.
refusal-national-must_withhold = { $company } precisa reter a renda enquanto não tiver tido um trem permanente.
stock-out = fora de jogo
picture-out = fora de jogo
event-train_scrapped-1856 = descarta um { $train } no mercado
fix-refused_offers = uma oferta recusada por uma companhia privada conta como a compra do turno; agora não
fix-any_time = nenhuma etapa espera por uma companhia privada que serviria nela e ainda poderia ser comprada; agora sim
