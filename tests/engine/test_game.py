"""The door: all or nothing, undo, saving and loading, copies, and what can't be read. Played with 18Mag."""

from __future__ import annotations

import dataclasses
import json
import random
from typing import Any

import pytest

import engine
from engine import events, flow
from engine.actions import Action, BuyTrain, Offer, Pass, RouteClaim, action_from_json, catalogue, field_kinds
from engine.editor import Editor
from engine.events import Event
from engine.game import Game
from engine.rounds.operating import EndStep
from engine.titles.t18mag.actions import BuyWagon, WagonBought

SEATS = ["P1", "P2", "P3"]


def fresh(seed: int = 1) -> Game:
    return engine.new_game("18mag", SEATS, seed=seed)


def step(game: Game, chance: random.Random) -> engine.Applied:
    """One legal action at random; runs and dividends as proposed."""
    assert game.decision is not None
    offered = list(game.legal())
    choice = chance.choice(offered)
    action = choice.proposal[-1] if isinstance(choice, Offer) else choice
    return game.apply(action, game.decision.by)


def played(moves: int, seed: int = 1) -> Game:
    game, chance = fresh(seed), random.Random(seed)
    for _ in range(moves):
        step(game, chance)
    return game


def everything(game: Game) -> tuple[Any, ...]:
    """All that a refusal or a fault must leave as it was."""
    return game.snapshot(), game.decision, json.dumps(game.entries), game.seq, [*map(str, game.legal())]


# --- all or nothing


def test_a_refusal_changes_nothing() -> None:
    """And so does a check."""
    game = played(30)
    before = everything(game)
    for act in (game.check, game.apply):
        with pytest.raises(engine.IllegalAction):
            act(engine.DraftCompany("1"), game.decision.by)  # type: ignore[union-attr]
    assert everything(game) == before


def test_a_fault_in_the_middle_of_an_action_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Money has moved already when the fault comes; the game is rebuilt, and the log too."""
    game = played(150)
    assert game.seq > 100  # rebuilt from a snapshot and the entries since
    before = everything(game)
    action = next(each for each in game.legal() if isinstance(each, Action))
    with monkeypatch.context() as patch:
        patch.setattr(flow, "settle", failing_at(1))
        with pytest.raises(engine.EngineFault, match="simulated"):
            game.apply(action, game.decision.by)  # type: ignore[union-attr]
    assert everything(game) == before
    game.apply(action, game.decision.by)  # type: ignore[union-attr]


def failing_at(number: int) -> Any:
    """`flow.settle` with a fault at this call only, so that the game can be rebuilt afterwards."""
    settle, calls = flow.settle, list[int]()

    def settle_or_fail(*args: Any) -> Any:
        calls.append(1)
        return _fault() if len(calls) == number else settle(*args)

    return settle_or_fail


def _fault(*_: Any) -> Any:
    raise ZeroDivisionError("simulated")


def test_a_fault_after_money_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """The draft pays the minor, then fails to give it its train."""
    game = fresh()
    before = everything(game)
    with monkeypatch.context() as patch:
        patch.setattr(Editor, "give_train", _fault)
        with pytest.raises(engine.EngineFault):
            game.apply(engine.DraftCompany("5"), game.decision.by)  # type: ignore[union-attr]
    assert everything(game) == before


def test_nobody_gives_shares_that_they_have_not() -> None:
    game = after_draft()
    editor, (name, company) = Editor(game.view), next((n, c) for n, c in game.state.companies.items() if c.shares)
    giver, units = next(iter(company.shares.items()))
    with pytest.raises(engine.EngineFault, match=f"{giver} has not {units + 1} units of {name}"):
        editor.move_shares(name, giver, "P1", units + 1)


def test_a_bundle_is_applied_as_one() -> None:
    """A tile and a pass, each with an entry of its own."""
    game = after_draft()
    by = game.decision.by  # type: ignore[union-attr]
    done = game.apply_all((next(_actions(game, "lay_tile")), Pass()), by)
    assert [each.entry["seq"] for each in done] == [game.seq - 1, game.seq]


def test_a_bundle_that_is_refused_is_rolled_back_as_a_whole() -> None:
    """The first action was legal; none has happened."""
    game = after_draft()
    before = everything(game)
    by = game.decision.by  # type: ignore[union-attr]
    with pytest.raises(engine.IllegalAction):
        game.apply_all((next(_actions(game, "lay_tile")), engine.DraftCompany("1")), by)
    assert everything(game) == before


def test_a_bundle_with_a_fault_is_rolled_back_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours in the second action takes back the first."""
    game = after_draft()
    before = everything(game)
    by = game.decision.by  # type: ignore[union-attr]
    with monkeypatch.context() as patch:
        patch.setattr(flow, "settle", failing_at(2))
        with pytest.raises(engine.EngineFault, match="simulated"):
            game.apply_all((next(_actions(game, "lay_tile")), Pass()), by)
    assert everything(game) == before


