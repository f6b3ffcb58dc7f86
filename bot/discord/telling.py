"""Texts of messages: notices, turn messages, panels, results. Each is made for one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.discord.citations import cited
from bot.discord.front import heading_name, heading_of
from bot.panel.panel import Panel
from bot.service import GameInfo, text
from bot.words import Words
from bot.words.buttons import moves_text
from bot.words.effects import effect_lines, ending_line, foresight_lines
from bot.words.names import Names
from bot.words.personal import personal_lines
from bot.words.refusals import remark_lines
from bot.words.runs import lines_of
from bot.words.stories import CUT, StoryLine, capital, shorten_lines, story_lines, story_of, within

if TYPE_CHECKING:
    from bot.panel.foresight import Foresight

STORY_LINES = 8
LINE_LIMIT = 180
STORY_ROOM = 1400
"""The characters that a story may take with the routes of its runs; its lines alone are never shortened for them."""
STORY_LIMIT = 1500
"""The characters that the lines of a story may take; where there are more, fewer lines are told."""
RUN_ROOM = 600
"""The characters that the routes of the best run may take on a panel."""
WARNING_LIMIT = 400
"""The characters of a warning beyond which nothing is added to what can't be got back."""
WARNINGS_LIMIT = 1500
"""Those that all the warnings of a panel may take with what else changes; beyond that they only say what's grave."""
CONTENT_LIMIT = 2000


QUIET = "-# "
"""Before the small line that stands where something was asked."""
MENTION = re.compile(r"<@\d{1,20}>")


def bounded(lines: Sequence[str]) -> str:
    """Lines as one message of at most 2000 characters; a sign stands for the last ones, where they have no room."""
    return _fitting(lines, CONTENT_LIMIT)


def _fitting(lines: Sequence[str], limit: int) -> str:
    shown = [each for each in lines if each]
    whole = "\n".join(shown)
    if len(whole) <= limit:
        return whole
    while len(shown) > 1 and len("\n".join([*shown, CUT])) > limit:
        shown.pop()
    return text.shorten("\n".join([*shown, CUT]), limit)


def bounded_before(lines: Sequence[str], last: Sequence[str]) -> str:
    """The same where the `last` lines are never cut as long as they fit at all: those before them are."""
    ends = bounded(last)
    if not ends:
        return bounded(lines)
    room = CONTENT_LIMIT - len(ends) - 1
    return "\n".join(each for each in (_fitting(lines, room) if room > 1 else "", ends) if each)


def story_text(
    rows: Sequence[Mapping[str, Any]], names: Names, left_out: int = 0, most: int = STORY_LINES
) -> list[str]:
    """What happened in a few lines, each with a mark before it; below a run its routes, as far as there's room."""
    told = story_of(rows, names)
    lines = _picked(told, names, left_out, most)
    while most > 1 and sum(len(each) + 1 for each in lines) > STORY_LIMIT:
        most -= 1
        lines = _picked(told, names, left_out, most)
    room = STORY_ROOM - sum(len(each) + 1 for each in lines)
    shown: list[str] = []
    # The newest line is the last of both, and its routes are what's least known.
    for number, line in enumerate(reversed(lines), 1):
        below = route_lines(told[-number].routes, names, room) if number <= min(most, len(told)) else []
        room -= sum(len(each) + 1 for each in below)
        shown[:0] = [line, *below]
    return shown


def _picked(told: Sequence[StoryLine], names: Names, left_out: int, most: int) -> list[str]:
    """The newest `most` lines, and what's grave of the older ones."""
    grave = {place for place, each in enumerate(told) if each.grave}
    old = len(told) - most if len(told) > most + 1 or left_out else 0
    lines = [within(each, names, LINE_LIMIT if place >= old else 0) for place, each in enumerate(told)]
    lines = [each if place in grave else text.shorten(each, LINE_LIMIT) for place, each in enumerate(lines)]
    return [f"- {each}" for each in shorten_lines(lines, names, most, left_out, grave)]


def route_lines(routes: Sequence[str], names: Names, room: int) -> list[str]:
    """The routes of a run as lines below it; where there's no room for all of them, where they are to be found."""
    lines = [f"  - {each}" for each in routes]
    if sum(len(each) + 1 for each in lines) <= room:
        return lines
    return [f"  - {names.words('routes-elsewhere')}"]


def mention(user: str) -> str:
    """A mention as Discord writes it."""
    return f"<@{user}>"


def turn_text(
    info: GameInfo,
    item: Mapping[str, Any],
    names: Names,
    kind: str,
    round_line: str = "",
    cash: int | None = None,
    *,
    gone: bool = False,
) -> str:
    """The message that pings the person to act: game, title, what happened since their last move, what is asked.

    With `gone` they have left the server: then it tells the others, who can do something about it.
    """
    words = names.words
    lines = [heading_of(info, words)]
    lines.append(round_line)
    told = story_text(item.get("story", ()), names, item.get("left_out", 0))
    own = [] if gone else personal_lines(item.get("story", ()), (item["seat"],), names)
    lines += [words("since-heading"), *told, *(f"- {each}" for each in own)] if told or own else []
    what = asked(item.get("company"), item["step"], item.get("on_behalf"), names)
    if gone:
        ask = words("turn-ask-gone", name=names.person(item["seat"]), step=what)
    else:
        ask = ask_line(item["user"], what, names, kind, cash)
    return bounded_before(lines, [ask])


