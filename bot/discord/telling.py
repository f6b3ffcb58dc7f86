"""Texts of messages: notices, turn messages, panels, results. Each is made for one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.discord.front import heading_name, title_name
from bot.discord.panel import Panel
from bot.service import GameInfo, TitleInfo, text
from bot.words.names import Names
from bot.words.stories import shorten_lines, story_lines

STORY_LINES = 8
LINE_LIMIT = 180
CONTENT_LIMIT = 2000


def bounded(lines: Sequence[str]) -> str:
    """Lines as one message of at most 2000 characters."""
    return text.shorten("\n".join(each for each in lines if each), CONTENT_LIMIT)


def story_text(
    rows: Sequence[Mapping[str, Any]], names: Names, left_out: int = 0, most: int = STORY_LINES
) -> list[str]:
    """What happened in a few lines, each with a mark before it."""
    lines = shorten_lines(story_lines(rows, names), names, most, left_out)
    return [f"- {text.shorten(each, LINE_LIMIT)}" for each in lines]


def mention(user: str) -> str:
    """A mention as Discord writes it."""
    return f"<@{user}>"


def turn_text(info: GameInfo, item: Mapping[str, Any], names: Names, kind: str, round_line: str = "") -> str:
    """The message that pings the person to act: game, title, what happened since their last move, what is asked."""
    words = names.words
    lines = [words("turn-heading", game=heading_name(info), title=title_name(info))]
    lines.append(round_line)
    told = story_text(item.get("story", ()), names, item.get("left_out", 0))
    lines += [words("since-heading"), *told] if told else []
    lines.append(ask_line(item["user"], item.get("company"), item["step"], names, kind))
    return bounded(lines)


def ask_line(user: str, company: str | None, step: str, names: Names, kind: str = "turn") -> str:
    """The line of a turn message that pings: who is up, and for what."""
    words, who = names.words, mention(user)
    if kind == "consent":
        return words("consent-ask", mention=who)
    if company:
        return words("turn-ask-company", mention=who, company=names.company(company), step=names.step(step))
    return words("turn-ask", mention=who, step=names.step(step))


def panel_text(info: GameInfo, panel: Panel, names: Names, before: Sequence[str] = ()) -> str:
    """What stands above a panel: the step, the money, the proposed run."""
    words = names.words
    game = heading_name(info)
    if panel.company is None:
        heading = words("panel-heading", game=game, step=names.step(panel.step))
    else:
        company = names.company(panel.company)
        heading = words("panel-heading-company", game=game, company=company, step=names.step(panel.step))
    lines = [*before, heading]
    if panel.company is not None and panel.company_cash is not None:
        trains = words.listed(names.train(each) for each in panel.trains) or words("panel-no-trains")
        company = names.company(panel.company)
        cash = words("panel-cash-company", company=company, cash=panel.company_cash, trains=trains)
        lines.append(cash[:1].upper() + cash[1:])
    else:
        lines.append(words("panel-cash", cash=panel.cash))
    if panel.runs:
        best = panel.runs[0]
        lines.append(
            words("run-best-text", company=names.company(panel.company or ""), income=best.income, owner=best.to_owner,
                  kept=best.to_company, fee=best.fee)
        )  # fmt: skip
    return bounded(lines)


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


def notice_text(info: GameInfo, title: TitleInfo, names: Names, link: str = "") -> str:
    """The notice of a table: who opened it, who has a seat, in which language it's played."""
    words = names.words
    seats = words.listed(names.person(each.seat) for each in info.seats)
    lines = [words("notice-heading", game=heading_name(info), title=title_name(info))]
    if info.status == "abandoned":
        return bounded([*lines, words("notice-abandoned")])
    language = words(f"language-{words.language}")
    lines.append(words("notice-text", host=mention(info.host), least=title.least, most=info.most, language=language))
    lines.append(words("notice-seats", seats=seats) if info.seats else words("notice-no-seats"))
    if link:
        lines.append(words("notice-started", link=link))
    return bounded(lines)


def start_text(info: GameInfo, names: Names) -> str:
    """The first message of a game: the order of play."""
    heading = names.words("turn-heading", game=heading_name(info), title=title_name(info))
    seats = names.words.listed(names.person(each.seat) for each in info.seats)
    return bounded([heading, names.words("started-seats", seats=seats)])


def end_text(info: GameInfo, item: Mapping[str, Any], names: Names) -> str:
    """The final worth of everyone, best first; equal worths share a place."""
    words = names.words
    lines = [words("end-heading", game=heading_name(info)), *story_text(item.get("story", ()), names, most=4)]
    return bounded([*lines, *place_lines(item["result"], names)])


def place_lines(result: Mapping[str, Any], names: Names) -> list[str]:
    """A line for each player: place, name, worth with cash and shares."""
    worth = {seat: (each["cash"], sum(line[3] for line in each["shares"])) for seat, each in result.items()}
    totals = sorted((sum(each) for each in worth.values()), reverse=True)
    lines: list[str] = []
    for seat in sorted(worth, key=lambda each: -sum(worth[each])):
        cash, shares = worth[seat]
        place = totals.index(cash + shares) + 1
        name = names.person(seat)
        lines.append(
            names.words("end-place", place=str(place), name=name, worth=cash + shares, cash=cash, shares=shares)
        )
    return lines


def undone_text(info: GameInfo, item: Mapping[str, Any], names: Names) -> str:
    """A move was taken back, by whom, and who is up now."""
    count = sum(1 for each in item["rows"] if each.get("by") == item["by"]) or len(item["rows"])
    who, name = names.person(item["by"]), names.person(item["seat"])
    return bounded([names.words("undone-text", game=heading_name(info), who=who, count=count, name=name)])


def abandoned_text(info: GameInfo, item: Mapping[str, Any], names: Names) -> str:
    """The game was ended without a result."""
    return bounded([names.words("abandoned-text", game=heading_name(info), who=mention(item["user"]))])
