"""`/company` and `/player`: the cards of a company, a private company and a player. Private unless shown to all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import render
from bot.discord.commands import SHOW, Command, Text
from bot.discord.completion import Found, seats_of
from bot.discord.drawing import Wish
from bot.discord.feature import Feature
from bot.discord.front import Confusing
from bot.discord.looking.moments import AT, Look, answer, leafing
from bot.discord.people.notes import noted, subject_of
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit, Reading
from bot.panel.figures import price_of
from bot.service.intents.glances import best_run
from bot.words import Words
from bot.words.names import Names
from bot.words.refusals import remark_lines
from bot.words.stories import capitalized
from engine.concerns import concerns
from engine.hints import Programme, Remark

# --- /company


async def _company(visit: GameVisit, company: str, at: str = "", show: bool = False) -> None:
    """A company's card; for a private company what it is and whose, beside all the others."""
    company, title = company.strip(), visit.names.title
    if company not in title.companies and company not in title.privates:
        raise Confusing("no_such_company", company=company, game=visit.game)
    await answer(visit, "company_at", company_look if show else _noted_look, company, at, show=show)


async def company_look(reading: Reading, visit: GameVisit, company: str) -> Look:
    """The card of a company, or private company, as it is in the reading's position; Confusing for none."""
    names = reading.names
    if company in names.title.privates and company not in names.title.companies:
        lines = await reading.read(lambda game: _private_lines(game, company, names))
        return Look(lines, [Wish("privates")])
    if company not in names.title.companies:
        raise Confusing("no_such_company", company=company, game=visit.game)
    card = await reading.read(lambda game: _company_card(game, company, names.words))
    wishes = [Wish("company", company=company)] if "shares" in card else []
    return Look(_company_lines(card, company, names), wishes)


async def _noted_look(reading: Reading, visit: GameVisit, company: str) -> Look:
    """The same with one's own notes, for one's own eyes."""
    look = await company_look(reading, visit, company)
    return replace(look, lines=[*look.lines, *await noted(visit, [subject_of(company)])])


def _company_card(game: Any, company: str, words: Words) -> dict[str, Any]:
    """What there is to tell of a company; of one that has left the game only that, which has no picture either."""
    told = game.rulebook.company_state(game.view, company)
    if company not in game.state.companies:
        return {"state": told}
    state = game.state.companies[company]
    states = {} if told is None else {company: told}
    drawn = render.Picture("company", game.title, game.state, company=company, company_states=states, words=words)
    return {
        "state": told,
        "owner": state.owner,
        "president": state.president,
        "cash": state.cash,
        "price": price_of(game, company),
        "trains": list(state.trains),
        "runs": render.runs_trains(game.title, company),
        "loans": state.loans,
        "stations": list(state.stations),
        "tokens": state.terrain_tokens if game.title.companies[company].terrain_tokens else None,
        "shares": {holder: units * state.unit for holder, units in state.shares.items() if units},
        "facts": render.company_facts(drawn),
        "run": best_run(game, company) if game.decision is not None else None,
        "ahead": concerns(game.view, game.rulebook, company) if game.decision is not None else [],
    }


def _company_lines(card: dict[str, Any], company: str, names: Names) -> list[str]:
    """Who leads or owns it, or what its title says where nobody does, then what it has."""
    lines = [f"**{names.company_in_full(company)}**"]
    director, owner = card.get("president"), card.get("owner")
    if card["state"] is not None and not director:
        lines.append(capitalized(_state_line(card["state"], names)))
    elif owner:
        lines.append(names.words("company-owner", name=names.person(owner)))
    elif director:
        lines.append(names.words(names.own("company-director"), name=names.person(director)))
    else:
        lines.append(names.words(names.own("company-no-director")))
    if "shares" not in card:
        return lines
    return [*lines, *_possessions(card, names), *_ahead_lines(card, names)]


def _ahead_lines(card: dict[str, Any], names: Names) -> list[str]:
    """What its next run brings as things stand, and what its president has to reckon with."""
    run: Programme | None = card["run"]
    brings = {} if run is None else {"amount": run.net, "fee": run.fee, "proven": run.proven}
    runs = [names.words("company-next_run", **brings)] if brings else []
    return [*runs, *map(capitalized, remark_lines(card["ahead"], names))]


def _state_line(told: Remark, names: Names) -> str:
    """What the title says of a company or private company that isn't in play."""
    return names.words(f"picture-company-{told.key}", **names.figures(told.figures))


