# What stands on messages whose time is over.
past-turn = Aquí le tocaba a { $mention }
past-nobody = Esto ya ha pasado
button-now = Cómo está ahora
pinned-past = Esta ronda ha terminado.
undone-next = Ahora le toca a { $name }.
