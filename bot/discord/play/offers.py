"""Offers at the table: the public message with its buttons, brought up to date by the answers to it.

An open offer holds nothing up; one that's agreed is carried out at the buyer's step.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot import errors
from bot.discord.codes import Code, small_number
from bot.discord.components import Option, Shown, button, menu, with_buttons
from bot.discord.connection.availability import NOT_DONE
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.game_info import heading_name
from bot.discord.posts.post import Post, Told
from bot.discord.texts import bounded, mention
from bot.discord.visit import GameVisit, Reading
from bot.service import GameInfo, Intent
from bot.service.intents.agreements import changes_by, holder
from bot.service.posts.requests import Asked
from bot.words.effects import effect_lines
from bot.words.names import Names

log = logging.getLogger(__name__)

OPEN, AGREED, DECLINED, WITHDRAWN, GONE = "open", "agreed", "declined", "withdrawn", "gone"
LISTED = 4
"""At most so many offers are shown with their buttons: a row each, and one to spare."""

Body = Mapping[str, Any]


# --- messages


async def _offer(told: Told) -> Post:
    """The offer; who it's addressed to is pinged, unless they've left the server: then it says so."""
    payload = told.item.payload
    number, state = payload["intent"], AGREED if payload["accepted"] else OPEN
    view = Shown()
    _add_buttons(view, told, number, state, told.item.marker)
    effect = await _effect(told, payload)
    if await told.front.left(told.info, told.item.mentions):
        left = told.words("offer-left", name=told.names.person(payload["to"]))
        return Post(bounded([offer_text(told.info, payload, told.names, state, effect, pinged=False), left]), view)
    return Post(offer_text(told.info, payload, told.names, state, effect), view, ping=told.item.mentions)


async def _answered(told: Told) -> Post:
    payload, words = told.item.payload, told.words
    who = told.names.person(payload["accepted"] if payload["agreed"] else payload["to"])
    line = words("offer-told", game=heading_name(told.info), who=who, agreed=bool(payload["agreed"]),
                 deal=deal(payload, told.names))  # fmt: skip
    return Post(bounded([line]), with_buttons(told.log_button()))


def deal(body: Body, names: Names) -> str:
    """What is to be sold by whom to whom, for how much."""
    train = body["sort"] == "train"
    thing = names.train(body["object"]) if train else names.private(body["object"])
    figures = {"thing": thing, "seller": names.party(body["seller"]), "price": body["price"]}
    if body["buyer"] is not None:
        return names.words("offer-deal", buyer=names.party(body["buyer"]), **figures)
    if body["to"] is not None:
        return names.words("offer-deal-person", buyer=names.person(body["to"]), **figures)
    return names.words("offer-deal-anyone", **figures)


async def _effect(reading: Reading, body: Body) -> list[str]:
    """What the deal would change for each side as things stand, on a line."""
    lines = effect_lines(await reading.read(lambda game: changes_by(game, body)), reading.names)
    return [f"-# {' · '.join(lines)}"]


def offer_text(
    info: GameInfo, body: Body, names: Names, state: str, effect: Sequence[str] = (), *, pinged: bool = True
) -> str:
    """The message of an offer, in the state that it's in; with its `effect` while it's open."""
    words, until = names.words, f"<t:{int(body['until'])}:f>"
    lines = [words("offer-heading", game=heading_name(info), who=names.person(body["seat"]))]
    lines.append(words("offer-line", deal=deal(body, names), until=until))
    if state != OPEN:
        who = names.person(body["accepted"] or body["to"])
        return bounded([*lines, words(f"offer-{state}", who=who)])
    lines += effect
    to = body["to"]
    if to is not None and pinged:
        # A robot can't be pinged: what stands for its person is no id of Discord's.
        who = names.person(to) if info.seat(to).robot else mention(info.seat(to).user)
        lines.append(words("offer-ask", mention=who))
    return bounded(lines)


async def _past(table: Reading, asked: Asked) -> str:
    """What the message of an offer says once that doesn't stand; raises NoSuchIntent where it isn't kept any more."""
    body, fate = await table.service.offers.fate(table.game, int(asked.what))
    return offer_text(table.info, body, table.names, fate)


def _add_buttons(
    view: Shown, reading: Reading, number: int, state: str, marker: str = "", row: int | None = None
) -> None:
    """Accept, decline and withdraw, as far as they're possible in this state; `row` where one message has several."""
    order = "" if row is None else f" ({row + 1})"
    styles = {"yes": discord.ButtonStyle.success, "no": discord.ButtonStyle.danger}
    verbs = ("yes", "no", "back") if state == OPEN else ("back",) if state == AGREED else ()
    for each in verbs:
        code = reading.code(f"offer_{each}", f"{number};{marker}")
        style = styles.get(each, discord.ButtonStyle.secondary)
        view.add_item(button(code, reading.words(f"button-offer-{each}") + order, style, row))


