"""`python -m engine new-title`: what it lays out has no fault, plays to the end, and speaks five languages."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot.words import LANGUAGES
from engine.__main__ import main
from engine.dev import new_title
from engine.dev.new_title import in_the_house, lay_out, patterns
from engine.titles import TITLES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a package that was laid out, and with the metadata that an installation leaves there."""
    folder = tmp_path_factory.mktemp("site")
    words = ("new-title", "harbour", "--like", "1830", "--called", "The Harbour", "--package", str(folder))
    assert main(words) == 0
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
    info = folder / "harbour_title-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['project']['name']}\nVersion: 0.1.0\n")
    points = project["project"]["entry-points"]["railwire.titles"]
    lines = [f"{name} = {package}\n" for name, package in points.items()]
    (info / "entry_points.txt").write_text(f"[railwire.titles]\n{''.join(lines)}")
    return folder


def said(site: Path, code: str) -> str:
    """What a process says that finds the package."""
    before = f"import sys; sys.path[:0] = [{str(site)!r}, {str(ROOT)!r}]\n"
    run = [sys.executable, "-c", before + code]
    done = subprocess.run(run, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def test_it_has_no_fault_is_counted_drawn_and_plays_to_the_end_with_all_that_must_hold(site: Path) -> None:
    picture = site / "map.png"
    code = f"""
from engine.__main__ import main
from render.__main__ import main as draw
assert main(["check", "harbour"]) == 0
assert main(["perft", "harbour"]) == 0
assert main(["selfplay", "harbour", "--players", "2..3", "--games", "1", "--seed", "3"]) == 0
sys.argv = ["render", "harbour", "--what", "map", "-o", {str(picture)!r}]
assert draw() == 0
"""
    told = said(site, code)
    assert told.startswith("harbour: no fault\nstart (auction): depth 1: ")
    for players in (2, 3):
        assert f"harbour, {players} players: 1 games, 1 to their end, " in told
    assert "0 faults" in told
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.long
def test_its_words_are_complete_in_every_language(site: Path) -> None:
    """By the tests of our own titles' words."""
    code = """
from bot.words import DEFAULT, LANGUAGES
from tests.words import test_catalogues, test_digest
for language in LANGUAGES:
    test_digest.test_every_clause_that_is_cited_can_be_looked_up("harbour", language)
    if language != DEFAULT:
        test_catalogues.test_every_language_has_every_message_with_the_same_arguments(language)
test_digest.test_a_clause_is_short("harbour")
test_digest.test_no_clause_between_others_is_left_out("harbour")
test_catalogues.test_every_reason_of_a_refusal_has_words()
test_catalogues.test_every_action_has_a_menu_or_a_button()
test_catalogues.test_every_option_of_a_title_has_words()
test_catalogues.test_no_message_is_there_for_nothing()
for language in LANGUAGES:
    test_catalogues.test_every_private_company_with_a_power_has_words_for_it_and_no_other_company("harbour", language)
"""
    said(site, code)


def test_words_of_powers_that_do_not_fit_the_private_companies_are_told(site: Path) -> None:
    code = f"""
import json, pathlib
from tests.words import test_catalogues
path = pathlib.Path({str(site.parent)!r}) / "data" / "title-1.json"
path.parent.mkdir(exist_ok=True)
test_catalogues.files = lambda _package: path.parent.parent
for privates in (["ST"], ["TC", "ST", "XX"]):
    path.write_text(json.dumps([{{"id": each, "income": 5, "share": "SL"}} for each in privates]))
    try:
        test_catalogues.test_every_private_company_with_a_power_has_words_for_it_and_no_other_company("harbour", "fr")
    except AssertionError as error:
        print(str(error).splitlines()[0])
"""
    missing, unsaid = said(site, code).splitlines()
    assert "there's no such private company" in missing
    assert "isn't said" in unsaid


def test_what_it_says_to_run_next_is_run_by_the_same_interpreter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "executable", str(tmp_path / ".venv" / "bin" / "python"))
    assert main(("new-title", "harbour", "--like", "1830", "--package", "my folder")) == 0
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "Install it, so that it's found: .venv/bin/python -m pip install --editable 'my folder'",
        "Then: .venv/bin/python -m engine check harbour",
    ]


@pytest.mark.long
def test_what_happens_in_a_game_of_it_has_its_reason_with_a_clause(site: Path) -> None:
    """By the tests of our own titles' recorded games."""
    code = f"""
from engine.__main__ import main
from tests.words import test_every_why
games = {str(site / "harbour_title" / "games")!r}
assert main(["selfplay", "harbour", "--players", "3", "--games", "1", "--seed", "1", "--record", games]) == 0
test_every_why.test_nothing_happens_by_itself_without_a_reason("harbour")
for language in ("en", "fr"):
    test_every_why.test_every_reason_has_a_clause_that_can_be_looked_up_and_figures("harbour", language)
"""
    said(site, code)


def test_in_the_house_the_same_files_lie_where_our_own_titles_have_them(site: Path, tmp_path: Path) -> None:
    house = in_the_house("harbour")
    assert (house.rules.parent / "__init__.py").is_file()
    assert {each.name for each in house.words.iterdir() if each.is_dir()} == set(LANGUAGES)
    assert all((house.words / each / house.own).parent.is_dir() for each in LANGUAGES)
    layout = new_title.Layout(house.package, tmp_path / "rules", tmp_path / "words", house.own)
    written = lay_out("harbour", "The Harbour", "1830", layout)
    assert tmp_path / "words" / "fr" / "titles" / "tharbour" / "rules.ftl" in written
    for path in written:
        kept = (
            site
            / "harbour_title"
            / path.relative_to(tmp_path / "rules" if path.is_relative_to(tmp_path / "rules") else tmp_path)
            .as_posix()
            .replace("words/", "catalogues/")
            .replace(f"{house.own}/", "")
        )
        assert path.read_text("utf-8").replace(house.package, "harbour_title") == kept.read_text("utf-8")


def test_a_pattern_is_such_that_a_title_may_be_called_like_it(tmp_path: Path) -> None:
    for like in patterns():
        layout = new_title.in_a_package(like, tmp_path / like)
        names = {path.name for path in lay_out(like, like, like, layout)}
        assert {"pyproject.toml", "clauses.py", "title-1.json", "rules.ftl"} <= names
        compile((layout.rules / "__init__.py").read_text("utf-8"), like, "exec")


@pytest.mark.parametrize(
    ("title", "called", "fault"),
    [
        ("the harbour", "Harbour", "'the harbour' can't be the id of a title"),
        ("../harbour", "Harbour", "'../harbour' can't be the id of a title"),
        (next(iter(TITLES)), "Harbour", "there is a title"),
        ("harbour", 'Har"bour', "can't be the name of a title"),
        ("harbour", " ", "can't be the name of a title"),
    ],
)
def test_what_can_not_be_called_so_is_refused_in_a_sentence(
    title: str, called: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("new-title", title, "--like", "1830", "--called", called, "--package", str(tmp_path / "new"))
    assert main(words) == 2
    assert fault in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "harbour_title" / "clauses.py"
    mine.parent.mkdir()
    mine.write_text("mine")
    assert main(("new-title", "harbour", "--like", "1830", "--package", str(tmp_path))) == 2
    assert "clauses.py is there already" in capsys.readouterr().err
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [mine]
    assert mine.read_text() == "mine"
