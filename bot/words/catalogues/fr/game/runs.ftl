# Runs, train by train.
route-told = { $train } : { $stops } = { MONEY($value) }
route-with = { $train } ({ $means })
route-stop = { $stop } { $value }
route-bonus-tokens = { $value } (gares de majeures)
route-bonus-red_area = { $value } (zone rouge)
route-bonus-red_to_red = { $value } (de zone rouge à zone rouge)
route-bonus-bridge = { $value } (pont)
route-bonus-tunnel = { $value } (tunnel)
route-bonus-port = { $value } (port)
route-means-plus_train = comme train plus
route-means-further_town = avec un village de plus
routes-elsewhere = ses routes sont dans `/{ command-log }`
