"""What is announced before a move is what comes of it: read off the positions of the shipped games, move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest

import engine
from benchmarks.tapping import full_panel
from bot.discord.play.panel_text import CUT, _warning
from bot.panel.choices import choice_of
from bot.panel.comparison import comparison
from bot.panel.foresight import Foresight, foresee, grave_of, warned_of
from bot.panel.outlook import outlook_after
from bot.words import LANGUAGES, speak
from bot.words.effects import effect_lines, foresight_lines
from bot.words.labels import label
from bot.words.names import Names
from engine.actions import BuyTrain, Offer, ScrapTrain
from engine.dev import log
from engine.dev.selfplay import play
from engine.events import Event, GameEnded, RoundStarted, TrainBought, WentBankrupt
from engine.game import Game
from engine.titles import TITLES, games_folder
from engine.titles.t1865.actions import PersonalLoans
from engine.trial import ending_of
from tests.discord.party import Party, confirm
from tests.discord.positions import at_step, played_until
from tests.discord.positions_1865 import first, offering

EVERY = 97
"""So many positions on, all that a tap could do is looked at, too."""
KEPT = 8
"""So many positions on, a copy is kept, from which those are reached again at which something grave has come."""
SHIPPED = [(title, path) for title in TITLES for path in sorted(games_folder(title).glob("*.jsonl.gz"))]
NAMES = [f"{title} {path.name.partition('.')[0]}" for title, path in SHIPPED]
SEEN = {
    "1856 robots-3p-60": {"bank_broken", "company_closed", "formation-asked", "president_changed", "trains_rusted"},
    "1856 robots-4p-61": {"paid", "money_due", "company_closed", "trains_rusted", "went_bankrupt", "game_ended"},
    "1865 robots-2p-41": {
        "paid",
        "president_changed",
        "bank_broken",
        "raise",
        "ruin_worth",
        "private_closed",
        "last_turn",
    },
    "18mag robots-3p-40": {"president_changed", "game_ending", "last_turn", "game_ended"},
}
"""What of it is grave has come up in these, so that it's known to have been compared."""
FOLLOWED = [
    pytest.param(title, path, id=name, marks=[pytest.mark.long] * (title != "1889" and name not in SEEN))
    for name, (title, path) in zip(NAMES, SHIPPED, strict=True)
]
"""All of them; in a usual run those, and one of the title in which nothing else has come up than its end."""
SOLO = {"easy": 1, "hard": 2}
"""Games against István, which none of the shipped is, by how hard they are: the seeds that robots play them by."""


@dataclass(frozen=True, slots=True)
class Position:
    """What can be lost, as it stands: who leads which company, what's closed, everybody's cash, the kinds of trains."""

    presidents: dict[str, str | None]
    closed: frozenset[str]
    cash: dict[str, int]
    kinds: frozenset[str]
    privates: frozenset[str]
    broken: bool
    over: bool
    for_company: bool

    @classmethod
    def of(cls, game: Game) -> Position:
        state, decision = game.state, game.decision
        held = {train for each in state.companies.values() for train in each.trains}
        return cls(
            presidents={name: each.president for name, each in state.companies.items()},
            closed=frozenset(name for name, each in state.companies.items() if each.closed),
            cash={seat: game.view.cash(seat) for seat in state.seats if seat not in game.rulebook.automata},
            kinds=frozenset(held | {kind for kind, left in state.depot.items() if left != 0} | set(state.pool)),
            privates=frozenset(state.closed_privates),
            broken=state.bank_broken,
            over=decision is None,
            for_company=decision is not None and decision.company is not None,
        )


@dataclass(frozen=True, slots=True)
class Losses:
    """What somebody has lost by a move, read off the positions before and after it alone."""

    closed: frozenset[str]
    led: frozenset[str]
    paid: frozenset[str]
    kinds: frozenset[str]
    privates: frozenset[str]
    broken: bool
    over: bool

    def __bool__(self) -> bool:
        return any((self.closed, self.led, self.paid, self.kinds, self.broken, self.over))


