"""Notes at the table: by thumb or typed, shown while planning, in /privacy, and never as a mention."""

from __future__ import annotations

import pytest

from bot.discord.people.notes import subjects
from bot.local.actors import Actor
from bot.service import GameInfo
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from engine import load_title
from engine.titles import TITLES
from tests.discord.party import Party, choose
from tests.discord.positions import at_step, played_until

EVIL = "@everyone <@1> **look** [here](http://x)"


async def written(party: Party, info: GameInfo, person: Actor, value: str, said: str) -> str:
    """A note by thumb: plan ahead, notes, what about, the form."""
    ahead = await person.slash(party.thread(info), "orders list")
    await (await person.click(ahead.message, label="Notes")).touched()
    form = await choose(person, ahead.message, value)
    await (await person.submit(form, {"text": said})).touched()
    return ahead.message.content


async def test_a_note_is_written_by_thumb_and_shown_while_planning(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    assert info.turn is not None
    person, other = party.up(info), party.others(info)[0]
    company = str(info.turn.company)
    seen, pings = len(party.messages(info)), len(party.server.pings)
    assert "Noted: " in await written(party, info, person, f"company|{company}", f"Save it. {EVIL}")
    assert "Noted: " in await written(party, info, person, "-", "We stop at ten.")
    for command, more in (("plan", {}), ("orders list", {}), ("company", {"company": company}), ("note list", {})):
        text = (await person.slash(party.thread(info), command, **more)).text
        assert "Save it" in text
        assert "@everyone" not in text.replace("@\u200beveryone", "")
    shown = await other.slash(party.thread(info), "note list")
    assert shown.private
    assert "We stop at ten" in shown.text
    assert "Save it" not in shown.text
    public = await person.slash(party.thread(info), "company", company=company, show=True)
    assert "Save it" not in public.text
    assert (len(party.messages(info)) - 1, len(party.server.pings)) == (seen, pings)


async def test_a_note_is_typed_and_deleted_and_told_in_privacy(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    person, thread = party.up(info), party.thread(info)
    assert "Noted: This game" in (await person.slash(thread, "note write", text="Hurry")).text
    assert "Hurry" in (await person.slash(thread, "privacy")).text
    assert "A note is about" in (await person.slash(thread, "note write", text="Hm", about="hex|Z99")).text
    assert "Deleted: This game" in (await person.slash(thread, "note write")).text
    assert "Hurry" not in (await person.slash(thread, "note list")).text


async def test_the_form_holds_what_is_noted_already(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    person = party.up(info)
    await person.slash(party.thread(info), "note write", text="Hurry")
    listed = await person.slash(party.thread(info), "note list")
    form = await choose(person, listed.message, "|")
    assert "Hurry" in str(form.modal)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_noted_about_has_a_name_of_its_own(title: str, language: str) -> None:
    names = Names(speak(language, title), load_title(title), {"P1": "Ann"})
    found = subjects(names)
    assert len({value for value, _ in found}) == len(found)
    assert all(label and len(value) < 40 for value, label in found)


async def test_a_note_on_a_company_with_an_article_begins_with_a_capital_letter(party: Party) -> None:
    info = await party.at(played_until(at_step("track", 2)))
    person, thread = party.up(info), party.thread(info)
    await person.slash(thread, "note write", text="Save it", about="company|5")
    assert "- Minor 5: Save it" in (await person.slash(thread, "note list")).text
