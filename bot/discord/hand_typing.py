"""Routes typed by hand, a train a line: each is checked stop by stop, and all are run with a button if they're fine.

What was checked stands in the message itself, in the form in which routes are typed, so it lives through a restart.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.discord.bundles import RUN, bundles_of, may_pass
from bot.discord.codes import Code, read_routes, routes_text, unpack
from bot.discord.components import Shown, button
from bot.discord.confirming import SURE
from bot.discord.deferral import FORM_PATIENCE
from bot.discord.drawing import Wish
from bot.discord.front import Confusing, Front, Interaction
from bot.discord.labels import BUTTON_LIMIT, bundle_rest, cut
from bot.discord.stages import Stage, stage_of
from bot.discord.telling import bounded
from bot.service import GameInfo, text
from bot.words.names import Names
from bot.words.refusals import refusal
from engine.actions import Action, Pass, RouteClaim
from engine.errors import IllegalAction

LONGEST = 1000
MOST_LINES = 8
MOST_INSTEAD = 6
LONGEST_PLACE = 20
BLOCK = re.compile(r"```\n(.*?)\n```", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Checked:
    """The routes that are fine so far, and what the check said of each line (train, check)."""

    claims: tuple[RouteClaim, ...]
    checks: tuple[tuple[str, Any], ...]

    @property
    def fine(self) -> bool:
        """Whether all of it may be run."""
        return bool(self.claims) and all(not check.reason for _, check in self.checks)


def read_lines(typed: str, trains: Sequence[str]) -> list[tuple[str, list[str]]]:
    """The train and the places of each line; a line without a train is for the first one that isn't named."""
    lines = [each.strip() for each in re.split(r"[\n;]", typed[:LONGEST]) if each.strip()][:MOST_LINES]
    parts = [each.partition(":") for each in lines]
    left = list(trains)
    for head, colon, _ in parts:
        if colon and head.strip() in left:
            left.remove(head.strip())
    out: list[tuple[str, list[str]]] = []
    for head, colon, rest in parts:
        train = head.strip()[:LONGEST_PLACE] if colon else (left.pop(0) if left else "")
        places = [each[:LONGEST_PLACE] for each in re.split(r"[\s,>–-]+", (rest if colon else head).strip()) if each]
        out.append((train, places))
    return out


def checked(game: Any, typed: str) -> Checked:
    """Check what was typed, line by line, each beside those before it."""
    problem = game.rulebook.route_problem(game, ())
    trains = [each.kind for each in problem.trains] if problem is not None else []
    claims: list[RouteClaim] = []
    checks: list[tuple[str, Any]] = []
    for train, places in read_lines(typed, trains):
        check = game.check_route(train, places, tuple(claims))
        checks.append((train, check))
        if check.claim is not None:
            claims.append(check.claim)
    return Checked(tuple(claims), tuple(checks))


def run_of(game: Any, claims: tuple[RouteClaim, ...]) -> list[Action] | None:
    """The moves that run these routes; None where the run can't be come to."""
    passes = passes_to_run(game)
    if passes is None:
        return None
    run = game.read_action({"type": RUN, "routes": [each.to_json() for each in claims]})
    return [*[Pass()] * passes, run]


def refused(game: Any, claims: tuple[RouteClaim, ...]) -> IllegalAction | None:
    """Why these routes, each of which is fine, can't be run together as they are: where only the best may be run."""
    run = run_of(game, claims)
    try:
        game.copy().apply_all(run or (), game.decision.by)
    except IllegalAction as error:
        return error.with_clause(game.rulebook.clauses)
    return None


def passes_to_run(game: Any) -> int | None:
    """How many steps are passed before the run; None where it can't be come to."""
    trial, passes = game.copy(), 0
    while trial.decision is not None and trial.decision.step != RUN:
        if passes > 9 or trial.decision.company != game.decision.company or not may_pass(trial):
            return None
        trial.apply(Pass(), trial.decision.by)
        passes += 1
    return passes if trial.decision is not None else None


# --- words


def lines_of(found: Checked, names: Names) -> list[str]:
    """What the check says, a line a train; then the whole."""
    words, lines = names.words, list[str]()
    for train, check in found.checks:
        kind = names.train(text.escape(train)) if train else words("nothing")
        if not check.reason:
            stops = "–".join(names.node(each) for each in check.claim.stops)
            lines.append("✓ " + words("hand-route", train=kind, value=check.value, stops=stops))
            continue
        why = refusal(words, check.reason, check.figures, names, check.clause)
        if check.at is None:
            lines.append("✗ " + words("hand-wrong-whole", train=kind, why=why))
        else:
            place = text.escape(check.place)
            lines.append("✗ " + words("hand-wrong", train=kind, number=str(check.at + 1), place=place, why=why))
        if check.legal_instead:
            stops = ", ".join(names.node(str(each)) for each in check.legal_instead[:MOST_INSTEAD])
            lines.append("  " + words("hand-instead", stops=stops))
    if found.fine:
        lines.append(words("hand-total", total=found.checks[-1][1].total))
        lines.append(f"```\n{routes_text(found.claims)}\n```")
    return lines


