# What stands on messages whose time is over.
past-turn = aquí le tocaba a { $mention }
past-nobody = esto ya ha pasado
button-now = Cómo está ahora
pinned-past = Esta ronda ha terminado.
undone-next = Ahora le toca a { $name }.
