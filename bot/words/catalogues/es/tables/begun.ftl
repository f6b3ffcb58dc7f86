# Lo que se ha corregido en las reglas desde que empezó una partida.
begun-told = **{ $game }**: desde que empezó esta partida se han corregido reglas. Sigue como se empezó:
begun-heading = Como se empezó esta partida, de otro modo que según las reglas de ahora:
begun-line = { $text } (Regla { $clause })
