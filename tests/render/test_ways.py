"""Ways to choose from, drawn over the map; what only 1865's cards and the short game's pictures show."""

from __future__ import annotations

import io

from PIL import Image

import engine
import render
from engine.actions import RouteClaim
from engine.board.data import BoardData
from engine.dev import log
from engine.titles import games_folder
from tests.render import made
from tests.render.positions import title

SARDINIA = title("1865")
WEST = RouteClaim("1", ("E43.0", "E41.0"), (("E43", "E41"),))


def ways(*routes: RouteClaim, captions: tuple[str, ...] = ()) -> render.Drawn:
    state = made.sardinia_endgame()
    return render.draw(render.Picture("ways", SARDINIA, state, routes=routes, captions=captions))


def test_ways_are_numbered_on_the_map_and_below_it() -> None:
    drawn = ways(WEST, captions=("E43 – E41: L.50",))
    two = ways(WEST, WEST, captions=("E43 – E41: L.50", "another"))
    assert "1 E43 – E41: L.50" in drawn.alt
    assert "2 another" in two.alt
    assert drawn.missing == two.missing == ()
    assert two.height > drawn.height
    assert Image.open(io.BytesIO(drawn.png)).size == (drawn.width, drawn.height)
    assert drawn.png != two.png


def test_a_player_card_shows_personal_loans_and_the_short_game_has_no_corsica() -> None:
    game = log.read(games_folder("1865") / "robots-2p-41.jsonl.gz")
    assert render.parts_of(game.title) == ("sardinia",)
    assert not _corsican(game.title.board)
    debtor = next(iter(game.state.own.debts))
    card = render.Picture("player", game.title, game.state, player=debtor)
    assert f"Loans: {game.state.own.debts[debtor]} × L.500" in render.draw(card).alt
    empty = engine.new_game("1865", players=["P1", "P2"], options={"short": True}, seed=1)
    for each in (empty, game):
        for what in ("map", "market", "dragons", "holdings"):
            drawn = render.draw(render.Picture(what, each.title, each.state))
            assert max(drawn.width, drawn.height) <= 2000


def _corsican(board: BoardData) -> list[str]:
    return [each.id for each in board.hexes.values() if each.id in ("G3", "D12", "F16")]
