# Quello che 1856 dice oltre a ciò che è permesso.
button-drop_out = Ritirati
event-passed-contest = si ritira dalla gara
choice-bid-leads = { $who } offre { MONEY($bid) }
choice-right-detail = { MONEY($price) }; +{ MONEY($bonus) } a percorso per { $places }
effect-first-director = presidente: { $new }
power-1856-FT = tiene chiuso L3
power-1856-WSRC = la 59 e una stazione gratis in I12
power-1856-TCC = un’altra tessera in H11, gratis
power-1856-GLSC = il porto: +$20 a percorso
power-1856-NFSBC = il ponte: +$10 a percorso
power-1856-SCFTC = il tunnel: +$10 a percorso
remark-bids_bound = Le tue offerte ne impegnano { MONEY($bound) }; { MONEY($free) } sono liberi.
remark-bidders = Ora agisce solo chi ha offerto per { $private }: { $who } è in testa con { MONEY($price) }, la tua offerta è { MONEY($own) }. Rilancia o ritirati.
remark-missing_half = Come presidente provvisorio di { $company } compri prima l’altra metà del suo certificato{ $missing ->
    [0] .
   *[other] ; mancano { MONEY($missing) }: non vendere più azioni del necessario.{ $enough ->
        [yes] {""}
       *[no] {" "}Le vendite danno al massimo { MONEY($most) }: è la bancarotta e la partita finisce subito.
        }
    }
remark-further_tile = { $own ->
    [yes] La tessera del turno è posata; { $private } ne porta un’altra in { $hex }, gratis.
   *[no] La tessera del turno è posata. Se compri ora { $private }, ne porta un’altra in { $hex }.
    }
remark-train_due = { $company } deve comprare un treno; il più economico della banca è un { $train } a { MONEY($price) }.
remark-loans_left = { $company } deve ancora { $loans ->
    [one] un prestito
   *[other] { $loans } prestiti
    }: oltre alla tesoreria, { MONEY($need) } tuoi{ $short ->
    [0] , o viene assorbita.
   *[other] . Mancano { MONEY($short) }, quindi viene assorbita.
    }
remark-tokens_left = { $double ->
    [yes] { $company } ha rilevato due stazioni in un esagono e può tenerne una: scegli quella che torna indietro; si potrà posare più avanti. A scelta: { $node }.
   *[no] { $company } ha rilevato { $count } stazioni e può tenerne { $limit }: scegli quelle che tornano indietro, non le basi; si potranno posare più avanti. A scelta: { $node }.
    }
remark-give_up_train = { $company } ha { $held ->
    [one] un treno
   *[other] { $held } treni
    } e può averne { $limit }. { $excess ->
    [0] Nessuno deve andare via
    [one] Uno deve andare via
   *[other] { $excess } devono andare via
    }; ciò che può andare al mercato, senza compenso: { $train }; i permanenti solo se da soli superano il limite.
remark-discard = { $company } ha { $held } treni e può averne { $limit }: quello che scegli va al mercato senza compenso.
refusal-train-help_short = { $who } e il suo presidente hanno insieme { MONEY($has) } e servono { MONEY($need) }: prima bisogna vendere azioni.
remark-port = Il porto in { $hex } non si sposta più e resta lì fino al primo { $train }: +{ MONEY($bonus) } per ogni percorso della sua compagnia che vi arriva. { $private } chiude; finiscono i suoi { MONEY($income) } per operating round.
choice-port-detail = +{ MONEY($bonus) } a percorso; non si sposta; { $private } chiude: −{ MONEY($income) } per round
