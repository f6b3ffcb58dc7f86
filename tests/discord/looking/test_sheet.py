"""The game round by round: `/history sheet`, the buttons that lead to it, its pages, and the file for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest

import engine
from bot.local.standin.model import Message
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from bot.words.spreadsheet import FORMULA, MOST_ROUNDS, Row, spreadsheet
from engine.finance.annals import Earned, RoundAnnals
from tests.discord.looking.test_status import GAMES, midgame
from tests.discord.party import Party, choose, codes, press
from tests.discord.titles.test_solo import opened

HOSTILE = ("=cmd|'/c calc'!A1", "a;=1+1", 'b,"@SUM(A1)', "c\t-2+3", "＝HYPERLINK(1)", "\u2067=1")


def some_rounds(count: int) -> tuple[RoundAnnals, ...]:
    """So many rounds in which AR earns ten for each that was before, and pays that."""
    earned = [Earned(10 * number, 10 * number, number) for number in range(1, count + 1)]
    return tuple(RoundAnnals("operating", n, 1, {"AR": each}, {"AR": 60 + n}) for n, each in enumerate(earned, 1))


def rows_of(data: bytes, delimiter: str = ",") -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=delimiter))


def file_of(party: Party, message: Message) -> list[list[str]]:
    (file,) = [each for each in message.attachments if each.filename.endswith(".csv")]
    return rows_of(party.server.world.file(file.id))


@pytest.mark.parametrize("title", GAMES)
async def test_it_comes_by_command_and_by_a_tap_from_the_status_and_the_chart(party: Party, title: str) -> None:
    info, _, up = await party.seated(midgame(title))
    answer = await up.slash(party.thread(info), "history", sheet=True)
    assert answer.private
    [picture] = answer.message.attachments
    assert picture.filename.startswith("takings-")
    assert up.name in (picture.description or "")
    for command in ("game status", "history"):
        shown = await up.slash(party.thread(info), command)
        tapped = await (await press(up, shown.message, ":sheet:")).touched()
        assert tapped.private
        assert [each.filename.split("-")[0] for each in tapped.message.attachments] == ["takings"]


async def test_older_rounds_are_leafed_to_in_place(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    info, _, up = await party.seated(midgame("1889"))

    async def annals(*_: Any) -> tuple[RoundAnnals, ...]:
        return some_rounds(20)

    monkeypatch.setattr(party.service.history, "annals", annals)
    answer = await up.slash(party.thread(info), "history", sheet=True)
    seen = [answer.message.attachments[0].description or ""]
    while any(older := [each for each in codes(answer.message) if each.endswith(f":sheet:{len(seen)}")]):
        answer = await (await up.click(answer.message, custom_id=older[0])).touched()
        seen.append(answer.message.attachments[0].description or "")
    assert len(seen) == 3
    assert len([each for each in party.server.world.in_channel(str(info.channel)) if each.ephemeral]) == 1
    chosen = await (await choose(up, answer.message, "0")).touched()
    assert [each.description for each in chosen.message.attachments] == [seen[0]]
    labels = [each["label"] for part in chosen.message.parts() for each in part.get("options", ())]
    assert labels == ["13.1 – 20.1", "5.1 – 12.1", "1.1 – 4.1"]
    for number in range(1, 21):
        assert sum(f"{number}.1: AR ¥{10 * number}, ¥{number} a share" in each for each in seen) == 1


async def test_the_file_has_every_round_with_what_all_earned_paid_and_were_worth(party: Party) -> None:
    info, _, up = await party.seated(midgame("1889"))
    await up.slash(party.thread(info), "run")
    answer = await up.slash(party.thread(info), "history", sheet=True)
    tapped = await (await press(up, answer.message, ":sheet_csv")).touched()
    typed = await up.slash(party.thread(info), "history", csv=True)
    assert tapped.private
    assert typed.private
    head, *rows = file_of(party, tapped.message)
    assert file_of(party, typed.message) == [head, *rows]
    told = await party.service.history.annals(info.id)
    assert len(rows) == len(told)
    assert rows[-1][0] == f"operating round {told[-1].set_number}.{told[-1].round_number}"
    company, earned = next((each, earned) for each, earned in told[-1].earned.items() if earned.income)
    last = dict(zip(head, rows[-1], strict=True))
    assert last[f"{company}: earned"] == str(earned.income)
    assert last[f"{company}: price"] == str(told[-1].prices[company])
    worth = await party.service.read(info.id, lambda game: game.result()["P1"].total)
    assert last[f"Worth: {party.ann.name}"] == str(worth)


async def test_where_no_picture_can_be_had_the_file_comes(
    party: Party, monkeypatch: pytest.MonkeyPatch, errors_logged: list[str]
) -> None:
    errors_logged.append("can't be drawn")
    info, _, up = await party.seated(midgame("1889"))

    async def fails(*_: object, **__: object) -> None:
        raise RuntimeError("no picture")

    monkeypatch.setattr(party.service.workers, "run_apart", fails)
    answer = await up.slash(party.thread(info), "history", sheet=True)
    assert file_of(party, answer.message)


async def test_in_a_game_for_one_the_opponent_is_among_the_players(party: Party) -> None:
    await opened(party)
    answer = await party.ann.slash(party.ann.dm, "history", sheet=True)
    [picture] = answer.message.attachments
    assert "István" in (picture.description or "")
    tapped = await (await press(party.ann, answer.message, ":sheet_csv")).touched()
    assert "Worth: István" in file_of(party, tapped.message)[0]


async def test_a_table_that_waits_has_none(party: Party) -> None:
    await party.open()
    answer = await party.ann.slash(party.lobby, "history", sheet=True)
    assert answer.message.attachments == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cell_is_taken_for_a_formula_whatever_separates_the_columns(language: str) -> None:
    people = {f"P{number}": each for number, each in enumerate(HOSTILE, 1)}
    names = Names(speak(language, "¥"), engine.load_title("1889"), people)
    rows: list[Row] = [(each, dict.fromkeys(people, 7)) for each in some_rounds(2)]
    data = spreadsheet(rows, names)
    for delimiter in ",;\t|":
        cells = [cell.strip(" \"'") for row in rows_of(data, delimiter) for cell in row]
        assert not [each for each in cells if each.startswith(FORMULA)]
    own = "," if language == "en" else ";"
    head, *others = rows_of(data, own)
    assert all(len(row) == len(head) == 1 + len(people) + 4 for row in others)


def test_the_file_has_so_many_rounds_the_newest_ones() -> None:
    names = Names(speak("en", "¥"), engine.load_title("1889"), {"P1": "Ann"})
    rows = rows_of(spreadsheet([(each, {}) for each in some_rounds(MOST_ROUNDS + 50)], names))
    assert len(rows) == MOST_ROUNDS + 1
    assert rows[-1][0] == f"operating round {MOST_ROUNDS + 50}.1"
