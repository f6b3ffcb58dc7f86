# Quién se sienta: plazas guardadas para alguien, y esperar una partida en un servidor.
command-game-invite = invitar
command-game-invite-description = Guardar una plaza para alguien, a quien se le pregunta
command-game-wait = esperar
command-game-wait-description = Esperar una partida; cuando seáis bastantes se abre una mesa
command-game-waiting = esperas
command-game-waiting-description = Qué partidas espera la gente aquí
button-invite = Guardar una plaza…
button-seat_yes = Ocupar la plaza
button-seat_no = No, gracias
button-wait_along = Esperar también
button-unwait = No esperar más
menu-invite = ¿Para quién se guarda una plaza?
notice-kept = Plazas guardadas para: { $people }
invited = { $people }: { $who } te guarda una plaza. ¿Juegas?
invited-done = Hay una plaza guardada para { $people }; se le pregunta aquí.
invited-yes = { $who } ocupa la plaza.
invited-no = { $who } no juega esta vez.
waiting-heading = **Quién espera una partida aquí**
waiting-none = Nadie. Con /game wait eres el primero.
waiting-line = { $title }: esperan { $count } de { $players }; { $pace }
waiting-numbered = { $number }. { $what }
waiting-left = Ya no esperas.
privacy-kept_for = Plazas guardadas para ti: { $count }
refusal-seats_kept = { $count ->
    [1] La plaza que queda está guardada para otra persona.
   *[other] Las { $count } plazas que quedan están guardadas para otros.
    }
refusal-not_invited = En esta mesa no hay ninguna plaza guardada para ti.
refusal-not_waiting = No esperas esa partida.
refusal-too_many_awaited = Ya esperas { $most } partidas; no caben más.
refusal-no_such_member = Esa persona no puede jugar aquí.
refusal-no_seats_to_keep = En esta mesa no se guardan plazas: todos juegan en un mismo sitio, o continúa a partir de un registro.
