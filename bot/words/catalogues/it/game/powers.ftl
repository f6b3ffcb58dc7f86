# What private companies let their owners do.
command-exchange_private = scambia_privata
command-exchange_private-description = Scambiare una compagnia privata con un’azione
menu-exchange_private = Scambia una compagnia privata
button-exchange_private = Scambia { $private }
event-private_exchanged = scambia { $private } con il { PERCENT($percent) } di { $company }
refusal-private-not_now = { $private } non può posare ora la sua tessera: il proprietario può farlo in uno stock round, in un operating round prima che la compagnia di turno abbia fatto qualcosa, e nel turno di una compagnia di cui è presidente.
refusal-private-no_exchange = { $private } non è una compagnia privata che { $who } possa scambiare.
step-private_tile = tessera della compagnia privata
button-pass-private_tile = Non posare nessuna tessera
power-gone = il suo diritto è finito
hint-private_tile-what = Hai venduto una compagnia privata che ti lascia posare ora una tessera, di chiunque sia il turno.
hint-private_tile-how = Non costa nulla e non deve essere collegata. Se non ne posi ora, l’occasione è persa.
menu-lay_tile-stock = Posa la tessera di una compagnia privata: scegli un esagono
menu-lay_tile-aside = Posa la tessera di una compagnia privata: scegli un esagono
menu-lay_tile-private_tile = Posa la tessera di una compagnia privata: scegli un esagono
hint-aside-what = Qualcosa di tuo si può usare in ogni momento, anche quando tocca a un altro.
hint-aside-how = Non devi fare nulla: il tuo turno arriva come al solito.
