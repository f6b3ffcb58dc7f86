# What a choice leads to, and what may be done once more.
choice-sale-closes = cierra { $companies }, y con ella su deuda
choice-price-stays = { edition-the_price } queda en { MONEY($new) }
choice-price-moves = { edition-price } { MONEY($old) } → { MONEY($new) }
panel-again = Ahora se puede colocar otra loseta; seguir con otra cosa es renunciar a ella.
choice-breaks = { edition-the_bank } se queda sin dinero
