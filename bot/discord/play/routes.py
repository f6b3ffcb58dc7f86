"""Routes as one wishes them: the proven best and clearly different ones, drawn; stops that must be visited or avoided,
trains that rest. The wishes stand in the custom ids, so the screen lives through a restart.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot import errors
from bot.discord.codes import LONGEST_ID, Code, small_number
from bot.discord.components import Option, Shown, button, menu
from bot.discord.drawing import Wish
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.play.panel_view import Maker
from bot.discord.play.stages import Stage, stage_of
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit
from bot.panel.panel import Panel
from bot.words.labels import clipped, run_label
from bot.words.names import Names
from bot.words.runs import programme_lines
from bot.work.proofs import Proof, Proofs
from engine.actions import RouteClaim
from engine.errors import IllegalAction
from engine.hints import Programme, Wishes

QUICK = 1.5
"""Seconds after which the person is told that the search goes on."""
MOST_STOPS = 72
MOST_RUNS = 6
"""How many runs are shown, each with its picture."""
ROOM = 1600
"""The characters that the runs may take."""
KINDS = ("visit", "avoid", "rest")


@dataclass(frozen=True, slots=True)
class Wished:
    """The wishes: nodes to be visited, nodes to be avoided, kinds of trains of which one rests (once for each)."""

    visit: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ";".join(",".join(getattr(self, kind)) for kind in KINDS)

    def toggled(self, kind: str, value: str) -> Wished:
        """With one wish more; the same one again takes it back. A stop is visited or avoided, not both."""
        had = value in getattr(self, kind)
        bare = self
        for each in ("visit", "avoid") if kind != "rest" else ("rest",):
            bare = replace(bare, **{each: tuple(old for old in getattr(bare, each) if old != value)})
        return bare if had else replace(bare, **{kind: (*getattr(bare, kind), value)})


def read_wishes(text: str) -> Wished:
    """The wishes that a custom id holds."""
    parts = [tuple(each for each in part.split(",") if each) for part in text.split(";")]
    return Wished(*(parts + [()] * len(KINDS))[: len(KINDS)])


@dataclass(frozen=True, slots=True)
class Found:
    """The runs as wished, best first, the stops that trains may come to with what they earn, and the trains."""

    runs: tuple[Programme, ...]
    stops: tuple[tuple[str, int], ...]
    trains: tuple[str, ...]
    proven: bool = True


async def _found(proofs: Proofs, game: Any, wished: Wished) -> Found:
    """Search in a copy; IllegalAction for a wish that names nothing."""
    proof = await proofs.of(game, Wishes(wished.visit, wished.avoid, wished.rest))
    return found_in(game, proof)


def found_in(game: Any, proof: Proof) -> Found:
    """The runs with what there is to wish for."""
    problem = game.rulebook.route_problem(game, ())
    if problem is None or game.decision is None:
        return Found((), (), ())
    stops = sorted({each.node: each.value for each in problem.stops}.items(), key=lambda each: (-each[1], each[0]))
    trains = tuple(each.kind for each in problem.trains)
    return Found(proof.programmes[:MOST_RUNS], tuple(stops[:MOST_STOPS]), trains, proof.proven)


# --- showing


async def show(stage: Stage, wished: Wished, pages: dict[str, int] | None = None, *, update: bool) -> None:
    """The screen, privately or in the place of the one that was clicked."""
    panel = await stage.panel()
    found = await _search(stage, wished, update=update)
    content = bounded([*_lines(panel, found, wished, stage.names), *stage.told_first()])
    view = _view(await stage.maker(), panel, found, wished, pages or {})
    wishes = [Wish("area", routes=each.routes, values=each.values, company=panel.company or "") for each in found.runs]
    await stage.answer(content, view, await stage.draw(wishes), update=update)


async def _search(stage: Stage, wished: Wished, *, update: bool) -> Found:
    """The runs, looked for outside the game's lock; whoever waits long is told that the search goes on."""
    copy = await stage.read(lambda game: game.copy())
    search = asyncio.ensure_future(_found(stage.service.proofs, copy, wished))
    done, _ = await asyncio.wait({search}, timeout=QUICK)
    if not done and update:
        await stage.edit(content=stage.words("run-working"), view=None, attachments=[])
    try:
        return await search
    except IllegalAction as error:
        raise errors.Illegal(
            error.reason, error.clause, error.legal_instead, error.figures | {"game": stage.game}
        ) from None


def _lines(panel: Panel, found: Found, wished: Wished, names: Names) -> list[str]:
    words = names.words
    lines = [words("hand-heading", company=names.company(panel.company or ""))]
    told = [words("hand-visit", node=names.node(each)) for each in wished.visit]
    told += [words("hand-avoid", node=names.node(each)) for each in wished.avoid]
    told += [words("hand-rest", train=names.train(each)) for each in wished.rest]
    if told:
        lines.append(words("hand-wishes", wishes=", ".join(told)))
    if panel.best_only and found.proven:
        lines.append(words("hand-best-only" if found.runs else "hand-none-best"))
    elif not found.proven:
        lines.append(words("run-given-up"))
    elif not found.runs:
        lines.append(words("hand-none"))
    return [*lines, *_run_lines(found.runs, names)]


