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
from bot.discord.codes import Code
from bot.discord.components import Option, Shown, button, menu
from bot.discord.front import Confusing, Front, Interaction, heading_name
from bot.discord.play.moves import about, is_private
from bot.discord.posts.post import MakePost, Post, Told, with_buttons
from bot.discord.reach import NOT_DONE
from bot.discord.telling import bounded, mention
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
    view = offer_view(told.info, number, state, told.label_names, told.item.marker)
    effect = await effect_of(told.front, told.info, payload, told.names)
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


async def effect_of(front: Front, info: GameInfo, body: Body, names: Names) -> list[str]:
    """What the deal would change for each side as things stand, on a line."""
    lines = effect_lines(await front.read(info, lambda game: changes_by(game, body)), names)
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


async def past_offer(front: Front, info: GameInfo, asked: Asked) -> str:
    """What the message of an offer says once that doesn't stand; raises NoSuchIntent where it isn't kept any more."""
    body, fate = await front.service.offers.fate(info.id, int(asked.what))
    return offer_text(info, body, front.names(info, front.table_words(info)), fate)


def offer_view(info: GameInfo, number: int, state: str, names: Names, marker: str, row: int | None = None) -> Shown:
    """The buttons of one offer; `row` where several are on one message."""
    view = Shown()
    add_buttons(view, info, number, state, names, marker, row)
    return view


def add_buttons(
    view: Shown, info: GameInfo, number: int, state: str, names: Names, marker: str, row: int | None = None
) -> None:
    """Accept, decline and withdraw, as far as they're possible in this state."""
    order = "" if row is None else f" ({row + 1})"
    styles = {"yes": discord.ButtonStyle.success, "no": discord.ButtonStyle.danger}
    verbs = ("yes", "no", "back") if state == OPEN else ("back",) if state == AGREED else ()
    for each in verbs:
        code = Code("b", info.id, info.seq, f"offer_{each}", f"{number};{marker}")
        style = styles.get(each, discord.ButtonStyle.secondary)
        view.add_item(button(code, names.words(f"button-offer-{each}") + order, style, row))


# --- answering


async def accept_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Agree; where the offer leaves open who buys and one has several companies, they're asked for first."""
    offer = await _open_to(front, interaction, info, code)
    buyer = None
    if offer.body["buyer"] is None:
        buyers = await _buyers(front, interaction, info, offer)
        if len(buyers) != 1:
            await _ask_buyer(front, interaction, info, code, buyers)
            return
        buyer = buyers[0]
    await _ask_once_more(front, interaction, info, code, offer, buyer)


async def buyer_menu(front: Front, interaction: Interaction, info: GameInfo, code: Code, value: str = "") -> None:
    """The company that buys has been chosen."""
    offer = await _open_to(front, interaction, info, code)
    if value not in await _buyers(front, interaction, info, offer):
        raise Confusing("offer_no_buyer", game=info.id)
    await _ask_once_more(front, interaction, info, code, offer, value)


async def sure_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Agree, which was asked for."""
    argument, _, buyer = code.argument.rpartition(";")
    code = replace(code, argument=argument)
    await _open_to(front, interaction, info, code)
    await _accept(front, interaction, info, code, buyer or None)


async def _open_to(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> Intent:
    """The offer, which the person may answer; otherwise a refusal."""
    number, _ = _read(code)
    offer = await _standing(front, interaction, info, number)
    _check_addressee(front, interaction, info, offer)
    return offer


async def _accept(front: Front, interaction: Interaction, info: GameInfo, code: Code, buyer: str | None) -> None:
    number, _ = _read(code)
    person = front.person(interaction, info)
    try:
        with about(info):
            offer = await front.service.offers.accept(info.id, person, number, buyer)
    except errors.NoSuchIntent:
        await _renew(front, interaction, info, code, None, GONE)
        raise
    await _renew(front, interaction, info, code, offer, AGREED if offer.stands else "done")


async def _ask_once_more(
    front: Front, interaction: Interaction, info: GameInfo, code: Code, offer: Intent, buyer: str | None
) -> None:
    """Show alone what the deal does to both sides, and ask: what's agreed is carried out by itself."""
    words = front.words(interaction, info)
    names = front.names(info, words)
    body = {**offer.body, "seat": offer.seat} | ({} if buyer is None else {"buyer": buyer})
    lines = effect_lines(await front.read(info, lambda game: changes_by(game, body)), names)
    content = bounded([deal(body, names), words("confirm-harm"), *(f"- {each}" for each in lines)])
    sure = Code("b", info.id, code.seq, "offer_sure", f"{code.argument};{buyer or ''}")
    view = with_buttons(
        button(sure, words("button-really"), discord.ButtonStyle.danger),
        button(Code("b", info.id, info.seq, "offers"), words("button-back")),
    )
    await interaction.edit_original_response(content=content, view=view)


async def _ask_buyer(front: Front, interaction: Interaction, info: GameInfo, code: Code, buyers: list[str]) -> None:
    if not buyers:
        raise Confusing("offer_no_buyer", game=info.id)
    names = front.label_names(info, front.words(interaction, info))
    options = [Option(each, names.party(each)) for each in buyers]
    view = Shown()
    title = names.words("menu-offer_buyer")
    view.add_item(menu(Code("s", info.id, code.seq, "offer_buyer", code.argument), title, options, names))
    await interaction.edit_original_response(content=title, view=view)


async def _buyers(front: Front, interaction: Interaction, info: GameInfo, offer: Intent) -> list[str]:
    """The person's companies, or themselves, that could buy what's offered."""
    seats = info.seats_of(str(interaction.user.id))
    sort, seller = offer.body["sort"], offer.body["seller"]
    return await front.read(info, lambda game: [each for each in parties(game, seats, sort) if each != seller])


