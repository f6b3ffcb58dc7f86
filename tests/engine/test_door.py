"""The door against what is wrong: hostile JSON, near misses, spoilt records, other processes. For every title."""

from __future__ import annotations

import copy
import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from bot.words import speak
from bot.words.catalogue import message_id
from engine.actions import LARGEST, LONGEST_TEXT, BuyShare
from engine.dev import invariants, perft
from engine.game import Game
from engine.robots.tempers import TEMPERS, choose
from engine.titles import TITLES
from tests.engine.near_misses import ids, offers, placed, tries
from tests.games.folders import GAMES, ROOT

PLACES = [(title, name) for title in TITLES for name in perft.positions(title)]
QUICK = settings(max_examples=60, deadline=None, derandomize=True)
WORDS = speak("en")


def teaches(error: engine.UnreadableAction | engine.IllegalAction) -> None:
    """It has words, a clause where the rules forbid it, and figures fit for a message."""
    assert message_id(f"refusal-{error.reason}") in WORDS, error
    assert isinstance(error, engine.UnreadableAction) or error.clause, error
    instead = error.legal_instead if isinstance(error, engine.IllegalAction) else ()
    assert len(json.dumps([error.figures, instead], ensure_ascii=False).encode()) < 20_000


# --- what can't be read, and what is read but isn't legal

NUMBERS = st.one_of(st.integers(), st.integers(-(10**40), 10**40), st.floats(), st.booleans())
LEAVES = st.one_of(st.none(), NUMBERS, st.text(max_size=8), st.sampled_from(["", "P1", "bank", "\ud800", "A" * 999]))
ANY_JSON = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
)


@st.composite
def hostile(draw: st.DrawFn, game: Game) -> Any:
    """JSON that is nearly an action: its type and its fields, each right, wrong, missing, or one too many."""
    kind = game.actions[draw(st.sampled_from(sorted(game.actions)))]
    named = [each for group in ids(game).values() for each in group]
    raw: dict[str, Any] = {"type": draw(st.sampled_from([kind.type, kind.type, kind.type, "", "fly"]))}
    for name in kind.__dataclass_fields__:
        if draw(st.integers(0, 9)):
            raw[name] = draw(st.one_of(st.sampled_from(named), st.integers(-200, 2000), ANY_JSON))
    if not draw(st.integers(0, 5)):
        raw[draw(st.text(max_size=5))] = draw(ANY_JSON)
    return draw(st.one_of(st.just(raw), st.just(raw), st.just(raw), ANY_JSON))


@pytest.mark.parametrize("title", TITLES)
def test_hostile_json_is_refused_with_words_and_changes_nothing(title: str) -> None:
    """Unreadable, illegal, or legal: nothing else; the figures can be put in a message."""
    names = list(perft.positions(title))

    @QUICK
    @given(st.data())
    def refuse(data: st.DataObject) -> None:
        game = placed(title, data.draw(st.sampled_from(names)))
        raw, before = data.draw(hostile(game)), game.digest()
        try:
            game.check(game.read_action(raw), game.decision.by if game.decision else "P1")
        except (engine.UnreadableAction, engine.IllegalAction) as error:
            teaches(error)
        assert game.digest() == before

    refuse()


@pytest.mark.parametrize(
    "value",
    [LARGEST + 1, -LARGEST - 1, 10**5000, float("nan"), float("inf"), True, "1", None, [1], {"a": 1}],
    ids=lambda value: type(value).__name__,
)
def test_a_number_is_a_whole_one_of_sensible_size(value: Any) -> None:
    game = placed("1856", "phase 4, trains")
    with pytest.raises(engine.UnreadableAction) as caught:
        game.read_action({"type": "buy_train", "train": "4", "source": "bank", "price": value})
    assert caught.value.reason == "unreadable.value"
    json.dumps(caught.value.figures)


