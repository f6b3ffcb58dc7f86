# Runs, train by train.
route-told = { $train }: { $stops } = { MONEY($value) }
route-with = { $train } ({ $means })
route-stop = { $stop } { $value }
route-bonus-tokens = { $value } (estações de maiores)
route-bonus-red_area = { $value } (área vermelha)
route-bonus-red_to_red = { $value } (de área vermelha a área vermelha)
route-bonus-bridge = { $value } (ponte)
route-bonus-tunnel = { $value } (túnel)
route-bonus-port = { $value } (porto)
route-means-plus_train = como trem plus
route-means-further_town = com uma vila a mais
routes-elsewhere = suas rotas estão em `/{ command-log }`
