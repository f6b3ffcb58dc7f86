# Runs, train by train.
route-told = { $train }: { $stops } = { MONEY($value) }
route-with = { $train } ({ $means })
route-stop = { $stop } { $value }
route-bonus-tokens = { $value } (stazioni di maggiori)
route-bonus-red_area = { $value } (area rossa)
route-bonus-red_to_red = { $value } (da area rossa ad area rossa)
route-bonus-bridge = { $value } (ponte)
route-bonus-tunnel = { $value } (tunnel)
route-bonus-port = { $value } (porto)
route-means-plus_train = come treno plus
route-means-further_town = con un paese in più
routes-elsewhere = i suoi percorsi sono in `/{ command-log }`
