"""Looking at a game: map, market, cards, who holds what, the log. Private unless one chooses to show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

import render
from bot.discord.components import Shown
from bot.discord.drawing import Wish, laid_hexes
from bot.discord.front import Confusing, Front, Interaction, heading_of
from bot.discord.looking.legend import legend_view
from bot.discord.looking.news import news_lines, since_look
from bot.discord.looking.trade import trade_lines, trade_of
from bot.discord.telling import bounded
from bot.panel.figures import price_of
from bot.service import GameInfo, text
from bot.words import Words
from bot.words.names import Names
from bot.words.stories import capital
from engine.hints import Remark
from engine.title import PhaseData


async def finish(
    interaction: Interaction, content: str, pictures: Sequence[discord.File] = (), view: Shown | None = None
) -> None:
    """Answer a deferred look. Even where it's shown to all, it pings nobody."""
    more: dict[str, Any] = {} if view is None else {"view": view}
    await interaction.followup.send(text.shorten(content, 2000), files=list(pictures), **more)


async def picture(front: Front, interaction: Interaction, info: GameInfo, wish: Wish, show: bool, content: str) -> None:
    """Answer with a picture and its text; the text alone where it can't be drawn."""
    words = front.table_words(info) if show else front.words(interaction, info)
    await finish(interaction, content, await front.draw(info, words, [wish]))


async def show_map(front: Front, interaction: Interaction, info: GameInfo, area: str | None, show: bool) -> None:
    """`/map`: the whole board, or closely what lies around a hex; what is new to the reader is marked and told."""
    names = names_for(front, interaction, info, show)
    if area is not None and area not in names.title.board.hexes:
        raise Confusing("no_such_hex", hex=area, game=info.id)
    rows = () if show else await since_look(front, interaction, info)
    changed = laid_hexes(rows)
    wish = Wish("area", focus=(area,), changed=changed) if area else Wish("map", changed=changed)
    lines = [heading_of(info, names.words)]
    lines += [] if show else news_lines(rows, names, info.seats_of(str(interaction.user.id)))
    pictures = await front.draw(info, names.words, [wish])
    await finish(interaction, bounded(lines), pictures, legend_view(info, names.words))


async def show_market(front: Front, interaction: Interaction, info: GameInfo, show: bool) -> None:
    """`/market`: the prices, highest first, the order of play on each."""
    names = names_for(front, interaction, info, show)
    rows = await front.read(info, _market_rows)
    lines = [
        names.words("line", who=names.words.money(price), what=", ".join(names.company(each) for each in companies))
        for price, companies in rows
    ]
    heading = heading_of(info, names.words)
    await picture(front, interaction, info, Wish("market"), show, bounded([heading, *lines]))


def _market_rows(game: Any) -> list[tuple[int, tuple[str, ...]]]:
    cells = game.title.cells
    found = [(cells[cell].price, tuple(companies)) for cell, companies in game.state.market.items() if companies]
    return sorted(found, reverse=True)


async def show_company(front: Front, interaction: Interaction, info: GameInfo, company: str, show: bool) -> None:
    """`/company`: a company's card; for a private company what it is and whose, beside all the others."""
    names = names_for(front, interaction, info, show)
    if company in names.title.privates and company not in names.title.companies:
        lines = await front.read(info, lambda game: _private_lines(game, company, names))
        await picture(front, interaction, info, Wish("privates"), show, bounded(lines))
        return
    if company not in names.title.companies:
        raise Confusing("no_such_company", company=company, game=info.id)
    card = await front.read(info, lambda game: _company_card(game, company, names.words))
    content = bounded(_company_lines(card, company, names))
    if "shares" not in card:
        await finish(interaction, content)
    else:
        await picture(front, interaction, info, Wish("company", company=company), show, content)


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
    }


def _company_lines(card: dict[str, Any], company: str, names: Names) -> list[str]:
    """Who leads or owns it, or what its title says where nobody does, then what it has."""
    lines = [f"**{names.company_in_full(company)}**"]
    director, owner = card.get("president"), card.get("owner")
    if card["state"] is not None and not director:
        lines.append(capital(_state_line(card["state"], names)))
    elif owner:
        lines.append(names.words("company-owner", name=names.person(owner)))
    elif director:
        lines.append(names.words(names.own("company-director"), name=names.person(director)))
    else:
        lines.append(names.words(names.own("company-no-director")))
    return [*lines, *_possessions(card, names)] if "shares" in card else lines


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
        lines += [words("line", who=capital(words("picture-loans")), what=str(card["loans"]))] if card["loans"] else []
        if card["runs"]:
            lines.append(words("company-trains", trains=names.trains(card["trains"]) or words("nothing")))
    if card["state"] is None or card["stations"]:
        prices = [words.money(each) for each in card["stations"]]
        lines.append(words(names.own("company-stations"), stations=_listed(names, prices), count=len(prices)))
    return [*lines, *(words("line", who=capital(name), what=value) for name, value in card["facts"])]


