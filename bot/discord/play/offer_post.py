"""Posting offers: by menus and a form, or by `/offer`. What is chosen is a short text: "train|3|5", "|7" for the buyer.

The sort, the thing, who has it; at the end who buys it, "" for anyone.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import errors
from bot.discord.codes import Code, whole_number
from bot.discord.commands import Number, Option, Text, make
from bot.discord.components import Option as Line
from bot.discord.components import Shown, button, menu
from bot.discord.front import BadField, Confusing, Front, Interaction
from bot.discord.localization import option_name, word
from bot.discord.play.actions import GameField
from bot.discord.play.moves import about, is_private
from bot.discord.play.offer_until import DEFAULT, read_until, said, usual_spans
from bot.discord.play.offers import WITHDRAWN, deal, listed, parties, public_edit, show_state
from bot.discord.replies import say
from bot.service import GameInfo
from bot.service.intents.agreements import HIGHEST_PRICE, PRIVATE, TRAIN, holder
from bot.service.intents.offers import LONGEST_OFFER
from bot.service.people.people import zone_of
from bot.words.labels import cut
from bot.words.names import Names
from engine.actions import BuyPrivate

Thing = tuple[str, str, str]
"""The sort ("train", "private"), the train or private company, who has it."""
ANYONE = "-"


def things(game: Any, seats: tuple[str, ...]) -> list[Thing]:
    """All that could be bought from a company or a player: what these seats decide about first."""
    found = [
        (TRAIN, train, name)
        for name, company in game.state.companies.items()
        if company.in_play and holder(game, name) is not None
        for train in dict.fromkeys(company.trains)
    ]
    if BuyPrivate.type in game.actions:
        found += [(PRIVATE, each, owner) for each, owner in game.state.privates.items() if owner in game.state.seats]
    return sorted(found, key=lambda each: holder(game, each[2]) not in seats)


def buyers(game: Any, seats: tuple[str, ...], thing: Thing) -> list[str]:
    """Who may buy it: anybody, if it's one's own to sell, otherwise one's own companies."""
    sort, _, seller = thing
    everybody = tuple(game.state.seats) if holder(game, seller) in seats else seats
    return [each for each in parties(game, everybody, sort) if each != seller]


# --- by thumbs


async def offers_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """The offers that stand, and what one may offer or ask for."""
    await _show(front, interaction, info)


async def _show(front: Front, interaction: Interaction, info: GameInfo, page: int = 0) -> None:
    own = is_private(interaction)
    content, view = await listed(front, info, front.names(info, front.words(interaction, info)))
    await _add_things(front, interaction, info, view, page)
    if own:
        await interaction.edit_original_response(content=content, view=view, attachments=[])
    else:
        await say(interaction, content, view=view if view.children else None)


async def _add_things(front: Front, interaction: Interaction, info: GameInfo, view: Shown, page: int = 0) -> None:
    seats = info.seats_of(str(interaction.user.id))
    if not seats or info.status != "running":
        return
    names = front.label_names(info, front.words(interaction, info))
    found = await front.read(info, lambda game: things(game, seats))
    options = [Line("|".join(each), _thing_text(each, names)) for each in found]
    if options:
        code = Code("s", info.id, info.seq, "offer_thing")
        view.add_item(menu(code, names.words("menu-offer_thing"), options, names, page))


def _thing_text(thing: Thing, names: Names) -> str:
    sort, what, seller = thing
    named = names.train(what) if sort == TRAIN else names.private(what)
    return names.words("offer-thing", thing=named, seller=names.party(seller))


