# Qué pasaría si, y planes.
command-plan = plan
command-plan-description = ¿Y si?: prueba tus jugadas en una copia privada y guárdalas como plan
button-what_if = ¿Y si?
button-plan_open = Ver el plan
button-plan_keep = Guardar como plan
button-plan_play = Jugarlo ahora
button-plan_back = Un paso atrás
button-plan_anew = Empezar de nuevo
button-plan_leave = Cerrar la prueba
what_if-heading = **¿Y si?** · { $game } · solo tú lo ves, y nada de esto toca la partida
what_if-closed = La prueba está cerrada; «{ button-what_if }» la abre de nuevo.
what_if-start = Haz tus jugadas como siempre y mira qué cambiarían.
what_if-more = { $count ->
    [one] … un paso anterior
   *[other] … { $count } pasos anteriores
}
what_if-changes = Lo que cambia:
what_if-assumed = Se supone que los demás pasan y hacen sus mejores rutas ({ $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }).
what_if-ahead = Después se supone que los demás pasan y circulan por sus mejores rutas hasta que te vuelva a tocar ({ $count ->
    [one] una jugada
   *[other] { $count } jugadas
    }); lo demás muestra la partida en ese punto.
what_if-stop = La partida ha avanzado y el paso { $step } ya no es posible: { $why }
plan-name = plan de { $count ->
    [one] un paso
   *[other] { $count } pasos
    }{ $done ->
    [0] {""}
    [1] , uno ya hecho
   *[other] , { $done } ya hechos
    }
plan-kept = Guardado como plan de { $count ->
    [one] un paso
   *[other] { $count } pasos
    }: se juega cuando te toque, mientras salga como lo planeado.
plan-done = Tu { $what } se ha jugado hasta el final.
plan-stopped = Tu { $what } se ha detenido antes del paso { $step }: { $why }
why-differs = daría otra cosa: { $now } en vez de { $planned }.
why-elsewhere = ahora se trata de { $now }, no de { $planned }.
effect-of-player = { MONEY($amount) } para ti
effect-of-company = { MONEY($amount) } para la compañía
effect-of-none = nada de dinero
refusal-what_if_moved = Esta prueba ha cambiado; el mensaje la muestra como está ahora.
button-plan_hold = Guardar, paso a paso
button-plan_look = Imágenes
button-plan_map = Mapa
button-plan_holdings = Participaciones
button-plan_show = Mostrar a la mesa
button-plan_next = Siguiente paso del plan ({ $step } de { $count })
menu-plan_card = La tarjeta de una compañía
plan-held = Guardado como plan de { $count ->
    [one] un paso
   *[other] { $count } pasos
    } que llevas tú: en tu turno un botón hace uno tras otro, mientras todo salga como lo planeado.
plan-next = **Tu plan**, paso { $step } de { $count }: { $told }
plan-next-stop = **Tu plan** se detiene antes del paso { $step } de { $count }: { $why }
plan-shown = 💭 **{ $game }** · { $name } muestra un «¿y si?» a partir de la jugada { $seq }. Nada de esto se ha jugado.
plan-shown-done = Mostrado a la mesa, con un botón para sus imágenes.
refusal-plan_shown_often = En la última hora has mostrado { $most } pruebas a la mesa, el máximo. La siguiente podrá ser dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
    }.
