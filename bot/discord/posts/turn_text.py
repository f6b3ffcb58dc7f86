"""Texts of the messages that a game posts by itself: its start, its turns, and how each reads once it's past."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.discord.game_info import heading_name, heading_of, heading_with_talk
from bot.discord.texts import bounded, bounded_before, mention, story_text
from bot.panel.matters import AtHand
from bot.panel.panel import Panel
from bot.service import GameInfo
from bot.words import Words
from bot.words.labels import dividend_line
from bot.words.names import Names
from bot.words.personal import personal_lines

QUIET = "-# "
"""Before the small line that stands where something was asked."""
MENTION = re.compile(r"<@\d{1,20}>")


def turn_text(
    info: GameInfo,
    item: Mapping[str, Any],
    names: Names,
    kind: str,
    round_line: str = "",
    hand: AtHand | None = None,
    *,
    gone: bool = False,
    overview: str | None = None,
) -> str:
    """The message that pings the person to act: game, title, what happened since their last move, what is asked.

    With `gone` they have left the server: then it tells the others, who can do something about it. `overview` is the
    link to the game's message where that can't be pinned.
    """
    words = names.words
    heading = heading_with_talk(info, words)
    lines = [heading if overview is None else words("overview-link", heading=heading, link=overview)]
    lines.append(round_line)
    told = story_text(item.get("story", ()), names, item.get("left_out", 0))
    own = [] if gone else personal_lines(item.get("story", ()), (item["seat"],), names)
    lines += [words("since-heading"), *told, *(f"- {each}" for each in own)] if told or own else []
    what = asked(item.get("company"), item["step"], item.get("on_behalf"), names)
    if gone:
        ask = words("turn-ask-gone", name=names.person(item["seat"]), step=what)
    else:
        ask = ask_line(item["user"], what, names, kind, hand)
    return bounded_before(lines, [ask])


def asked(company: str | None, step: str, on_behalf: str | None, names: Names) -> str:
    """What is to be decided: whose turn and step, and for which automaton."""
    what = f"{names.company(company)}, {names.step(step)}" if company else names.step(step)
    if on_behalf in names.automata:
        return names.words("turn-behalf", what=what, name=names.party(on_behalf or ""))
    return what


def ask_line(user: str, what: str, names: Names, kind: str = "turn", hand: AtHand | None = None) -> str:
    """The line of a turn message that pings: who is up, for what, with how much money, who gets what of a dividend."""
    words, who = names.words, mention(user)
    if kind == "consent":
        return _offer_line(who, hand, names)
    line = words("turn-ask", mention=who, step=what)
    if hand is None:
        return line
    known = [] if hand.cash is None else [words("panel-cash", cash=hand.cash)]
    known += [dividend_line(paid, gets, names) for paid, gets in hand.dividends.items() if gets]
    return " · ".join([line, *known])


def with_dividend(hand: AtHand, panel: Panel | None) -> AtHand:
    """What is at hand, with what each player gets of the largest dividend that a run in one tap pays."""
    gets = {each.paid: each.gets for each in panel.bundles if each.paid and each.gets} if panel is not None else {}
    if hand.dividends or not gets:
        return hand
    most = max(gets)
    return replace(hand, dividends={most: gets[most]})


def _offer_line(who: str, hand: AtHand | None, names: Names) -> str:
    """Who asks what of them, and for how much; where that isn't known any more, that an offer waits."""
    if hand is None or hand.offer is None:
        return names.words("consent-ask", mention=who)
    told = {name: value for name, value in hand.offer.items() if name != "type"}
    return names.words(f"consent-ask-{hand.offer['type']}", mention=who, **names.figures(told))


def start_text(info: GameInfo, order: Sequence[str], names: Names) -> str:
    """The first message of a game: the seats in the order of play, and what to know about this version of the title."""
    words, note = names.words, f"rule-{info.title}-note"
    lines = [heading_of(info, words)]
    if len(order) > 1:
        lines.append(words("started-seats", seats=words.listed(names.person(each) for each in order)))
    return bounded([*lines, f"-# {words(note)}" if note in words else ""])


def undone_text(info: GameInfo, item: Mapping[str, Any], names: Names) -> str:
    """Moves were taken back, or hold again: by whoever made them, by vote, or by a host without a seat; who is up."""
    user, rows, words = item["by_user"], item["rows"], names.words
    game, now = heading_name(info), words("undone-next", name=names.person(item["seat"]))
    again = item.get("again")
    if not item.get("voted") and info.seat(item["by"]).user == user:
        count = sum(1 for each in rows if each.get("by") == item["by"]) or len(rows)
        key = "redone-text" if again else "undone-text"
        return bounded([words(key, game=game, who=names.person(item["by"]), count=count), now])
    by_host, by_vote = ("redone-host", "redone-vote") if again else ("undone-host", "undone-vote")
    is_host = user == info.host and not info.seats_of(user)
    return bounded([words(by_host if is_host else by_vote, game=game, count=len(rows)), now])


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
