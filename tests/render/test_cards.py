"""Boxes as wide as their trains' names, limits as the rules have them, signs longer than tokens, tiles with tokens."""

from __future__ import annotations

import engine
from engine.board.tiles import Board
from engine.titles import TITLES
from render import fonts, palette
from render.maps.tiles import _in_place, _with_tile
from render.picture import Picture, TileChoice
from render.sheets.cards import train_limit, train_widths
from render.wording import company_name
from tests.render import made, positions


def test_a_box_is_wider_than_the_name_of_its_train() -> None:
    for size in (56, 72):
        for title in TITLES:
            trains = list(positions.title(title).trains)
            boxes = train_widths(trains, 0, size)
            assert all(
                wide >= fonts.width(each, "bold", round(size * 0.62)) + 16
                for each, wide in zip(trains, boxes, strict=True)
            )
    assert len(train_widths(["PH3*"], 4)) == 4


def test_1856_11_1_the_national_companys_card_has_its_own_limit() -> None:
    game = engine.new_game("1856", ["P1", "P2", "P3"], seed=3)
    for phase in game.title.phases:
        game.state.phase = phase
        view = game.view
        for company in game.state.companies:
            limit = train_limit(Picture("company", game.title, game.state, company=company), company)
            assert limit == game.rulebook.train_limit(view, company)


def test_a_sign_for_which_the_token_has_no_room_stands_before_the_name() -> None:
    title = positions.title("1865")
    assert company_name(title, "SFSS").startswith("SFSS · ")
    assert company_name(title, "CFC") == title.companies["CFC"].name


def test_a_tile_in_its_place_has_the_tokens_that_lie_there() -> None:
    title, state = positions.title("1856"), made.canada_endgame()
    who = state.tokens["J15.0"]
    laid = _with_tile(Board(title.board), state, "J15", TileChoice("125", 0))
    assert [each for at, each in laid.tokens.items() if at.startswith("J15.")] == [who]
    assert {at: each for at, each in laid.tokens.items() if not at.startswith("J15.")} == {
        at: each for at, each in state.tokens.items() if not at.startswith("J15.")
    }


def test_a_tile_to_choose_is_drawn_in_its_colour() -> None:
    title, state = positions.title("1856"), made.canada_endgame()
    choice = TileChoice("57", 0)
    drawn = _in_place(Board(title.board), Picture("tiles", title, state), "J15", choice, 300)
    colours = {colour for _, colour in drawn.convert("RGB").getcolors(drawn.width * drawn.height) or ()}
    assert palette.fill("yellow") in colours