def asked(company: str | None, step: str, on_behalf: str | None, names: Names) -> str:
    """What is to be decided: whose turn and step, and for which automaton."""
    what = f"{names.company(company)}, {names.step(step)}" if company else names.step(step)
    if on_behalf in names.automata:
        return names.words("turn-behalf", what=what, name=names.party(on_behalf or ""))
    return what


def ask_line(user: str, what: str, names: Names, kind: str = "turn", cash: int | None = None) -> str:
    """The line of a turn message that pings: who is up, for what, and with how much money where that's known."""
    words, who = names.words, mention(user)
    if kind == "consent":
        return words("consent-ask", mention=who)
    line = words("turn-ask", mention=who, step=what)
    return line if cash is None else f"{line} · {words('panel-cash', cash=cash)}"


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
        lines.append(capital(words("panel-cash-company", company=company, cash=panel.company_cash, trains=trains)))
    else:
        lines.append(words("panel-cash", cash=panel.cash))
    if panel.certificates is not None:
        count, limit = panel.certificates
        lines.append(words("player-certificates", count=f"{count:g}", limit=str(limit)))
    lines += [*matter_lines(panel, names), *cited(words, info.title, [panel.clause] if panel.clause else [])]
    return bounded_before([*lines, *run_lines(panel, names)], warning_lines(panel, names))


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
    routes = route_lines(lines_of(best, names), names, RUN_ROOM) if best is not None else []
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


def start_text(info: GameInfo, order: Sequence[str], names: Names) -> str:
    """The first message of a game: the seats in the order of play, and what to know about this version of the title."""
    words, note = names.words, f"rule-{info.title}-note"
    lines = [heading_of(info, words)]
    if len(order) > 1:
        lines.append(words("started-seats", seats=words.listed(names.person(each) for each in order)))
    return bounded([*lines, f"-# {words(note)}" if note in words else ""])


def place_lines(result: Mapping[str, Any], names: Names) -> list[str]:
    """A line for each player, best first: place, name, worth with cash and shares. Equal worths share a place."""
    totals = sorted((each["total"] for each in result.values()), reverse=True)
    return [_place_line(totals.index(result[seat]["total"]) + 1, seat, result[seat], names) for seat in ranking(result)]


def ranking(result: Mapping[str, Any]) -> list[str]:
    """The seats, best first."""
    return sorted(result, key=lambda seat: -result[seat]["total"])


def _place_line(place: int, seat: str, worth: Mapping[str, Any], names: Names) -> str:
    money = {"worth": worth["total"], "cash": worth["cash"], "shares": sum(line[3] for line in worth["shares"])}
    money["debt"] = worth.get("debt", 0)
    return names.words("end-place", place=str(place), name=names.person(seat), **money)


def undone_text(info: GameInfo, item: Mapping[str, Any], names: Names) -> str:
    """Moves were taken back: by whoever made them, by the table's vote, or by a host without a seat; and who is up."""
    user, rows, words = item["by_user"], item["rows"], names.words
    game, now = heading_name(info), words("undone-next", name=names.person(item["seat"]))
    if not item.get("voted") and info.seat(item["by"]).user == user:
        count = sum(1 for each in rows if each.get("by") == item["by"]) or len(rows)
        return bounded([words("undone-text", game=game, who=names.person(item["by"]), count=count), now])
    by_host = user == info.host and not info.seats_of(user)
    return bounded([words("undone-host" if by_host else "undone-vote", game=game, count=len(rows)), now])


def abandoned_text(info: GameInfo, item: Mapping[str, Any], names: Names) -> str:
    """The game was ended without a result."""
    return bounded([names.words("abandoned-text", game=heading_name(info), who=mention(item["user"]))])


def past_text(content: str, words: Words) -> str:
    """A message that asked in its last line, as it reads once that is over."""
    lines = content.split("\n")
    if lines[-1].startswith(QUIET):
        return content
    return "\n".join([*lines[:-1], QUIET + _was_asked(lines[-1], words)])


def past_ask(content: str, words: Words) -> str:
    """A message that tells of something and offers a part in it, once that is over."""
    return content if content.split("\n")[-1].startswith(QUIET) else bounded([content, past_line(words)])


def past_line(words: Words, game: str = "") -> str:
    """That something is over; and in which game, where that isn't plain."""
    over = words("past-nobody")
    return QUIET + (words("line", who=game, what=over) if game else over)


def past_reminder(content: str, words: Words) -> str:
    """A reminder once everything that it's about is over."""
    return content if content.startswith(QUIET) else QUIET + _was_asked(content, words)


def _was_asked(text: str, words: Words) -> str:
    who = MENTION.search(text)
    return words("past-nobody") if who is None else words("past-turn", mention=who[0])
