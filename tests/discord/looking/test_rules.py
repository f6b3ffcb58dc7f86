"""`/rules`, and the clauses behind refusals."""

from __future__ import annotations

import pytest

from bot.discord.looking.rules import told
from bot.words import LANGUAGES, speak
from engine.titles import TITLES
from tests.discord.party import Party
from tests.discord.positions import at_step, played_until


async def test_a_clause_by_number_and_by_words_in_the_reader_s_language(party: Party) -> None:
    info = await party.at(played_until(at_step("stock")))
    party.ben.user.locale = "it"
    answer = await party.ben.slash(party.thread(info), "rules", clause="8.4.3")
    assert answer.private
    assert "60%" in answer.text
    assert "Regole di 18Mag" in answer.text
    answer = await party.ann.slash(party.lobby, "rules", clause="terrain token", title="18mag")
    assert "**6.8.3**" in answer.text


async def test_a_clause_is_completed_by_what_is_typed(party: Party) -> None:
    info = await party.at(played_until(at_step("stock")))
    found = await party.ann.autocomplete(party.thread(info), "rules", "clause", clause="wagon")
    assert "5.5.1" in {each.value for each in found}
    assert all(len(each.name) <= 100 for each in found)
    listed = next(each for each in found if each.value == "5.5.1")
    answer = await party.ann.slash(party.thread(info), "rules", clause=listed.name, game=str(info.id), title="18Mag")
    assert answer.text == (await party.ann.slash(party.thread(info), "rules", clause="5.5.1", title="18mag")).text


async def test_what_isnt_found_says_so_and_quotes_harmlessly(party: Party) -> None:
    answer = await party.ann.slash(party.lobby, "rules", clause="@everyone **x**", title="18mag")
    assert "Nothing found" in answer.text
    assert "@everyone" not in answer.text


async def test_a_clause_names_its_section_of_the_rulebook(party: Party) -> None:
    answer = await party.ann.slash(party.lobby, "rules", clause="9.10", title="1865")
    assert "**9.10** (book 4.9)" in answer.text
    answer = await party.ann.slash(party.lobby, "rules", clause="9.4", title="1856")
    assert "(book" not in answer.text


async def test_the_rules_of_a_title_whose_board_is_a_reconstruction_say_so(party: Party) -> None:
    answer = await party.ann.slash(party.lobby, "rules", clause="8.4", title="1865")
    assert "reconstruction" in answer.text


async def test_a_refusal_has_a_button_to_its_clause(party: Party) -> None:
    info = await party.at(played_until(at_step("stock")))
    up = party.up(info)
    refused = await up.slash(party.thread(info), "sell_shares", company="SIK", percent=90)
    assert refused.private
    label = next(each for each in refused.message.labels() if each.startswith("Rule "))
    told = await up.click(refused.message, label=label)
    assert told.private
    assert f"**{label.removeprefix('Rule ')}**" in told.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", sorted(TITLES))
def test_an_answer_holds_whole_sentences_and_the_note_at_its_end(title: str, language: str) -> None:
    words = speak(language)
    for asked in ("", "1", "2", "3", "5", "8"):
        lines = told(words, title, title, asked)
        assert len("\n".join(lines)) <= 2000
        assert len(lines) > 4
        assert lines[-1].startswith("-# ")
