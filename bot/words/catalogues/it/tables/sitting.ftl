# Chi si siede: posti tenuti per qualcuno, e attendere una partita su un server.
command-game-invite = invita
command-game-invite-description = Tenere un posto per qualcuno, a cui viene chiesto
command-game-wait = attendi
command-game-wait-description = Attendere una partita; quando siete abbastanza si apre un tavolo
command-game-waiting = attese
command-game-waiting-description = Quali partite si attendono qui
button-invite = Tieni un posto per…
button-seat_yes = Prendi il posto
button-seat_no = No, grazie
button-wait_along = Attendi anche tu
button-unwait = Non attendere più
menu-invite = Per chi si tiene un posto?
notice-kept = Posti tenuti per: { $people }
invited = { $people }: { $who } ti tiene un posto. Giochi?
invited-done = Un posto è tenuto per { $people }, a cui si chiede qui.
invited-yes = { $who } prende il posto.
invited-no = { $who } questa volta non gioca.
waiting-heading = **Chi attende una partita qui**
waiting-none = Nessuno. Con /game wait sei il primo.
waiting-line = { $title }: in attesa { $count } su { $players }; { $pace }
waiting-numbered = { $number }. { $what }
waiting-left = Non attendi più.
privacy-kept_for = Posti tenuti per te: { $count }
refusal-seats_kept = { $count ->
    [1] Il posto che resta è tenuto per qualcun altro.
   *[other] I { $count } posti che restano sono tenuti per altri.
    }
refusal-not_invited = A questo tavolo nessun posto è tenuto per te.
refusal-not_waiting = Non attendi quella partita.
refusal-too_many_awaited = Attendi già { $most } partite; di più non si può.
refusal-no_such_member = Quella persona non può giocare qui.
refusal-no_seats_to_keep = A questo tavolo non si tengono posti: si gioca tutti nello stesso posto, o continua da un registro.