def test_a_bundle_whose_check_fails_is_rolled_back_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours while looking at the second action, which is no refusal, takes back the first."""
    game = after_draft()
    before = everything(game)
    by = game.decision.by  # type: ignore[union-attr]
    with monkeypatch.context() as patch:
        patch.setattr(EndStep, "check", _fault)
        with pytest.raises(ZeroDivisionError):
            game.apply_all((next(_actions(game, "lay_tile")), Pass()), by)
    assert everything(game) == before


def _actions(game: Game, type: str) -> Any:
    return (each for each in game.legal(type) if isinstance(each, Action))


def after_draft() -> Game:
    """The first operating round."""
    game, chance = fresh(), random.Random(1)
    while game.state.round == "draft":
        step(game, chance)
    return game


# --- undo


def test_undo_is_an_entry_and_goes_back_exactly() -> None:
    """The position after every earlier entry is reached again."""
    game, chance = fresh(), random.Random(5)
    states = [game.snapshot()["state"]]
    for _ in range(130):
        step(game, chance)
        states.append(game.snapshot()["state"])
    for seq in (129, 100, 99, 7, 1, 0):
        trial = game.copy()
        applied = trial.undo(seq, "P2")
        assert applied.entry == {"seq": 131, "by": "P2", "undo": seq, "digest": trial.digest()}
        assert trial.seq == 131
        assert trial.snapshot()["state"] == states[seq]
        if trial.decision is not None:
            step(trial, chance)


def test_undo_of_an_undo() -> None:
    """Redoing is undoing the undo: back to the position before it."""
    game, chance = fresh(), random.Random(2)
    for _ in range(5):
        step(game, chance)
    five = game.digest()
    game.undo(2, "P1")
    two = game.digest()
    step(game, chance)
    game.undo(5, "P1")
    assert game.digest() == five
    game.undo(6, "P3")
    assert game.digest() == two
    game.undo(0, "P3")
    assert game.digest() == fresh().digest()
    assert game.decision == fresh().decision
    assert [entry["seq"] for entry in game.entries] == list(range(1, 11))


@pytest.mark.parametrize("seq", [-1, 5, 6, 100])
def test_undo_of_what_never_was(seq: int) -> None:
    """Only entries before the last can be gone back to."""
    game = played(5)
    before = everything(game)
    with pytest.raises(engine.IllegalAction) as caught:
        game.undo(seq, "P1")
    assert (caught.value.reason, caught.value.figures) == ("undo.no_such_move", {"seq": seq, "last": 5})
    assert everything(game) == before


def test_undo_of_an_automatic_move_takes_back_what_caused_it() -> None:
    """Automatic moves are parts of an entry, never entries."""
    game, chance = fresh(), random.Random(3)
    for _ in range(100):
        before = game.digest()
        applied = step(game, chance)
        if applied.entry.get("auto"):
            game.undo(game.seq - 1, "P1")
            assert game.digest() == before
            return
    pytest.fail("no automatic move came up")


# --- saving and loading


def stored(game: Game) -> tuple[Any, Any]:
    """Set-up and log as they come back from a file."""
    return json.loads(json.dumps(game.setup)), json.loads(json.dumps(game.entries))


def with_undos() -> Game:
    game, chance = fresh(4), random.Random(4)
    for number in range(140):
        step(game, chance)
        if number in (20, 90, 120):
            game.undo(game.seq - 7, "P1")
        if number == 95:
            game.undo(game.seq - 1, "P2")
    return game


def test_loading_from_the_log() -> None:
    """The same position, decision, log and possibilities; and the game goes on alike."""
    game = with_undos()
    again = engine.load_game(*stored(game))
    assert everything(again) == everything(game)
    one, two = random.Random(9), random.Random(9)
    for _ in range(40):
        assert step(game, one) == step(again, two)


@pytest.mark.parametrize("at", [0, 1, 60, 99, 144])
def test_loading_from_a_snapshot_and_the_rest_of_the_log(at: int) -> None:
    """A snapshot is only a shorter way."""
    whole = with_undos()
    setup, entries = stored(whole)
    game = engine.load_game(setup, entries[:at])
    snapshot = json.loads(json.dumps(game.snapshot()))
    assert snapshot["seq"] == at
    again = engine.load_game(setup, entries, snapshot)
    assert everything(again) == everything(whole)
    again.undo(2, "P1")
    whole.undo(2, "P1")
    assert everything(again) == everything(whole)


def test_loading_a_game_without_a_move() -> None:
    """Nothing but a set-up record."""
    game = fresh()
    assert everything(engine.load_game(*stored(game))) == everything(game)


def test_loading_makes_no_automatic_moves_by_itself() -> None:
    """Recorded ones are applied as recorded; `verify` computes them anew and finds no difference."""
    game = with_undos()
    assert engine.verify(engine.load_game(*stored(game))) == []


def test_a_digest_that_differs_is_reported() -> None:
    """In the last entry, in the log or in the snapshot's state."""
    game = played(20)
    setup, entries = stored(game)
    entries[-1]["digest"] = "0" * 16
    with pytest.raises(engine.EngineFault, match="digest"):
        engine.load_game(setup, entries)
    setup, entries = stored(game)
    snapshot = engine.load_game(setup, entries[:15]).snapshot()
    snapshot["state"]["players"]["P1"]["cash"] += 1
    with pytest.raises(engine.EngineFault, match="digest"):
        engine.load_game(setup, entries, snapshot)


