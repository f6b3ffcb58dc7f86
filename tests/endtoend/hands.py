"""How people make a move without typing: by the buttons, menus and forms of a message."""

from __future__ import annotations

from typing import Any

from bot.local.actors import Actor, BotAnswer
from bot.local.standin.model import Message
from bot.panel.choices import GROUPED
from bot.panel.titles import arrangement_of
from engine.titles import TITLES
from tests.endtoend.seats import choose, codes, line_of

MOST_PAGES = 12
CHOSEN_FIRST = (GROUPED, *(arrangement_of(title).grouped for title in TITLES))
"""By type of action the field that's chosen before the others, of all titles."""


async def by_hand(person: Actor, message: Message, action: dict[str, Any]) -> str | None:
    """Make this move; says by which way, None where the message has nothing for it."""
    for way, attempt in (
        ("button", _press),
        ("menu", _pick),
        ("form", _fill),
        ("two menus", _look_into),
        ("any time", _open_list),
    ):
        answer = await attempt(person, message, action)
        if answer is not None:
            await answer.touched(deadline=60)
            if ":yes:" not in answer.interaction.data.get("custom_id", ""):
                await confirm(person, answer, message)
            return way
    return None


async def confirm(person: Actor, answer: BotAnswer, message: Message) -> None:
    """Say yes where a move is asked for once more: in a message of its own, or in the place of the panel."""
    asking = [*answer.followups, *([answer.message] if answer.interaction.response_id else []), message]
    for each in asking:
        # What can't be expressed in a code, a run by one's own routes, is read off the question itself.
        sure = next((code for code in codes(each) if ":yes:" in code or (":handgo:" in code and "!" in code)), None)
        if sure is not None:
            await (await person.click(each, custom_id=sure)).touched(deadline=60)
            return


async def click(person: Actor, message: Message, verb: str) -> BotAnswer:
    """Press the button whose code has this in it."""
    return await person.click(message, custom_id=next(each for each in codes(message) if verb in each))


def is_open(message: Message, custom_id: str) -> bool:
    """Whether this button can be pressed."""
    return not any(each.get("custom_id") == custom_id and each.get("disabled") for each in message.parts())


async def _press(person: Actor, message: Message, action: dict[str, Any]) -> BotAnswer | None:
    """A button that makes the move at once."""
    line = line_of(action)
    found = [code for code in codes(message) if code.endswith(f":act:{line}")]
    if not found or not is_open(message, found[0]):
        return None
    return await person.click(message, custom_id=found[0])


async def _pick(person: Actor, message: Message, action: dict[str, Any]) -> BotAnswer | None:
    """A line of a menu."""
    return await choose(person, message, line_of(action))


async def _fill(person: Actor, message: Message, action: dict[str, Any]) -> BotAnswer | None:
    """A line of a menu that asks for an amount."""
    if "price" not in action:
        return None
    values = [str(value) for name, value in action.items() if name != "price"]
    form = await choose(person, message, "|".join(["ask", *values]))
    return None if form is None else await person.submit(form, {"number": str(action["price"])})


async def _look_into(person: Actor, message: Message, action: dict[str, Any]) -> BotAnswer | None:
    """A line that leads to others, such as a hex to its tiles: they come as a private answer."""
    first = next((own[action["type"]] for own in CHOSEN_FIRST if action["type"] in own), None)
    inside = await choose(person, message, f"of|{action['type']}|{action[first]}") if first else None
    if inside is None:
        return None
    if inside.is_update:
        await inside.touched(deadline=60)
    return await _leaf(person, inside.message, line_of(action)) or await _by_means(person, inside, action)


async def _by_means(person: Actor, inside: BotAnswer, action: dict[str, Any]) -> BotAnswer | None:
    """A tile has one line for all means of paying it: on its own screen a button has another one."""
    if not action.get("means"):
        return None
    first = await choose(person, inside.message, "more|0")
    if first is not None:
        await first.touched(deadline=60)
    without = {name: value for name, value in action.items() if name != "means"}
    tile = await _leaf(person, inside.message, line_of(without))
    if tile is None:
        return None
    await tile.touched(deadline=60)
    return await click(person, tile.message, f":tile:{line_of(action)}")


async def _leaf(person: Actor, message: Message, value: str) -> BotAnswer | None:
    """The line with this value on whichever page of the menu; None once the pages are back at the first.

    Where there's nothing to choose from, the only one is asked for at once.
    """
    if any(code.endswith(f":yes:{value}") for code in codes(message)):
        return await click(person, message, f":yes:{value}")
    for _ in range(MOST_PAGES):
        found = await choose(person, message, value)
        if found is not None:
            return found
        lines = [option["value"] for part in message.parts() for option in part.get("options", ())]
        following = next((line for line in lines if line.startswith("more|") and line != "more|0"), None)
        if following is None:
            return None
        turned = await choose(person, message, following)
        assert turned is not None
        await turned.touched(deadline=60)
        message = turned.message
    return None


async def _open_list(person: Actor, message: Message, action: dict[str, Any]) -> BotAnswer | None:
    """A button that opens the menu for what may be done at any time."""
    found = [code for code in codes(message) if code.endswith(f":list:{action['type']}")]
    if not found or not is_open(message, found[0]):
        return None
    opened = await person.click(message, custom_id=found[0])
    await opened.touched(deadline=60)
    return await _pick(person, opened.message, action) or await _fill(person, opened.message, action)
