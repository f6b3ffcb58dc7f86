# Persone che hanno lasciato il server, e partite che hanno perso il thread.
turn-ask-gone = Tocca a **{ $name }**: { $step }. Ma { $name } ha lasciato questo server e non si può avvisare. Se volete, un custode continua; al ritorno { $name } può riprendersi il posto. Fino ad allora gli ordini e i piani di { $name }, se ce ne sono, restano sospesi.
reminder-gone = **{ $game }** aspetta { $name }, che ha lasciato questo server e non può ricevere promemoria. Se volete, un custode continua.
offer-left = { $name } ha lasciato questo server e non si può chiedere il suo parere; l’offerta resta valida comunque.
button-call = Chiedi un custode
thread-lost = 🧵 Il thread di **{ $game }** non c’è più, ma la partita sì: tutte le mosse sono conservate. Si continua in un nuovo thread?
thread-lost-all = 🧵 Il thread di **{ $game }** su **{ $server }** non c’è più, e nel canale in cui è stato aperto il tavolo non posso più scrivere. Ma la partita c’è ancora: tutte le mosse sono conservate. Per continuare, qualcuno del tavolo scrive `/{ command-game } { command-game-thread } { field-game }:{ $number }` in un altro canale di quel server.
button-thread = Apri un nuovo thread
thread-opened = **{ $game }** continua in { $link }.
refusal-thread_in_making = Il thread di **{ $game }** si sta aprendo proprio ora.
command-game-thread = thread
command-game-thread-description = Aprire un nuovo thread per una partita che ha perso il suo
