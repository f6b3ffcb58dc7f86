# Lo que 1865 Sardinia dice con palabras propias y lo que ayuda a quien empieza.
plural-dragons = yes
train-name-1865 = tren { $train }
menu-draft_company-1865 = Elegir una compañía marítima
choice-bonus_places = Bonificación en { $nodes }
event-private_closed-1865 = { $private } sale de la partida
hint-draft-how-1865 = Te da L.20 cada ronda de operaciones. Si luego la transfieres a una compañía tuya, suma 8 de capacidad y, con un marcador en su localidad, tráfico.
hint-stock-how-1865 = Los Dragones actúan antes de cada jugador, por una regla fija: «Los Dragones…» muestra su próximo turno. Solo sus ventas y las del presidente bajan la cotización.
hint-track-how-1865 = La vía debe unirse a la red de la compañía; el terreno no cuesta nada, la segunda loseta L.20. Busca ciudades, minas y pueblos para el próximo marcador.
hint-station-what-1865 = Un marcador da el tráfico de su ciudad o mina y de todos los pueblos de la conexión, una vez y para siempre.
hint-station-how-1865 = Cada borde cruzado cuesta L.10, con río L.40, con montaña L.60. Una compañía menor solo tiene tres marcadores.
hint-dividend-what-1865 = Cada punto de tráfico con sitio en un tren gana L.10. Si se reparte, va a los accionistas; si se conserva, a la compañía.
hint-dividend-how-1865 = El dividendo sube la cotización, conservar los beneficios no la mueve, y solo baja si no hay beneficios. Consérvalos cuando haya que pagar un tren.
picture-markers-left = por colocar, al coste de la conexión
picture-maritimes = compañías marítimas
company-stations-1865 = Marcadores de estación en el tablero de la compañía: { $count }
trains-name-1865 = trenes { $train }
remark-picks_privates-1865 = Compañías marítimas que aún eliges: { $count }.
