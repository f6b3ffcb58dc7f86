"""18Mag: the lake's name, the majors' square tokens and what they add, start prices, the opponent's cards."""

from render.titles import Sheet, Style
from render.titles.t18mag_cards import facts, sheet, sheet_text

STYLE = Style(
    notes={"F9": "Balaton"},
    square=frozenset({"major"}),
    bonus={"major": "+10"},
    facts=facts,
    sheets={"opponent": Sheet(sheet, sheet_text)},
    without_trains=frozenset({"major"}),
    start_cells=lambda title, state: frozenset(str(price) for price in title.raw["par_cards"]),
    movements=lambda title: tuple((least, move) for least, move in title.raw["dividend_steps"]),
    words={
        "picture-president": "picture-director",
        "picture-no-president": "picture-no-director",
        "picture-president-short": "picture-director-short",
        "picture-president-mark": "picture-director-mark",
    },
)
