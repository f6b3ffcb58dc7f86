"""The figures behind a choice: prices, what is left, what it costs. Read from the position, or tried on a copy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.panel.foresight import due_of, rusted_by
from bot.panel.titles import Figures, Finder, arrangement_of
from engine.actions import Action, Offer
from engine.concerns import share_prices
from engine.errors import IllegalAction
from engine.events import (
    BankBroken,
    CompanyClosed,
    DividendPaid,
    Event,
    Paid,
    PhaseChanged,
    PresidentChanged,
    PriceMoved,
    PrivateClosed,
    TileLaid,
    TrainsRusted,
)
from engine.rounds.auction import Auction
from engine.rounds.operating import CompanyTurn
from engine.rounds.token import PlaceStation
from engine.view import BANK

if TYPE_CHECKING:
    from engine.game import Game

DIVIDEND_CHOICES = 24
"""So many amounts fit a menu beside the line that asks for another."""
STACKS = ("bank", "pool")


def figures_of(game: Game, kind: str, fields: Mapping[str, Any]) -> Figures:
    """What helps to choose an action of this type with these fields."""
    finder = arrangement_of(game.title.id).figures.get(kind) or FINDERS.get(kind)
    return finder(game, fields) if finder is not None else {}


def tried(game: Game, action: Action) -> tuple[Event, ...]:
    """What would happen if the action were done now; nothing where it isn't legal. The game isn't touched."""
    return tried_on(game.copy(), action)


def tried_on(trial: Game, action: Action) -> tuple[Event, ...]:
    """The same, on a copy that is then in the position after it."""
    if trial.decision is None:
        return ()
    try:
        return trial.apply(action, trial.decision.by).events
    except IllegalAction:
        return ()


SALE = "sale"
"""Why a price moves by a sale."""
DIVIDEND = "dividend"
DIVIDED = (DIVIDEND, "withheld", "revenue")
"""The reasons of payments by which a revenue or a treasury is divided."""


def paid_by(events: tuple[Event, ...], payer: str, reasons: tuple[str, ...] = (), payee: str = "") -> int:
    """How much somebody pays in all, or for these reasons, or to `payee`."""
    found = (each for each in events if isinstance(each, Paid) and each.payer == payer)
    known = (each for each in found if not reasons or each.reason in reasons)
    return sum(each.amount for each in known if payee in ("", each.payee))


def gets_by(game: Game, events: Iterable[Event], company: str) -> dict[str, int]:
    """What each player gets of a company's dividend, the most first; nothing of what is paid before or after it."""
    found: Counter[str] = Counter()
    for each in events:
        if isinstance(each, Paid) and each.reason == DIVIDEND and each.payee in game.state.seats and each.amount:
            found[each.payee] += each.amount
        elif isinstance(each, DividendPaid):
            if each.company == company:
                return dict(found.most_common())
            found.clear()
    return {}


def price_of(game: Game, company: str) -> int | None:
    """The price of one share, or None for a company without one."""
    for cell, companies in game.state.market.items():
        if company in companies:
            return game.title.cells[cell].price
    return None


DIVIDING = ("dividend", "no_revenue")
"""The reasons for which a company's price moves by what it pays."""


def prices_by(events: Sequence[Event], company: str) -> tuple[int, int] | None:
    """The price before and after what a company pays, or doesn't; None where that doesn't come to its marker.

    What happens later, such as sales in the next round, is left out.
    """
    moved = (each for each in events if isinstance(each, PriceMoved) and each.company == company)
    found = next((each for each in moved if each.reason in DIVIDING), None)
    return None if found is None else (found.old, found.new)


def purse(game: Game, player: str | None) -> int | None:
    """The money of a player who is to act for no company; None for others, and where money plays no part."""
    decision = game.decision
    if decision is None or decision.by != player or decision.company is not None or decision.step == "draft":
        return None
    seat = game.state.players.get(decision.by)
    return None if seat is None else seat.cash


def acting(game: Game) -> str | None:
    """The company whose turn it is."""
    return game.decision.company if game.decision is not None else None


# --- one finder for each type of action


def _drafted(game: Game, fields: Mapping[str, Any]) -> Figures:
    """Of a company its home, of a private company what it brings and where it has a bonus."""
    company, private = game.title.companies.get(fields["company"]), game.title.privates.get(fields["company"])
    if company is not None:
        return {"home": company.home or "", "tokens": company.terrain_tokens}
    raw = next((each for each in game.title.raw.get("privates", ()) if each["id"] == fields["company"]), {})
    return {"income": private.income, "places": tuple(raw.get("places", ()))} if private is not None else {}


