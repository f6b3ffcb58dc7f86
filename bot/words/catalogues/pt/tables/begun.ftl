# O que foi corrigido nas regras desde o começo de uma partida.
begun-told = **{ $game }**: desde o começo desta partida, regras foram corrigidas. Ela continua como começou:
begun-heading = Como esta partida começou, de outro modo que pelas regras de agora:
begun-line = { $text } (Regra { $clause })
