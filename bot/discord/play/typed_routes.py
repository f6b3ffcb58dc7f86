"""Routes typed by hand, a train a line: each is checked stop by stop, and all are run with a button if they're fine.

What was checked stands in the message itself, in the form in which routes are typed, so it lives through a restart.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.discord.codes import Code, read_routes, routes_text
from bot.discord.components import Button, Shown, button
from bot.discord.deferral import FORM_PATIENCE
from bot.discord.drawing import Wish
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.play.confirmation import SURE, moves_before_run, read_moves_before
from bot.discord.play.panel_text import services_line
from bot.discord.play.stages import Stage, stage_of
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit, Visit
from bot.panel.bundles import RUN, bundles_of, may_pass
from bot.service import text
from bot.words.buttons import BUTTON_LIMIT, bundle_rest
from bot.words.labels import clipped
from bot.words.names import Names
from bot.words.refusals import refusal
from engine.actions import Action, Pass, RouteClaim
from engine.errors import IllegalAction

LONGEST = 1000
MOST_LINES = 8
MOST_INSTEAD = 6
LONGEST_PLACE = 20
MOST_WAYS = 4
"""With so many sets of services at most typed routes are offered."""
QUICK = 2000
"""The steps of search for the runs that show which services could be bought."""
WITH = "+"
"""What stands behind the bundle, before the moves up to the run, where services are bought for it."""
BLOCK = re.compile(r"```\n(.*?)\n```", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Checked:
    """The routes that are fine so far, what the check said of each line (train, check), and what is bought for them.

    `before` are the moves up to the run, the purchase of the `services` for `fee` (money) among them; None where the
    run can't be come to.
    """

    claims: tuple[RouteClaim, ...]
    checks: tuple[tuple[str, Any], ...]
    before: tuple[Action, ...] | None = None
    services: tuple[str, ...] = ()
    fee: int = 0

    @property
    def fine(self) -> bool:
        """Whether all of it may be run."""
        return bool(self.claims) and all(not check.reason for _, check in self.checks)

    @property
    def net(self) -> int:
        """What the run brings, less the fee."""
        return self.checks[-1][1].total - self.fee

    def run(self, game: Any) -> list[Action] | None:
        """The moves that run these routes; None where the run can't be come to."""
        return run_of(game, self.claims, self.before)


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


def checked(game: Any, typed: str, services: Sequence[str] = ()) -> Checked:
    """Check what was typed, line by line, each beside those before it, with these services bought too."""
    problem = game.rulebook.route_problem(game, services)
    trains = [each.kind for each in problem.trains] if problem is not None else []
    claims: list[RouteClaim] = []
    checks: list[tuple[str, Any]] = []
    for train, places in read_lines(typed, trains):
        check = game.check_route(train, places, tuple(claims), services)
        checks.append((train, check))
        if check.claim is not None:
            claims.append(check.claim)
    return Checked(tuple(claims), tuple(checks))


def found_in(game: Any, typed: str) -> tuple[list[Checked], IllegalAction | None]:
    """What was typed with each set of services by which it may be run, best first.

    Where there's none: as far as it goes without any, and why it can't be run though each route is fine.
    """
    plain = _with_way(game, checked(game, typed))
    every = [plain]
    for each in game.programmes(most=1, patience=QUICK):
        if each.services:
            found = checked(game, typed, each.services)
            every.append(replace(found, before=each.actions[:-1], services=each.services, fee=each.fee))
    fine = [(each, refused(game, each)) for each in every if each.fine]
    legal = sorted((each for each, why in fine if why is None), key=lambda each: (-each.net, len(each.services)))
    if legal or not fine:
        return legal or [plain], None
    return [fine[0][0]], fine[0][1]


def _with_way(game: Any, found: Checked) -> Checked:
    passes = passes_to_run(game)
    return found if passes is None else replace(found, before=(Pass(),) * passes)


def run_of(game: Any, claims: tuple[RouteClaim, ...], before: Sequence[Action] | None) -> list[Action] | None:
    """The moves that run these routes, with those before it; None where the run can't be come to."""
    if before is None:
        return None
    return [*before, game.read_action({"type": RUN, "routes": [each.to_json() for each in claims]})]


def refused(game: Any, found: Checked) -> IllegalAction | None:
    """Why these routes, each of which is fine, can't be run together: where only the best may be run, for one."""
    try:
        game.copy().apply_all(found.run(game) or (), game.decision.by)
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
        if found.services:
            lines.append(services_line(found.services, found.fee, names))
        lines.append(words("hand-total", total=found.checks[-1][1].total))
        lines.append(f"```\n{routes_text(found.claims)}\n```")
    return lines


# --- answering


