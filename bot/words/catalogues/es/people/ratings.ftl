# Lo bien que se ha jugado, donde un servidor quiere puntuaciones.
command-ratings = clasificación
command-ratings-description = Lo bien que ha jugado cada cual contra los demás en este servidor
ratings-heading = { $title ->
    [none] **Clasificación de este servidor**
   *[other] **Clasificación de este servidor en { $title }**
    }
ratings-line = { $place }. { $name }: **{ $points }** ({ $games ->
    [one] una partida
   *[other] { $games } partidas
    })
ratings-none = Nadie figura todavía: hace falta una partida terminada entre dos o más.
ratings-meaning = -# Lo bien que juega alguien con seguridad, según sus puestos en las partidas y sus rivales (OpenSkill). Se empieza en 1000, y cada partida da más seguridad.
ratings-changed = 📈 Clasificación: { $people }
ratings-change = { $name } { $points } ({ $change })
refusal-ratings_off = Este servidor no lleva clasificación. Quienes lo administran pueden activarla: /ajustes servidor.
server-ratings = { $on ->
    [yes] Las partidas terminadas cuentan para la clasificación (/clasificación).
   *[no] Las partidas no cuentan para ninguna clasificación.
    }
settings-ratings = { $listed ->
    [yes] Figuras en la /clasificación de los servidores que la llevan.
   *[no] No figuras en la /clasificación.
    }
button-set_rated = Figurar en la clasificación
button-set_unrated = No figurar en la clasificación
command-settings-ratings = clasificación
command-settings-ratings-description = Si figuras en la clasificación de los servidores que la llevan
field-ratings = clasificación
field-ratings-description = Que las partidas terminadas cuenten (/clasificación)
field-listed = figurar
field-listed-description = Figurar en la clasificación
