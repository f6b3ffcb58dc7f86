# What a choice leads to, and what may be done once more.
choice-sale-closes = fecha { $companies }, e com ela a sua dívida
choice-price-stays = o preço fica em { MONEY($new) }
choice-price-moves = preço { MONEY($old) } → { MONEY($new) }
panel-again = Agora se pode colocar mais uma peça; seguir adiante é abrir mão dela.
choice-breaks = quebra o banco