async def _ask(visit: Visit, code: Code) -> None:
    """Open the form, with the best run as a start if that's known in time."""
    try:
        async with asyncio.timeout(FORM_PATIENCE):
            start = await _start(visit, code)
    except TimeoutError:
        start = ()
    words = visit.words
    back = str(code.to("handroutes", kind="m"))
    form = discord.ui.Modal(title=clipped(words("modal-hand-title"), 45), custom_id=back, timeout=None)
    line: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label=clipped(words("modal-hand-routes"), 45),
        custom_id="routes",
        style=discord.TextStyle.paragraph,
        max_length=LONGEST,
        default=routes_text(start).replace("; ", "\n")[:LONGEST],
    )
    form.add_item(line)
    form.stop()
    await visit.interaction.response.send_modal(form)


async def _start(visit: Visit, code: Code) -> tuple[RouteClaim, ...]:
    """The routes of the best run; Confusing where there's nothing to run."""
    panel = await stage_of(await visit.find_number(code.game), code).panel()
    if not panel.runs:
        raise Confusing("no_offer", game=code.game)
    return getattr(panel.runs[0].actions[-1], "routes", ())


async def _sent(visit: Visit, code: Code, lines: dict[str, str]) -> None:
    """Say of each route whether it's fine, and offer to run them."""
    stage = stage_of(await visit.find_number(code.game), code)
    await stage.check(code.seq)
    found, why = await stage.read(lambda game: found_in(game, lines.get("routes", "")))
    if not found[0].checks:
        raise Confusing("no_offer", game=code.game)
    await _show(stage, code, found, why)


async def _show(stage: Stage, code: Code, found: Sequence[Checked], why: IllegalAction | None) -> None:
    words, names, view, best = stage.words, stage.names, Shown(), found[0]
    if best.fine and why is None:
        for each in await stage.read(lambda game: _buttons(game, code, found, names)):
            view.add_item(each)
    for verb, key in (("handtype", "button-hand-type"), ("hand", "button-back")):
        view.add_item(button(code.to(verb), words(key)))
    no = [f"✗ {refusal(words, why.reason, why.figures, names, why.clause)}"] if why is not None else []
    content = bounded([*lines_of(best, names), *no, *stage.told_first()])
    company = (await stage.panel()).company or ""
    values = tuple(check.value for _, check in best.checks if check.claim is not None)
    wishes = [Wish("area", routes=best.claims, values=values, company=company)] if best.claims else []
    on_panel = stage.interaction.message is not None and stage.is_own
    await stage.answer(content, view, await stage.draw(wishes), update=on_panel)


def _buttons(game: Any, code: Code, found: Sequence[Checked], names: Names) -> list[Button]:
    """A button to run them with each set of services, and those that do the rest of the turn with the first."""
    words, green = names.words, discord.ButtonStyle.success
    out: list[Button] = []
    for number, each in enumerate(found[:MOST_WAYS]):
        run = each.run(game) or []
        raw = [action.to_json() for action in run]
        before = moves_before_run(game, raw) if each.services else ""
        services = [_services_text(each, names)] if each.services or len(found) > 1 else []
        room = BUTTON_LIMIT - len(words("button-hand-then", rest=""))
        rests = [("", " · ".join(services))]
        if not number:
            further = [bundle for bundle in bundles_of(game, run) if list(bundle.moves) != raw]
            rests += [(bundle.key, bundle_rest(bundle, names, room, services)) for bundle in further]
        for key, rest in rests:
            text = words("button-hand-then", rest=rest) if rest else words("button-hand-run")
            out.append(button(code.to("handgo", f"{key}{WITH}{before}" if before else key), text, green))
    return out


def _services_text(found: Checked, names: Names) -> str:
    words = names.words
    services = words.listed(names.company(each) for each in found.services) or words("choice-run-none")
    return words("choice-run", wagons=services, net=found.net)


async def _run(visit: GameVisit, code: Code) -> None:
    """Run what the message says, which is checked again by the rules."""
    stage, message = stage_of(visit, code), visit.interaction.message
    await stage.check(code.seq)
    block = BLOCK.search(message.content) if message is not None else None
    claims = read_routes(block[1]) if block is not None else ()
    key, sure, before = code.argument.partition(SURE)
    if not sure:
        key, _, before = code.argument.partition(WITH)
    actions = await stage.read(lambda game: _finished(game, claims, key, before)) if block is not None else None
    if actions is None:
        raise Confusing("no_offer", game=visit.game)
    if sure or not await stage.asked(actions, code.seq, key=key):
        await stage.move(actions, code.seq)


def _finished(game: Any, claims: tuple[RouteClaim, ...], key: str, before: str) -> list[Any] | None:
    """The moves that run these routes, with the bundle of this key if there's one; None where that can't be done.

    `before` are the moves up to the run, where a button has them; otherwise steps are passed to it.
    """
    moves = read_moves_before(game, before) if before else _with_way(game, Checked(claims, ())).before
    run = run_of(game, claims, moves)
    if run is None or not key:
        return None if run is None else [each.to_json() for each in run]
    return next((list(each.moves) for each in bundles_of(game, run) if each.key == key), None)


FEATURE = Feature(
    buttons={"handtype": Click(_ask, Manner.FORM), "handgo": Click(_run)},
    forms={"handroutes": Click(_sent, Manner.OWN)},
)