def losses(old: Position, new: Position) -> Losses:
    """Companies closed, or led by another person; people who pay for a company; kinds of trains that are gone."""
    people = {name: (was, new.presidents.get(name)) for name, was in old.presidents.items()}
    poorer = {seat for seat, was in old.cash.items() if old.for_company and new.cash[seat] < was}
    return Losses(
        closed=new.closed - old.closed,
        led=frozenset(name for name, (was, now) in people.items() if was and now and was != now and was in old.cash),
        paid=frozenset(poorer),
        kinds=old.kinds - new.kinds,
        privates=new.privates - old.privates,
        broken=new.broken and not old.broken,
        over=new.over,
    )


def check_named(lost: Losses, told: Sequence[Mapping[str, Any]]) -> None:
    """All that was lost is among what is told as grave, each by its name."""

    def named(kind: str, key: str) -> set[str]:
        return {each[key] for each in told if each["type"] == kind}

    assert lost.closed <= named("company_closed", "company") | named("company_merged", "company")
    assert lost.led <= named("president_changed", "company")
    assert lost.paid <= named("paid", "payer")
    assert lost.kinds <= named("trains_rusted", "train")
    assert lost.privates <= named("private_closed", "private")
    assert lost.broken == ("bank_broken" in {each["type"] for each in told})
    assert lost.over <= ("game_ended" in {each["type"] for each in told})


def check_told(lost: Losses, found: Foresight, after: Game) -> None:
    """All that was lost was announced, and asked for; the end with its result."""
    assert bool(lost) <= found.asked
    check_named(lost, found.told)
    if lost.over:
        assert found.result is not None
        assert {seat: each["total"] for seat, each in found.result.items()} == {
            seat: each.total for seat, each in after.result().items()
        }


@dataclass
class Walk:
    """What a game that was followed to its end has shown: how often what was announced, and the ends foretold."""

    announced: dict[str, int] = field(default_factory=dict)
    nears: list[tuple[int, Any]] = field(default_factory=list)
    ruins: list[tuple[int, str, int]] = field(default_factory=list)
    """Purchases that ruin: their place, whose, and how many loans were foretold."""
    worths: list[tuple[int, str, int]] = field(default_factory=list)
    """Where such a purchase begins, whose worth after it was foretold, and what."""
    lent: dict[int, dict[str, int]] = field(default_factory=dict)
    """Everybody's worth after each move with which a ruined player got loans."""
    turns: list[str | None] = field(default_factory=list)
    """For which company each move was made."""
    events: list[tuple[int, Event]] = field(default_factory=list)

    def note(self, place: int, game: Game, found: Foresight) -> None:
        """Count what is announced of the move at this place."""
        for each in {*(told["type"] for told in found.told), *(remark.key for remark in found.remarks)}:
            self.announced[each] = self.announced.get(each, 0) + 1
        for remark in found.remarks:
            if remark.key == "ruin_worth":
                self.worths.append((place, remark.figures["who"], remark.figures["new"]))
            if remark.key == "raise" and remark.figures["bankrupt"] and game.decision is not None:
                self.ruins.append((place, game.decision.by, remark.figures["count"]))


