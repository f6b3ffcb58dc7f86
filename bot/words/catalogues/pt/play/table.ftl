# What a choice leads to, and what may be done once more.
choice-sale-closes = fecha { $companies }, e com ela a sua dívida
choice-price-stays = o preço fica em { MONEY($new) }
choice-price-moves = preço { MONEY($old) } → { MONEY($new) }
panel-again = Agora pode ser colocado mais um trilho; seguir adiante é abrir mão dele.
choice-breaks = quebra o banco
