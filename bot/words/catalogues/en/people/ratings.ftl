# How well people have played, where a server wants ratings.
command-ratings = ratings
command-ratings-description = How well people have played against each other on this server
ratings-heading = { $title ->
    [none] **Ratings of this server**
   *[other] **Ratings of this server in { $title }**
    }
ratings-line = { $place }. { $name }: **{ $points }** ({ $games ->
    [one] one game
   *[other] { $games } games
    })
ratings-none = Nobody has one yet: it takes a game for two or more that’s over.
ratings-meaning = -# How well somebody plays for sure, by their places in games and whom they met (OpenSkill). All begin at 1,000 and get surer with each game.
ratings-changed = 📈 Ratings: { $people }
ratings-change = { $name } { $points } ({ $change })
refusal-ratings_off = This server keeps no ratings. Who manages it can turn them on: /settings server.
server-ratings = { $on ->
    [yes] Finished games are rated (/ratings).
   *[no] Games aren’t rated.
    }
settings-ratings = { $listed ->
    [yes] You stand in /ratings, where a server has them.
   *[no] You don’t stand in /ratings.
    }
button-set_rated = Show me in ratings
button-set_unrated = Leave me out of ratings
command-settings-ratings = ratings
command-settings-ratings-description = Whether you stand in the ratings of servers that have them
field-ratings = ratings
field-ratings-description = Rate finished games (/ratings)
field-listed = listed
field-listed-description = Show you in the ratings
