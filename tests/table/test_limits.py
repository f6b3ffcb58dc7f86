"""Discord's limits, one by one."""

import pytest

from bot.local.standin.command_limits import check_commands
from bot.local.standin.errors import ApiError
from bot.local.standin.limits import check_choices, check_message, check_modal
from bot.local.standin.model import LAYOUT, Upload


def button(number=0, **more):
    """A button."""
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}", **more}


def row(*parts):
    """A row."""
    return {"type": 1, "components": list(parts)}


def menu(count=1, **more):
    """A select menu with so many options."""
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "m", "options": options, **more}


def text(content):
    """A text part of a layout message."""
    return {"type": 10, "content": content}


GOOD_MESSAGES = [
    {"content": "x" * 2000},
    {"embeds": [{"description": "x" * 4096}]},
    {"components": [row(*(button(10 * r + b) for b in range(5))) for r in range(5)]},
    {"components": [row(menu(25))]},
    {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})]},
]
BAD_MESSAGES = [
    {"content": "x" * 2001},
    {"embeds": [{}] * 11},
    {"embeds": [{"title": "x" * 257}]},
    {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
    {"embeds": [{"fields": [{"name": "x", "value": ""}]}]},
    {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]},
    {"components": [row(button())] * 6},
    {"components": [row(*(button(b) for b in range(6)))]},
    {"components": [row(button(), button())]},
    {"components": [row(button(label="x" * 81))]},
    {"components": [row(button(label=""))]},
    {"components": [row(button(custom_id="x" * 101))]},
    {"components": [row(menu(26))]},
    {"components": [row(menu(0))]},
    {"components": [row(menu(2, max_values=3))]},
    {"components": [row(menu(2, placeholder="x" * 151))]},
    {"components": [row(menu(1), button())]},
    {"components": [text("x")]},
    {"components": [row({"type": 2, "style": 5, "label": "x", "url": "javascript:alert(1)"})]},
    {"content": "x", "nonce": "x" * 26},
    {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
]


@pytest.mark.parametrize("body", GOOD_MESSAGES)
def test_messages_within_the_limits(body):
    check_message(body, [])


@pytest.mark.parametrize("body", BAD_MESSAGES)
def test_messages_beyond_them(body):
    with pytest.raises(ApiError) as caught:
        check_message(body, [])
    assert (caught.value.status, caught.value.code) == (400, 50035)


def test_layout_messages():
    check_message({"components": [text("x" * 2000), text("x" * 2000)]}, [], flags=LAYOUT)
    for bad in ([text("x" * 2001), text("x" * 2000)], [text("x")] * 41, []):
        with pytest.raises(ApiError):
            check_message({"components": bad}, [], flags=LAYOUT)
    with pytest.raises(ApiError):
        check_message({"content": "x", "components": [text("x")]}, [], flags=LAYOUT)


def test_files():
    check_message({}, [Upload("a", b"")] * 10)
    for bad in ([Upload("a", b"")] * 11, [Upload("a", b"", "x" * 1025)]):
        with pytest.raises(ApiError):
            check_message({}, bad)
    with pytest.raises(ApiError) as caught:
        check_message({}, [Upload("a", bytes(10 * 1024 * 1024 + 1))])
    assert (caught.value.status, caught.value.code) == (413, 40005)


def test_choices():
    check_choices([{"name": "x" * 100, "value": "x" * 100}] * 25)
    for bad in ([{"name": "x", "value": "x"}] * 26, [{"name": "x" * 101, "value": "x"}], [{"name": "x", "value": ""}]):
        with pytest.raises(ApiError):
            check_choices(bad)


def field(**more):
    """A form's row with one text input."""
    return row({"type": 4, "custom_id": "f", "label": "x", "style": 1, **more})


def test_forms():
    check_modal({"title": "x", "custom_id": "x", "components": [field()]})
    labelled = {"type": 18, "label": "x", "component": {"type": 4, "custom_id": "f", "style": 1}}
    check_modal({"title": "x", "custom_id": "x", "components": [labelled]})
    for bad in (
        [],
        [field()] * 6,
        [field(label="x" * 46)],
        [field(), field()],
        [row(button())],
        [field(value="x" * 4001)],
    ):
        with pytest.raises(ApiError):
            check_modal({"title": "x", "custom_id": "x", "components": bad})
    with pytest.raises(ApiError):
        check_modal({"title": "x" * 46, "custom_id": "x", "components": [field()]})


def command(name="a", **more):
    """A slash command."""
    return {"type": 1, "name": name, "description": "x", **more}


def option(name="a", kind=3, **more):
    """An option."""
    return {"type": kind, "name": name, "description": "x", **more}


GOOD_COMMANDS = [
    [command(f"c{number}") for number in range(100)],
    [command("szolgáltatás", options=[option(choices=[{"name": "x", "value": "x"}] * 25)])],
    [command(options=[option(kind=2, options=[option(kind=1, options=[option()])])])],
    [command(name_localizations={"fr": "été"})],
    [{"type": 3, "name": "Quote it"}],
]
BAD_COMMANDS = [
    [command("Upper")],
    [command("with space")],
    [command("x" * 33)],
    [command("a"), command("a")],
    [command(description="")],
    [command(description="x" * 101)],
    [command(name_localizations={"fr": "Été"})],
    [command(options=[option(f"o{number}") for number in range(26)])],
    [command(options=[option("a"), option("b", required=True)])],
    [command(options=[option("a"), option("a")])],
    [command(options=[option("a", name_localizations={"fr": "c"}), option("b", name_localizations={"fr": "c"})])],
    [command(options=[option(choices=[{"name": "x", "value": "x"}] * 26)])],
    [command(options=[option(choices=[{"name": "x", "value": "x"}], autocomplete=True)])],
    [command(options=[option(kind=1, options=[option(kind=1)])])],
    [command(options=[option(kind=2, options=[option(kind=2)])])],
    [command(options=[option(f"o{n}", choices=[{"name": "x" * 100, "value": "x" * 100}] * 25) for n in range(2)])],
    [{"type": 3, "name": "Quote", "description": "x"}],
]


@pytest.mark.parametrize("commands", GOOD_COMMANDS)
def test_commands_within_the_limits(commands):
    check_commands(commands)


@pytest.mark.parametrize("commands", BAD_COMMANDS)
def test_commands_beyond_them(commands):
    with pytest.raises(ApiError) as caught:
        check_commands(commands)
    assert caught.value.code == 50035


def test_the_number_of_commands():
    with pytest.raises(ApiError) as caught:
        check_commands([command(f"c{number}") for number in range(101)])
    assert caught.value.code == 30032
