"""`python -m bot report GAME`: it has what leads to a fault, and nothing that tells who plays, or where."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import engine
from bot.__main__ import main
from bot.config import Config, settings_from
from bot.fault_report import LONGEST_RECORD, MARK, MOST_RECORDS, Blotter, Records, fault_report
from bot.service import GameService, Person
from bot.service.games.logfile import load
from bot.service.rules import Rules
from storage import Storage, Unusable

SERVER, CHANNEL = "812345678901234567", "912345678901234568"
PEOPLE = {"712345678901234561": "Zoë-Marie", "712345678901234562": "Bartholomäus", "712345678901234563": "Cid"}
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE." + "x" * 38
JOURNAL = "Mar 01 04:00:00 anns-laptop python[7]: "
OBJECT = {"time": "T", "level": "error", "logger": "bot.x"}
NAME = "Thursday regulars"
LINE = "2026-03-01 04:00:00,000 {level} bot.service.watch [game=1 move=3]: {text}"


@pytest.fixture
async def settings(tmp_path: Path) -> Config:
    """A database with a game of three, one entry long, and announcements that couldn't be told."""
    own = settings_from({"RAILWIRE_DATA": str(tmp_path), "DISCORD_TOKEN": TOKEN})
    storage = await Storage.open(own.database)
    service = GameService(storage, Rules())
    seats = [Person(user=user, name=name, server=SERVER) for user, name in PEOPLE.items()]
    game = engine.new_game("18mag", ["P1", "P2", "P3"], seed=3)
    more = {"name": NAME, "title": "18mag", "language": "en", "channel": CHANNEL}
    info = await service.adopt(seats[0], seats, game.setup, game.entries, **more)
    assert info.turn is not None
    (up,) = (each for each in seats if each.user == info.turn.user)
    await service.act(info.id, up, [{"type": "draft_company", "company": "5"}])
    for each in await storage.outbox.of_game(info.id, -1):
        trouble = (
            f"403 for <@{seats[1].user}> {seats[1].name} in {CHANNEL}: https://discord.com/api/v10/channels/{CHANNEL}"
        )
        await storage.outbox.give_up(each, trouble, [], 1.0)
    await service.close()
    await storage.close()
    return own


def log() -> list[str]:
    who, name = next(iter(PEOPLE.items()))
    return [
        LINE.format(level="INFO", text="nothing"),
        JOURNAL + LINE.format(level="ERROR", text=f"{name} ({who}) by {TOKEN} in {NAME}"),
        f"{JOURNAL}    Traceback (most recent call last):",
        '        File "/home/ann/railwire/bot/service/watch.py", line 40, in look',
        f"    KeyError: {name.upper()!r}",
        LINE.replace("game=1", "game=11").format(level="ERROR", text="another game"),
        "    KeyError: 'of another game'",
        json.dumps(OBJECT | {"game": 1, "message": f"in {SERVER}", "exception": "E"}),
        json.dumps(OBJECT | {"game": 12, "message": "not this"}),
        "{no json",
    ]


async def test_nobody_is_in_it_and_nothing_secret(settings: Config) -> None:
    report = await fault_report(settings, 1, log())
    for each in (
        *PEOPLE,
        *PEOPLE.values(),
        NAME,
        SERVER,
        CHANNEL,
        TOKEN,
        "anns-laptop",
        "/home/ann",
        str(settings.data),
    ):
        assert each.lower() not in report.lower(), each
    assert "https://" not in report


async def test_what_leads_to_the_fault_is_in_it(settings: Config) -> None:
    report = await fault_report(settings, 1, log())
    assert "game: 18mag, running, 3 seats, 1 entries" in report
    assert "seats: P1 person, P2 person, P3 person" in report
    assert "kept in: SQLite" in report
    assert "discord.py 2." in report
    assert 'File "bot/service/watch.py", line 40, in look' in report
    assert "KeyError: '[name]'" in report
    assert "T error bot.x in [id]" in report
    assert "another game" not in report
    assert "not this" not in report
    assert "403 for <@[id]> [name] in [id]: [link]" in report


async def test_its_log_is_a_file_that_replays(settings: Config) -> None:
    report = await fault_report(settings, 1)
    file = load(report.partition(MARK)[2].lstrip("\n").encode())
    assert engine.load_game(file.setup, file.entries).seq == 1
    assert file.names == {"P1": "P1", "P2": "P2", "P3": "P3"}


def test_each_part_has_a_bound() -> None:
    many = Records(1).read(LINE.format(level="ERROR", text=f"no {number}") for number in range(10 * MOST_RECORDS))
    assert len(many) == MOST_RECORDS
    assert many[-1].endswith(f"no {10 * MOST_RECORDS - 1}")
    (deep,) = Records(1).read([LINE.format(level="ERROR", text="x"), *["    " + "y" * 500] * 1000])
    assert len(deep) == LONGEST_RECORD


def test_a_name_is_taken_out_as_a_whole_word_only() -> None:
    assert Blotter(["Al"]).clean("Al also, al.") == "[name] also, [name]."


async def test_a_game_that_there_is_not(settings: Config) -> None:
    with pytest.raises(Unusable, match="no game 7"):
        await fault_report(settings, 7)


def test_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.telemetry.logs.set_up_logging", lambda *_: None)
    monkeypatch.setenv("RAILWIRE_DATA", str(tmp_path))
    for arguments, why in (([], "there is no file"), (["--log", str(tmp_path / "none")], "can't be read")):
        assert main(["report", "1", *arguments]) == 1
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert why in err
