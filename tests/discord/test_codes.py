"""The short texts in custom ids, menu values and commands."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.codes import Code, pack, read_code, read_line, read_routes, routes_text, unpack, whole_number
from engine import BuyTrain, DraftCompany, LayTile, Pass, RouteClaim, UnreadableAction
from engine.actions import catalogue

ACTIONS = catalogue()


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass(), "pass"),
        (DraftCompany("G&C"), "draft_company|G&C"),
        (LayTile("E12", "57", 2), "lay_tile|E12|57|2"),
        (LayTile("E12", "57", 0, "terrain_token"), "lay_tile|E12|57|0|terrain_token"),
        (BuyTrain("2", "bank", 80), "buy_train|2|bank|80"),
    ],
)
def test_actions_are_packed_and_unpacked(action: object, text: str) -> None:
    assert pack(action) == text  # type: ignore[arg-type]
    assert unpack(text, ACTIONS) == action


@pytest.mark.parametrize(
    "text", ["", "nonsense", "pass|x", "lay_tile|E12|57|x", "draft_company", "buy_train|2|bank|8x"]
)
def test_what_isnt_an_action_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction):
        unpack(text, ACTIONS)


@given(st.integers(0, 10**9), st.integers(0, 10**6), st.text(alphabet="abc|,;5RÁ&", max_size=40))
def test_codes_are_read_as_they_were_written(game: int, seq: int, argument: str) -> None:
    code = Code("b", game, seq, "act", argument)
    assert read_code(str(code)) == code


@given(st.text(max_size=120))
def test_no_text_breaks_the_reading_of_a_code(text: str) -> None:
    assert read_code(text) is None or text.startswith("rw:")


def test_a_code_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="custom id"):
        str(Code("b", 1, 1, "act", "x" * 100))


HEXES = st.from_regex(r"[A-J][1-9][0-9]?", fullmatch=True)
NODES = st.builds("{}.{}".format, HEXES, st.integers(0, 3))


@st.composite
def routes(draw: st.DrawFn) -> RouteClaim:
    stops = draw(st.lists(NODES, min_size=1, max_size=6))
    ways = tuple(
        (start.split(".")[0], *draw(st.lists(HEXES, max_size=3)), end.split(".")[0]) for start, end in pairwise(stops)
    )
    return RouteClaim(draw(st.sampled_from(["2", "3", "4", "6"])), tuple(stops), ways)


@given(st.lists(routes(), max_size=3))
def test_routes_are_read_as_they_are_written(claims: list[RouteClaim]) -> None:
    assert read_routes(routes_text(tuple(claims))) == tuple(claims)


@given(st.text(max_size=60))
def test_no_text_breaks_the_reading_of_routes(text: str) -> None:
    with suppress(UnreadableAction):
        assert all(each.stops for each in read_routes(text))


@pytest.mark.parametrize(
    ("value", "number"),
    [("7", 7), (" -7 ", -7), ("−7", -7), (7.0, 7), ("7.5", "7.5"), (7.5, 7.5), ("x", "x"), ("", "")],
)
def test_whole_numbers(value: object, number: object) -> None:
    assert whole_number(value) == number


@pytest.mark.parametrize(
    "text", ["", "~", "+~", "~~+|", "a\nb", "x" * 5000, "\ud800", "\u2028~\x00", "pay-end+~", "2+"]
)
def test_any_text_is_a_line_which_is_written_as_it_was_read(text: str) -> None:
    line = read_line(text)
    assert read_line(str(line)) == line
