# What only 1889 needs.
power-1889-TER = mantiene K4 cerrado
power-1889-MF = una vez el puerto 437 en B11, G10, I12 o J9, gratis
power-1889-ER = mantiene C4 cerrado; vendida a una compañía: una loseta allí, gratis
power-1889-SMR = su compañía construye gratis en montañas
power-1889-DR = se cambia por el 10 % de IR
power-1889-UTF = sigue abierta con un jugador; renta entonces ¥50
hint-stock-what-1889 = Compra como mucho un certificado; las ventas van todas antes o todas después (ninguna en la primera ronda de acciones); quien no compra ni vende, pasa.
hint-dividend-how-1889 = El dividendo sube el precio; retener siempre lo baja. Retén cuando haya que pagar el próximo tren.
