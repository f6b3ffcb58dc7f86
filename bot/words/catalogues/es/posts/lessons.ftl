# Lecciones: una primera partida entre robots, por mensajes directos. En cada parada, qué es cada cosa y qué hacer ahora.
command-learn = aprender
command-learn-description = Aprende un título en 15 minutos: una primera partida con robots, por mensajes directos
lesson-welcome = **Una primera partida de { $title }, paso a paso.** Los robots juegan los otros asientos al momento. Haz lo que pide cada paso, o cualquier otra cosa legal; salta lo que ya sepas.
lesson-opened = Tu lección de { $title } está en tus mensajes directos: { $link }
refusal-direct_closed = Una lección se da por mensajes directos, y los tuyos están cerrados para mí. Permite los mensajes directos de este servidor (su nombre › Ajustes de privacidad), o escríbeme tú, y vuelve a dar la orden.
refusal-no_lesson = Aún no hay lección de { $title }.
lesson-heading = **{ $title }, paso { $number } de { $of }: { $what }**
lesson-skipped = Saltado: un robot ha decidido por ti.
lesson-meanwhile-own = { $count ->
    [one] Ha pasado una jugada, la tuya, que hizo un robot (véase el registro).
   *[other] Han pasado { $count } jugadas; las tuyas las hizo un robot (véase el registro).
    }
lesson-meanwhile-others = { $count ->
    [one] Ha pasado una jugada de los demás (véase el registro).
   *[other] Han pasado { $count } jugadas de los demás (véase el registro).
    }
lesson-over = **Aquí acaba tu lección de { $title }**: has visto { $seen } de { $of } pasos. { $new } abre una mesa con personas, { $rules } encuentra cualquier párrafo, y siempre puedes empezar otra lección.
lesson-later-18mag = Aún por ver: los vagones están en la lista de rutas cuando mejoran alguna. El de RÁBA hace que un área roja valga más, el de G&C lleva un tren a más localizaciones, el de SNW abre una mina, cada uno por un turno (regla 5.5.1).
lesson-later-1865 = Aún por ver en una partida entera: al inicio de su turno, una compañía puede absorber a otra del mismo presidente, con sus trenes y su tráfico (regla 11.1).
button-hint = ¿Qué haría un robot?
button-skip_halt = Saltar esto
button-end_lesson = Acabar la lección
privacy-lesson = La partida { $game } es tu lección; acaba sola tras { $days } días sin jugadas.
lesson-came-paid = Has pagado { MONEY($amount) } y te quedan { MONEY($cash) }.
lesson-came-got = Has recibido { MONEY($amount) } y ahora tienes { MONEY($cash) }.
lesson-came-holds = Tienes el { PERCENT($percent) } de { $company }{ $leads ->
    [yes] {" "}y la diriges.
   *[no] .
    }
