"""Posting offers: by menus and a form, or by `/offer`. What is chosen is a short text: "train|3|5", "|7" for the buyer.

The sort, the thing, who has it; at the end who buys it, "" for anyone.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any

import discord
from babel.dates import format_timedelta

from bot import errors
from bot.discord.codes import Code, small_number, whole_number
from bot.discord.commands import Command, LooseText, Number, Option, Text
from bot.discord.completion import Found
from bot.discord.components import Option as Line
from bot.discord.components import Shown, button, menu
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import BadField, Confusing
from bot.discord.people.times import read_day, start_of
from bot.discord.play.offers import WITHDRAWN, deal, listed, parties, public_edit, show_state
from bot.discord.visit import GameVisit, Visit
from bot.service.intents.agreements import HIGHEST_PRICE, PRIVATE, TRAIN, holder
from bot.service.intents.offers import LONGEST_OFFER
from bot.service.people.people import zone_of
from bot.words.labels import clipped
from bot.words.names import Names
from engine.actions import BuyPrivate

Thing = tuple[str, str, str]
"""The sort ("train", "private"), the train or private company, who has it."""
ANYONE = "-"
HOUR = 3600
DAY = 24 * HOUR
SPAN = re.compile(r"(?:\D*\s)?(\d{1,4})\s*([dhwjgos])[^\W\d]*\s*", re.IGNORECASE)
UNITS = {"d": DAY, "j": DAY, "g": DAY, "h": HOUR, "o": HOUR, "w": 7 * DAY, "s": 7 * DAY}
"""By its first letter: day, día, jour, giorno, dia; hour, hora, heure, ora; week, semana, semaine, settimana."""
USUAL = ("12h", "1d", "2d", "3d", "7d", "14d")
DEFAULT = "7d"


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


async def _offers_button(visit: GameVisit, code: Code) -> None:
    """The offers that stand, and what one may offer or ask for."""
    await _show(visit)


async def _show(visit: GameVisit, page: int = 0) -> None:
    content, view = await listed(visit)
    await _add_things(visit, view, page)
    if visit.is_private:
        await visit.edit(content=content, view=view, attachments=[])
    else:
        await visit.say(content, view=view if view.children else None)


async def _add_things(visit: GameVisit, view: Shown, page: int = 0) -> None:
    if not visit.seats or visit.info.status != "running":
        return
    options = [Line(value, text) for value, text in await _things(visit)]
    if options:
        code = visit.code("offer_thing", kind="s")
        view.add_item(menu(code, visit.words("menu-offer_thing"), options, visit.label_names, page))


def _thing_text(thing: Thing, names: Names) -> str:
    sort, what, seller = thing
    named = names.train(what) if sort == TRAIN else names.private(what)
    return names.words("offer-thing", thing=named, seller=names.party(seller))


async def _thing_menu(visit: GameVisit, code: Code, value: str = "") -> None:
    """What it's about has been chosen: who buys it?"""
    if value.startswith("more|"):
        await _show(visit, small_number(value.removeprefix("more|")))
        return
    seats, names = visit.seats, visit.label_names
    if not seats:
        raise errors.NotYourGame(game=visit.game)
    thing = await visit.read(lambda game: _known(game, value))
    found = await visit.read(lambda game: buyers(game, seats, thing))
    selling = await visit.read(lambda game: holder(game, thing[2]) in seats)
    if not found:
        raise Confusing("offer_no_buyer", game=visit.game)
    options = [Line(each, names.party(each)) for each in found]
    options = [Line(ANYONE, names.words("offer-anyone")), *options] if selling else options
    view, who = Shown(), visit.code("offer_who", "|".join(thing), kind="s")
    view.add_item(menu(who, names.words("menu-offer_who"), options[:25], names))
    view.add_item(button(visit.code("offers"), names.words("button-back")))
    await visit.edit(content=_thing_text(thing, names), view=view)


def _known(game: Any, value: str) -> Thing:
    """The thing that a value names; Confusing where nobody has it (any more)."""
    for each in things(game, ()):
        if "|".join(each) == value:
            return each
    raise Confusing("no_offer")


async def _who_menu(visit: Visit, code: Code, value: str = "") -> None:
    """Who buys has been chosen: for how much, and until when?"""
    words = visit.words
    back = code.to("offer_post", f"{code.argument}|{value}", "m")
    form = discord.ui.Modal(title=clipped(words("modal-offer-title"), 45), custom_id=str(back), timeout=None)
    price: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label=clipped(words("modal-offer-price"), 45), custom_id="price", max_length=10
    )
    until: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label=clipped(words("modal-offer-until"), 45),
        custom_id="until",
        max_length=40,
        default=_said(DEFAULT, words.language),
        required=False,
    )
    form.add_item(price)
    form.add_item(until)
    form.stop()
    await visit.interaction.response.send_modal(form)


async def _sent(visit: Visit, code: Code, lines: dict[str, str]) -> None:
    """The form with price and end has come in."""
    visit = await visit.find_number(code.game)
    chosen = code.argument.split("|")
    if len(chosen) != 4:
        raise Confusing("no_such_button", game=visit.game)
    *thing, buyer = chosen
    await _post(visit, "|".join(thing), lines.get("price", ""), buyer=buyer, until=lines.get("until"))