def _share(game: Game, fields: Mapping[str, Any]) -> Figures:
    state = game.state.companies[fields["company"]]
    source = fields.get("source", "")
    price = share_prices(game.view, fields["company"]).get(source, price_of(game, fields["company"]) or 0)
    held = sum(units for holder, units in state.shares.items() if holder in game.state.players)
    left = state.shares.get(source, 0) * state.unit if source else 100 - held * state.unit
    return {"price": price, "unit": state.unit, "left": left}


def _bought(game: Game, fields: Mapping[str, Any]) -> Figures:
    """The same of one that's paid for; and who comes to lead the company by it."""
    figures, state = _share(game, fields), game.state.companies[fields["company"]]
    buyer = game.decision.by if game.decision is not None else ""
    lead = state.shares.get(state.president or "", 0)
    # Only who comes near is tried, which takes a while for each share that there is.
    if buyer == state.president or state.shares.get(buyer, 0) + state.president_size < lead:
        return figures
    return figures | _president_by(fields["company"], tried(game, game.read_action({"type": "buy_share", **fields})))


def _sale(game: Game, fields: Mapping[str, Any]) -> Figures:
    state = game.state.companies[fields["company"]]
    total = (price_of(game, fields["company"]) or 0) * fields.get("percent", state.unit) // state.unit
    due, figures = due_of(game), {"total": total, "missing": None, "breaks": _breaks(game, total)}
    if "percent" not in fields:
        return figures
    events = tried(game, game.read_action({"type": "sell_shares", **fields}))
    figures |= _sold_at(game, fields["company"], events) | _president_by(fields["company"], events)
    if due is None:
        return figures
    closes = tuple(each.company for each in events if isinstance(each, CompanyClosed))
    return {**figures, "missing": max(0, due.get("missing", 0) - total), "closes": closes}


def _sold_at(game: Game, company: str, events: Sequence[Event]) -> Figures:
    """The price before a sale and after it; nothing for what has none."""
    old = price_of(game, company)
    moved = [each for each in events if isinstance(each, PriceMoved) and each.company == company]
    new = next((each.new for each in moved if each.reason == SALE), old)
    return {} if old is None or not events else {"old_price": old, "price": new}


def _president_by(company: str, events: Sequence[Event]) -> Figures:
    """Who led a company before a move, and who does after it; nothing where that's the same player."""
    moved = next((each for each in events if isinstance(each, PresidentChanged) and each.company == company), None)
    return {} if moved is None else {"presidents": (moved.old, moved.new)}


def _breaks(game: Game, amount: int) -> bool:
    """Whether the bank breaks by paying so much."""
    return not game.state.bank_broken and game.rulebook.bank_breaks(game.state.bank - amount)


def _start(game: Game, fields: Mapping[str, Any]) -> Figures:
    company, state = fields["company"], game.state.companies[fields["company"]]
    home = game.rulebook.home_city(game.view, company)
    free = not home and bool(game.title.companies[company].home)
    return {"home": home, "free": free, "total": fields.get("price", 0) * state.president_size}


def _tile(game: Game, fields: Mapping[str, Any]) -> Figures:
    if "tile" not in fields:
        return {}
    events = tried(game, game.read_action({"type": "lay_tile", **fields}))
    cost = sum(each.cost for each in events if isinstance(each, TileLaid))
    return {"left": game.view.stock_left(fields["tile"]), "cost": cost}


def _token(game: Game, fields: Mapping[str, Any]) -> Figures:
    """A station's price as it's charged in this turn."""
    company, frame = acting(game), game.state.stack[-1]
    act = next((each for each in game.open_acts()[1] if isinstance(each, PlaceStation)), None)
    if act is None or company is None or fields.get("means") or not isinstance(frame, CompanyTurn):
        return {}
    return {"price": act.price(game.view, frame)} if game.state.companies[company].stations else {}


