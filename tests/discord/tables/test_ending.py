"""The end of a game: who has won and by what, with the rule; a tie; “Why?” with everyone's worth worked out."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.tables.end import made_of, place_lines, won_why
from bot.panel.comparison import worths
from bot.words import LANGUAGES, digest, speak
from bot.words.names import Names
from engine.dev import log
from engine.titles import TITLES, games_folder, rulebook
from tests.discord.party import Party, press
from tests.discord.tables.test_life import ended


def worth(total: int) -> dict[str, Any]:
    return {"total": total, "cash": total, "shares": [], "debt": 0}


def names(language: str = "en") -> Names:
    return Names(speak(language, "Ft"), rulebook("18mag").data, {"P1": "Ann", "P2": "Ben", "P3": "Cid"})


@pytest.mark.long
async def test_the_end_says_who_has_won_and_why_works_it_out(party: Party) -> None:
    info, message = await ended(party)
    assert info.result is not None
    totals = sorted((each["total"] for each in info.result.values()), reverse=True)
    lead = f"wins with {totals[0]:,}\u00a0Ft, {totals[0] - totals[1]:,}\u00a0Ft more than"
    assert lead in message.content
    assert "(rule 10.3)" in message.content
    told = await (await press(party.ben, message, ":why:")).touched()
    assert told.private
    assert lead in told.text
    for seat, each in info.result.items():
        assert f"{info.seat(seat).name}: {each['total']:,}\u00a0Ft" in told.text
    assert "the last operating round is over" in told.text
    assert "nothing breaks the tie" in told.text, "what clause 10.3 says"


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_worths_share_the_win(language: str) -> None:
    why = won_why({"P1": worth(500), "P2": worth(700), "P3": worth(700)}, names(language), "10.3")
    assert {each for each in ("Ann", "Ben", "Cid") if each in why.what} == {"Ben", "Cid"}
    assert names(language).words.money(700) in why.what
    alone = won_why({"P1": worth(500), "P2": worth(700), "P3": worth(600)}, names(language), "10.3")
    assert why.why.startswith(f"{alone.why},"), "of ties only where there's one"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clause_about_the_score_is_in_every_digest(language: str) -> None:
    for title in TITLES:
        assert digest.text_of(speak(language), title, rulebook(title).causes["result"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_final_score_adds_up_in_what_is_shown(language: str) -> None:
    """1865 13.4: with a personal loan."""
    words = speak(language, "L.")
    shares = [("FMS", 60, 210, 1260)]
    result = {
        "P1": {"total": 3501, "cash": 2741, "shares": shares, "debt": 500},
        "P2": {"total": 1260, "cash": 0, "shares": shares},
    }
    owing, free = place_lines(result, Names(words, rulebook("1865").data, {"P1": "Ann", "P2": "Ben"}))
    assert [each for each in (3501, 2741, 1260, 500) if words.money(each) not in owing] == []
    assert free.endswith(")")
    assert words.money(500) not in free


SCORES = {"18mag": ("robots-2p-43", 300), "1856": ("robots-4p-61", 616), "1865": ("robots-2p-41", 700)}
"""Of each title a position of a shipped game; in those of titles with loans somebody holds shares of a debtor."""


@pytest.mark.parametrize("title", SCORES)
def test_a_score_says_what_loans_take_off_the_shares_of_a_company(title: str) -> None:
    """1856 16.3, 1865 13.4 and 13.5: by company and for personal loans; 18Mag 10.2 knows none."""
    name, entries = SCORES[title]
    game = log.read(games_folder(title) / f"{name}.jsonl.gz", entries)
    result, words = worths(game), speak("en", "$", title)
    assert any(each["loans"] for each in result.values()) == (title != "18mag")
    for seat, each in result.items():
        assert each["total"] == each["cash"] + sum(line[3] for line in each["shares"]) - each["debt"]
        told = made_of(each, Names(words, game.title, {}))
        assert (f"owed \u2212{words.money(each['debt'])}" in told) == bool(each["debt"])
        for company, count, less in each["loans"]:
            assert count == game.state.companies[company].loans
            assert f"{words.money(game.view.price(company))}, less {words.money(less)} for" in told, seat
