# Ciò che si prevede della nascita della compagnia nazionale.
remark-formation-due = Dopo questo turno scadono tutti i prestiti; così come stanno le cose:
remark-formation-repaid = Ripagati dalla tesoreria: { $company }.
remark-formation-asked = { $company } deve ancora { $loans ->
    [one] un prestito
   *[other] { $loans } prestiti
    }{ $short ->
    [0] : { $who } paga { MONEY($need) }, o viene assorbita da { $into }.
   *[other] . A { $who } mancano { MONEY($short) } dei { MONEY($need) }: viene assorbita da { $into }.
    }
remark-formation-ahead = Con il primo { $train } scadono tutti i prestiti. { $company } ha { $loans ->
    [one] un prestito
   *[other] { $loans } prestiti
    } e { MONEY($cash) }{ $need ->
    [0] , che bastano a ripagare tutto.
   *[other] . { $short ->
        [0] { $who } potrebbe pagare i { MONEY($need) } che mancano con i suoi { MONEY($own) }, o viene assorbita da { $into }.
       *[other] A { $who } mancano { MONEY($short) } di quei { MONEY($need) }: verrebbe assorbita da { $into }.
      }
    }
remark-formation-none = Allora nessuna ha più debiti e { $company } non nasce.
event-debt_declared = { $merged ->
    [yes] { $player } la fa assorbire da { $into }
   *[no] { $player } paga { MONEY($amount) } del suo debito di tasca propria
    }
event-passed-keep_trains = tiene i suoi treni
remark-merger-ahead = Se anche tutte quelle ancora da decidere vengono assorbite: { $company } nasce a { MONEY($price) } con azioni del { PERCENT($unit) }; presidente: { $who }.
remark-merger-share = { $who }: il { PERCENT($percent) } di { $company }, che vale { MONEY($worth) }, per azioni che valevano { MONEY($before) }.