async def listed(visit: GameVisit) -> tuple[str, Shown]:
    """The offers of a game that stand, with their buttons, in the reader's language."""
    words, names, view = visit.words, visit.names, Shown()
    offers = await visit.service.offers.listed(visit.game)
    if not offers:
        return words("offers-none", game=heading_name(visit.info)), view
    parts = [words("offers-heading", game=heading_name(visit.info))]
    for place, each in enumerate(offers[-LISTED:]):
        body = {**each.body, "seat": each.seat}
        state = AGREED if body["accepted"] else OPEN
        until = f"<t:{int(body['until'])}:f>"
        line = words("offer-line", deal=deal(body, names), until=until)
        line = "\n".join([line, *(await _effect(visit, body) if state == OPEN else [])])
        who = words("offer-agreed", who=names.person(body["accepted"])) if state == AGREED else ""
        parts.append(f"{place + 1}. {names.person(each.seat)}: {line} {who}".rstrip())
        _add_buttons(view, visit, each.id, state, row=place)
    return bounded(parts), view


# --- answering


async def _accept_button(visit: GameVisit, code: Code) -> None:
    """Agree; where the offer leaves open who buys and one has several companies, they're asked for first."""
    offer = await _open_to(visit, code)
    buyer = None
    if offer.body["buyer"] is None:
        buyers = await _buyers(visit, offer)
        if len(buyers) != 1:
            await _ask_buyer(visit, code, buyers)
            return
        buyer = buyers[0]
    await _ask_once_more(visit, code, offer, buyer)


async def _buyer_menu(visit: GameVisit, code: Code, value: str = "") -> None:
    """The company that buys has been chosen."""
    offer = await _open_to(visit, code)
    if value not in await _buyers(visit, offer):
        raise Confusing("offer_no_buyer", game=visit.game)
    await _ask_once_more(visit, code, offer, value)


async def _sure_button(visit: GameVisit, code: Code) -> None:
    """Agree, which was asked for."""
    argument, _, buyer = code.argument.rpartition(";")
    code = replace(code, argument=argument)
    await _open_to(visit, code)
    await _accept(visit, code, buyer or None)


async def _open_to(visit: GameVisit, code: Code) -> Intent:
    """The offer, which the person may answer; otherwise a refusal."""
    offer = await _standing(visit, _number(code))
    others = [each for each in visit.seats if each != offer.seat]
    if not visit.seats:
        raise errors.NotYourGame(game=visit.game)
    if not others:
        raise Confusing("offer_own", game=visit.game)
    if offer.body["to"] is not None and offer.body["to"] not in others:
        raise Confusing("offer_for_another", game=visit.game, seat=offer.body["to"], name="")
    return offer


async def _accept(visit: GameVisit, code: Code, buyer: str | None) -> None:
    try:
        with visit.about():
            offer = await visit.service.offers.accept(visit.game, visit.person, _number(code), buyer)
    except errors.NoSuchIntent:
        await _renew(visit, code, None, GONE)
        raise
    await _renew(visit, code, offer, AGREED if offer.stands else "done")


async def _ask_once_more(visit: GameVisit, code: Code, offer: Intent, buyer: str | None) -> None:
    """Show alone what the deal does to both sides, and ask: what's agreed is carried out by itself."""
    words, names = visit.words, visit.names
    body = {**offer.body, "seat": offer.seat} | ({} if buyer is None else {"buyer": buyer})
    lines = effect_lines(await visit.read(lambda game: changes_by(game, body)), names)
    content = bounded([deal(body, names), words("confirm-harm"), *(f"- {each}" for each in lines)])
    sure = Code("b", visit.game, code.seq, "offer_sure", f"{code.argument};{buyer or ''}")
    view = with_buttons(
        button(sure, words("button-really"), discord.ButtonStyle.danger),
        button(visit.code("offers"), words("button-back")),
    )
    await visit.edit(content=content, view=view)


