"""What has to hold after a plan: each acknowledged deed once, each turn pinged once, everything told."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache

from bot.service.posts.announcements import ALONE, TURN_KINDS
from tests.discord.once.deeds import DONE, NOT, Deed
from tests.discord.once.evening import Evening


def wrong(evening: Evening, deeds: Sequence[Deed], before: int) -> list[str]:
    """What doesn't hold (yet)."""
    return [*_log(evening, deeds, before), *_told(evening)]


def _log(evening: Evening, deeds: Sequence[Deed], before: int) -> list[str]:
    commands = evening.truth.commands()[before:]
    if _agree(deeds, commands):
        return []
    return [f"the log has {[f'{user[-3:]} {name}' for user, name in commands]}"]


def _agree(deeds: Sequence[Deed], commands: Sequence[tuple[str, str]]) -> bool:
    """Whether the log has what's known to be done, in that order, perhaps what isn't known, and nothing else."""

    @cache
    def agree(first: int, done: int) -> bool:
        if first == len(deeds):
            return done == len(commands)
        deed = deeds[first]
        if deed.known != DONE and agree(first + 1, done):
            return True
        is_next = done < len(commands) and commands[done] == (deed.user, deed.name)
        return deed.known != NOT and is_next and agree(first + 1, done + 1)

    return agree(0, 0)


def _told(evening: Evening) -> list[str]:
    """Each announcement has one message, and each turn one ping, in the thread or alone."""
    rows = evening.truth.ask("SELECT * FROM outbox ORDER BY id")
    bot = evening.server.world.bot.id
    messages = [each for each in evening.server.world.messages.values() if each.author_id == bot]
    shown = Counter(each.nonce for each in messages if each.nonce)
    found = [f"{each['kind']} {each['id']} isn't told" for each in rows if each["state"] in ("waiting", "claimed")]
    for row in rows:
        count = shown[f"{row['origin']}-{row['id']}"]
        least = 1 if row["state"] == "sent" else 0
        if not least <= count <= 1:
            found.append(f"{row['kind']} {row['id']} ({row['state']}) has {count} messages")
    turns = {each["seq"] for each in evening.truth.ask("SELECT seq FROM turns")}
    asked = [each for each in rows if each["kind"] in TURN_KINDS]
    found += [f"turn {each} was never announced" for each in turns - {row["seq"] for row in rows}]
    for row in asked:
        marks = [f"{each['origin']}-{each['id']}" for each in rows if _is_for(each, row)]
        (user,) = json.loads(row["mentions"])
        rung = [p for m in messages if m.nonce in marks for p in evening.server.pings if p.message_id == m.id]
        count = len([each for each in rung if each.user_id == user and not each.silent])
        if count > 1 or (count == 0 and row["state"] == "sent"):
            found.append(f"turn {row['id']} ({row['state']}) pinged {count} times")
    # Discord's client gives each message a nonce, also one that no announcement asks for.
    known = {f"{each['origin']}-{each['id']}" for each in rows}
    announced = {each.id for each in messages if each.nonce in known}
    stray = [each for each in evening.server.pings if each.message_id not in announced]
    return found + [f"a ping of no announcement: {each}" for each in stray]


def _is_for(each: dict[str, object], turn: dict[str, object]) -> bool:
    """Whether an announcement pings for this turn: itself, or alone in its place."""
    if each["id"] == turn["id"]:
        return True
    return each["kind"] == ALONE and json.loads(str(each["payload"])).get("item") == turn["id"]