def test_a_log_with_a_gap_is_reported() -> None:
    """Entries are numbered 1, 2, 3, ..."""
    setup, entries = stored(played(20))
    del entries[10]
    with pytest.raises(engine.EngineFault, match="entry 11 of the log bears the number 12"):
        engine.load_game(setup, entries)


def test_other_data_files_are_reported() -> None:
    """A released board never changes."""
    setup, entries = stored(played(3))
    setup["files"]["board-1"] = "0" * 16
    with pytest.raises(engine.EngineFault, match="other data files"):
        engine.load_game(setup, entries)


def test_a_log_that_contradicts_the_rules_is_reported() -> None:
    """An action of another step, or another's."""
    setup, entries = stored(played(5))
    entries[3]["action"] = {"type": "pass"}
    with pytest.raises(engine.EngineFault):
        engine.load_game(setup, entries)


def test_an_automatic_move_left_over_is_reported_by_verify() -> None:
    """Recorded consequences that ours aren't."""
    game = played(60)
    number = next(index for index, entry in enumerate(game.entries) if entry.get("auto"))
    entry = {**game.entries[number], "auto": [*game.entries[number]["auto"], {"by": "P1", "action": {"type": "pass"}}]}
    game.entries[number] = entry
    assert f"{entry['seq']}: auto" in engine.verify(game)


def test_a_game_without_digests_has_none() -> None:
    """Fast replays."""
    game = engine.new_game("18mag", SEATS, digests=False)
    assert "digest" not in step(game, random.Random(1)).entry
    assert engine.verify(game) == []


# --- copies


def test_what_is_tried_without_digests_is_the_same_but_for_these() -> None:
    game, chance = played(40), random.Random(1)
    trial = game.copy(digests=False).copy()
    step(trial, chance)
    step(game, random.Random(1))
    assert "digest" not in trial.entries[-1]
    assert trial.entries[-1] | {"digest": trial.digest()} == game.entries[-1]


