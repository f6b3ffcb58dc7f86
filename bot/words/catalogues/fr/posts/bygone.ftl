# What stands on messages whose time is over.
past-turn = C’était à { $mention } de jouer
past-nobody = C’est du passé
button-now = Où en est-on ?
pinned-past = Ce round est terminé.
undone-next = À { $name } de jouer.