def _run_lines(runs: Sequence[Programme], names: Names) -> list[str]:
    """Each run with its routes stop by stop, the best ones first; where there's no room, with its stops alone."""
    heads = [f"{number}. {run_text(each, names)}" for number, each in enumerate(runs, 1)]
    short = [[f"  - {names.words('joint').join(map(stops_text, each.routes))}"] for each in runs]
    room = ROOM - sum(len(line) + 1 for lines in (heads, *short) for line in lines)
    out: list[str] = []
    for head, brief, run in zip(heads, short, runs, strict=True):
        full = [f"  - {each}" for each in programme_lines(run, names)]
        more = sum(map(len, full)) - sum(map(len, brief))
        out += [head, *(full if more <= room else brief)]
        room -= more if more <= room else 0
    return out


def run_text(run: Programme, names: Names) -> str:
    """What a run earns and costs, and which stop of the best one it leaves out."""
    without = names.words("hand-without", node=names.node(run.without)) if run.without else ""
    return " · ".join(each for each in (*run_label(run, names), without) if each)


def stops_text(route: RouteClaim) -> str:
    """The hexes of a route's stops."""
    return "–".join(each.rpartition(".")[0] for each in route.stops)


def _view(made: Maker, panel: Panel, found: Found, wished: Wished, pages: dict[str, int]) -> Shown:
    names, words, view = made.names, made.names.words, Shown()
    state = str(wished)
    if found.runs:
        runs = [
            Option(f"{number}|{each.income}", *_run_label(number, each, names))
            for number, each in enumerate(found.runs)
        ]
        view.add_item(menu(made.code("s", panel, "handrun", state), words("menu-hand-run"), runs, names))
    for kind in ("visit", "avoid"):
        chosen = getattr(wished, kind)
        stops = [
            Option(node, ("✓ " if node in chosen else "") + names.node(node), words.money(value))
            for node, value in found.stops
        ]
        if stops:
            code = made.code("s", panel, f"hand{kind}", state)
            view.add_item(menu(code, words(f"menu-hand-{kind}"), stops, names, pages.get(kind, 0)))
    if len(found.trains) > 1:
        view.add_item(_rests(made, panel, found, wished))
    buttons = [button(made.code("b", panel, "handtype", ""), words("button-hand-type"))]
    if wished != Wished():
        buttons.append(button(made.code("b", panel, "hand", ""), words("button-hand-clear")))
    for each in (*buttons, button(made.code("b", panel, "my", ""), words("button-back"))):
        each.row = 4
        view.add_item(each)
    return view


def _rests(made: Maker, panel: Panel, found: Found, wished: Wished) -> discord.ui.Select[Shown]:
    names, resting = made.names, Counter(wished.rest)
    options = [
        Option(kind, ("✓ " if resting[kind] else "") + names.train(kind)) for kind in dict.fromkeys(found.trains)
    ]
    return menu(made.code("s", panel, "handrest", str(wished)), names.words("menu-hand-rest"), options, names)


def _run_label(number: int, run: Programme, names: Names) -> tuple[str, str]:
    text = f"{number + 1} · {run_label(run, names)[0]}"
    without = names.words("hand-without", node=names.node(run.without)) if run.without else ""
    return clipped(text), clipped(
        " · ".join(each for each in (without, names.words("joint").join(map(stops_text, run.routes))) if each)
    )


# --- answering


async def _open(visit: GameVisit, code: Code) -> None:
    """Open the screen, or forget the wishes on it."""
    stage = stage_of(visit, code)
    await stage.check(code.seq)
    await show(stage, read_wishes(code.argument), update=stage.is_own)


async def _wish(visit: GameVisit, code: Code, value: str = "") -> None:
    """One wish more or less, or another page of stops: the search runs anew."""
    stage, kind = stage_of(visit, code), code.verb.removeprefix("hand")
    await stage.check(code.seq)
    wished = read_wishes(code.argument)
    head, _, page = value.partition("|")
    if head == "more":
        await show(stage, wished, {kind: small_number(page)}, update=stage.is_own)
        return
    more = wished.toggled(kind, value[:20])
    if len(str(code.to("handvisit", kind="s"))) + len(str(more)) > LONGEST_ID:
        raise Confusing("too_many_wishes", game=visit.game)
    await show(stage, more, update=stage.is_own)


async def _choose(visit: GameVisit, code: Code, value: str = "") -> None:
    """Run one of those shown, if it still is what it said."""
    stage = stage_of(visit, code)
    await stage.check(code.seq)
    found = await _search(stage, read_wishes(code.argument), update=False)
    for number, each in enumerate(found.runs):
        if value == f"{number}|{each.income}":
            actions = [action.to_json() for action in each.actions]
            if not await stage.asked(actions, code.seq):
                await stage.move(actions, code.seq)
            return
    raise Confusing("no_offer", game=visit.game)


FEATURE = Feature(
    buttons={"hand": Click(_open, Manner.OWN)},
    menus={
        "handvisit": Click(_wish, Manner.OWN),
        "handavoid": Click(_wish, Manner.OWN),
        "handrest": Click(_wish, Manner.OWN),
        "handrun": Click(_choose),
    },
)
