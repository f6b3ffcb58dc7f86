# Impostazioni di una persona e di un server, e ciò che si conserva delle persone.
settings-heading = **Le tue impostazioni**
settings-language = Lingua: { $language }
settings-as-discord = quella del tuo Discord
settings-zone = Fuso orario: { $zone }
settings-zone-none = UTC, finché non ne scegli uno
settings-quiet = Ore di silenzio: { $hours } (le prossime, da { $start } a { $end } su questo dispositivo)
settings-quiet-none = Nessuna ora di silenzio
settings-direct = I promemoria arrivano come messaggi diretti.
settings-thread = I promemoria arrivano nel thread della partita.
settings-leave = Assente da { $start } a { $end }; i tuoi tavoli lo vedono quando tocca a te
settings-snooze = Nessun promemoria fino a { $until }
settings-menu-language = Lingua
settings-menu-zone = Fuso orario
settings-which-zone = { $count ->
    [one] C’è un fuso orario adatto.
   *[other] Ci sono { $count } fusi orari adatti. Scegli il tuo, o scrivi altre lettere del nome.
    }
button-set_zone = Fuso orario…
button-set_quiet = Ore di silenzio…
button-set_leave = Assenza…
button-set_back = Sono di nuovo qui
button-set_direct = Promemoria come messaggi diretti
button-set_thread = Promemoria nel thread
modal-zone = La tua città, o l’ora da te (14:05)
modal-quiet = Per esempio 23:00–07:00; vuoto: nessuna
modal-leave-start = Primo giorno (24.12.); vuoto: oggi
modal-leave-end = Ultimo giorno (2.1.)
server-heading = **Impostazioni di questo server**
server-language = Lingua dei nuovi tavoli: { $language }
server-as-discord = quella del server
server-pace = Ritmo dei nuovi tavoli: { $pace }
server-openers = Aprono tavoli: { $who }.
openers-everyone = tutti
openers-managers = solo i gestori
privacy-heading = **Ciò che conservo di te**
privacy-nothing = Non conservo nulla di te.
privacy-seat = Posto nella partita { $game } come «{ $name }» ({ $status })
privacy-moves = Mosse: { $moves }; piani, ordini, offerte e votazioni: { $wishes }
privacy-settings = { $count ->
    [one] Una tua impostazione
   *[other] { $count } tue impostazioni
    }
privacy-note = È tutto, con il tuo id di Discord. Se lo cancelli, le mosse delle tue partite restano, senza dire di chi erano.
privacy-backups = { $days ->
    [0] Chi mi ospita può conservare copie di sicurezza che lo contengono ancora.
    [one] Le mie copie di sicurezza che lo contengono ancora spariscono dopo { $days } giorno; chi mi ospita può tenerne altre più a lungo.
   *[other] Le mie copie di sicurezza che lo contengono ancora spariscono dopo { $days } giorni; chi mi ospita può tenerne altre più a lungo.
}
privacy-ask = Cancellare tutto ciò che conservo di te? Non si può annullare.
privacy-done = Fatto. Non conservo più nulla di te.
button-forget = Cancella…
refusal-managers_only = Può cambiarlo solo chi gestisce questo server.
refusal-not_hours = «{ $value }» non è un intervallo di ore. Scrivilo così: 23:00–07:00.
refusal-not_a_day = «{ $value }» non è un giorno. Scrivilo così: 24.12. o 2026-12-24.
command-settings = impostazioni
command-settings-description = Lingua, fuso orario, ore di silenzio, assenza; e le impostazioni del server
command-settings-view = mostra
command-settings-view-description = Tutte le tue impostazioni, con pulsanti
command-settings-language = lingua
command-settings-language-description = La lingua delle risposte a te
command-settings-zone = fuso_orario
command-settings-zone-description = Dove sono i tuoi orologi
command-settings-quiet = ore_di_silenzio
command-settings-quiet-description = Quando non deve arrivare nessun promemoria
command-settings-leave = assenza
command-settings-leave-description = Assentarti per qualche giorno: niente promemoria, e non contano
command-settings-back = ritorno
command-settings-back-description = Tornare dall’assenza
command-settings-messages = promemoria
command-settings-messages-description = Dove arrivano i promemoria
command-settings-server = server
command-settings-server-description = Lingua e ritmo del server, chi può aprire tavoli, la classifica
command-privacy = privacy
command-privacy-description = Ciò che si conserva di te, da vedere e cancellare
field-zone = fuso
field-zone-description = Una città, o l’ora del tuo orologio
field-hours = ore
field-hours-description = Per esempio 23:00–07:00
field-start = primo_giorno
field-start-description = Il primo giorno; oggi se manca
field-end = ultimo_giorno
field-end-description = L’ultimo giorno
field-direct = diretto
field-direct-description = Come messaggi diretti anziché nel thread
field-openers = chi_apre
field-openers-description = Chi può aprire tavoli
privacy-logs = Ho allegato registri con il tuo nome e il tuo id ai thread delle tue partite. Se cancelli, al loro posto metto registri che non li hanno, fin dove arrivo ancora.
privacy-mark = Se sei stato escluso da una partita, con essa resta un segno irreversibile del tuo account, perché cancellare non ti faccia rientrare.
privacy-marked = { $count ->
    [one] Resta un segno irreversibile con la partita da cui sei stato escluso: per rientrare servono gli altri o chi gestisce quel server.
   *[other] Restano segni irreversibili con le { $count } partite da cui sei stato escluso: per rientrare servono gli altri o chi gestisce quel server.
    }
privacy-logs-under_way = Sto togliendo il tuo nome dai registri nei thread delle tue partite; può richiedere alcuni minuti.
privacy-logs-done = Registri rifatti senza il tuo nome nei thread: { $count }.
privacy-logs-left = Registri a cui non arrivo più, perché il loro thread è bloccato o non c’è più, o sono troppi: { $count }. Chi gestisce quel server può cancellare quei messaggi: { $links }
privacy-removed = Partite da cui sei stato escluso: { $count }
