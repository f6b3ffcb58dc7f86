"""A game: the set-up record, the log, the position. This is the one door to the rules."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import flow
from engine.actions import Action, action_from_json
from engine.asides import Aside, besides
from engine.automata import on_behalf
from engine.codec import digest, to_plain
from engine.editor import Editor
from engine.errors import EngineFault, IllegalAction
from engine.events import Event
from engine.lineage import Lineage
from engine.position import Position
from engine.rulebook import Rulebook
from engine.shorthand import is_short, spelled_out
from engine.state import State
from engine.view import View

Move = tuple[str, Action]


@dataclass(frozen=True, slots=True)
class Applied:
    """What an action, a bundle's part or an undo became: the log entry, and what happened."""

    entry: dict[str, Any]
    events: tuple[Event, ...]


class Game(Position):
    """One game: a position with its log. Make it with `new_game` or `load_game`.

    `setup` is the set-up record, `entries` the log; both are JSON-able and never change but by growing. `digests`
    says whether each entry gets the digest of the position after it (live play) or not (fast replays).
    """

    def __init__(self, rulebook: Rulebook, setup: Mapping[str, Any], *, digests: bool = True) -> None:
        self.rulebook = rulebook
        self.setup = dict(setup)
        self.entries: list[dict[str, Any]] = []
        self.start_events: tuple[Event, ...] = ()
        self._digests = digests
        self._history = Lineage()
        super().__init__(self._fresh_editor(), None)
        self._start()

    # --- looking

    @property
    def seq(self) -> int:
        """The number of the last entry, 0 at the start."""
        return len(self.entries)

    def read_action(self, raw: Any) -> Action:
        """An action from its JSON form, the short name of a way now spelled out; raises UnreadableAction."""
        action = action_from_json(raw, self.actions)
        return spelled_out(action, self.ways(action.type)) if is_short(action) else action

    def digest(self) -> str:
        """The digest of the position."""
        return digest(to_plain(self.state))

    def snapshot(self) -> dict[str, Any]:
        """The position as plain JSON, with the number of the last entry and the digest."""
        state = to_plain(self.state)
        return {"seq": self.seq, "digest": digest(state), "state": state}

    def copy(self, *, digests: bool = True) -> Game:
        """An independent game in the same position, for trying things out; it shares no changing part.

        Without `digests` its new entries get none, nor those of its copies: for moves that nobody keeps.
        """
        other = copy.copy(self)
        other._digests = self._digests and digests
        other.setup, other.entries, other._history = dict(self.setup), list(self.entries), self._history.copy()
        other._editor = self.sketch()
        return other

    def at(self, seq: int) -> Game:
        """An independent game in the position after entry `seq` (0: the start), with all of the log; IllegalAction."""
        if not 0 <= seq <= self.seq:
            raise IllegalAction("undo.no_such_move", seq=seq, last=self.seq)
        other = self.copy()
        other._go_to(seq)
        return other

    def line(self, seq: int) -> Iterator[tuple[int, Game, tuple[Event, ...]]]:
        """The positions up to that after entry `seq`, from the start on, but for what was taken back before.

        Each with its entry's number and what happened; it's the same game that goes on from one to the next.
        """
        other = self.at(0)
        yield 0, other, self.start_events
        for number in self._history.line(seq):
            other._editor.events = []
            other._replay(self.entries[number - 1])
            yield number, other, tuple(other._editor.events)

    def beside(self, player: str) -> Game:
        """A copy as a player sees it who isn't asked: what may be done out of turn is what is open there."""
        other = self.copy()
        other._editor.push(Aside(player))
        other.decision = flow.next_decision(other._editor)
        return other

    # --- acting

    def apply(self, action: Action, by: str) -> Applied:
        """Carry out an action and the automatic moves that follow. All or nothing; raises IllegalAction.

        `by` is whoever is asked, or a player who isn't and may do this whoever is.
        """
        self.check(action, by)
        return self._apply(action, by, flow.chosen)

    def apply_all(self, actions: Sequence[Action], by: str) -> list[Applied]:
        """Carry out several actions as one: if one is refused, or fails in whatever way, none has happened."""
        before = self.seq
        done: list[Applied] = []
        try:
            for action in actions:
                done.append(self.apply(action, by))
        except Exception:
            self._rewind(before)
            raise
        return done

    def undo(self, seq: int, by: str) -> Applied:
        """Go to the position after entry `seq` (0: the start), or IllegalAction; the undo is itself an entry.

        That entry may have been taken back before: then it, and what it followed, hold again.
        """
        if not 0 <= seq < self.seq:
            raise IllegalAction("undo.no_such_move", seq=seq, last=self.seq)
        entry: dict[str, Any] = {"seq": self.seq + 1, "by": by, "undo": seq}
        self._go_to(seq)
        self._close(entry)
        return Applied(entry, ())

    def alter(self) -> Editor:
        """The position itself, to be changed beside the log: for tests, and for recorded games that break a rule.

        The log knows nothing of it, so the game can't be loaded, nor go back to a move before it.
        """
        return self._editor

    # --- inside

    def _fresh_editor(self) -> Editor:
        return Editor(View(self.rulebook, self.setup["rules"], self.rulebook.start(self.setup)))

    def _editor_at(self, plain: Any) -> Editor:
        return Editor(View(self.rulebook, self.setup["rules"], self.rulebook.codec.read(State, plain)))

    def _start(self) -> None:
        """Settle the first position; its automatic moves are part of the set-up record."""
        if "auto" in self.setup:
            self.decision, _ = flow.settle(self._editor, flow.recorded(self._read_moves(self.setup["auto"])))
        else:
            self.decision, made = flow.settle(self._editor, flow.chosen)
            self.setup["auto"] = _moves_to_json(made)
        self.start_events = tuple(self._editor.events)
        self._history.keep(0, to_plain(self.state))

    def _read_moves(self, raw: Sequence[Mapping[str, Any]]) -> Iterator[Move]:
        return iter([(each["by"], self.read_action(each["action"])) for each in raw])

    def _apply(self, action: Action, by: str, source: flow.Source) -> Applied:
        before = self.seq
        self._editor.events = []
        try:
            flow.carry_out(self._editor, action, by, aside=self._is_aside(by))
            self.decision, made = flow.settle(self._editor, source)
        except Exception as error:
            self._rewind(before)
            raise EngineFault(f"applying {action} at {before + 1} failed: {error}") from error
        entry: dict[str, Any] = {"seq": before + 1, "by": by, "action": action.to_json()}
        if made:
            entry["auto"] = _moves_to_json(made)
        entry["rules"] = self.rulebook.version
        self._close(entry)
        return Applied(entry, tuple(self._editor.events))

    def _is_aside(self, by: str) -> bool:
        """Whether what a player does is done out of turn."""
        return self.decision is not None and by != self.decision.by and bool(besides(self.view, by))

    def _close(self, entry: dict[str, Any]) -> None:
        self._history.add(entry.get("undo"))
        is_due = self._history.is_due(entry["seq"])
        plain = to_plain(self.state) if self._digests or is_due else None
        if self._digests:
            entry["digest"] = digest(plain)
        if is_due:
            self._history.keep(entry["seq"], plain)
        self.entries.append(entry)

    def _rewind(self, seq: int) -> None:
        """Take back entries as if they had never been made."""
        del self.entries[seq:]
        self._history.forget_after(seq)
        self._go_to(seq)

    def _go_to(self, seq: int) -> None:
        """Rebuild the position after entry `seq` from the last one kept before it and the moves since."""
        plain, moves = self._history.way_to(seq)
        self._editor = self._editor_at(plain)
        decision = flow.next_decision(self._editor)
        self.decision = decision and on_behalf(self._editor, decision)
        for number in moves:
            self._replay(self.entries[number - 1])
            if self._history.is_due(number):
                self._history.keep(number, to_plain(self.state))
        self._editor.events = []

    def _replay(self, entry: Mapping[str, Any]) -> None:
        try:
            by = entry["by"]
            flow.carry_out(self._editor, self.read_action(entry["action"]), by, aside=self._is_aside(by))
            moves = self._read_moves(entry.get("auto", ()))
            self.decision, _ = flow.settle(self._editor, flow.recorded(moves))
        except Exception as error:
            raise EngineFault(f"entry {entry['seq']} of the log can't be followed: {error!r}") from error

    def restore(self, entries: Sequence[Mapping[str, Any]], snapshot: Mapping[str, Any] | None) -> None:
        """Take over a stored log, from a snapshot where there is one; recorded automatic moves are applied as such.

        Raises EngineFault where the log's numbers have a gap, an undo goes back to what isn't before it, a snapshot is
        of no entry, or a digest differs from the position; KeyError, TypeError and the like for another shape.
        """
        for number, entry in enumerate(entries, 1):
            if entry["seq"] != number:
                raise EngineFault(f"entry {number} of the log bears the number {entry['seq']}")
            parent = entry["undo"] if "undo" in entry else number - 1
            if parent not in range(number):
                raise EngineFault(f"entry {number} of the log goes back to {parent}")
            self._history.add(entry.get("undo"))
            self.entries.append(dict(entry))
        if snapshot is not None:
            self._take_snapshot(snapshot)
        self._go_to(self.seq)
        expected = self.entries[-1].get("digest") if self.entries else None
        if expected is not None and expected != self.digest():
            raise EngineFault(f"the position after entry {self.seq} has another digest than the log says")

    def _take_snapshot(self, snapshot: Mapping[str, Any]) -> None:
        seq, state, expected = snapshot["seq"], snapshot["state"], snapshot["digest"]
        if seq not in range(self.seq + 1):
            raise EngineFault(f"the snapshot is of entry {seq}, and the log has {self.seq}")
        if expected and expected != digest(state):
            raise EngineFault(f"the snapshot of entry {seq} has another digest than its position")
        self._history.keep(seq, state)


def _moves_to_json(moves: Sequence[Move]) -> list[dict[str, Any]]:
    return [{"by": by, "action": action.to_json()} for by, action in moves]


def verify(game: Game) -> list[str]:
    """Play a game's log anew with everything computed, and say where the recorded consequences differ.

    Undone moves are played too; an undo goes back as recorded. Digests are compared where the log has them. Raises
    IllegalAction, UnreadableAction or EngineFault for an entry that can't be played anew.
    """
    fresh = Game(game.rulebook, {key: value for key, value in game.setup.items() if key != "auto"})
    differences = [] if fresh.setup["auto"] == game.setup["auto"] else ["0: automatic moves of the set-up"]
    for entry in game.entries:
        if "undo" in entry:
            made = fresh.undo(entry["undo"], entry["by"]).entry
        else:
            made = fresh.apply(fresh.read_action(entry["action"]), entry["by"]).entry
        if made.get("auto") != entry.get("auto"):
            differences.append(f"{entry['seq']}: auto")
        if entry.get("digest", made["digest"]) != made["digest"]:
            differences.append(f"{entry['seq']}: digest")
    return differences