async def thing_menu(front: Front, interaction: Interaction, info: GameInfo, code: Code, value: str = "") -> None:
    """What it's about has been chosen: who buys it?"""
    if value.startswith("more|"):
        number = value.removeprefix("more|")
        await _show(front, interaction, info, int(number) if number.isdecimal() and len(number) < 5 else 0)
        return
    seats = info.seats_of(str(interaction.user.id))
    if not seats:
        raise errors.NotYourGame(game=info.id)
    thing = await front.read(info, lambda game: _known(game, value))
    found = await front.read(info, lambda game: buyers(game, seats, thing))
    selling = await front.read(info, lambda game: holder(game, thing[2]) in seats)
    if not found:
        raise Confusing("offer_no_buyer", game=info.id)
    names = front.label_names(info, front.words(interaction, info))
    options = [Line(each, names.party(each)) for each in found]
    options = [Line(ANYONE, names.words("offer-anyone")), *options] if selling else options
    view = Shown()
    view.add_item(
        menu(
            Code("s", info.id, info.seq, "offer_who", "|".join(thing)),
            names.words("menu-offer_who"),
            options[:25],
            names,
        )
    )
    view.add_item(button(Code("b", info.id, info.seq, "offers"), names.words("button-back")))
    await interaction.edit_original_response(content=_thing_text(thing, names), view=view)


def _known(game: Any, value: str) -> Thing:
    """The thing that a value names; NoSuchChoice where nobody has it (any more)."""
    for each in things(game, ()):
        if "|".join(each) == value:
            return each
    raise Confusing("no_offer")


async def who_menu(front: Front, interaction: Interaction, code: Code, value: str = "") -> None:
    """Who buys has been chosen: for how much, and until when?"""
    words = front.words(interaction)
    back = code.to("offer_post", f"{code.argument}|{value}", "m")
    form = discord.ui.Modal(title=cut(words("modal-offer-title"), 45), custom_id=str(back), timeout=None)
    price: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label=cut(words("modal-offer-price"), 45), custom_id="price", max_length=10
    )
    until: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label=cut(words("modal-offer-until"), 45),
        custom_id="until",
        max_length=40,
        default=said(DEFAULT, words.language),
        required=False,
    )
    form.add_item(price)
    form.add_item(until)
    form.stop()
    await interaction.response.send_modal(form)


async def sent(front: Front, interaction: Interaction, code: Code, lines: dict[str, str]) -> None:
    """The form with price and end has come in."""
    info = await front.game_of_id(interaction, code.game)
    chosen = code.argument.split("|")
    if len(chosen) != 4:
        raise Confusing("no_such_button", game=info.id)
    await _post(
        front, interaction, info, "|".join(chosen[:3]), chosen[3], None, lines.get("price", ""), lines.get("until")
    )