@pytest.mark.parametrize("value", ["x" * (LONGEST_TEXT + 1), "\ud800", 1, None, ["F11"], {"F11": 1}])
def test_a_name_is_a_text_that_can_be_written_down(value: Any) -> None:
    game = placed("1856", "phase 4, trains")
    with pytest.raises(engine.UnreadableAction) as caught:
        game.read_action({"type": "buy_share", "company": value})
    json.dumps(caught.value.figures, ensure_ascii=False).encode()


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize(
    "route",
    [
        {"train": "3", "stops": "E10.0", "ways": []},
        {"train": "3", "stops": {"E10.0": 1}, "ways": []},
        {"train": "3", "stops": [], "ways": ["E10"]},
        {"train": "3", "stops": [], "ways": [], "bonus": 500},
        {"train": "3", "stops": nested(100_000), "ways": []},
    ],
    ids=["text", "mapping", "text as a way", "one field too many", "deep"],
)
def test_routes_are_lists_of_names_and_nothing_more(route: Any) -> None:
    with pytest.raises(engine.UnreadableAction) as caught:
        placed("18mag", "yellow, stock round of four").read_action({"type": "run", "routes": [route]})
    assert caught.value.reason == "unreadable.route"


# --- near misses


@pytest.mark.parametrize(("title", "name"), PLACES, ids=[f"{title}, {name}" for title, name in PLACES])
def test_near_misses_are_refused_or_hold_every_invariant(title: str, name: str) -> None:
    """A check changes nothing; what it lets pass is offered, can be carried out, and leaves a sound position."""
    game, chance = placed(title, name), random.Random(name)
    if game.decision is None:
        return
    by, before, listed = game.decision.by, game.digest(), list(game.legal())
    legal: list[engine.Action] = []
    for action in tries(game, chance, 120):
        try:
            game.check(action, by)
        except engine.IllegalAction as error:
            teaches(error)
        else:
            named = BuyShare(action.company, source_of(listed, action)) if isinstance(action, BuyShare) else action
            assert offers(listed, named), f"{action} is legal and isn't offered"
            legal.append(action)
    assert game.digest() == before
    for action in chance.sample(legal, min(4, len(legal))):
        sound_after(game.copy(), action)
    assert game.digest() == before


def source_of(listed: list[Any], action: BuyShare) -> str:
    """A purchase that names no stock means the first one."""
    stocks = [each.source for each in listed if isinstance(each, BuyShare) and each.company == action.company]
    return action.source or next(iter(stocks), "")


def sound_after(game: Game, action: engine.Action) -> None:
    assert game.decision is not None
    money, shares = invariants.accounts(game), invariants.holdings(game)
    applied = game.apply(action, game.decision.by)
    assert list(invariants.money(game, applied.events, money)) == []
    assert list(invariants.position(game)) == []
    assert list(game.rulebook.changes(shares, game.view, applied.events)) == []
    assert game.decision is None or any(True for _ in game.legal())
    assert game.read_action(json.loads(json.dumps(applied.entry))["action"]) == action


@pytest.mark.parametrize(("title", "name"), PLACES, ids=[f"{title}, {name}" for title, name in PLACES])
def test_nobody_acts_for_another(title: str, name: str) -> None:
    game = placed(title, name)
    if game.decision is None:
        return
    action = next(each.proposal[-1] if isinstance(each, engine.Offer) else each for each in game.legal())
    for other in {*game.state.seats, *game.state.companies, "bank", "", "P9"} - {game.decision.by}:
        with pytest.raises(engine.IllegalAction) as caught:
            game.check(action, other)
        assert caught.value.reason == "turn.other_player"


# --- spoilt records


def record(title: str, seed: int = 3) -> Game:
    """A short game with an undo in it."""
    game = robots(title, seed, 25)
    game.undo(game.seq - 4, "P1")
    return play(game, random.Random(seed), 6)


def robots(title: str, seed: int, choices: int) -> Game:
    return play(engine.new_game(title, ["P1", "P2", "P3"], seed=seed), random.Random(seed), choices)


