# What is possible instead of an option that can’t be used.
refusal-bounds = Possible: from { $least } to { $most }.
refusal-plan_empty = There’s no step to keep yet: make your moves on the trial first.
order-kind-pass = pass
order-kind-buy = buy a share each turn
order-kind-same_run = same routes and pay
order-unless-sells_mine = someone sells shares of a company you hold
order-unless-starts = someone starts a company
order-unless-acts = someone does anything but pass
order-until-floats = until it floats
refusal-not_in_title = `/{ $command }` isn’t part of { $title }.
