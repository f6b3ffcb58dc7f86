# Runs, train by train.
route-told = { $train }: { $stops } = { MONEY($value) }
route-with = { $train } ({ $means })
route-stop = { $stop } { $value }
route-bonus-tokens = { $value } (estaciones de grandes compañías)
route-bonus-red_area = { $value } (área roja)
route-bonus-red_to_red = { $value } (de área roja a área roja)
route-bonus-bridge = { $value } (puente)
route-bonus-tunnel = { $value } (túnel)
route-bonus-port = { $value } (puerto)
route-means-plus_train = como tren plus
route-means-further_town = con un pueblo más
routes-elsewhere = sus rutas están en `/{ command-log }`
