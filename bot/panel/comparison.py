"""Positions as figures: what a line of play changes, and what everybody is worth. Pure."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from engine.finance.holdings import certificates

if TYPE_CHECKING:
    from engine import Game


class Worths(Protocol):
    """A game that says what its players are worth."""

    def result(self) -> Mapping[str, Any]: ...


def comparison(before: Game, after: Game) -> dict[str, Any]:
    """What a line of play changes, each as [before, after], what stays the same left out.

    cash: players, companies, bank; prices, trains, directors, loans and being closed by company; owners of private
    companies, and the income from them; worth by player; phase; depot by kind of train; tiles by hex; limits:
    certificates held and allowed by player, trains allowed.
    """
    old, new = _figures(before), _figures(after)
    changed: dict[str, Any] = {}
    for name, then in old.items():
        now = new[name]
        if isinstance(then, dict):
            keys = [*then, *(key for key in now if key not in then)]
            rows = {key: [then.get(key), now.get(key)] for key in keys if then.get(key) != now.get(key)}
            if rows:
                changed[name] = rows
        elif then != now:
            changed[name] = [then, now]
    return changed


def private_income(game: Game, who: str) -> int:
    """What the private companies of a player or a company bring each operating round, in the title's money."""
    owned = (private for private, owner in game.state.privates.items() if owner == who)
    return sum(game.rulebook.income(game.view, private) for private in owned)


def _figures(game: Game) -> dict[str, Any]:
    state, view = game.state, game.view
    priced = {company for companies in state.market.values() for company in companies}
    return {
        "cash": {who: view.cash(who) for who in (*state.seats, *state.companies)} | {"bank": state.bank},
        "prices": {company: view.price(company) for company in state.companies if company in priced},
        "trains": {name: list(company.trains) for name, company in state.companies.items()},
        "directors": {name: company.owner or company.president for name, company in state.companies.items()},
        "loans": {name: company.loans for name, company in state.companies.items()},
        "closed": {name: company.closed for name, company in state.companies.items()},
        "privates": dict(state.privates),
        "income": {who: private_income(game, who) for who in (*state.seats, *state.companies)},
        "shares": {
            f"{name}:{holder}": units * company.unit
            for name, company in state.companies.items()
            for holder, units in company.shares.items()
            if units and holder in state.seats
        },
        "worth": {seat: worth.total for seat, worth in game.result().items()},
        "depot": dict(state.depot),
        "tiles": {hex_id: [laid.tile, laid.rotation] for hex_id, laid in state.tiles.items()},
        "certificate_limit": game.rulebook.certificate_limit(view),
        "certificates": {seat: certificates(view, seat) for seat in state.seats},
        "train_limit": view.phase.train_limit,
        "phase": state.phase,
        "round": [state.round, state.set_number, state.round_number],
    }


def worths(game: Worths) -> dict[str, Any]:
    """Each player's worth as JSON: {"total", and its breakdown}."""
    return {player: {"total": worth.total} | as_json(worth) for player, worth in game.result().items()}


def as_json(value: Any) -> Any:
    """A value of the engine (a worth, say) as JSON-able data."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {each.name: as_json(getattr(value, each.name)) for each in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {str(key): as_json(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [as_json(each) for each in value]
    return value


def plain_figures(figures: Any) -> dict[str, Any]:
    """Figures of a refusal as JSON-able data."""
    return {str(key): _plain(value) for key, value in dict(figures).items()}


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_plain(each) for each in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    return value.to_json() if hasattr(value, "to_json") else str(value)
