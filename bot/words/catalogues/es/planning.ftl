# Qué pasaría si, y planes.
command-plan = plan
command-plan-description = ¿Y si?: prueba tus jugadas en una copia privada y guárdalas como plan
button-what_if = ¿Y si?
button-plan_keep = Guardar como plan
button-plan_play = Jugarlo ahora
button-plan_back = Un paso atrás
button-plan_anew = Empezar de nuevo
button-plan_leave = Cerrar la prueba
what_if-heading = **¿Y si?** · { $game } · solo tú lo ves, y nada de esto toca la partida
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
what_if-stop = La partida ha avanzado y el paso { $step } ya no es posible: { $why }
plan-name = plan de { $count ->
    [one] un paso
   *[other] { $count } pasos
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
