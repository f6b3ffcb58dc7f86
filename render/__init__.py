"""Pictures of positions: `draw` takes a `Picture` and gives a PNG with its alternative text. Reads state, no rules.

>>> import engine, render
>>> game = engine.new_game(next(iter(engine.TITLES)), players=["P1", "P2", "P3"], seed=7)
>>> drawn = render.draw(render.Picture("map", game.title, game.state))
>>> drawn.width <= 2000, drawn.png[:4]
(True, b'\\x89PNG')
"""

from render.drawing import alternative, company_facts, draw, own_train_limits, parts_of, trains_leave
from render.kinds import KINDS, kinds_of
from render.maps.highlights import Highlights, highlights
from render.maps.map import fits_area, is_tall
from render.maps.routes import hexes_of
from render.maps.ways import way_claim
from render.picture import Drawn, LabelTooSmall, Picture, RoundWealth, TileChoice, UnknownPicture, Words
from render.sheets.standing import Standing, history, standing
from render.sheets.takings import pages as takings_pages
from render.sheets.takings import shown as takings_page
from render.titles import runs_trains
from render.warming import warm
from render.words_en import ENGLISH, english

__all__ = [
    "ENGLISH",
    "KINDS",
    "Drawn",
    "Highlights",
    "LabelTooSmall",
    "Picture",
    "RoundWealth",
    "Standing",
    "TileChoice",
    "UnknownPicture",
    "Words",
    "alternative",
    "company_facts",
    "draw",
    "english",
    "fits_area",
    "hexes_of",
    "highlights",
    "history",
    "is_tall",
    "kinds_of",
    "own_train_limits",
    "parts_of",
    "runs_trains",
    "standing",
    "takings_page",
    "takings_pages",
    "trains_leave",
    "warm",
    "way_claim",
]
