# What a choice leads to, and what may be done once more.
choice-sale-closes = ferme { $companies }, et sa dette avec elle
choice-price-stays = { edition-the_price } reste à { MONEY($new) }
choice-price-moves = { edition-price } { MONEY($old) } → { MONEY($new) }
panel-again = Une autre tuile peut être posée maintenant ; passer à autre chose, c’est y renoncer.
choice-breaks = vide la banque
