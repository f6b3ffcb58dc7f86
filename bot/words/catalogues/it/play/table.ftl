# What a choice leads to, and what may be done once more.
choice-sale-closes = chiude { $companies }, e con essa il suo debito
choice-price-stays = il valore resta a { MONEY($new) }
choice-price-moves = valore { MONEY($old) } → { MONEY($new) }
panel-again = Ora si può posare un’altra tessera; passare ad altro è rinunciarvi.
choice-breaks = la banca finisce i soldi
