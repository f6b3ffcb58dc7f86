# Lo que 1856 dice además de lo permitido.
button-drop_out = Retirarse
event-passed-contest = se retira de la puja
choice-bid-leads = { $who } puja { MONEY($bid) }
choice-right-detail = { MONEY($price) }; +{ MONEY($bonus) } por ruta a { $places }
effect-first-director = presidente: { $new }
power-1856-FT = mantiene L3 cerrado
power-1856-WSRC = la 59 y una estación gratis en I12
power-1856-TCC = otra loseta en H11, gratis
power-1856-GLSC = el puerto: +$20 por ruta
power-1856-NFSBC = el puente: +$10 por ruta
power-1856-SCFTC = el túnel: +$10 por ruta
remark-bids_bound = Tus pujas comprometen { MONEY($bound) }; quedan libres { MONEY($free) }.
remark-bidders = Ahora solo actúan los que pujan por { $private }: { $who } va delante con { MONEY($price) } y tu puja es de { MONEY($own) }. Sube o retírate.
remark-missing_half = Como presidente provisional de { $company } compras primero la otra mitad de su certificado{ $missing ->
    [0] .
   *[other] ; faltan { MONEY($missing) }: no vendas más acciones de las necesarias.{ $enough ->
        [yes] {""}
       *[no] {" "}Las ventas dan { MONEY($most) } como mucho: es la bancarrota y la partida acaba en el acto.
        }
    }
remark-further_tile = { $own ->
    [yes] La loseta del turno está puesta; { $private } trae otra en { $hex }, gratis.
   *[no] La loseta del turno está puesta. Si compras ahora { $private }, trae otra en { $hex }.
    }
remark-train_due = { $company } debe comprar un tren; el más barato del banco es un { $train } por { MONEY($price) }.
remark-loans_left = { $company } aún debe { $loans ->
    [one] un préstamo
   *[other] { $loans } préstamos
    }: además de su tesorería, { MONEY($need) } tuyos{ $short ->
    [0] , o se fusiona.
   *[other] . Faltan { MONEY($short) }, así que se fusiona.
    }
remark-tokens_left = { $double ->
    [yes] { $company } se ha quedado con dos estaciones en un hexágono y solo puede conservar una: elige la que vuelve; podrá colocarse más tarde. A elegir: { $node }.
   *[no] { $company } se ha quedado con { $count } estaciones y puede conservar { $limit }: elige las que vuelven, salvo las iniciales; podrán colocarse más tarde. A elegir: { $node }.
    }
remark-give_up_train = { $company } tiene { $held ->
    [one] un tren
   *[other] { $held } trenes
    } y puede tener { $limit }. { $excess ->
    [0] No hay que renunciar a ninguno
    [one] Hay que renunciar a uno
   *[other] Hay que renunciar a { $excess }
    }; lo que puede ir al Fondo de la Banca, sin compensación: { $train }; los permanentes, solo si hay más de los permitidos.
remark-discard = { $company } tiene { $held } trenes y puede tener { $limit }: el que elijas va al Fondo de la Banca sin compensación.
refusal-train-help_short = { $who } y su presidente tienen juntos { MONEY($has) } y hacen falta { MONEY($need) }: primero hay que vender acciones.
remark-port = El puerto de { $hex } ya no se mueve y queda allí hasta el primer { $train }: +{ MONEY($bonus) } por cada ruta de su compañía que llegue. { $private } cierra; se acaban sus { MONEY($income) } por ronda de operaciones.
choice-port-detail = +{ MONEY($bonus) } por ruta; no se mueve; { $private } cierra: −{ MONEY($income) } por ronda
