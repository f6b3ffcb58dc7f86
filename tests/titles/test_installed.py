"""A title in a package of its own, found by its entry point: rules, words, style, panel and games with it."""

from __future__ import annotations

import importlib
import json
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = {
    "__init__": """
        from engine.board.data import read_board
        from engine.title import read_title
        from engine.titles import t1856
        from engine.titles.datafiles import digests, figures

        class Harbour(t1856.Canada):
            def __init__(self):
                super().__init__("D", alternate=False)
                self.data = read_title(figures(__name__, "title-1"), read_board(figures(__name__, "board-1")))
                self.files = digests(__name__, ("board-1", "title-1"))

        def build():
            return Harbour()
        """,
    "dialect": """
        from bot.words.titles import Dialect
        DIALECT = Dialect(grave=frozenset({"harbour_closed"}))
        """,
    "panel": """
        from bot.panel.titles import Arrangement
        ARRANGEMENT = Arrangement(any_time=("place_port",))
        """,
    "style": """
        from render.titles import Style
        STYLE = Style(leaves="autumn")
        OWN_WORDS = {"picture-quay": "quay {name}"}
        """,
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as pip leaves it: a package, and its metadata with the entry point."""
    folder = tmp_path_factory.mktemp("site")
    package = folder / "harbour_game"
    shutil.copytree(str(files("engine.titles.t1856") / "data"), package / "data")
    (package / "games").mkdir()
    (package / "games" / "positions.json").write_text('{"start": {"players": 3, "depth": 1}}')
    for name, source in MODULES.items():
        lines = [line[8:] for line in source.splitlines()]
        (package / f"{name}.py").write_text("\n".join(lines))
    title = json.loads((package / "data" / "title-1.json").read_text("utf-8"))
    title |= {"title": "harbour", "name": "The Harbour"}
    (package / "data" / "title-1.json").write_text(json.dumps(title))
    for language, word in (("en", "The quay is closed."), ("fr", "Le quai est fermé.")):
        (package / "catalogues" / language).mkdir(parents=True)
        (package / "catalogues" / language / "title-harbour.ftl").write_text(f"event-harbour_closed = {word}\n")
    info = folder / "harbour_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[railwire.titles]\nharbour = harbour_game\n1856 = harbour_game\n")
    return folder


def said(site: Path, code: str) -> str:
    """What a process says in which the package is installed."""
    run = [sys.executable, "-c", f"import sys; sys.path[:0] = [{str(site)!r}, {str(ROOT)!r}]\n{code}"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_it_is_found_beside_our_own_which_nobody_replaces(site: Path) -> None:
    code = "from engine.titles import TITLES; print(list(TITLES)[-1], TITLES['1856'])"
    assert said(site, code) == "harbour engine.titles.t1856"


def test_a_game_of_it_begins_is_stored_and_goes_on(site: Path) -> None:
    code = """
import engine
game = engine.new_game("harbour", ["P1", "P2", "P3"], seed=3)
game.apply(next(iter(game.legal())), by=game.decision.by)
again = engine.load_game(game.setup, game.entries)
print(game.title.name, again.digest() == game.digest())
"""
    assert said(site, code) == "The Harbour True"


def test_its_tools_work(site: Path) -> None:
    code = "from engine.__main__ import main; print(main(['perft', 'harbour']), main(['check', 'harbour']))"
    assert said(site, code).splitlines()[-1] == "0 0"


def test_its_words_its_panel_and_its_style_come_with_it(site: Path) -> None:
    code = """
from bot.panel.titles import arrangement_of
from bot.words.catalogue import Words
from bot.words.titles import dialect_of
from engine.titles import games_folder
from render.titles import style_of
from render.words_en import english
print(Words("en")("event-harbour_closed"), Words("fr")("event-harbour_closed"))
print(sorted(dialect_of("harbour").grave), arrangement_of("harbour").any_time, style_of("harbour").leaves)
print(english("picture-quay", name="A"), (games_folder("harbour") / "positions.json").exists())
"""
    words, parts, further = said(site, code).splitlines()
    assert words == "The quay is closed. Le quai est fermé."
    assert parts == "['harbour_closed'] ('place_port',) autumn"
    assert further == "quay A True"


def test_without_packages_there_are_only_our_own() -> None:
    titles = importlib.import_module("engine.titles")
    assert list(titles.TITLES) == list(titles.OWN)
    assert len(titles.TITLES) == len(titles.OWN)
    with pytest.raises(KeyError):
        titles.TITLES["harbour"]
    assert titles.part("harbour", "render.titles", "style") is None
