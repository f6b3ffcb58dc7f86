"""`/holdings`: who holds what, and what may still be bought or sold of the companies. Private unless shown to all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.discord.commands import SHOW, Command
from bot.discord.drawing import Wish
from bot.discord.feature import Feature
from bot.discord.game_info import heading_of
from bot.discord.looking.cards import player_cards, player_lines, short_lines, standing_line
from bot.discord.looking.moments import AT, Look, answer, leafing
from bot.discord.visit import GameVisit, Reading
from bot.service import ServiceError
from bot.service.intents.policy import Past
from bot.service.intents.whatif import come_to
from bot.words.names import Names
from engine.actions import Action
from engine.concerns import share_prices

if TYPE_CHECKING:
    from engine.game import Game


async def _holdings(visit: GameVisit, at: str = "", show: bool = False) -> None:
    """A picture of players by companies, each one's worth and certificates, what is still to be had."""
    if show or at.strip():
        await answer(visit, "holdings_at", holdings_look, "", at, show=show)
    else:
        await answer(visit, "holdings_at", _own_look, "", "", show=False)


async def _own_look(reading: Reading, visit: GameVisit, about: str) -> Look:
    """As it stands, with what one may buy and sell oneself."""
    return await _looked(reading, visit, next(iter(visit.seats), None))


async def holdings_look(reading: Reading, visit: GameVisit, about: str) -> Look:
    """Who holds what in the reading's position, with nothing of what a player could do."""
    return await _looked(reading, visit, None)


async def _looked(reading: Reading, visit: GameVisit, seat: str | None) -> Look:
    """Every player in short, and what is for sale; what is in the picture isn't told."""
    words, names = reading.words, reading.names
    cards = await reading.read(player_cards)
    trade = await reading.read(lambda game: trade_of(game, seat))
    lines = [heading_of(visit.info, words)]
    full = [standing_line(seat, player_lines(card, names), names) for seat, card in cards.items()]
    short = [standing_line(seat, short_lines(card, names), names) for seat, card in cards.items()]
    more = trade_lines(trade, names)
    return Look([*lines, *short, *more], [Wish("holdings")], bare=[*lines, *full, *more])


# --- what may be bought and sold


@dataclass(frozen=True, slots=True)
class Trade:
    """Per company with a price: percent for sale and what it costs, by stock; what a player may buy, and sell at most.

    `buy` is None where it isn't known: outside stock rounds, and for people without a seat.
    """

    stocks: Mapping[str, tuple[tuple[str, int, int], ...]]
    buy: tuple[str, ...] | None = None
    sell: Mapping[str, int] = field(default_factory=dict)


def trade_of(game: Game, seat: str | None) -> Trade:
    """What the stocks hold, and what this player could do if they were up in this stock round with nobody acting."""
    found = {name: _for_sale(game, name) for name, company in game.state.companies.items() if not company.closed}
    stocks = {name: each for name, each in found.items() if each}
    ahead = _ahead(game, seat)
    if ahead is None:
        return Trade(stocks)
    buy = dict.fromkeys(str(_field(each, "company")) for kind in ("buy_share", "start_company")
                        if kind in ahead.actions for each in ahead.legal(kind))  # fmt: skip
    sell: dict[str, int] = {}
    for each in ahead.legal("sell_shares"):
        company = str(_field(each, "company"))
        sell[company] = max(sell.get(company, 0), int(_field(each, "percent")))
    return Trade(stocks, tuple(buy), sell)


def _for_sale(game: Game, name: str) -> tuple[tuple[str, int, int], ...]:
    """What each stock that sells a company's shares has of them in percent, and what one costs there."""
    company = game.state.companies[name]
    charged = share_prices(game.view, name).items()
    left = ((stock, company.shares.get(stock, 0) * company.unit, price) for stock, price in charged)
    return tuple(each for each in left if each[1])


def _ahead(game: Game, seat: str | None) -> Game | None:
    """A copy in which the player is up in the stock round that's on; None where that doesn't come about."""
    if seat is None or game.decision is None or game.decision.step != "stock":
        return None
    copy = game.copy()
    before = (copy.state.round, copy.state.set_number)
    try:
        come_to(copy, seat, Past())
    except ServiceError:
        return None
    same = (copy.state.round, copy.state.set_number) == before
    return copy if same and copy.decision is not None and copy.decision.step == "stock" else None


def _field(each: Any, name: str) -> Any:
    """A field of an action, or of what is fixed in an offer."""
    return getattr(each, name) if isinstance(each, Action) else each.fixed.get(name, 0)


def trade_lines(trade: Trade, names: Names) -> list[str]:
    """In short: what is for sale, and what one may buy and sell oneself."""
    words = names.words
    held = [
        words("holdings-stock", company=names.company(company), stock=names.party(holder), percent=percent, price=price)
        for company, stocks in trade.stocks.items()
        for holder, percent, price in stocks
    ]
    lines = [words("holdings-for-sale", list=", ".join(held) or words("nothing"))]
    if trade.buy is not None:
        buy = ", ".join(names.company(each) for each in trade.buy) or words("nothing")
        sell = ", ".join(words("holdings-part", company=names.company(each), percent=part)
                         for each, part in trade.sell.items()) or words("nothing")  # fmt: skip
        lines += [words("holdings-buy", list=buy), words("holdings-sell", list=sell)]
    return lines


FEATURE = Feature(
    lambda: [Command("holdings", _holdings, [AT, SHOW])],
    buttons={"holdings_at": leafing("holdings_at", holdings_look)},
)