def test_a_copy_is_independent_both_ways() -> None:
    """Neither sees what happens to the other."""
    game = played(40)
    other = game.copy()
    assert everything(other) == everything(game)
    before = everything(game)
    chance = random.Random(1)
    for _ in range(10):
        step(other, chance)
    other.undo(3, "P1")
    assert everything(game) == before
    kept = everything(other)
    step(game, chance)
    game.undo(0, "P1")
    assert everything(other) == kept


# --- JSON


def values_of(action: type[Action]) -> Action:
    """An action with some value in each field."""
    claim = RouteClaim("3", ("E10.0", "E12.0"), (("E10", "E12"),))
    samples: dict[type, Any] = {int: 7, str: "x", tuple: (claim, claim)}
    return action(**{name: samples[plain] for name, (plain, _) in field_kinds(action).items()})


@pytest.mark.parametrize("action", catalogue((BuyWagon,)).values(), ids=lambda each: each.type)
def test_every_action_type_to_json_and_back(action: type[Action]) -> None:
    """By way of text."""
    catalogued = fresh().actions
    value = values_of(action)
    assert action_from_json(json.loads(json.dumps(value.to_json())), catalogued) == value
    assert value.to_json()["type"] == action.type
    assert engine.action_from_json is action_from_json


def test_fields_with_their_default_are_left_out() -> None:
    """A tile without a right used."""
    assert engine.LayTile("E10", "57", 0).to_json() == {"type": "lay_tile", "hex": "E10", "tile": "57", "rotation": 0}
    assert "means" in engine.LayTile("E10", "57", 0, "terrain_token").to_json()


def event_types() -> list[type[Event]]:
    """The shared ones and 18Mag's own."""
    shared = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)]
    return [*(each for each in shared if each is not Event), WagonBought]


def test_every_event_type_to_json() -> None:
    """Type and all fields, in plain values; names differ."""
    types = event_types()
    assert len({each.type for each in types}) == len(types)
    claim = RouteClaim("3", ("E10.0", "E12.0"), (("E10", "E12"),))
    for each in types:
        fields = dataclasses.fields(each)
        samples = {"routes": (claim,), "values": (1, 2)}
        event = each(**{field.name: samples.get(field.name, 1) for field in fields})
        plain = json.loads(json.dumps(event.to_json()))
        assert set(plain) == {"type", *(field.name for field in fields)}
        assert plain["type"] == each.type


def test_all_that_happens_in_a_game_is_json() -> None:
    """Entries, events and snapshots of a long game."""
    game, chance = fresh(6), random.Random(6)
    for _ in range(200):
        if game.decision is None:
            break
        applied = step(game, chance)
        json.dumps([applied.entry, [event.to_json() for event in applied.events]])
    for entry in game.entries:
        assert game.read_action(entry["action"]).to_json() == entry["action"]


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (None, "unreadable.not_an_action"),
        (7, "unreadable.not_an_action"),
        ("pass", "unreadable.not_an_action"),
        ([], "unreadable.not_an_action"),
        ({}, "unreadable.not_an_action"),
        ({"type": 3}, "unreadable.not_an_action"),
        ({"type": "fly"}, "unreadable.type"),
        ({"type": ""}, "unreadable.type"),
        ({"type": "pass", "why": 1}, "unreadable.field"),
        ({"type": "lay_tile", "hex": "E10", "tile": "57"}, "unreadable.missing"),
        ({"type": "lay_tile", "hex": "E10", "tile": "57", "rotation": "0"}, "unreadable.value"),
        ({"type": "lay_tile", "hex": "E10", "tile": 57, "rotation": 0}, "unreadable.value"),
        ({"type": "lay_tile", "hex": "E10", "tile": "57", "rotation": True}, "unreadable.value"),
        ({"type": "lay_tile", "hex": "E10", "tile": "57", "rotation": 1.0}, "unreadable.value"),
        ({"type": "lay_tile", "hex": None, "tile": "57", "rotation": 0}, "unreadable.value"),
        ({"type": "pay_dividend", "amount": "10"}, "unreadable.value"),
        ({"type": "run", "routes": "3"}, "unreadable.value"),
        ({"type": "run", "routes": None}, "unreadable.value"),
        ({"type": "run", "routes": [None]}, "unreadable.route"),
        ({"type": "run", "routes": ["E10.0"]}, "unreadable.route"),
        ({"type": "run", "routes": [{"train": "3", "stops": ["E10.0"]}]}, "unreadable.route"),
        ({"type": "run", "routes": [{"train": 3, "stops": [], "ways": []}]}, "unreadable.route"),
        ({"type": "run", "routes": [{"train": "3", "stops": [1], "ways": []}]}, "unreadable.route"),
        ({"type": "run", "routes": [{"train": "3", "stops": 1, "ways": []}]}, "unreadable.route"),
        ({"type": "run", "routes": [{"train": "3", "stops": [], "ways": [[1]]}]}, "unreadable.route"),
        ({"type": "run", "routes": [{"train": "3", "stops": [], "ways": [1]}]}, "unreadable.route"),
    ],
)
def test_what_cannot_be_read(raw: Any, reason: str) -> None:
    """Never a crash, never an action; the figures are fit for a message."""
    with pytest.raises(engine.UnreadableAction) as caught:
        fresh().read_action(raw)
    assert caught.value.reason == reason
    json.dumps(caught.value.figures)