def play(game: Game, chance: random.Random, choices: int) -> Game:
    for _ in range(choices):
        assert game.decision is not None
        game.apply_all(choose(game, TEMPERS["wanderer"], chance), game.decision.by)
    return game


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(each for key, inner in items for each in leaves(inner, (*path, key)))]


def spoilt(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The JSON value with something else at a path; `...` takes it away."""
    value = copy.deepcopy(value)
    at = value
    for key in path[:-1]:
        at = at[key]
    if new is ...:
        del at[path[-1]]
    else:
        at[path[-1]] = new
    return value


@pytest.mark.parametrize("title", TITLES)
def test_a_spoilt_record_is_our_fault_or_makes_no_difference(title: str) -> None:
    """Whatever is changed in the log or in the snapshot: EngineFault, or the very position that was stored."""
    game, chance = record(title), random.Random(1)
    setup, log = game.setup, json.loads(json.dumps(game.entries))
    snapshot = json.loads(json.dumps(engine.load_game(setup, log[:10]).snapshot()))
    whole = {"log": log, "snapshot": snapshot}
    for path in chance.sample([each for each in leaves(whole) if len(each) > 1], 150):
        new = chance.choice([..., None, -1, 7, "x", [], {}, True, 10**30])
        if new is ... and path == ("log", len(log) - 1):
            # Without its last entry a log is that of a game which hasn't gone so far.
            continue
        other = spoilt(whole, path, new)
        try:
            loaded = engine.load_game(setup, other["log"], other["snapshot"])
        except engine.EngineFault:
            continue
        assert loaded.digest() == game.digest(), (path, new)


@pytest.mark.parametrize("back", [24, 25, 99, -1, "3", None, 2.5])
def test_an_undo_goes_back_to_what_was_before_it(back: Any) -> None:
    game = robots("18mag", 2, 23)
    entries = [*game.entries, {"seq": game.seq + 1, "by": "P1", "undo": back if back != 24 else game.seq + 1}]
    with pytest.raises(engine.EngineFault):
        engine.load_game(game.setup, entries)


def test_a_snapshot_is_of_an_entry_of_the_log() -> None:
    game = robots("18mag", 2, 5)
    with pytest.raises(engine.EngineFault, match="the log has"):
        engine.load_game(game.setup, game.entries[:3], game.snapshot())


def test_a_snapshot_without_a_later_entry_is_looked_at_too() -> None:
    game = robots("18mag", 2, 5)
    snapshot = json.loads(json.dumps(game.snapshot()))
    snapshot["state"]["players"]["P1"]["cash"] += 1
    entries = [{key: value for key, value in each.items() if key != "digest"} for each in game.entries]
    with pytest.raises(engine.EngineFault, match="snapshot"):
        engine.load_game(game.setup, entries, snapshot)


@pytest.mark.parametrize("field", ["title", "players", "options", "files", "rules", "deal"])
def test_a_set_up_record_lacks_something(field: str) -> None:
    setup = {key: value for key, value in robots("1856", 1, 0).setup.items() if key != field}
    with pytest.raises(engine.EngineFault):
        engine.load_game(setup, [])


# --- going back, and other processes


@pytest.mark.parametrize("path", GAMES)
def test_undo_to_any_entry_is_the_same_as_playing_up_to_it(path: Any) -> None:
    """The digests that the log has noted on the way."""
    from engine.dev import log

    game, chance = log.read(path), random.Random(path.name)
    for seq in (0, *chance.sample(range(1, game.seq), 12)):
        trial = game.copy()
        trial.undo(seq, "P1")
        expected = game.entries[seq - 1]["digest"] if seq else log.read(path, 0).digest()
        assert trial.digest() == expected


SCRIPT = """
import engine
from tests.engine.test_door import robots
print([robots(title, 11, 45).digest() for title in engine.TITLES])
"""


@pytest.mark.long
def test_equal_seeds_give_equal_games_in_every_process() -> None:
    """Whatever order sets of strings have there."""
    told = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("7", "4242")
    }
    assert told == {f"{[robots(title, 11, 45).digest() for title in TITLES]}\n"}
