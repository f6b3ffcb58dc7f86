"""What stands above a panel's menus and buttons; and what is said where there's none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.discord.citations import cited
from bot.discord.game_info import heading_name
from bot.discord.texts import bounded_before, route_lines
from bot.panel.panel import Panel
from bot.service import GameInfo
from bot.words.buttons import moves_text
from bot.words.effects import effect_lines, ending_line, foresight_lines
from bot.words.labels import dividend_line
from bot.words.names import Names
from bot.words.refusals import remark_lines
from bot.words.runs import programme_lines
from bot.words.stories import CUT, capitalized, story_lines

if TYPE_CHECKING:
    from bot.panel.foresight import Foresight

PAYS = "pay_dividend"
RUN_ROOM = 600
"""The characters that the routes of the best run may take on a panel."""
WARNING_LIMIT = 400
"""The characters of a warning beyond which nothing is added to what can't be got back."""
WARNINGS_LIMIT = 1500
"""Those that all the warnings of a panel may take with what else changes; beyond that they only say what's grave."""


def panel_text(info: GameInfo, panel: Panel, names: Names, before: Sequence[str] = ()) -> str:
    """What stands above a panel: the step, the money, what's owed or offered, the proposed run."""
    words = names.words
    game = heading_name(info)
    if panel.company is None:
        heading = words("panel-heading", game=game, step=names.step(panel.step))
    else:
        company = names.company(panel.company)
        heading = words("panel-heading-company", game=game, company=company, step=names.step(panel.step))
    lines = [*before, heading]
    if panel.company is not None and panel.company_cash is not None:
        trains = names.trains(panel.trains) or words("panel-no-trains")
        company = names.company(panel.company)
        lines.append(capitalized(words("panel-cash-company", company=company, cash=panel.company_cash, trains=trains)))
    else:
        lines.append(words("panel-cash", cash=panel.cash))
    if panel.certificates is not None:
        count, limit = panel.certificates
        lines.append(words("player-certificates", count=f"{count:g}", limit=str(limit)))
    lines += [*matter_lines(panel, names), *cited(words, info.title, [panel.clause] if panel.clause else [])]
    return bounded_before(
        [*lines, *run_lines(panel, names), *dividend_lines(panel, names)], warning_lines(panel, names)
    )


def matter_lines(panel: Panel, names: Names) -> list[str]:
    """What has to be known before acting: a tie of an automaton, an offer, a debt, loans."""
    words, lines = names.words, []
    if panel.again:
        lines.append(words("panel-again"))
    if panel.on_behalf in names.automata:
        lines.append(words("panel-behalf", name=names.party(panel.on_behalf or "")))
    elif panel.on_behalf is not None:
        lines.append(words("panel-token-of", company=names.company(panel.on_behalf)))
    if panel.offer is not None:
        lines += story_lines([{"events": [panel.offer]}], names)
    if panel.due is not None:
        lines.append(due_line(panel, panel.due, names))
    if panel.own_money:
        lines.append(words("panel-cash", cash=panel.cash))
    if panel.loans is not None:
        lines.append(loans_line(panel.loans, names))
    return lines + remark_lines(panel.remarks, names)


def warning_lines(panel: Panel, names: Names) -> list[str]:
    """How far off the end is, and what somebody loses for good by which buttons; those with the same are one line."""
    words = names.words
    ends = [words("end-line", ending=ending_line(panel.ending, names))] if panel.ending is not None else []
    for room in (WARNING_LIMIT, 0):
        told: dict[str, list[str]] = {}
        for each in panel.warnings:
            told.setdefault(_warning(each.found, names, room), []).append(moves_text(panel, each.moves, names))
        buttons = {each: " / ".join(dict.fromkeys(captions)) for each, captions in told.items()}
        lines = [words("foresee-line", what=captions, told=each) for each, captions in buttons.items()]
        if sum(len(each) + 1 for each in lines) <= WARNINGS_LIMIT:
            break
    return ends + lines


def _warning(found: Foresight, names: Names, room: int) -> str:
    """What can't be got back, all of it, then as much of what changes as has room; a sign stands for what hasn't."""
    joint = names.words("joint")
    lines = foresight_lines(found, names)
    for each in effect_lines(found.changes or {}, names):
        if lines and len(joint.join([*lines, each])) > room:
            return joint.join([*lines, CUT])
        lines.append(each)
    return joint.join(lines)


def due_line(panel: Panel, due: Mapping[str, Any], names: Names) -> str:
    """How much a player has to raise for a company, and whether that's possible."""
    words, company = names.words, names.company(due["company"])
    if due.get("hopeless"):
        return words("due-hopeless", company=company, cash=panel.cash)
    if due["missing"] <= 0:
        return words("due-covered", company=company, cash=panel.cash)
    return words("due-missing", company=company, cash=panel.cash, missing=due["missing"], most=due["most"])


def loans_line(loans: Mapping[str, Any], names: Names) -> str:
    """How many loans a company has and may have, what one brings and costs."""
    words = names.words
    line = words("loans-line", count=loans["count"], limit=loans["limit"], interest=loans["interest"])
    return line if loans["brings"] is None else f"{line} {words('loans-brings', amount=loans['brings'])}"


def run_lines(panel: Panel, names: Names) -> list[str]:
    """The best run with its routes, or that it's still being looked for, and the best so far."""
    words = names.words
    best = panel.runs[0] if panel.runs else None
    routes = route_lines(programme_lines(best, names), names, RUN_ROOM) if best is not None else []
    if panel.working and best is not None:
        so_far = words("run-so-far", company=names.company(panel.company or ""), income=best.income)
        return [words("run-working"), so_far, *routes]
    if panel.working:
        return [words("run-working")]
    if best is None:
        return [words("run-given-up")] if panel.unproven else []
    company = names.company(panel.company or "")
    if not best.to_owner and not best.to_company:
        found = "run-unproven" if panel.unproven else "run-best-plain"
        return [words(found, company=company, income=best.income), *routes]
    figures = {"income": best.income, "owner": best.to_owner, "kept": best.to_company}
    services = [services_line(best.services, best.fee, names)] if best.services else []
    return [words("run-best-text", company=company, **figures), *services, *routes]


def dividend_lines(panel: Panel, names: Names) -> list[str]:
    """What each player gets of the dividends that the panel's buttons pay."""
    found = {each.paid: each.gets for each in panel.bundles if each.paid and each.gets}
    for each in panel.menus.get(PAYS, ()) if PAYS in panel.pressed else ():
        found |= {each.fields["amount"]: each.figures["gets"]} if each.figures.get("gets") else {}
    return [dividend_line(paid, gets, names) for paid, gets in found.items()]


def services_line(services: Sequence[str], fee: int, names: Names) -> str:
    """What is bought for a run, and what that costs."""
    return names.words("hand-with", services=names.words.listed(map(names.company, services)), fee=fee)


def waiting_text(info: GameInfo, names: Names) -> str:
    """For somebody who is not to act: who is, or that the game is over or hasn't begun."""
    words, game = names.words, heading_name(info)
    if info.status == "open":
        return words("panel-open", game=game)
    if info.turn is None:
        return words("panel-over", game=game)
    if info.seat(info.turn.seat).robot:
        return words("panel-robot-up", game=game)
    return words("panel-not-yours", game=game, name=names.person(info.turn.seat))


def done_text(info: GameInfo, names: Names) -> str:
    """After a move that ended one's turn."""
    words = names.words
    if info.turn is None:
        return words("panel-over", game=heading_name(info))
    return words("panel-done-next", name=names.person(info.turn.seat))
