# What private companies let their owners do.
command-exchange_private = trocar_companhia_privada
command-exchange_private-description = Trocar uma companhia privada por uma ação
menu-exchange_private = Trocar uma companhia privada
button-exchange_private = Trocar { $private }
event-private_exchanged = troca { $private } por { PERCENT($percent) } de { $company }
refusal-private-not_now = { $private } não pode colocar seu trilho agora: o dono pode fazê-lo em uma rodada de capitais, em uma de operações antes que a companhia do turno tenha feito algo, e no turno de uma companhia da qual é presidente.
refusal-private-no_exchange = { $private } não é uma companhia privada que { $who } possa trocar.
step-private_tile = trilho da companhia privada
button-pass-private_tile = Não colocar trilho
power-gone = seu direito já acabou
hint-private_tile-what = Você vendeu uma companhia privada que lhe permite colocar um trilho agora, seja de quem for o turno.
hint-private_tile-how = Não custa nada e não precisa estar ligado. Se você não colocar nenhum agora, a chance se perde.
menu-lay_tile-stock = Colocar o trilho de uma companhia privada: escolha um hexágono
menu-lay_tile-aside = Colocar o trilho de uma companhia privada: escolha um hexágono
menu-lay_tile-private_tile = Colocar o trilho de uma companhia privada: escolha um hexágono
hint-aside-what = Algo seu pode ser usado a qualquer momento, também quando é a vez de outro.
hint-aside-how = Nada é obrigatório: o seu próprio turno chega como sempre.