async def _ask_buyer(visit: GameVisit, code: Code, buyers: list[str]) -> None:
    if not buyers:
        raise Confusing("offer_no_buyer", game=visit.game)
    names, title = visit.label_names, visit.words("menu-offer_buyer")
    options = [Option(each, names.party(each)) for each in buyers]
    view = Shown()
    view.add_item(menu(Code("s", visit.game, code.seq, "offer_buyer", code.argument), title, options, names))
    await visit.edit(content=title, view=view)


async def _buyers(visit: GameVisit, offer: Intent) -> list[str]:
    """The person's companies, or themselves, that could buy what's offered."""
    sort, seller = offer.body["sort"], offer.body["seller"]
    return await visit.read(lambda game: [each for each in parties(game, visit.seats, sort) if each != seller])


def parties(game: Any, seats: tuple[str, ...], sort: str) -> list[str]:
    """Who may buy a train or a private company for these seats: their companies, and themselves for a private."""
    own = [name for name, each in game.state.companies.items() if each.in_play and holder(game, name) in seats]
    return [*own, *seats] if sort == "private" else own


async def _decline_button(visit: GameVisit, code: Code) -> None:
    """Say no to what is addressed to oneself."""
    offer = await _open_to(visit, code)
    if offer.body["to"] is None:
        raise Confusing("offer_to_anyone", game=visit.game)
    await visit.service.offers.decline(visit.game, visit.person, offer.id)
    await _renew(visit, code, offer, DECLINED)


async def _withdraw_button(visit: GameVisit, code: Code) -> None:
    """Take back one's own offer."""
    offer = await _standing(visit, _number(code))
    if offer.seat not in visit.seats:
        raise Confusing("offer_not_yours", game=visit.game, seat=offer.seat, name="")
    await visit.service.offers.cancel(visit.game, visit.person, offer.id)
    await _renew(visit, code, offer, WITHDRAWN)


def _number(code: Code) -> int:
    """The offer's number, which stands before the marker of its message."""
    return small_number(code.argument.partition(";")[0])


async def _standing(visit: GameVisit, number: int) -> Intent:
    """The offer, if it stands; otherwise the message that was clicked says so, and NoSuchIntent is raised."""
    offers = await visit.service.offers.listed(visit.game)
    found = next((each for each in offers if each.id == number), None)
    if found is None:
        await _say_gone(visit)
        raise errors.NoSuchIntent(kind="offer", number=number, game=visit.game)
    return found


async def _say_gone(visit: GameVisit) -> None:
    """An offer that stands no more loses its buttons on the message that was clicked."""
    message = visit.interaction.message
    if visit.is_private:
        content, view = await listed(visit)
        await visit.edit(content=content, view=view)
    elif message is not None:
        await message.edit(content=bounded([message.content, visit.table.words("offer-gone")]), view=None)


async def _renew(visit: GameVisit, code: Code, offer: Intent | None, state: str) -> None:
    """Show how the offer stands: on the message that was clicked, and on the public one where that's another."""
    visit, edit = await visit.fresh(), visit.interaction.edit_original_response
    if visit.is_private:
        content, view = await listed(visit)
        await visit.edit(content=content, view=view)
        edit = await public_edit(visit, _number(code))
    if edit is not None and offer is not None:
        await show_state(visit, offer, state, code.argument.partition(";")[2], edit)


async def show_state(visit: GameVisit, offer: Intent, state: str, marker: str, edit: Any) -> None:
    """Bring the public message of an offer up to date; it's no matter if that fails."""
    view = Shown()
    _add_buttons(view, visit.table, offer.id, state, marker)
    content = offer_text(visit.info, {**offer.body, "seat": offer.seat}, visit.table.names, state)
    try:
        await edit(content=content, view=view if view.children else None)
    except NOT_DONE as error:
        log.warning("game %s: the message of offer %s can't be brought up to date: %s", visit.game, offer.id, error)


async def public_edit(visit: GameVisit, number: int) -> Any:
    """What edits the public message of an offer; None where there's none."""
    message = await visit.service.message_of(visit.game, ("offer",), intent=number)
    return None if message is None else visit.message_edit(message)


FEATURE = Feature(
    buttons={
        "offer_yes": Click(_accept_button, Manner.OWN),
        "offer_sure": Click(_sure_button),
        "offer_no": Click(_decline_button),
        "offer_back": Click(_withdraw_button),
    },
    menus={"offer_buyer": Click(_buyer_menu)},
    posts={"offer": _offer, "offer_answered": _answered},
    past={"offer": _past},
)
