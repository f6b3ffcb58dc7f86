"""The paragraph of the specification behind each reason of refusal."""

CLAUSES = {
    "game.over": "16",
}
