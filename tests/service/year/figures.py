"""What a simulated year comes to in figures: how much people were told, how long they waited, who made the moves."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable

from storage import EntryRecord
from tests.service.year.people import DAY, HOUR
from tests.service.year.simulation import Year


def of(values: Iterable[float]) -> str:
    """Median, nine tenths and the most."""
    found = sorted(values)
    if not found:
        return "none"
    return f"{statistics.median(found):.1f} / {found[int(len(found) * 0.9)]:.1f} / {found[-1]:.1f}"


async def report(year: Year) -> list[str]:
    """All figures, a line each."""
    made, plans = await _entries(year)
    return [*_messages(year), *await _waits(year), *_moves(made, plans), *await _games(year), *_doings(year)]


def _messages(year: Year) -> list[str]:
    chat = year.chat
    days = Counter(user for user, _ in chat.pings)
    every = sum(chat.pings.values()) / (len(year.people) * year.plan.days)
    worst = chat.pings.most_common(1)
    return [
        f"pings a person and day on which there was one (median / 90 % / most): {of(chat.pings.values())}",
        f"pings a person and day of the whole time: {every:.2f}",
        f"reminders of these: {of(chat.reminders.values())}; in all {sum(chat.reminders.values())}",
        f"reminders of one turn: {of(len(times) for times in chat.nagged.values())}",
        f"days with a ping, by person: {of(days.values())}; worst day: {worst}",
        f"pings by kind: {dict(chat.by_kind.most_common())}",
        f"pings that came by the clock to somebody at rest: {dict(chat.night_pings)}",
        f"messages in threads and alone: {dict(chat.posts.most_common())}",
    ]


async def _waits(year: Year) -> list[str]:
    raw: list[float] = []
    net: list[float] = []
    for game in year.games:
        for each in await year.storage.turns.of_game(game):
            if each.user in year.people and each.ended is not None and each.kind in ("turn", "consent"):
                raw.append((each.ended - each.began) / HOUR)
                net.append((each.net or 0.0) / HOUR)
    return [
        f"hours that a turn of a person waited: {of(raw)}; without their quiet hours and leave: {of(net)}",
        f"days without any message in a thread that waited for somebody not on leave: {of(year.chat.silences)}",
    ]


async def _entries(year: Year) -> tuple[dict[int, list[EntryRecord]], dict[int, set[int]]]:
    """The log of each game, and which of its entries plans have made."""
    made = {game: await year.storage.log.entries(game) for game in year.games}
    plans: dict[int, set[int]] = defaultdict(set)
    for game in year.games:
        for each in await year.storage.intents.of_game(game, ("plan",), ("open", "closed")):
            done = 0
            for seq, steps in (each.outcome or {}).get("progress", []):
                plans[game] |= set(range(seq - (steps - done) + 1, seq + 1))
                done = steps
    return made, plans


def _moves(made: dict[int, list[EntryRecord]], plans: dict[int, set[int]]) -> list[str]:
    by: Counter[str] = Counter()
    for game, entries in made.items():
        for each in entries:
            by[_hand(each, each.seq in plans[game])] += 1
    whole = max(1, by.total())
    return [f"moves: {whole}; " + ", ".join(f"{hand} {count * 100 / whole:.1f} %" for hand, count in by.most_common())]


def _hand(entry: EntryRecord, is_planned: bool) -> str:
    if "undo" in entry.entry:
        return "taken back"
    if entry.mark is not None:
        return entry.mark.partition(":")[0]
    if is_planned:
        return "plans"
    return "by hand" if entry.user is not None else "orders and agreements"


async def _games(year: Year) -> list[str]:
    ended: dict[str, list[float]] = defaultdict(list)
    status: Counter[str] = Counter()
    for game in year.games:
        info = await year.service.status(game)
        status[f"{info.title} {info.status}"] += 1
        if info.ended is not None and info.started is not None:
            ended[info.title].append((info.ended - info.started) / DAY)
    waits = Counter(year.waits.values())
    moves, size = year.sizes[-1]
    return [
        f"games: {dict(sorted(status.items()))}; those that go on wait for {dict(waits)}",
        *(f"days from start to end in {title}: {of(days)}" for title, days in sorted(ended.items())),
        f"the file has {size / 2**20:.1f} MB, {size / max(1, moves):.0f} bytes a person's command",
    ]


def _doings(year: Year) -> list[str]:
    hands = year.hands
    return [f"done: {dict(hands.done.most_common())}", f"refused: {dict(hands.refused.most_common())}"]
