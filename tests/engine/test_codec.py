"""State to plain values and back, canonical text, digests."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import ClassVar

import pytest

import engine
from engine.codec import Codec, canonical, digest, to_plain
from engine.state import CompanyState, Frame, LaidTile, State, TitleState


@dataclass(slots=True)
class Counting(Frame):
    kind: ClassVar[str] = "counting"
    count: int = 0
    names: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class Waiting(Frame):
    kind: ClassVar[str] = "waiting"
    until: int | None = None


@dataclass(slots=True)
class Holder:
    tiles: dict[str, LaidTile]
    stack: list[Frame]
    maybe: LaidTile | None = None
    counts: dict[str, list[int]] = field(default_factory=dict[str, list[int]])


CODEC = Codec({Frame: {"counting": Counting, "waiting": Waiting}, TitleState: {"": TitleState}})


def holder() -> Holder:
    return Holder({"E10": LaidTile("57", 2)}, [Counting(3, ["a"]), Waiting(None)], None, {"x": [1, 2]})


def test_plain_values_and_back() -> None:
    """Dataclasses, lists, dicts, what may be None, and frames by their kind."""
    plain = json.loads(json.dumps(to_plain(holder())))
    assert plain["stack"] == [{"count": 3, "names": ["a"], "kind": "counting"}, {"until": None, "kind": "waiting"}]
    assert CODEC.read(Holder, plain) == holder()


def test_a_twin_is_equal_and_shares_no_changing_part() -> None:
    """Lists, dicts and frames are its own; what never changes may be the same."""
    one = holder()
    twin = CODEC.twin(Holder, one)
    assert twin == one
    twin.stack[0].names.append("b")  # type: ignore[attr-defined]
    twin.stack.pop()
    twin.tiles["E10"] = LaidTile("57", 5)
    twin.counts["x"].append(3)
    assert one == holder()


def test_a_class_without_fields_has_twins_too() -> None:
    codec = Codec({TitleState: {"": TitleState}})
    assert codec.twin(TitleState, TitleState()) == codec.read(TitleState, {}) == TitleState()


def test_what_is_read_shares_nothing_with_the_plain_value() -> None:
    """Changing one doesn't change the other."""
    plain = to_plain(holder())
    read = CODEC.read(Holder, plain)
    read.stack[0].names.append("b")  # type: ignore[attr-defined]
    read.tiles["E10"] = LaidTile("57", 5)
    read.counts["x"].append(3)
    assert plain == to_plain(holder())


def test_what_is_written_shares_nothing_with_the_state() -> None:
    """A snapshot stays what it was."""
    value = holder()
    plain = to_plain(value)
    value.stack[0].names.append("b")  # type: ignore[attr-defined]
    value.counts["x"].append(3)
    assert plain == to_plain(holder())


def test_an_optional_dataclass() -> None:
    """Present or null."""
    value = holder()
    value.maybe = LaidTile("8", 1)
    assert CODEC.read(Holder, to_plain(value)).maybe == LaidTile("8", 1)


@pytest.mark.parametrize("missing", ["tiles", "stack", "maybe"])
def test_a_missing_field(missing: str) -> None:
    """Every field is written, so every field is asked for."""
    plain = to_plain(holder())
    del plain[missing]
    with pytest.raises(KeyError):
        CODEC.read(Holder, plain)


def test_a_frame_of_an_unknown_kind() -> None:
    """KeyError, as for any other shape."""
    plain = to_plain(holder())
    plain["stack"][0]["kind"] = "flying"
    with pytest.raises(KeyError):
        CODEC.read(Holder, plain)


def test_canonical_text_is_one_for_equal_values() -> None:
    """Whatever the order of keys; no spaces; letters stay letters."""
    assert canonical({"b": 1, "a": {"d": [1, 2], "c": None}}) == '{"a":{"c":null,"d":[1,2]},"b":1}'
    assert canonical({"SzKÉV": 1}) == '{"SzKÉV":1}'
    assert canonical({"a": 1, "b": 2}) == canonical({"b": 2, "a": 1})


def test_digests() -> None:
    """Sixteen hexadecimal digits; equal for equal values, different for a difference anywhere."""
    assert digest({"a": 1}) == digest({"a": 1})
    assert len(digest({"a": 1})) == 16
    assert int(digest({"a": 1}), 16) >= 0
    assert len({digest(each) for each in ({"a": 1}, {"a": 2}, {"b": 1}, [], {}, None)}) == 6
    assert digest([1, 2]) != digest([2, 1])


def test_the_state_of_a_game() -> None:
    """The whole state of a title goes through text and comes back equal."""
    game = engine.new_game("18mag", ["P1", "P2", "P3"], seed=2)
    game.apply(engine.DraftCompany("5"), game.decision.by)  # type: ignore[union-attr]
    plain = json.loads(json.dumps(to_plain(game.state)))
    read = game.rulebook.codec.read(State, plain)
    assert read == game.state
    assert digest(to_plain(read)) == game.digest()


def test_defaults_are_not_shared() -> None:
    """Two companies have two lists."""
    one, two = CompanyState("minor"), CompanyState("minor")
    one.trains.append("2")
    assert two.trains == []
