# Earlier positions.
field-at = at
field-at-description = At a move, a round such as 4.1, or when you last looked
button-move_before = ‹ Move
button-move_after = Move ›
button-round_before = ‹‹ Round
button-round_after = Round ››
button-present = Now
past-heading = **As it was** after move { $seq }{ $made ->
    [none] {""}
   *[other] {" "}({ $made })
    }: { $round }
past-taken_back = **As it was** after move { $seq }, which was undone later: { $round }
past-looked = When I last looked (after move { $seq })
past-move = After move { $seq }
past-round = { $round } begins (after move { $seq })
refusal-no_such_moment = There’s no move or round “{ $at }” to look back to. Give the number of a move, at most { $last }, or an operating round such as 4.1.