def record(title: str, path: Path | None, solo: str = "") -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A shipped game, or one of robots against István."""
    if path is not None:
        return log.record(path)
    game = play(title, 1, SOLO[solo], {"difficulty": solo}, thorough=100_000).game
    assert game is not None
    return game.setup, game.entries


@cache
def walked(title: str, path: Path | None, solo: str = "") -> Walk:
    """Follow a game to its end: at each move what its losses were is among what it told as grave.

    At those at which anything was, what is announced before it is compared with what has come.
    """
    setup, entries = record(title, path, solo)
    game = Game(engine.load_game(setup, []).rulebook, setup, digests=False)
    walk, kept = Walk(), (0, game.copy())
    for place, entry in enumerate(entries):
        if place % KEPT == 0:
            kept = place, game.copy()
        walk.turns.append(game.decision.company if game.decision is not None else None)
        old, action = Position.of(game), game.read_action(entry["action"])
        events = game.apply(action, entry["by"]).events
        lost, grave = losses(old, Position.of(game)), grave_of(game, action, events)
        check_named(lost, [each.to_json() for each in grave])
        if lost or grave or place % EVERY == 0:
            before = kept[1].copy()
            for each in entries[kept[0] : place]:
                before.apply(before.read_action(each["action"]), each["by"])
            walk.note(place, before, check_move(before, entry["action"], lost, events, game))
            if place % EVERY == 0:
                check_taps(before)
        walk.events += [(place, each) for each in events]
        if any(isinstance(each, PersonalLoans) for each in events):
            walk.lent[place] = {seat: each.total for seat, each in game.result().items()}
        if (ending := ending_of(game)) is not None:
            walk.nears.append((place, ending))
    return walk


def check_move(before: Game, raw: Mapping[str, Any], lost: Losses, events: Sequence[Event], after: Game) -> Foresight:
    """What is announced before a move, compared with what it has brought."""
    found = foresee(before, [raw])
    assert found is not None
    assert found.changes == comparison(before, after)
    assert {str(each) for each in found.told} <= {str(each.to_json()) for each in events}
    check_told(lost, found, after)
    return found


def taps(game: Game) -> Iterator[Sequence[Mapping[str, Any]]]:
    """The moves of the buttons that end a turn, or go a good part of it at once."""
    panel = full_panel(game)
    yield from (each.moves for each in panel.bundles)
    yield from ([{"type": kind}] for kind in panel.buttons)
    warned = [list(each.moves) for each in panel.warnings]
    for moves in (*(each.moves for each in panel.bundles), *([{"type": kind}] for kind in panel.buttons)):
        found = foresee(game, moves)
        assert (list(moves) in warned) == (found is not None and found.asked), "what's grave stands on the panel"


def check_taps(before: Game) -> None:
    """Several moves at once are announced with all that they come to."""
    assert before.decision is not None
    for moves in taps(before):
        after, found = before.copy(), foresee(before, moves)
        assert found is not None
        after.apply_all([after.read_action(each) for each in moves], before.decision.by)
        assert found.changes == comparison(before, after)
        check_told(losses(Position.of(before), Position.of(after)), found, after)


@pytest.mark.parametrize(("title", "path"), FOLLOWED)
def test_what_was_announced_is_what_has_come(title: str, path: Path) -> None:
    walk = walked(title, path)
    assert isinstance(walk.events[-1][1], GameEnded)
    last = {"last_turn"} if any(ending.last_turn for _, ending in walk.nears) else set[str]()
    assert SEEN.get(f"{title} {path.name.partition('.')[0]}", {"game_ended"}) <= {*walk.announced, *last}
    check_rounds(walk)


@pytest.mark.parametrize("solo", SOLO)
def test_it_is_so_against_istvan_too(solo: str) -> None:
    walk = walked("18mag", None, solo)
    assert walk.announced["game_ended"] >= 1
    check_rounds(walk)


def check_rounds(walk: Walk) -> None:
    """The rounds that were said to follow are those that followed; but a bankruptcy ends a game before them."""
    started = [(place, each.round) for place, each in walk.events if isinstance(each, RoundStarted)]
    if any(isinstance(each, WentBankrupt) for place, each in walk.events if place == walk.events[-1][0]):
        return
    assert walk.nears
    for place, ending in walk.nears:
        later = [kind for at, kind in started if at > place]
        assert (later.count("stock"), later.count("operating")) == (ending.stock, ending.operating)
        assert ending.last_turn == (not later and len(set(walk.turns[place + 1 :])) == 1)


def test_9_10_the_loans_that_were_foretold_of_a_purchase_are_those_that_its_buyer_gets() -> None:
    walk = walked("1865", games_folder("1865") / "robots-2p-41.jsonl.gz")
    assert walk.ruins
    for place, who, count in walk.ruins:
        bought = next(at for at, each in walk.events if at >= place and isinstance(each, TrainBought))
        got = [each for at, each in walk.events if place <= at <= bought and each.type == "personal_loans"]
        assert sum(each.to_json()["taken"] for each in got if each.to_json()["player"] == who) == count
    assert walk.worths
    for place, who, worth in walk.worths:
        assert walk.lent[min(each for each in walk.lent if each >= place)][who] == worth


RUINED = 616
"""In the game of 1856, the move by which a turn ends in a bankruptcy."""


@cache
def before_the_ruin() -> Game:
    """The position before it; for looking at."""
    return log.read(games_folder("1856") / "robots-4p-61.jsonl.gz", RUINED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_16_2_the_end_of_a_turn_that_ruins_says_so_with_who_wins(language: str) -> None:
    game = before_the_ruin()
    people = dict(zip(game.state.seats, ("Ann", "Ben", "Cid", "Dot"), strict=True))
    found = foresee(game, [{"type": "pass"}])
    assert found is not None
    assert found.asked
    due, hopeless, ruin, winner = foresight_lines(found, Names(speak(language, "$"), game.title, people))
    assert "Dot" in due
    assert "51" in due
    assert "WGB" in hopeless
    assert "35" in hopeless
    assert "Dot" in ruin
    assert all(each in winner for each in ("Ben", "483", "Ann", "19"))


async def test_the_end_of_a_turn_that_closes_a_company_is_red_explained_and_asked_for(party: Party) -> None:
    game = log.read(games_folder("1856") / "robots-3p-60.jsonl.gz", 296)
    info, message, up = await party.seated(game)
    end = next(each for each in message.parts() if (each.get("label") or "").startswith("End the turn · price"))
    assert end["style"] == discord.ButtonStyle.danger.value
    opened = await (await up.click(message, label="My turn")).touched()
    assert f"⚠ **{end['label']}**: TGB: closes (until then: " in opened.text
    answer = await up.click(message, label=end["label"])
    (asked,) = (await answer.touched()).followups
    assert "president: " in asked.text
    assert "; pays $120 to the bank (closing)" in asked.text
    assert (await party.info(info)).seq == info.seq
    await confirm(up, answer)
    assert (await party.info(info)).seq > info.seq


def test_a_warning_says_what_changes_as_far_as_there_is_room() -> None:
    names = Names(speak("en", "$"), engine.load_title("1856"), {"P1": "Ann", "P2": "Ben"})
    found = Foresight(changes={"cash": {"P1": [10, 5], "P2": [7, 12]}})
    told = _warning(found, names, 200)
    assert told == names.words("joint").join(effect_lines(found.changes or {}, names))
    assert "Ben" in told
    assert _warning(found, names, 20).endswith(CUT)


def test_16_1_the_sale_that_breaks_the_bank_says_so_with_the_rounds_that_follow() -> None:
    game = log.read(games_folder("1856") / "robots-3p-60.jsonl.gz", 1627)
    people = dict(zip(game.state.seats, ("Ann", "Ben", "Cid"), strict=True))
    found = foresee(game, [{"type": "sell_shares", "company": "LPS", "percent": 20}])
    assert found is not None
    assert found.asked
    assert foresight_lines(found, Names(speak("en", "$"), game.title, people)) == [
        "The bank has broken",
        "The end is near; still to come after this round: 3 operating rounds",
    ]


@pytest.mark.parametrize(
    ("title", "entries", "sentence"),
    [
        ("18mag", 630, "The end is near; still to come after this round: one stock round and 3 operating rounds"),
        ("1865", 942, "This is the last turn of the game"),
    ],
)
async def test_the_end_in_sight_is_told_on_panel_turn_message_and_status(
    party: Party, title: str, entries: int, sentence: str
) -> None:
    info, message, up = await party.seated(log.read(games_folder(title) / "robots-3p-40.jsonl.gz", entries))
    assert sentence in message.text
    assert sentence in (await (await up.click(message, label="My turn")).touched()).text
    assert sentence in (await up.slash(party.thread(info), "game status")).text


def short(game: Game) -> BuyTrain | None:
    """A train of the bank for which company and president together have too little money."""
    if game.decision is None or game.decision.step != "trains" or game.decision.company is None:
        return None
    own = game.view.cash(game.decision.company) + game.view.cash(game.decision.by)
    found = (each for each in game.legal("buy_train") if isinstance(each, BuyTrain))
    return next((each for each in found if each.source == "bank" and each.price > own), None)


def test_9_8_a_president_who_has_too_little_is_told_what_must_come_from_sales() -> None:
    game = first(lambda game: short(game) is not None)
    action = short(game)
    assert action is not None
    assert game.decision is not None
    cash, treasury = game.view.cash(game.decision.by), game.view.cash(game.decision.company or "")
    choice = choice_of(game, action)
    assert choice.figures["missing"] == action.price - treasury - cash
    _, detail = label(choice, Names(speak("en", "L."), game.title, {}))
    assert detail.startswith(f"you add all your L.{cash}; L.{choice.figures['missing']} more from sales (L.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_transfer_and_a_conversion_say_what_they_change_before_the_click(language: str) -> None:
    words = speak(language, "L.")
    game = offering("transfer")
    choice = choice_of(game, next(iter(game.legal("transfer"))))
    _, detail = label(choice, Names(words, game.title, {}))
    assert "+8" in detail
    assert "20" in detail
    game = offering("convert")
    choice = choice_of(game, next(iter(game.legal("convert"))))
    assert (choice.figures["old"], choice.figures["new"], choice.figures["count"]) == (20, 10, 5)
    _, detail = label(choice, Names(words, game.title, {}))
    assert "+5" in detail
    assert warned_of(game, [{"type": "convert", **choice.fields}]) is not None


def test_13_3_a_station_has_the_price_that_its_supporter_leaves() -> None:
    game = log.read(games_folder("18mag") / "robots-3p-50.jsonl.gz", 311)
    assert game.decision is not None
    game.apply(game.read_action({"type": "use_supporter", "private": "DDSG"}), game.decision.by)
    choice = choice_of(game, next(iter(game.legal("place_token"))))
    assert game.state.companies[game.decision.company or ""].stations[0] == 40
    assert label(choice, Names(speak("en", "Ft"), game.title, {}))[1] == "20 Ft".replace(" ", "\u00a0")


def test_a_forced_sale_in_an_operating_round_foretells_no_purchase_of_the_dragons() -> None:
    sale = {"stock": False, "raise": False}
    for step in sale:
        game = offering("sell_shares", step)
        move = next(each.to_json() for each in game.legal("sell_shares") if not isinstance(each, Offer))
        outlook = outlook_after(game, [move])
        assert outlook is not None
        sale[step] = outlook.forecast is not None
    assert sale == {"stock": True, "raise": False}


@pytest.mark.parametrize(
    ("title", "name", "accepted"),
    [
        ("1856", "robots-3p-60", 74),
        ("1865", "robots-2p-40", 50),
        ("1889", "robots-3p-40", 55),
        ("18mag", "robots-3p-50", 50),
    ],
)
def test_what_is_offered_to_whom_is_told_before_it_is_offered(title: str, name: str, accepted: int) -> None:
    """Nothing changes yet by an offer, so there's nothing else to be told of it."""
    game = log.read(games_folder(title) / f"{name}.jsonl.gz", accepted)
    offer = game.entries[accepted - 2]["action"]
    found = foresee(game.at(accepted - 2), [offer])
    assert found is not None
    words, people = speak("en", game.title.currency, title), dict.fromkeys(game.state.seats, "Ann")
    (line, *_) = foresight_lines(found, Names(words, game.title, people))
    assert "wants to buy" in line
    assert f"for {words.money(offer['price'])}; Ann decides" in line


async def test_a_companys_last_train_is_scrapped_once_that_is_confirmed_and_another_at_once(party: Party) -> None:
    def holds(count: int) -> Callable[[Game], bool]:
        def wanted(game: Game) -> bool:
            company = game.decision.company if game.decision is not None else None
            trains = game.state.companies[company].trains if company is not None else []
            return at_step("scrap")(game) and len(trains) == count

        return wanted

    game = played_until(holds(1))
    scrap = next(each for each in game.legal("scrap_train") if isinstance(each, ScrapTrain))
    info = await party.at(game)
    up = party.up(info)
    answer = await up.slash(party.thread(info), "scrap_train", train=scrap.train)
    assert f"scraps a {scrap.train}-train" in answer.text
    assert (await party.info(info)).seq == info.seq
    await confirm(up, answer)
    assert (await party.info(info)).seq > info.seq
    two = played_until(holds(2))
    spare = foresee(two, [next(iter(two.legal("scrap_train"))).to_json()])  # type: ignore[union-attr]
    assert spare is not None
    assert not spare.asked