async def _post(
    front: Front,
    interaction: Interaction,
    info: GameInfo,
    value: str,
    buyer: str | None,
    to: str | None,
    price: Any,
    until: str | None,
) -> None:
    """Post the offer and say so; everything is checked by the service."""
    number = whole_number(price)
    if not isinstance(number, int):
        raise Confusing("not_a_number", value=str(price), game=info.id)
    user = str(interaction.user.id)
    zone = zone_of((await front.service.people.profile(user)).zone)
    now = front.service.clock()
    end = read_until(until, now, zone)
    if not now < end <= now + LONGEST_OFFER:
        raise Confusing("offer_until", game=info.id, days=int(LONGEST_OFFER // 86400))
    sort, what, seller = await front.read(info, lambda game: _known(game, value))
    raw = {"sort": sort, "object": what, "seller": seller, "price": number, "to": to}
    raw["buyer"] = None if buyer in (ANYONE, "", None) else buyer
    with about(info):
        offer = await front.service.offers.post(info.id, front.person(interaction, info), raw, end)
    words = front.words(interaction, info)
    names = front.names(info, words)
    await say(interaction, words("offer-posted", deal=deal({**offer.body, "seat": offer.seat}, names)))


# --- /offer


def commands(front: Front) -> list[app_commands.Group]:
    """`/offer`: post one, see those that stand, take one's own back."""
    game: Option = ("game", str, GameField(front))
    options: list[Option] = [
        ("object", str, Text(lambda interaction: _things(front, interaction))),
        ("price", int, Number(1, HIGHEST_PRICE)),
        ("buyer", str, Text(lambda interaction: _buyers(front, interaction))),
        ("to", str, Text(lambda interaction: _people(front, interaction))),
        ("until", str, Text(lambda interaction: _spans(front, interaction))),
        game,
    ]
    group = app_commands.Group(name=word("command-offer"), description=word("command-offer-description"))

    async def post(interaction: Interaction, object: str, price: int, **more: Any) -> None:
        info = await front.game(interaction, more.get("game"))
        buyer = more.get("buyer") or await _only_buyer(front, interaction, info, object.strip())
        to = more.get("to")
        await _post(front, interaction, info, object.strip(), buyer, to, price, more.get("until"))

    async def show(interaction: Interaction, game: str | None = None) -> None:
        await _show(front, interaction, await front.game(interaction, game))

    async def withdraw(interaction: Interaction, offer: str, game: str | None = None) -> None:
        await _withdraw(front, interaction, await front.game(interaction, game), offer)

    offer: Option = ("offer", str, Text(lambda interaction: _own(front, interaction)))
    group.add_command(make("offer-post", post, options, ("object", "price")))
    group.add_command(make("offer-list", show, [game]))
    group.add_command(make("offer-withdraw", withdraw, [offer, game], ("offer",)))
    return [group]


async def _withdraw(front: Front, interaction: Interaction, info: GameInfo, typed: str) -> None:
    number = whole_number(typed)
    if not isinstance(number, int):
        raise BadField("not_a_number", value=typed[:80]).refusal
    offers = await front.service.offers.listed(info.id)
    await front.service.offers.cancel(info.id, front.person(interaction, info), number)
    words = front.words(interaction, info)
    for each in offers:
        edit = await public_edit(front, interaction, info, number) if each.id == number else None
        if edit is not None:
            await show_state(front, info, each, WITHDRAWN, "", edit)
    await say(interaction, words("offer-withdrawn", who=""))


async def _only_buyer(front: Front, interaction: Interaction, info: GameInfo, value: str) -> str | None:
    """Where one buys oneself and has just one company that could, it needn't be named."""
    seats = info.seats_of(str(interaction.user.id))

    def find(game: Any) -> str | None:
        thing = _known(game, value)
        found = [] if holder(game, thing[2]) in seats else buyers(game, seats, thing)
        return found[0] if len(found) == 1 else None

    return await front.read(info, find)


async def _named(front: Front, interaction: Interaction) -> tuple[GameInfo, Names, tuple[str, ...]]:
    info = await front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
    names = front.label_names(info, front.words(interaction, info))
    return info, names, info.seats_of(str(interaction.user.id))


async def _things(front: Front, interaction: Interaction) -> list[tuple[Any, str]]:
    info, names, seats = await _named(front, interaction)
    found = await front.read(info, lambda game: things(game, seats))
    return [("|".join(each), _thing_text(each, names)) for each in found]


async def _buyers(front: Front, interaction: Interaction) -> list[tuple[Any, str]]:
    info, names, seats = await _named(front, interaction)
    typed = str(getattr(interaction.namespace, option_name("object"), None) or "")
    found = await front.read(info, lambda game: buyers(game, seats, _known(game, typed)))
    return [(each, names.party(each)) for each in found]


async def _people(front: Front, interaction: Interaction) -> list[tuple[Any, str]]:
    info, names, seats = await _named(front, interaction)
    return [(each.seat, names.person(each.seat)) for each in info.seats if each.seat not in seats]


async def _spans(front: Front, interaction: Interaction) -> list[tuple[Any, str]]:
    return list(usual_spans(front.words(interaction).language))


async def _own(front: Front, interaction: Interaction) -> list[tuple[Any, str]]:
    info, names, seats = await _named(front, interaction)
    offers = await front.service.offers.listed(info.id)
    return [(str(each.id), deal({**each.body}, names)) for each in offers if each.seat in seats]


BUTTONS = {"offers": offers_button}
MENUS = {"offer_thing": thing_menu}
MENU_OPENERS = {"offer_who": who_menu}
FORMS = {"offer_post": sent}