def _possessions(card: dict[str, Any], names: Names) -> list[str]:
    """Price and shares; money, loans and trains of a company in play; tokens, stations, what its title adds."""
    words, lines = names.words, list[str]()
    if card["price"] is not None:
        lines.append(words("company-price", price=card["price"]))
    if card["shares"]:
        shares = [words("company-share", name=names.party(who), percent=part) for who, part in card["shares"].items()]
        lines.append(words("company-shares", shares=_listed(names, shares)))
    if card["tokens"] is not None:
        lines.append(words("company-tokens", count=card["tokens"]))
    if card["state"] is None or card["president"]:
        lines.append(words("company-cash", cash=card["cash"]))
        lines += (
            [words("line", who=capitalized(words("picture-loans")), what=str(card["loans"]))] if card["loans"] else []
        )
        if card["runs"]:
            lines.append(words("company-trains", trains=names.trains(card["trains"]) or words("nothing")))
    if card["state"] is None or card["stations"]:
        prices = [words.money(each) for each in card["stations"]]
        lines.append(words(names.own("company-stations"), stations=_listed(names, prices), count=len(prices)))
    return [*lines, *(words("line", who=capitalized(name), what=value) for name, value in card["facts"])]


def _private_lines(game: Any, private: str, names: Names) -> list[str]:
    """What a private company costs, pays and does, and who owns it."""
    words, data, told = names.words, names.title.privates[private], game.rulebook.company_state(game.view, private)
    if told is not None:
        whose = capitalized(_state_line(told, names))
    else:
        whose = words("company-owner", name=names.party(game.state.privates[private]))
    lines = [f"**{private} · {names.private(private)}**", whose]
    if data.price:
        lines.append(capitalized(words("choice-private-detail", face=data.price, income=data.income)))
    elif data.income:
        lines.append(words("line", who=capitalized(words("picture-income")), what=words.money(data.income)))
    power = names.power(private, left=game.rulebook.has_power(game.view, private))
    return [*lines, capitalized(power)] if power else lines


def _listed(names: Names, items: Sequence[str]) -> str:
    return names.words.listed(items) if items else names.words("nothing")


# --- /player


async def _player(visit: GameVisit, player: str = "", show: bool = False) -> None:
    """A player's card; one's own where nobody is named."""
    reading, seat = visit.read_by(all_of_them=show), player.strip() or next(iter(visit.seats), "")
    cards = await reading.read(player_cards)
    if seat not in cards:
        raise Confusing("no_such_player", game=visit.game)
    content = bounded([f"**{reading.names.person(seat)}**", *player_lines(cards[seat], reading.names)])
    await visit.finish(content, await reading.draw([Wish("player", player=seat)]))


def player_cards(game: Any) -> dict[str, dict[str, Any]]:
    """For each seat: cash, companies and private companies owned, shares in percent, certificates, worth now."""
    standing = render.standing(game)
    cards: dict[str, dict[str, Any]] = {}
    for seat, player in game.state.players.items():
        companies = game.state.companies
        shares = {name: each.shares.get(seat, 0) * each.unit for name, each in companies.items()}
        cards[seat] = {
            "cash": player.cash,
            "owned": [name for name, each in companies.items() if seat in (each.owner, each.president)],
            "shares": {name: part for name, part in shares.items() if part},
            "privates": [private for private, owner in game.state.privates.items() if owner == seat],
            "certificates": standing.certificates[seat],
            "limit": standing.certificate_limit,
            "worth": standing.worth[seat],
        }
    return cards


def player_lines(card: dict[str, Any], names: Names) -> list[str]:
    """All of a card, line by line."""
    words = names.words
    shares = [words("company-share", name=names.company(each), percent=part) for each, part in card["shares"].items()]
    privates = names.words.listed(names.private(each) for each in card["privates"])
    return [
        words("player-cash", cash=card["cash"]),
        words("player-companies", companies=_listed(names, [names.company(each) for each in card["owned"]])),
        *([words("line", who=capitalized(words(names.own("picture-privates"))), what=privates)] if privates else []),
        words("player-shares", shares=_listed(names, shares)),
        words("player-certificates", count=f"{card['certificates']:g}", limit=str(card["limit"] or "–")),
        words("player-worth", worth=card["worth"]),
    ]


def short_lines(card: dict[str, Any], names: Names) -> list[str]:
    """Cash, certificates, worth."""
    words = names.words
    return [
        words("player-cash", cash=card["cash"]),
        words("player-certificates", count=f"{card['certificates']:g}", limit=str(card["limit"] or "–")),
        words("player-worth", worth=card["worth"]),
    ]


def standing_line(seat: str, parts: Sequence[str], names: Names) -> str:
    """A player in one line: whose it is, and what there is to say."""
    return names.words("line", who=f"**{names.person(seat)}**", what=" · ".join(parts))


async def _companies(visit: GameVisit) -> Found:
    names = visit.label_names
    privates = [(each, f"{each} · {names.private(each)}") for each in names.title.privates]
    return [*((each, names.company_in_full(each)) for each in names.title.companies), *privates]


async def _players(visit: GameVisit) -> Found:
    return seats_of(visit.info)


def commands() -> list[Command]:
    """`/company` and `/player`."""
    return [
        Command("company", _company, [("company", str, Text(_companies)), AT, SHOW], ["company"]),
        Command("player", _player, [("player", str, Text(_players)), SHOW]),
    ]


FEATURE = Feature(commands, buttons={"company_at": leafing("company_at", _noted_look)})