def _private_lines(game: Any, private: str, names: Names) -> list[str]:
    """What a private company costs, pays and does, and who owns it."""
    words, data, told = names.words, names.title.privates[private], game.rulebook.company_state(game.view, private)
    if told is not None:
        whose = capital(_state_line(told, names))
    else:
        whose = words("company-owner", name=names.party(game.state.privates[private]))
    lines = [f"**{private} · {names.private(private)}**", whose]
    if data.price:
        lines.append(capital(words("choice-private-detail", face=data.price, income=data.income)))
    elif data.income:
        lines.append(words("line", who=capital(words("picture-income")), what=words.money(data.income)))
    power = names.power(private)
    return [*lines, capital(power)] if power else lines


def _listed(names: Names, items: Sequence[str]) -> str:
    return names.words.listed(items) if items else names.words("nothing")


async def show_player(front: Front, interaction: Interaction, info: GameInfo, seat: str, show: bool) -> None:
    """`/player`: a player's card."""
    names = names_for(front, interaction, info, show)
    cards = await front.read(info, _player_cards)
    if seat not in cards:
        raise Confusing("no_such_player", game=info.id)
    content = bounded([f"**{names.person(seat)}**", *_player_lines(cards[seat], names)])
    await picture(front, interaction, info, Wish("player", player=seat), show, content)


def _player_cards(game: Any) -> dict[str, dict[str, Any]]:
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


def _player_lines(card: dict[str, Any], names: Names) -> list[str]:
    words = names.words
    shares = [words("company-share", name=names.company(each), percent=part) for each, part in card["shares"].items()]
    privates = names.words.listed(names.private(each) for each in card["privates"])
    return [
        words("player-cash", cash=card["cash"]),
        words("player-companies", companies=_listed(names, [names.company(each) for each in card["owned"]])),
        *([words("line", who=capital(words(names.own("picture-privates"))), what=privates)] if privates else []),
        words("player-shares", shares=_listed(names, shares)),
        words("player-certificates", count=_figure(card["certificates"]), limit=str(card["limit"] or "–")),
        words("player-worth", worth=card["worth"]),
    ]


async def show_holdings(front: Front, interaction: Interaction, info: GameInfo, show: bool) -> None:
    """`/holdings`: a picture of players by companies, each one's worth and certificates, what is still to be had.

    Where it can't be drawn every player's card is told in full.
    """
    names = names_for(front, interaction, info, show)
    cards = await front.read(info, _player_cards)
    mine = () if show else info.seats_of(str(interaction.user.id))
    trade = await front.read(info, lambda game: trade_of(game, mine[0] if mine else None))
    lines = [heading_of(info, names.words)]
    pictures = await front.draw(info, names.words, [Wish("holdings")])
    for seat, card in cards.items():
        told = _short_lines(card, names) if pictures else _player_lines(card, names)
        lines.append(f"**{names.person(seat)}**: " + " · ".join(told))
    await finish(interaction, bounded([*lines, *trade_lines(trade, names)]), pictures)


def _short_lines(card: dict[str, Any], names: Names) -> list[str]:
    words = names.words
    return [
        words("player-cash", cash=card["cash"]),
        words("player-certificates", count=_figure(card["certificates"]), limit=str(card["limit"] or "–")),
        words("player-worth", worth=card["worth"]),
    ]


def _figure(number: float) -> str:
    return f"{number:g}"


async def show_trains(front: Front, interaction: Interaction, info: GameInfo, show: bool) -> None:
    """`/trains`: what each kind of train costs, how many are left, until when it runs, and the phases."""
    names = names_for(front, interaction, info, show)
    words = names.words
    depot, now, leave, limits = await front.read(info, lambda game: _depot(game, words))
    lines = [heading_of(info, words)]
    for kind, train in names.title.trains.items():
        left = depot.get(kind, train.count)
        told = [words.money(train.price), *([] if left is None else [words("picture-left", count=left)])]
        told += [leave[kind]] if leave[kind] else []
        lines += [words("line", who=names.train(kind), what=", ".join(told))] if kind in depot or not depot else []
    lines += [_phase_line(each, each.id == now, names) for each in names.title.phases.values() if each.tiles]
    lines += limits
    await picture(front, interaction, info, Wish("trains"), show, bounded(lines))


def _depot(game: Any, words: Words) -> tuple[dict[str, int | None], str, dict[str, str], list[str]]:
    """The trains left of each kind, the phase, until when each kind runs, and limits that aren't the phase's."""
    drawn = render.Picture("trains", game.title, game.state, words=words)
    return dict(game.state.depot), game.state.phase, render.trains_leave(drawn), render.own_train_limits(drawn)


def _phase_line(phase: PhaseData, now: bool, names: Names) -> str:
    words = names.words
    return words(
        "trains-phase",
        phase=capital(words("picture-phase", phase=phase.id)),
        now=now,
        tiles=", ".join(names.tile_colour(each) for each in phase.tiles),
        limit=phase.train_limit,
        rounds=phase.operating_rounds,
    )


def names_for(front: Front, interaction: Interaction, info: GameInfo, show: bool) -> Names:
    """Names in the table's language for what all see, in the reader's for what only they do."""
    return front.names(info, front.table_words(info) if show else front.words(interaction, info))
