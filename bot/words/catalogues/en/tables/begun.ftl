# What was put right in the rules since a game was begun.
begun-told = **{ $game }**: since this game was begun, rules have been put right. It goes on as it was begun:
begun-heading = As this game was begun, otherwise than by the rules now:
begun-line = { $text } (Rule { $clause })