def _dividend(game: Game, fields: Mapping[str, Any]) -> Figures:
    company = acting(game)
    if company is None:
        return {}
    state = game.state.companies[company]
    if "amount" not in fields:
        return {"shares": 100 // state.unit, "outcomes": _outcomes(game)}
    return {"shares": 100 // state.unit, **outcome(game, company, fields["amount"])}


def _outcomes(game: Game) -> dict[int, Figures]:
    """What each amount that's listed comes to, where the president names one."""
    company, offers = acting(game) or "", [each for each in game.legal("pay_dividend") if isinstance(each, Offer)]
    found: dict[int, Figures] = {}
    for each in offers:
        low, high, step = each.ranges["amount"]
        found |= {amount: outcome(game, company, amount) for amount in listed_amounts(low, high, step)}
    return found


def listed_amounts(low: int, high: int, step: int) -> list[int]:
    """The amounts of a menu: all of them, or where there are too many the largest, and the least."""
    amounts = list(range(high, low - 1, -step))
    return amounts if len(amounts) <= DIVIDEND_CHOICES else [*amounts[: DIVIDEND_CHOICES - 1], low]


def outcome(game: Game, company: str, amount: int) -> Figures:
    """What stays with the company, what each player gets, and the price that follows; None for one without a price."""
    cash = game.state.companies[company].cash
    events = tried(game, game.read_action({"type": "pay_dividend", "amount": amount}))
    # A revenue comes from the bank when it's divided, so what stays isn't what the treasury holds now, less the amount.
    kept = cash + paid_by(events, BANK, DIVIDED, company) - paid_by(events, company, DIVIDED)
    old = price_of(game, company)
    _, price = prices_by(events, company) or (old, old)
    breaks = any(isinstance(each, BankBroken) for each in events)
    gets = gets_by(game, events, company)
    return {"kept": kept, "price": price, "old_price": old, "breaks": breaks, "gets": gets}


def _train(game: Game, fields: Mapping[str, Any]) -> Figures:
    company = acting(game)
    if company is None or fields.get("source") not in STACKS:
        return {}
    help_ = max(0, fields["price"] - game.state.companies[company].cash)
    cash = game.view.cash(game.decision.by) if game.decision is not None else 0
    figures = {"help": help_, **_turning(game, game.read_action({"type": "buy_train", **fields}))}
    if help_ <= cash:
        return figures
    return {**figures, "cash": cash, **_raised(game, {"type": "buy_train", **fields})}


def _turning(game: Game, action: Action) -> Figures:
    """What else is different after a purchase: the phase, trains that rust, how many are allowed, private companies.

    Nothing where it begins no phase and no train goes.
    """
    trial, before = game.copy(), {name: tuple(each.trains) for name, each in game.state.companies.items()}
    events = tried_on(trial, action)
    phases = [each for each in events if isinstance(each, PhaseChanged)]
    gone = [each.train for each in events if isinstance(each, TrainsRusted)]
    if not phases and not gone:
        return {}
    company = acting(game) or ""
    limits = tuple(each.rulebook.train_limit(each.view, company) for each in (game, trial))
    found: Figures = {"phases": (phases[0].old, phases[-1].new)} if phases else {}
    found |= {"rusts": tuple(gone), "lost": rusted_by(before, events)} if gone else {}
    found |= {"limits": limits} if limits[0] != limits[1] else {}
    closed = any(isinstance(each, PrivateClosed) for each in events)
    return {**found, "privates": True} if closed else found


def _raised(game: Game, raw: Mapping[str, Any]) -> Figures:
    """What would be missing after an action for which shares must be sold, what sales can bring, whether it ruins."""
    trial = game.copy()
    trial.apply(trial.read_action(raw), trial.decision.by if trial.decision is not None else "")
    told = trial.rulebook.consequences(game.view, trial.view)
    figures = next((each.figures for each in told if "most" in each.figures), {})
    return {name: figures[name] for name in ("missing", "most", "bankrupt") if name in figures}


def _private(game: Game, fields: Mapping[str, Any]) -> Figures:
    data, frame = game.title.privates.get(fields["private"]), game.state.stack[-1]
    if data is None:
        return {}
    bids = frame.bids.get(data.id, {}) if isinstance(frame, Auction) else {}
    leader = max(bids, key=lambda player: bids[player], default="")
    power = game.rulebook.has_power(game.view, data.id)
    return {"face": data.price, "income": data.income, "bid": bids.get(leader, 0), "bidder": leader, "power": power}


def previewed(kind: str) -> Finder:
    """The figures of what the title says that an action of this type comes to; KeyError where it says nothing.

    What's returned raises UnreadableAction for fields that it hasn't got.
    """

    def figures(game: Game, fields: Mapping[str, Any]) -> Figures:
        told = game.rulebook.preview(game, game.read_action({"type": kind, **fields}))
        return {name: value for each in told for name, value in each.figures.items()}

    return figures


FINDERS: Mapping[str, Finder] = {
    "draft_company": _drafted,
    "draft_share": _share,
    "buy_share": _bought,
    "sell_shares": _sale,
    "start_company": _start,
    "lay_tile": _tile,
    "place_token": _token,
    "pay_dividend": _dividend,
    "buy_train": _train,
    "bid": _private,
    "buy_private": _private,
}
"""Of the shared types of action; a title's own are in its arrangement."""