# --- answering


async def ask(front: Front, interaction: Interaction, code: Code) -> None:
    """Open the form, with the best run as a start if that's known in time."""
    try:
        async with asyncio.timeout(FORM_PATIENCE):
            start = await _start(front, interaction, code)
    except TimeoutError:
        start = ()
    words = front.words(interaction)
    back = str(code.to("handroutes", kind="m"))
    form = discord.ui.Modal(title=cut(words("modal-hand-title"), 45), custom_id=back, timeout=None)
    line: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label=cut(words("modal-hand-routes"), 45),
        custom_id="routes",
        style=discord.TextStyle.paragraph,
        max_length=LONGEST,
        default=routes_text(start).replace("; ", "\n")[:LONGEST],
    )
    form.add_item(line)
    form.stop()
    await interaction.response.send_modal(form)


async def _start(front: Front, interaction: Interaction, code: Code) -> tuple[RouteClaim, ...]:
    """The routes of the best run; Confusing where there's nothing to run."""
    info = await front.game_of_id(interaction, code.game)
    panel = await stage_of(front, interaction, info, code).panel()
    if not panel.runs:
        raise Confusing("no_offer", game=info.id)
    # The routes are checked with what is bought by now, so the best that needs nothing more is the start.
    best = next((each for each in panel.runs if not each.services), panel.runs[0])
    return tuple(RouteClaim.from_json(each) for each in best.actions[-1].get("routes", ()))


async def typed_routes(front: Front, interaction: Interaction, code: Code, lines: dict[str, str]) -> None:
    """Say of each route whether it's fine, and offer to run them."""
    info = await front.game_of_id(interaction, code.game)
    stage = stage_of(front, interaction, info, code)
    await stage.check(code.seq)
    found = await stage.read(lambda game: checked(game, lines.get("routes", "")))
    if not found.checks:
        raise Confusing("no_offer", game=info.id)
    await _show(stage, code, found)


async def _show(stage: Stage, code: Code, found: Checked) -> None:
    words, view = stage.words, Shown()
    names = stage.front.names(stage.info, words)
    why = await stage.read(lambda game: refused(game, found.claims)) if found.fine else None
    if found.fine and why is None:
        view.add_item(button(code.to("handgo"), words("button-hand-run"), discord.ButtonStyle.success))
        for each in await stage.read(lambda game: bundles_of(game, run_of(game, found.claims) or ())):
            room = BUTTON_LIMIT - len(words("button-hand-then", rest=""))
            text = words("button-hand-then", rest=bundle_rest(each, names, room))
            view.add_item(button(code.to("handgo", each.key), text, discord.ButtonStyle.success))
    for verb, key in (("handtype", "button-hand-type"), ("hand", "button-back")):
        view.add_item(button(code.to(verb), words(key)))
    no = [f"✗ {refusal(words, why.reason, why.figures, names, why.clause)}"] if why is not None else []
    content = bounded([*lines_of(found, names), *no, *stage.told_first()])
    company = (await stage.panel()).company or ""
    values = tuple(check.value for _, check in found.checks if check.claim is not None)
    pictures = await stage.draw(
        [Wish("area", routes=found.claims, values=values, company=company)] if found.claims else []
    )
    if stage.interaction.message is not None and stage.is_own():
        await stage.interaction.edit_original_response(content=content, view=view, attachments=pictures)
    else:
        await stage.interaction.followup.send(content, view=view, files=pictures, ephemeral=True)


async def run_typed(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Run what the message says, which is checked again by the rules."""
    stage = stage_of(front, interaction, info, code)
    await stage.check(code.seq)
    block = BLOCK.search(interaction.message.content) if interaction.message is not None else None
    claims = read_routes(block[1]) if block is not None else ()
    key, sure, before = code.argument.partition(SURE)
    actions = await stage.read(lambda game: _finished(game, claims, key, before)) if block is not None else None
    if actions is None:
        raise Confusing("no_offer", game=info.id)
    if sure or not await stage.asked(actions, code.seq, key=key):
        await stage.move(actions, code.seq)


def _finished(game: Any, claims: tuple[RouteClaim, ...], key: str, before: str) -> list[Any] | None:
    """The moves that run these routes, with the bundle of this key if there's one; None where that can't be done.

    `before` are the moves up to the run, where a question has them; otherwise steps are passed to it.
    """
    run = run_of(game, claims)
    if run is not None and before:
        run = [*(unpack(each, game.actions) for each in before.split(";")), run[-1]]
    if run is None or not key:
        return None if run is None else [each.to_json() for each in run]
    return next((list(each.actions) for each in bundles_of(game, run) if each.key == key), None)


BUTTONS = {"handgo": run_typed}
OPENERS = {"handtype": ask}
FORMS = {"handroutes": typed_routes}
