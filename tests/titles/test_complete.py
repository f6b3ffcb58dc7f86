"""Each edge case, each worked example and each known trap of the specifications has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.titles import TITLES
from tests.titles.clauses import CLAUSES, WITHOUT

HERE = Path(__file__).parent
CASES = {
    "t1856": (r"(?:\b|_)18[._]0?(\d+)", 69),
    "t18mag": (r"(?:\b|_)15[._]0?(\d+)", 73),
    "t1865": (r"[Ee]dge cases? (\d+(?:(?:,| and| to) \d+)*)", 82),
    "t1889": (r"(?:\b|_)16[._]0?(\d+)", 57),
}
"""How the tests of a title name the edge cases of its specification, and how many there are."""
TRAPS = range(1, 26)
ELSEWHERE = {
    13: "titles/t18mag/test_two_players.py::test_11_3_no_6_train_no_grey",
    17: "render/test_labels.py::test_marks_on_tokens_are_large_enough_fit_and_can_be_read",
    18: "discord/tables/test_table.py::test_a_game_from_the_notice_to_the_first_ping",
    21: "discord/play/test_play.py::test_a_turn_message_shows_the_area_and_the_runs_of_the_turn_before",
    22: "work/test_proofs.py::test_at_the_limit_of_time_the_best_so_far_is_marked_as_unproven",
    23: "words/test_stories.py::test_passes_in_a_row_are_one_line",
    24: "service/posts/test_reminders.py::test_they_follow_the_pace",
    25: "discord/connection/test_bad_input.py::test_a_click_by_somebody_else",
}
"""Known traps whose tests bear other names; tests of the others name the trap."""
EXAMPLES = range(1, 25)


def text(folder: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((HERE / folder).glob("test_*.py")))


def numbers(found: str) -> set[int]:
    """ "44 to 48, 57" and single numbers."""
    spans = re.sub(r"(\d+) to (\d+)", lambda each: ",".join(map(str, range(int(each[1]), int(each[2]) + 1))), found)
    return {int(each) for each in re.findall(r"\d+", spans)}


def test_every_title_with_tests_of_its_own_is_counted() -> None:
    folders = {path.name for path in HERE.iterdir() if path.name[1:] in TITLES}
    assert set(CASES) == set(CLAUSES) == set(WITHOUT) == folders


@pytest.mark.parametrize("folder", CASES)
def test_every_edge_case_has_a_test(folder: str) -> None:
    pattern, count = CASES[folder]
    tested = {number for found in re.findall(pattern, text(folder)) for number in numbers(found)}
    assert set(range(1, count + 1)) - tested == set()


def test_every_known_trap_has_a_test() -> None:
    texts = (path.read_text("utf-8") for path in HERE.parent.glob("**/test_*.py"))
    named = {int(number) for each in texts for number in re.findall(r"(?i)trap[ _](\d+)", each)}
    assert set(TRAPS) - named - set(ELSEWHERE) == set()


@pytest.mark.parametrize("place", ELSEWHERE.values())
def test_what_stands_for_a_trap_is_there(place: str) -> None:
    path, name = place.split("::")
    assert f"def {name}(" in (HERE.parent / path).read_text("utf-8")


def clauses(spans: str) -> set[str]:
    """Their numbers, one by one."""
    found: set[str] = set()
    for each in spans.split():
        chapter, _, last = each.rpartition(".")
        for span in last.split(","):
            first, _, end = span.partition("-")
            found |= {f"{chapter}.{number}" for number in range(int(first), int(end or first) + 1)}
    return found


def named(folder: str) -> set[str]:
    """The clauses that tests of a title name, in their own names or in what they say."""
    found = text(folder)
    in_names = re.findall(r"(?<=_)\d+(?:_\d+)+(?=_)", " ".join(re.findall(r"def test(_\w+)", found)))
    return {each.replace("_", ".") for each in in_names} | set(re.findall(r"(?<![\d.])\d+(?:\.\d+)+(?![\d])", found))


@pytest.mark.parametrize("folder", CLAUSES)
def test_every_clause_has_a_test_or_a_reason_why_not(folder: str) -> None:
    every = clauses(CLAUSES[folder])
    assert sorted(every - named(folder) - set(WITHOUT[folder])) == []
    assert set(WITHOUT[folder]) <= every - named(folder), "what has a test needs no reason"


def test_every_worked_example_has_a_test() -> None:
    tested = {int(number) for number in re.findall(r"def test_w(\d+)_", text("t1865"))}
    assert set(EXAMPLES) - tested == set()
