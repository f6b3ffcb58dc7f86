"""What the opponent of a game for one has in store: by command, on the panel, on his companies' cards, beforehand."""

from __future__ import annotations

import random

import pytest

import engine
import render
from bot.panel.outlook import outlook_now
from bot.words import LANGUAGES, speak
from bot.words.effects import forecast_lines, place_lines
from bot.words.names import Names
from engine.game import Game
from engine.robots.tempers import TEMPERS, choose
from tests.discord.party import Party, choices, codes, press
from tests.discord.party import choose as select
from tests.discord.titles.test_solo import live, opened

HARD = "difficulty=hard"


def played(step: str, seed: int = 7) -> Game:
    """A game for one, at the first decision of the human's own at this step."""
    game = engine.new_game("18mag", ["P1"], options={"difficulty": "hard", "length": "short"}, seed=seed)
    chance = random.Random(seed)
    while game.decision is not None and (game.decision.step != step or game.decision.on_behalf or game.seq < 12):
        for move in choose(game.copy(), next(iter(TEMPERS.values())), chance):
            game.apply(move, game.decision.by)
    return game


async def test_his_cards_and_his_next_turn_by_a_command(party: Party) -> None:
    info, _ = await opened(party, options=HARD)
    shown = await party.ann.slash(party.ann.dm, "istvan", game=str(info.id))
    text = shown.text
    assert "István on his next turn, as things stand" in text
    assert "lines of its card done" in text
    assert "now**, 1:" in text
    assert "Stock card" in text
    assert "No other card comes into the game" in text
    assert "26 of his 28 cards" in text
    assert shown.message.attachments[0].filename.startswith("opponent-")


async def test_a_card_of_his_company_tells_its_orders_as_text_too(party: Party) -> None:
    info, _ = await opened(party, options=HARD)
    minor = await party.service.read(info.id, lambda game: next(iter(game.state.own.cards)))
    shown = await party.ann.slash(party.ann.dm, "company", company=minor, game=str(info.id))
    assert "Card, now" in shown.text
    assert "scrap a 2-train, run, buy a" in shown.text


async def test_looking_and_going_back_leave_the_one_message_as_it_was(party: Party) -> None:
    _, message = await opened(party, options=HARD)
    ann, before = party.ann, codes(message)
    await (await press(ann, message, ":foresee:")).touched(deadline=30)
    (looked,) = [each for each in ann.sees(ann.dm) if any(":my:" in str(code) for code in codes(each))]
    assert "István on his next turn" in looked.text
    await (await press(ann, looked, ":my:")).touched(deadline=30)
    (back,) = live(party)
    assert codes(back) == before[: len(codes(back))]
    assert any(":foresee:" in code for code in codes(back))
    assert party.server.pings == []


async def test_in_a_game_for_one_the_panel_leads_to_them_and_beyond_ones_own_purchase(party: Party) -> None:
    game = played("stock")
    panel_codes = await _seated_alone(party, game)
    assert any(":foresee:" in code for code in panel_codes)


async def test_he_is_spoken_of_as_one_person(party: Party) -> None:
    """The words for several, as another title's automaton needs them, aren't used for him."""
    _, message, up = await party.seated(played("stock"))
    up.user.locale = "es-ES"
    panel = await (await press(up, message, ":foresee:")).touched()
    private = panel.followups[-1] if panel.followups else panel.message
    trade = next(each for each in choices(private, "foresee:") if each.startswith("buy_share"))
    after = await select(up, private, trade)
    await after.touched()
    assert "después István haría esto" in after.text


async def _seated_alone(party: Party, game: Game) -> list[str]:
    info, message, up = await party.seated(game)
    panel = await (await press(up, message, ":foresee:")).touched()
    private = panel.followups[-1] if panel.followups else panel.message
    assert "István on his next turn" in private.text
    trade = next((each for each in choices(private, "foresee:") if each.startswith("buy_share")), None)
    assert trade is not None
    after = await select(up, private, trade)
    await after.touched()
    assert "then István would do this" in after.text
    assert (await party.info(info)).seq == info.seq
    return [*codes(message), *codes(after.message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_his_outlook_has_words_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    game, kinds = played("track"), set[str]()
    names = Names(speak(language, "Ft"), game.title, {"P1": "Ann"}, game.rulebook.automata)
    outlook = outlook_now(game)
    assert outlook.forecast is not None
    for line in [*forecast_lines(outlook, names), *place_lines(outlook, names)]:
        assert "{" not in line
        kinds.add(line)
    picture = render.Picture("opponent", game.title, game.state, words=names.words, lines=("x",))
    assert render.draw(picture).height <= 2000
    assert len(kinds) > 8
    assert caplog.records == []