@pytest.mark.parametrize(
    "raw", ["x" * 10_000, {"type": "y" * 10_000}, {"type": "draft_company", "company": ["z"] * 5_000}]
)
def test_long_nonsense_is_cut_short(raw: Any) -> None:
    """A message about it stays a message."""
    with pytest.raises(engine.UnreadableAction) as caught:
        fresh().read_action(raw)
    assert len(json.dumps(caught.value.figures)) < 1_000


# --- legal and check


def test_what_is_offered_passes_and_what_is_refused_is_not_offered() -> None:
    """Through a game: every offered action and proposal passes the check, for the decider alone."""
    game, chance = fresh(8), random.Random(8)
    for _ in range(120):
        if game.decision is None:
            break
        by = game.decision.by
        offered = list(game.legal())
        assert offered
        for each in chance.sample(offered, min(8, len(offered))):
            action = each.proposal[-1] if isinstance(each, Offer) else each
            game.check(action, by)
            with pytest.raises(engine.IllegalAction) as caught:
                game.check(action, "P9")
            assert (caught.value.reason, caught.value.clause) == ("turn.other_player", game.decision.clause)
        step(game, chance)


def test_fixed_fields_narrow_what_is_offered() -> None:
    """The same as choosing from everything."""
    game = after_draft()
    tiles = [each for each in game.legal("lay_tile") if isinstance(each, engine.LayTile)]
    for hex_id in {each.hex for each in tiles}:
        assert list(game.legal("lay_tile", hex=hex_id)) == [each for each in tiles if each.hex == hex_id]
    for tile in {each.tile for each in tiles}:
        assert list(game.legal("lay_tile", tile=tile)) == [each for each in tiles if each.tile == tile]
    assert list(game.legal("lay_tile", hex="nowhere")) == []
    assert list(game.legal("no_such_type")) == []


def test_a_price_offered_with_bounds_may_be_any_in_them() -> None:
    """An offer's fixed fields with a price within its range."""
    game, chance = fresh(3), random.Random(3)
    for _ in range(400):
        for each in game.legal("buy_train"):
            if isinstance(each, Offer):
                low, high, _ = each.ranges["price"]
                for price in (low, high):
                    game.check(BuyTrain(**each.fixed, price=price), game.decision.by)  # type: ignore[union-attr]
                for price in (low - 1, high + 1):
                    with pytest.raises(engine.IllegalAction):
                        game.check(BuyTrain(**each.fixed, price=price), game.decision.by)  # type: ignore[union-attr]
                return
        step(game, chance)
    pytest.fail("no trade between minors came up")


def test_nothing_can_be_changed_through_the_view_of_a_game() -> None:
    verbs = {name for name, each in vars(Editor).items() if callable(each) and not name.startswith("__")}
    view = fresh().view
    assert verbs
    assert [name for name in verbs if hasattr(view, name)] == []
