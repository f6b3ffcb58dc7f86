"""`docs/limits.md` has the figures of the code."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

from bot.attendance import LONGEST
from bot.discord import completion, deferral, front
from bot.discord.connection import crowd, presence
from bot.discord.looking import log
from bot.discord.people import attached
from bot.discord.tables import recovery
from bot.processes import visits
from bot.service import service
from bot.service.games import heads, journal, logfile, terms
from bot.service.intents import offers, order_book, tutor, whatif
from bot.service.people import lessons, thoughts
from bot.words import spreadsheet
from bot.work import helper, proofs, sandbox, thinking
from render.sheets import takings
from storage import intents, outbox, settings

LIMITS = Path(__file__).resolve().parents[1] / "docs" / "limits.md"
MIB = 2**20
PROOF = inspect.signature(proofs.Proofs).parameters
HELD = [
    f"before the robots' own moves; the last {thoughts.KEPT} thoughts are kept",
    f"of low priority with {thinking.MEMORY // 2**30} GiB; {thinking.LONGEST:.0f} s, then the robot makes a simple",
    f"{logfile.MOST_BYTES // MIB} MiB unpacked, {logfile.LONGEST_LINE // 2**10} KiB a line, {logfile.DEEPEST} levels",
    f"{recovery.MOST_CHANNELS} places of a server, {recovery.MOST_ARCHIVED} closed threads of each channel",
    f"{recovery.BACK:,} messages back in each and {recovery.FORTH} from its beginning",
    f"{recovery.SECONDS:.0f} s of looking, {recovery.MOST_GAMES} games; each log as above",
    f"{attached.MOST} messages, {attached.SECONDS:.0f} s; what is left is told with links",
    f"{heads.MOST_REMOVED} a game",
    f"{logfile.MOST_ENTRIES:,} moves, {journal.MOST_UNDOS:,} undos, nothing that isn't of a log's form",
    f"a process apart with {sandbox.SECONDS} s of processor time and {sandbox.MEMORY // MIB} MiB",
    f"{journal.MOST_OF_ONE:,} by a person, {journal.MOST_UNDOS:,} in all, none from {journal.LONGEST_LOG:,} entries on",
    f"{crowd.MOST_AT_ONCE} of a person under way",
    f"{completion.MOST} lines, given up after {deferral.COMPLETION_PATIENCE:.0f} s",
    f"told in parts of {log.PART} rows",
    f"{whatif.LONGEST_PLAN} steps, {whatif.LONGEST_ASSUMPTION} assumed moves of others",
    f"{whatif.MOST_SHOWN} an hour of a person in a game, of which {whatif.SHOWN_KEPT} are kept",
    f"{helper.LONGEST:.0f} s, then given up",
    f"{takings.PER_PAGE} rounds a page; in a file the newest {spreadsheet.MOST_ROUNDS};",
    f"{PROOF['seconds'].default} s, {PROOF['memory'].default // 2**30} GiB",
    f"{order_book.MOST_OPEN} open ones of each kind, a plan of {whatif.LONGEST_PLAN} steps",
    f"{offers.LONGEST_OFFER / 86400:.0f} days for an offer",
    f"{presence.ANSWER} s at most",
    f"{terms.MOST_TABLES} that wait or are played alone, {terms.MOST_HOSTED} in all, for each host",
    f"one lesson a person, over after {tutor.MOST_ENTRIES} moves or {lessons.KEPT_DAYS} days without one",
    f"{service.GAMES_IN_MEMORY} games in memory",
    f"{crowd.MOST_AT_ONCE} of a person, kept for {visits.LONGEST} minutes; a porter stays for {LONGEST / 60:.0f}",
    f"settings of {settings.REMEMBERED:,} owners",
    f"wishes and newest announcements of {intents.REMEMBERED} games",
]
IN_WORDS = {
    "eight people waiting": (sandbox.MOST_WAITING, 8),
    "one at a time, in a process of low priority": (PROOF["at_once"].default, 1),
    "three wishes at most under way": (proofs.MOST_OF_ONE, 3),
    "the eight logs looked at last": (front.LOGS_KEPT, 8),
    "3 an hour of a person": (whatif.SHOWN_WITHIN, 3600),
    "once in half a minute": (presence.FRESH, 30),
    "newest announcements of 200 games": (outbox.REMEMBERED, 200),
}


@pytest.mark.parametrize("bound", HELD)
def test_a_bound_is_the_codes(bound: str) -> None:
    assert bound in LIMITS.read_text("utf-8")


@pytest.mark.parametrize("words", IN_WORDS)
def test_a_bound_in_words_is_the_codes(words: str) -> None:
    held, said = IN_WORDS[words]
    assert words in LIMITS.read_text("utf-8")
    assert held == said