async def _post(
    visit: GameVisit, value: str, price: Any, *, buyer: str | None, to: str | None = None, until: str | None = None
) -> None:
    """Post the offer and say so; everything is checked by the service."""
    number = whole_number(price)
    if not isinstance(number, int):
        raise Confusing("not_a_number", value=str(price), game=visit.game)
    zone = zone_of((await visit.service.people.profile(visit.user)).zone)
    now = visit.service.clock()
    end = read_until(until, now, zone)
    if not now < end <= now + LONGEST_OFFER:
        raise Confusing("offer_until", game=visit.game, days=int(LONGEST_OFFER // DAY))
    sort, what, seller = await visit.read(lambda game: _known(game, value))
    raw = {"sort": sort, "object": what, "seller": seller, "price": number, "to": to}
    raw["buyer"] = None if buyer in (ANYONE, "", None) else buyer
    with visit.about():
        offer = await visit.service.offers.post(visit.game, visit.person, raw, end)
    await visit.say(visit.words("offer-posted", deal=deal({**offer.body, "seat": offer.seat}, visit.names)))


# --- until when


def read_until(typed: str | None, now: float, zone: tzinfo) -> float:
    """The end (unix seconds) of a span from `now`, or of a day in the person's zone; Confusing for anything else."""
    match = SPAN.fullmatch((typed or DEFAULT).strip())
    if match is not None:
        return now + int(match[1]) * UNITS[match[2].lower()]
    today = datetime.fromtimestamp(now, UTC).astimezone(zone).date()
    return start_of(read_day(typed or "", today) + timedelta(days=1), zone)


def _said(span: str, language: str) -> str:
    """A short span such as "2d" in words."""
    seconds = int(span[:-1]) * UNITS[span[-1]]
    return format_timedelta(timedelta(seconds=seconds), threshold=1, add_direction=True, locale=language)


# --- /offer


async def _typed(visit: GameVisit, object: str, price: int, **more: str) -> None:
    """`/offer post`."""
    value = object.strip()
    buyer = more.get("buyer") or await _only_buyer(visit, value)
    await _post(visit, value, price, buyer=buyer, to=more.get("to"), until=more.get("until"))


async def _withdraw(visit: GameVisit, offer: str) -> None:
    """`/offer withdraw`."""
    number = whole_number(offer)
    if not isinstance(number, int):
        raise BadField("not_a_number", value=offer[:80]).refusal
    offers = await visit.service.offers.listed(visit.game)
    await visit.service.offers.cancel(visit.game, visit.person, number)
    for each in offers:
        edit = await public_edit(visit, number) if each.id == number else None
        if edit is not None:
            await show_state(visit, each, WITHDRAWN, "", edit)
    await visit.say(visit.words("offer-withdrawn", who=""))


async def _only_buyer(visit: GameVisit, value: str) -> str | None:
    """Where one buys oneself and has just one company that could, it needn't be named."""

    def find(game: Any) -> str | None:
        thing = _known(game, value)
        found = [] if holder(game, thing[2]) in visit.seats else buyers(game, visit.seats, thing)
        return found[0] if len(found) == 1 else None

    return await visit.read(find)


async def _things(visit: GameVisit) -> Found:
    found = await visit.read(lambda game: things(game, visit.seats))
    return [("|".join(each), _thing_text(each, visit.label_names)) for each in found]


async def _buyers(visit: GameVisit) -> Found:
    typed = str(visit.typed("object") or "")
    found = await visit.read(lambda game: buyers(game, visit.seats, _known(game, typed)))
    return [(each, visit.label_names.party(each)) for each in found]


async def _people(visit: GameVisit) -> Found:
    return [
        (each.seat, visit.label_names.person(each.seat)) for each in visit.info.seats if each.seat not in visit.seats
    ]


async def _spans(visit: Visit) -> Found:
    return [(each, _said(each, visit.words.language)) for each in USUAL]


async def _own(visit: GameVisit) -> Found:
    offers = await visit.service.offers.listed(visit.game)
    return [(str(each.id), deal({**each.body}, visit.label_names)) for each in offers if each.seat in visit.seats]


def commands() -> list[Command]:
    """`/offer`: post one, see those that stand, take one's own back."""
    options: list[Option] = [
        ("object", str, Text(_things)),
        ("price", int, Number(1, HIGHEST_PRICE)),
        ("buyer", str, Text(_buyers)),
        ("to", str, Text(_people)),
        ("until", str, LooseText(_spans)),
    ]
    return [
        Command("offer-post", _typed, options, ["object", "price"]),
        Command("offer-list", _show),
        Command("offer-withdraw", _withdraw, [("offer", str, Text(_own))], ["offer"]),
    ]


FEATURE = Feature(
    commands,
    buttons={"offers": Click(_offers_button, Manner.OWN)},
    menus={"offer_thing": Click(_thing_menu), "offer_who": Click(_who_menu, Manner.FORM)},
    forms={"offer_post": Click(_sent, Manner.PRIVATE)},
)
