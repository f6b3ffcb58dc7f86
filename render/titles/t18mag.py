"""18Mag: the lake's name, square tokens for the majors, which add 10 to their city, and the start prices."""

from render.titles import Style

STYLE = Style(
    notes={"F9": "Balaton"},
    square=frozenset({"major"}),
    bonus={"major": "+10"},
    without_trains=frozenset({"major"}),
    start_cells=lambda title, state: frozenset(str(price) for price in title.raw["par_cards"]),
    words={
        "picture-president": "picture-director",
        "picture-no-president": "picture-no-director",
        "picture-president-short": "picture-director-short",
        "picture-president-mark": "picture-director-mark",
    },
)
