# What is foreseen of the national company’s formation.
remark-formation-due = All loans fall due after this turn; as things stand:
remark-formation-repaid = Paid back from the treasury: { $company }.
remark-formation-asked = { $company } still owes { $loans ->
    [one] one loan
   *[other] { $loans } loans
    }{ $short ->
    [0] : { $who } pays { MONEY($need) }, or it’s merged into { $into }.
   *[other] . { $who } lacks { MONEY($short) } of the { MONEY($need) }: it’s merged into { $into }.
    }
remark-formation-ahead = The first { $train } makes all loans due. { $company } has { $loans ->
    [one] one loan
   *[other] { $loans } loans
    } and { MONEY($cash) }{ $need ->
    [0] , which pays them back.
   *[other] . { $short ->
        [0] { $who } could pay the missing { MONEY($need) } out of { MONEY($own) }, or it merges into { $into }.
       *[other] { $who } lacks { MONEY($short) } of the missing { MONEY($need) }, so it would merge into { $into }.
      }
    }
remark-formation-none = Nobody is in debt then, so { $company } isn’t formed.
event-debt_declared = { $merged ->
    [yes] { $player } has it merged into { $into }
   *[no] { $player } pays { MONEY($amount) } of its debt in person
    }
event-passed-keep_trains = keeps its trains
remark-merger-ahead = If all who are still asked have theirs merged, too: { $company } is formed at { MONEY($price) } with shares of { PERCENT($unit) }; president: { $who }.
remark-merger-share = { $who }: { PERCENT($percent) } of { $company }, worth { MONEY($worth) }, for shares worth { MONEY($before) }.
