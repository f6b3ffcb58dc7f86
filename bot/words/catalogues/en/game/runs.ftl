# Runs, train by train.
route-told = { $train }: { $stops } = { MONEY($value) }
route-with = { $train } ({ $means })
route-stop = { $stop } { $value }
route-bonus-tokens = { $value } (majors’ stations)
route-bonus-red_area = { $value } (red area)
route-bonus-red_to_red = { $value } (red area to red area)
route-bonus-bridge = { $value } (bridge)
route-bonus-tunnel = { $value } (tunnel)
route-bonus-port = { $value } (port)
route-means-plus_train = as a plus train
route-means-further_town = with one more town
routes-elsewhere = its routes are in `/{ command-log }`