lesson-came-none = Ya no tienes nada de { $company }.
lesson-came-owns = { $company } es tuya; tiene { MONEY($cash) }.
lesson-came-treasury = La tesorería de { $company } ha pasado de { MONEY($old) } a { MONEY($cash) }.
lesson-came-price = { $company }: { edition-the_price } ha pasado de { MONEY($old) } a { MONEY($price) }.
lesson-name-auction = la subasta
lesson-name-maritime-1865 = compañías marítimas
lesson-name-minor-18mag = una compañía pequeña
lesson-name-draft-18mag = la primera acción
lesson-name-par = crear una compañía
lesson-name-share = comprar una acción
lesson-name-pass = pasar
lesson-name-sale = vender acciones
lesson-name-track = construir vía
lesson-name-token = una estación
lesson-name-loan-1856 = un préstamo
lesson-name-run = hacer circular los trenes
lesson-name-dividend = repartir o { edition-withhold }
lesson-name-train = comprar un tren
lesson-name-phase = una fase nueva
lesson-name-rust = trenes eliminados
lesson-auction = Las compañías privadas son pequeñas: cada una paga a su dueño una renta en cada ronda de operaciones. Puedes comprar la más barata a su precio, pujar por una posterior o pasar. Compra una ahora.
lesson-maritime-1865 = Cada jugador elige dos compañías marítimas, gratis. En tu mano una paga L.20 por ronda de operaciones; dada a una compañía tuya, aumenta su capacidad. Elige una.
lesson-minor-18mag = Las compañías pequeñas construyen vía y hacen circular trenes, y cada una es de un solo jugador. Empieza con 50 Ft, un tren-2 y su estación inicial. Mira el mapa y elige una.
lesson-draft-18mag = Las grandes compañías se tienen por acciones; cada una es el 10 % y su precio te cuenta al final. Viven de lo que les pagan las pequeñas por losetas, trenes y estaciones. Elige una ahora.
lesson-par = Una compañía empieza cuando alguien compra su certificado de presidente: el 20 % por el doble del precio inicial que elija. Echa a andar cuando se vende la mitad de sus acciones; un precio más alto le da más dinero, pero tarda más. Crea una de la que puedas comprar más acciones.
lesson-par-1856 = Una compañía empieza cuando alguien compra su certificado de presidente: el 20 % por el doble del precio inicial que elija. El dinero de las primeras acciones va a su tesorería; el resto espera hasta que llegue a su destino. Crea una.
lesson-par-1865 = Una compañía empieza cuando alguien compra su título de presidente por el doble de la cotización que elija; la diriges tú. Siendo pequeña, sus acciones son del 20 %, y con una más vendida se pone en marcha. Crea una.
lesson-share = Una acción es una parte de una compañía: cobra su parte de cada dividendo, y su precio te cuenta al final. Puedes tener como mucho el 60 % de una compañía, y en total tantos certificados como diga el límite. Compra una acción.
lesson-share-1865 = Una acción cobra su parte de cada dividendo, y su cotización te cuenta al final. Puedes tener como mucho el 60 % de una compañía, y no más títulos que el límite; los Dragones compran y venden según sus propias reglas. Compra una acción.
lesson-share-18mag = En una ronda del mercado de valores puedes vender acciones y luego comprar una; dos de la misma compañía te hacen director. Puedes tener como mucho el 60 % de ella, y no más certificados que el límite; las pequeñas no cuentan. Compra una acción.
lesson-pass = Quien no compra ni vende pasa, y puede volver a actuar cuando le toque otra vez. La ronda acaba cuando todos pasan seguidos; después operan las compañías. Pasa, para guardar tu dinero.
lesson-sale = Las acciones se venden al Fondo de la Banca, que puede tener como mucho la mitad de una compañía. Recibes el precio actual por cada una; luego el precio baja, un paso por acción. Vende una, o pasa para conservarlas.
lesson-sale-1865 = Las acciones se venden al Fondo de la Banca a la cotización actual. Solo la baja la venta del presidente, una casilla por acción; no se vende nada de una compañía que no haya operado. Vende una, o pasa para conservarlas.
lesson-sale-18mag = El banco paga el precio actual por las acciones que vendas; luego el precio baja un paso, sean cuantas sean. Quien vende no puede comprar de esa compañía en la misma ronda. Vende una, o pasa para conservarlas.
lesson-track = El turno de tu compañía empieza con la vía: una loseta en un hexágono vacío, o una mejor en lugar de otra. Tiene que unirse a la red de la compañía; sus ciudades y pueblos dan dinero a tus trenes. Elige un hexágono y luego una loseta.
lesson-track-1865 = El turno de una compañía empieza con la vía: una loseta es gratis, la segunda cuesta L.20. Una ciudad o mina con un marcador tuyo da tráfico, y el tráfico da beneficios. Elige un hexágono y luego una loseta.
lesson-track-18mag = El turno de una pequeña empieza con la vía: una loseta amarilla o una mejora, y otra amarilla más por 10 Ft. Lo que se paga por el terreno y la segunda loseta va a grandes compañías: no se pierde para sus dueños. Elige un hexágono y luego una loseta.
lesson-token = Una estación deja salir a tus trenes de su ciudad y quita ese espacio a los demás; por una ciudad llena de otras no se pasa. Tiene su precio, y hay pocas. Pon una, o pasa el paso.
lesson-token-1865 = Una estación da el tráfico de su ciudad o mina y de los pueblos del camino. Se pagan los lados que se cruzan, y una compañía tiene pocas. Pon una, o pasa el paso.
lesson-token-18mag = Una estación deja circular a la pequeña desde su ciudad y quita ese espacio a los demás. La segunda cuesta 40 Ft, la tercera 80 Ft, y la mitad va a SzKÉV. Pon una, o pasa el paso.
lesson-loan-1856 = Una compañía puede tomar un préstamo por turno: le da $100 y le cuesta $10 de intereses en cada ronda desde ahora. Todos los préstamos vencen tras el primer tren 6. Toma uno si a tu compañía le falta dinero para un tren; si no, sáltalo.
lesson-run = Un tren circula por la vía de parada en parada, tantas como diga su número, con al menos una de tus estaciones entre ellas. La suma de las paradas son los beneficios. Las mejores rutas ya están calculadas: acéptalas.
lesson-run-18mag = Un tren recorre tantos lugares como diga su número, uno de ellos una ciudad con estación de la pequeña. La mitad de los beneficios va a la pequeña, la mitad a ti; los vagones de las grandes traen más. Acepta las mejores rutas.
lesson-dividend = Repartidos, los beneficios van a los accionistas, un décimo por cada 10 %, y el precio sube. Retenidos, van a la tesorería y el precio baja. Reparte, si la compañía no necesita pronto un tren.
lesson-dividend-1865 = Los beneficios son L.10 por cada punto de tráfico que tus trenes puedan llevar. Repartidos, van a las acciones y la cotización sube una casilla; conservados, van a la compañía y la cotización no se mueve. Elige una de las dos cosas.
lesson-dividend-18mag = Una gran compañía acaba su turno con un dividendo de su tesorería; tú, su director, dices la cantidad. Cuanto mayor sea, más sube el precio; con nada baja. Elige una cantidad.
lesson-train = Sin tren nada circula. El banco vende los tipos por orden; el primero de un tipo nuevo abre otra fase. Compra uno, si la tesorería lo permite; circula en la próxima ronda.
lesson-train-1865 = Los trenes dan capacidad: tanto de tu tráfico da beneficios. La pila de Trenes Disponibles vende los tipos por orden, y comprar allí sube tu cotización una casilla. Compra uno, si la compañía puede pagarlo.
lesson-train-18mag = Una pequeña tiene dos trenes como mucho; con dos puede desechar antes uno. La mitad del precio va a una gran compañía, LdStEG o MÁVAG. Compra uno si la tesorería lo permite; si no, pasa.
lesson-phase = Alguien ha comprado el primer tren de un tipo nuevo: ahora es la fase { $phase }. Una fase abre las losetas del color siguiente y fija los límites de trenes y qué trenes se pueden comprar. Sigue tu turno como quieras.
lesson-phase-18mag = Ahora es la fase { $phase }: se compró el primer tren de un tipo, o ninguno durante demasiado tiempo. Abre losetas de este color y cambia el valor de las áreas rojas y las minas; aquí los trenes nunca quedan inutilizados. Sigue como quieras.
lesson-rust = Un tipo nuevo de tren ha eliminado uno viejo: esos trenes desaparecen de todas las compañías, sin compensación. La que se quede sin tren tiene que volver a comprar, si hace falta con el dinero de su presidente. Mira qué tienen las tuyas y sigue.
lesson-rust-1865 = El primer tren de una fase nueva ha eliminado un tipo viejo: esos trenes desaparecen de todas las compañías, sin compensación. Una compañía con tráfico debe volver a tener un tren al acabar su turno. Mira qué tienen las tuyas y sigue.