def parties(game: Any, seats: tuple[str, ...], sort: str) -> list[str]:
    """Who may buy a train or a private company for these seats: their companies, and themselves for a private."""
    own = [name for name, each in game.state.companies.items() if each.in_play and holder(game, name) in seats]
    return [*own, *seats] if sort == "private" else own


async def decline_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Say no to what is addressed to oneself."""
    number, _ = _read(code)
    offer = await _open_to(front, interaction, info, code)
    if offer.body["to"] is None:
        raise Confusing("offer_to_anyone", game=info.id)
    await front.service.offers.decline(info.id, front.person(interaction, info), number)
    await _renew(front, interaction, info, code, offer, DECLINED)


async def withdraw_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Take back one's own offer."""
    number, _ = _read(code)
    offer = await _standing(front, interaction, info, number)
    if offer.seat not in info.seats_of(str(interaction.user.id)):
        raise Confusing("offer_not_yours", game=info.id, seat=offer.seat, name="")
    await front.service.offers.cancel(info.id, front.person(interaction, info), number)
    await _renew(front, interaction, info, code, offer, WITHDRAWN)


def _read(code: Code) -> tuple[int, str]:
    """The offer's number and the marker of its message."""
    number, _, marker = code.argument.partition(";")
    return int(number) if number.isdecimal() and len(number) < 18 else 0, marker


async def _standing(front: Front, interaction: Interaction, info: GameInfo, number: int) -> Intent:
    """The offer, if it stands; otherwise the message that was clicked says so, and NoSuchIntent is raised."""
    offers = await front.service.offers.listed(info.id)
    found = next((each for each in offers if each.id == number), None)
    if found is None:
        await _say_gone(front, interaction, info)
        raise errors.NoSuchIntent(kind="offer", number=number, game=info.id)
    return found


def _check_addressee(front: Front, interaction: Interaction, info: GameInfo, offer: Intent) -> None:
    """Raise a refusal unless the person may answer the offer."""
    mine = info.seats_of(str(interaction.user.id))
    if not mine:
        raise errors.NotYourGame(game=info.id)
    others = [each for each in mine if each != offer.seat]
    if not others:
        raise Confusing("offer_own", game=info.id)
    if offer.body["to"] is not None and offer.body["to"] not in others:
        raise Confusing("offer_for_another", game=info.id, seat=offer.body["to"], name="")


async def _say_gone(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """An offer that stands no more loses its buttons on the message that was clicked."""
    if is_private(interaction):
        content, view = await listed(front, info, front.names(info, front.words(interaction, info)))
        await interaction.edit_original_response(content=content, view=view)
        return
    message = interaction.message
    line = front.table_words(info)("offer-gone")
    if message is not None:
        await message.edit(content=bounded([message.content, line]), view=None)


async def _renew(
    front: Front, interaction: Interaction, info: GameInfo, code: Code, offer: Intent | None, state: str
) -> None:
    """Show how the offer stands: on the message that was clicked, and on the public one where that's another."""
    number, marker = _read(code)
    info = await front.service.status(info.id)
    edit: Any = interaction.edit_original_response
    if is_private(interaction):
        content, view = await listed(front, info, front.names(info, front.words(interaction, info)))
        await interaction.edit_original_response(content=content, view=view)
        edit = await public_edit(front, interaction, info, number)
    if edit is None or offer is None:
        return
    await show_state(front, info, offer, state, marker, edit)


async def show_state(front: Front, info: GameInfo, offer: Intent, state: str, marker: str, edit: Any) -> None:
    """Bring the public message of an offer up to date; it's no matter if that fails."""
    names = front.names(info, front.table_words(info))
    view = offer_view(info, offer.id, state, names, marker)
    try:
        await edit(
            content=offer_text(info, {**offer.body, "seat": offer.seat}, names, state),
            view=view if view.children else None,
        )
    except NOT_DONE as error:
        log.warning("game %s: the message of offer %s can't be brought up to date: %s", info.id, offer.id, error)


async def public_edit(front: Front, interaction: Interaction, info: GameInfo, number: int) -> Any:
    """What edits the public message of an offer; None where there's none."""
    message = await front.service.message_of(info.id, ("offer",), intent=number)
    if message is None or info.channel is None:
        return None
    return interaction.client.get_partial_messageable(int(info.channel)).get_partial_message(int(message)).edit


async def listed(front: Front, info: GameInfo, names: Names) -> tuple[str, Shown]:
    """The offers of a game that stand, with their buttons, in the reader's language."""
    words, view = names.words, Shown()
    offers = await front.service.offers.listed(info.id)
    if not offers:
        return words("offers-none", game=heading_name(info)), view
    parts = [words("offers-heading", game=heading_name(info))]
    for place, each in enumerate(offers[-LISTED:]):
        body = {**each.body, "seat": each.seat}
        state = AGREED if body["accepted"] else OPEN
        until = f"<t:{int(body['until'])}:f>"
        line = words("offer-line", deal=deal(body, names), until=until)
        line = "\n".join([line, *(await effect_of(front, info, body, names) if state == OPEN else [])])
        who = words("offer-agreed", who=names.person(body["accepted"])) if state == AGREED else ""
        parts.append(f"{place + 1}. {names.person(each.seat)}: {line} {who}".rstrip())
        add_buttons(view, info, each.id, state, names, "", place)
    return bounded(parts), view


POSTS: dict[str, MakePost] = {"offer": _offer, "offer_answered": _answered}
BUTTONS = {
    "offer_yes": accept_button,
    "offer_sure": sure_button,
    "offer_no": decline_button,
    "offer_back": withdraw_button,
}
MENUS = {"offer_buyer": buyer_menu}
