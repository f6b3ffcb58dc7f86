# Looking back and closely: tiles, history, rules, the reasons of what happened by itself.
command-tiles = tiles
command-tiles-description = The tiles that are left, by colour
command-history = history
command-history-description = Everyone’s wealth over the rounds, and the time used
command-rules = rules
command-rules-description = A clause of the rules, by its number or by words
field-clause = clause
field-clause-description = A number such as 5.4, or words to look for
field-colour = colour
field-colour-description = Only tiles of this colour
button-why = Why?
# Why something happened by itself: the reason with its figures; the clause follows.
why-line = { $what } – { $why } (rule { $clause })
why-heading = **Why:** what happened by itself, and the rule behind it
why-nothing = Nothing happened by itself here: all of it was decided by those who play.
why-caretaker = The caretaker acted for { $name }: passes where it may, runs the best, keeps the dividend’s policy, buys only what it must
why-default = { $name } gave no answer in time: what the rules foresee for silence was done
# The rules digest.
button-rule = Rule { $clause }
rules-heading = **Rules of { $title }** (our own short wording)
rules-line = **{ $clause }**{ $section ->
    [none] {""}
   *[other] {" "}(book { $section })
    } { $text }
rules-none = Nothing found for “{ $asked }”. Try a number such as 5, or another word.
rules-more = … and { $count } more: narrow it by number or words
joint = { "; " }
repeated = { $text } (× { $count })
# Since one’s last move or look.
look-heading = **New since your last move or look:**
look-nothing = Nothing new since your last move or look.
# Holdings: what may still be bought or sold.
holdings-for-sale = **For sale:** { $list }
holdings-stock = { $company } { PERCENT($percent) } at { MONEY($price) } ({ $stock })
holdings-buy = **You may buy:** { $list }
holdings-sell = **You may sell at most:** { $list }
holdings-part = { $company } { PERCENT($percent) }
# History and tiles.
field-times = times
field-times-description = The host’s choice: does this table show the time used?
history-worth = **{ $name }**: { MONEY($worth) } ({ $change } since the round before)
history-times = **Time used** (without quiet hours, leave and offers that wait for others):
history-time = { $name }: { $turns ->
    [one] { $time } in one turn
   *[other] { $time } in { $turns } turns, { $mean } each
    }
history-hidden = This table keeps the time used to itself.
duration-days = { $days } d { $hours } h
duration-hours = { $hours } h { $minutes } min
duration-minutes = { $minutes } min
tiles-colour = **{ $colour }**{ $open ->
    [yes] {""}
   *[no] {" "}(not yet)
    }: { $list }
button-legend = Legend
# Trains: the phases.
trains-phase = { $now ->
    [yes] **{ $phase }**
   *[no] { $phase }
    }: { $tiles }; at most { $limit } trains; { $rounds ->
    [one] 1 operating round
   *[other] { $rounds } operating rounds
    }
cause-draft = the draft is over
personal-received = You received { $what }.
personal-paid = You paid { $what }.
personal-sum = { MONEY($amount) } ({ $reason })
personal-leads = You’re now president of { $company }.
personal-led = { $new } is now president of { $company } in your place.
personal-exchanged = You received { PERCENT($percent) } of { $company } in exchange.
personal-closed = { $company } has closed: your { PERCENT($percent) } of it are worth nothing any more{ $led ->
    [yes] , and you lead it no longer
   *[no] {""}
    }.
personal-merged = { $company } was merged into { $into }: your { PERCENT($percent) } of it have gone into the exchange{ $led ->
    [yes] , and you lead it no longer
   *[no] {""}
    }.
personal-absorbed = { $absorber } has absorbed { $company }: your { PERCENT($percent) } of it were paid for{ $led ->
    [yes] , and you lead it no longer
   *[no] {""}
    }.
personal-private_closed = { $private }, which was yours, has closed.
