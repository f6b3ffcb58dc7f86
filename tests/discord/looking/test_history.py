"""Looking back: the chart and the time used, tiles left, what is new, what may be bought, reasons in the log."""

from __future__ import annotations

import pytest

from bot.discord.looking.log import PAGE_LIMIT, paged
from bot.discord.looking.time_used import duration
from bot.service import GameInfo
from bot.service import Person as Seated
from bot.words import speak
from engine.game import Game
from tests.discord.party import Party
from tests.discord.positions import at_step, played_until


async def test_the_history_has_a_chart_worths_and_the_time_used(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    answer = await party.ann.slash(party.thread(info), "history")
    assert answer.private
    assert "since the round before" in answer.text
    [picture] = answer.message.attachments
    assert picture.filename.startswith("wealth-")
    assert picture.description


async def test_the_host_may_hide_the_time_used_and_nobody_else(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    refused = await party.ben.slash(party.thread(info), "history", times=False)
    assert "who hosts this table" in refused.text
    answer = await party.ann.slash(party.thread(info), "history", times=False)
    assert "keeps the time used to itself" in answer.text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(59, "1 min"), (3600 * 3 + 300, "3 h 5 min"), (86400 * 2 + 3600, "2 d 1 h"), (3599, "1 h 0 min"), (0, "0 min")],
)
def test_lengths_of_time(seconds: float, text: str) -> None:
    assert duration(seconds, speak("en")) == text


async def test_the_tiles_that_are_left_by_colour(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    answer = await party.ann.slash(party.thread(info), "tiles", colour="yellow")
    assert answer.private
    assert "**yellow**: " in answer.text
    assert "green" not in answer.text
    assert "57 × " in answer.text


@pytest.mark.parametrize("language", ["en", "es", "fr", "it", "pt"])
async def test_the_tiles_are_drawn_with_their_counts_and_told_in_words(party: Party, language: str) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    party.ann.user.locale = {"es": "es-ES", "pt": "pt-BR"}.get(language, language)
    answer = await party.ann.slash(party.thread(info), "tiles")
    [picture] = answer.message.attachments
    assert picture.filename.startswith("stock-")
    left = await party.service.read(info.id, lambda game: game.view.stock_left("57"))
    assert f"57 × {left}" in (picture.description or "")
    assert f"57 × {left}" in answer.text
    assert speak(language)("picture-stock") in (picture.description or "")


async def paid_nothing(party: Party) -> GameInfo:
    """A table at which a director has just paid no dividend, so that a price has moved."""
    info = await party.at(played_until(at_step("dividend")))
    up = party.up(info)
    person = Seated(user=up.id, name=up.name, server=party.server.guild.id)
    acted = await party.service.act(info.id, person, [{"type": "pay_dividend", "amount": 0}])
    await party.turn_message(acted.info)
    return acted.info


async def test_a_look_tells_what_is_new_once(party: Party) -> None:
    before = await party.at(played_until(at_step("dividend")))
    up, other = party.up(before), party.others(before)[0]
    await other.slash(party.thread(before), "map")
    person = Seated(user=up.id, name=up.name, server=party.server.guild.id)
    await party.service.act(before.id, person, [{"type": "pay_dividend", "amount": 0}])
    first = await other.slash(party.thread(before), "map")
    assert "New since" in first.text
    assert "pays no dividend" in first.text
    assert "Nothing new" in (await other.slash(party.thread(before), "map")).text
    assert "pays no dividend" not in (await up.slash(party.thread(before), "map")).text


async def test_holdings_tell_what_the_reader_may_buy_and_sell_in_this_round(party: Party) -> None:
    info = await party.at(played_until(at_step("stock", 2)))
    for person in (party.up(info), party.others(info)[0]):
        answer = await person.slash(party.thread(info), "holdings")
        assert "For sale" in answer.text
        assert "You may buy" in answer.text
        assert "You may sell at most" in answer.text


async def test_the_log_says_why(party: Party) -> None:
    info = await paid_nothing(party)
    page = await party.ann.slash(party.thread(info), "log")
    told = await party.ann.click(page.message, label="Why?")
    assert told.private
    assert "no dividend was paid; there’s no space further that way (rule 7.3.2)" in told.text
    assert "> **7.3.2** " in told.text


async def test_a_turn_message_says_why_in_the_reader_s_language(party: Party) -> None:
    info = await paid_nothing(party)
    reader = party.others(info)[0]
    reader.user.locale = "fr"
    told = await reader.click(party.turn_messages(info)[-1], label="Why?")
    assert told.private
    assert "aucun dividende n’a été versé" in told.text or "Rien ne s’est fait tout seul" in told.text


def test_pages_of_the_log_leave_nothing_out() -> None:
    lines = [(f"{number} " + "x" * (number * 37 % 400), number) for number in range(200)]
    pages = paged(lines)
    shown = [seq for page in reversed(pages) for _, seq in page]
    assert shown == list(range(200))
    assert all(sum(len(line) + 1 for line, _ in page) <= PAGE_LIMIT for page in pages)


async def test_what_was_laid_since_ones_last_look_is_marked_on_the_map_once(party: Party) -> None:
    before = await party.at(played_until(lambda game: at_step("track", 2)(game) and any(game.legal("lay_tile"))))
    up, other = party.up(before), party.others(before)[0]
    first = await other.slash(party.thread(before), "map")
    lay = await party.service.read(before.id, lambda game: next(iter(game.legal("lay_tile"))).to_json())
    person = Seated(user=up.id, name=up.name, server=party.server.guild.id)
    await party.service.act(before.id, person, [lay])
    second = await other.slash(party.thread(before), "map")
    third = await other.slash(party.thread(before), "map")
    marked = [each.message.attachments[0].description or "" for each in (first, second, third)]
    assert f"Changed: {lay['hex']}" in marked[1]
    assert f"Changed: {lay['hex']}" not in marked[0] + marked[2]
    seen = other.picture(second.message, 0)
    assert seen != other.picture(third.message, 0)
    assert lay["hex"] in second.text


def pays_another(game: Game) -> bool:
    """Whether a dividend is to be decided of which another player gets a part."""
    decision = game.decision
    if decision is None or decision.step != "dividend" or decision.company is None:
        return False
    company = game.state.companies[decision.company]
    holders = set(company.shares) & set(game.state.seats) - {decision.by}
    return bool(holders) and company.cash >= 100


async def test_what_was_done_to_people_stands_in_their_own_panel_and_status(party: Party) -> None:
    before = await party.at(played_until(pays_another))
    up = party.up(before)
    person = Seated(user=up.id, name=up.name, server=party.server.guild.id)
    offers = await party.service.read(before.id, lambda game: list(game.legal("pay_dividend")))
    amount = max(each.ranges["amount"][1] for each in offers)
    await party.service.act(before.id, person, [{"type": "pay_dividend", "amount": amount}])
    events = await party.events(before)
    paid = {each["payee"] for each in events if each["type"] == "paid" and each["reason"] == "dividend"}
    reader = next(each for each in party.others(before) if before.seats_of(each.id)[0] in paid)
    message = await party.turn_message(await party.info(before))
    opened = await (await reader.click(message, label="My turn")).touched()
    status = await reader.slash(party.thread(before), "game status")
    for told in (opened.text, status.text):
        assert "You received" in told
        assert "Ft (dividend)" in told
