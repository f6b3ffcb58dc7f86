# What private companies let their owners do.
command-exchange_private = cambiar_compañía_privada
command-exchange_private-description = Cambiar una compañía privada por una acción
menu-exchange_private = Cambiar una compañía privada
button-exchange_private = Cambiar { $private }
event-private_exchanged = cambia { $private } por el { PERCENT($percent) } de { $company }
refusal-private-not_now = { $private } no puede colocar su loseta ahora: su dueño puede hacerlo en una ronda de acciones, en una de operaciones antes de que la compañía en turno haya hecho nada, y en el turno de una compañía que presida.
refusal-private-no_exchange = { $private } no es una compañía privada que { $who } pueda cambiar.
step-private_tile = loseta de la compañía privada
button-pass-private_tile = No colocar loseta
power-gone = su derecho ya terminó
hint-private_tile-what = Has vendido una compañía privada que te deja colocar ahora una loseta, sea de quien sea el turno.
hint-private_tile-how = No cuesta nada ni necesita conexión. Si no colocas ninguna ahora, la ocasión se pierde.
menu-lay_tile-stock = Colocar la loseta de una compañía privada: elige un hexágono
menu-lay_tile-aside = Colocar la loseta de una compañía privada: elige un hexágono
menu-lay_tile-private_tile = Colocar la loseta de una compañía privada: elige un hexágono
hint-aside-what = Algo tuyo se puede usar en cualquier momento, también cuando le toca a otro.
hint-aside-how = No hay que hacer nada: tu propio turno llega como siempre.
