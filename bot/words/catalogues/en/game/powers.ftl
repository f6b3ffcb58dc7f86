# What private companies let their owners do.
command-exchange_private = exchange_private
command-exchange_private-description = Exchange a private company for a share
menu-exchange_private = Exchange a private company
button-exchange_private = Exchange { $private }
event-private_exchanged = exchanges { $private } for { PERCENT($percent) } of { $company }
refusal-private-not_now = { $private } can’t lay its tile now: its owner may do so in a stock round, in an operating round before the company whose turn it is has done anything, and in the turn of a company whose president they are.
refusal-private-no_exchange = { $private } isn’t a private company that { $who } can exchange.
step-private_tile = tile of the private company
button-pass-private_tile = Lay no tile
power-gone = its right is over
hint-private_tile-what = You have sold a private company that lets you lay a tile now, whoever’s turn it is.
hint-private_tile-how = It costs nothing and needs no connection. If you lay none now, the chance is gone.
menu-lay_tile-stock = Lay a private company’s tile: choose a hex
menu-lay_tile-aside = Lay a private company’s tile: choose a hex
menu-lay_tile-private_tile = Lay a private company’s tile: choose a hex
hint-aside-what = Something of yours may be used at any time, also while somebody else is up.
hint-aside-how = Nothing has to be done: your own turn comes as usual.
