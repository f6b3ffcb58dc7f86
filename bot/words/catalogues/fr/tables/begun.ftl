# Ce qui a été corrigé dans les règles depuis le début d’une partie.
begun-told = **{ $game }** : depuis le début de cette partie, des règles ont été corrigées. Elle continue comme elle a commencé :
begun-heading = Comme cette partie a commencé, autrement que selon les règles d’aujourd’hui :
begun-line = { $text } (Règle { $clause })
