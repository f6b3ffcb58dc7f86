"""What must hold in every position and after every move, whatever the title."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping

from engine import load_game
from engine.dev.listed import bundles_of
from engine.errors import IllegalAction
from engine.events import CompanyClosed, Event, LoanRepaid, LoanTaken, Paid
from engine.game import Game
from engine.view import BANK, split_node


def money(game: Game, events: tuple[Event, ...], before: dict[str, int]) -> Iterator[str]:
    """Each movement has a payer and a payee; together they explain every account; nobody but the bank is in debt."""
    expected = Counter(before)
    for event in events:
        if isinstance(event, Paid):
            if event.payer == event.payee or event.amount <= 0:
                yield f"a movement of money without two sides: {event}"
            expected[event.payer] -= event.amount
            expected[event.payee] += event.amount
    now = accounts(game)
    for who in sorted(set(expected) | set(now)):
        if expected[who] != now.get(who, 0):
            yield f"{who} has {now.get(who, 0)}, the movements of money say {expected[who]}"
    if sum(now.values()) != sum(before.values()):
        yield f"money came from nowhere: {sum(before.values())} before, {sum(now.values())} now"
    yield from (f"{who} owes {-amount}" for who, amount in now.items() if amount < 0 and who != BANK)


def accounts(game: Game) -> dict[str, int]:
    """The money of everybody, the bank's signed account among them."""
    state = game.state
    found = {BANK: state.bank}
    found.update({name: player.cash for name, player in state.players.items()})
    found.update({name: company.cash for name, company in state.companies.items()})
    return found


def loans(game: Game, events: tuple[Event, ...], before: dict[str, int]) -> Iterator[str]:
    """As many loans are owed as were taken and not paid back; those of a company that closes are gone with it."""
    due = dict(before)
    for event in events:
        match event:
            case LoanTaken():
                if event.loans <= due[event.company]:
                    yield f"{event.company} owed {due[event.company]} loans, took more, and owes {event.loans}"
                due[event.company] = event.loans
            case LoanRepaid():
                if event.loans != due[event.company] - event.repaid:
                    yield f"{event.company} owed {due[event.company]} loans: {event}"
                due[event.company] = event.loans
            case CompanyClosed():
                due[event.company] = 0
            case _:
                pass
    now = owed(game)
    if sum(now.values()) != sum(due.values()):
        yield f"the loans owed are {now}, those taken and not paid back {due}"


def owed(game: Game) -> dict[str, int]:
    """The loans of every company, as they are now."""
    return {name: company.loans for name, company in game.state.companies.items()}


def holdings(game: Game) -> dict[str, dict[str, int]]:
    """The shares of every company by holder, as they are now."""
    return {name: dict(company.shares) for name, company in game.state.companies.items()}


def position(game: Game) -> Iterator[str]:
    """Shares, tiles, tokens, trains and prices of a position, and what the title adds."""
    yield from _shares(game)
    yield from _tiles(game)
    yield from _tokens(game)
    yield from _trains(game)
    yield from game.rulebook.invariants(game.view)


def _shares(game: Game) -> Iterator[str]:
    limit = game.title.holding_limit
    if any(not zone.limited for zone in game.title.zones.values()):
        limit = 100  # a price may leave the zone that lifts the limit
    for name, company in game.state.companies.items():
        if not company.shares:
            continue
        total = sum(company.shares.values()) * company.unit
        if total != 100:
            yield f"the shares of {name} add up to {total} %"
        if any(units <= 0 for units in company.shares.values()):
            yield f"{name} has an empty holding: {company.shares}"
        if company.president != (company.president_at if company.president_at in game.state.players else None):
            yield f"{name} is led by {company.president}, but its certificate lies with {company.president_at}"
        for player in game.state.seats:
            held = company.shares.get(player, 0)
            if held * company.unit > limit:
                yield f"{player} holds {held * company.unit} % of {name}"
            if company.president and held > company.shares[company.president]:
                yield f"{player} holds more of {name} than its president"
        cells = sum(name in companies for companies in game.state.market.values())
        if cells != (1 if company.in_play else 0):
            yield f"{name} is on {cells} cells of the market"


def _tiles(game: Game) -> Iterator[str]:
    tiles = game.title.board.tiles
    laid = Counter(tiles[each.tile].stock_key for each in game.state.tiles.values())
    for key, count in game.title.board.stock.items():
        left = game.view.stock_left(key.split("/")[0])
        if laid[key] + left != count or left < 0:
            yield f"of {count} tiles {key} {laid[key]} lie on the map and {left} are left"


def _tokens(game: Game) -> Iterator[str]:
    nodes: dict[str, list[str]] = {}
    for node, tokens in game.state.tokens.items():
        for company in tokens:
            nodes.setdefault(company, []).append(node)
    for name in game.state.companies:
        built = game.rulebook.tokens_built(game.view, name)
        if len(nodes.get(name, ())) != built:
            yield f"{name} has built {built} stations, but {len(nodes.get(name, ()))} of its tokens lie on the map"
        if any(frame.settles for frame in game.state.stack):
            continue
        hexes = Counter(split_node(node)[0] for node in nodes.get(name, ()))
        yield from (f"{name} has {count} tokens in {hex_id}" for hex_id, count in hexes.items() if count > 1)
    for node, tokens in game.state.tokens.items():
        if len(tokens) > game.view.node_slots(node) or not tokens:
            yield f"{node} has {len(tokens)} tokens in {game.view.node_slots(node)} slots"


def _trains(game: Game) -> Iterator[str]:
    if any(frame.settles for frame in game.state.stack):
        return
    for name, company in game.state.companies.items():
        if len(company.trains) > game.rulebook.train_limit(game.view, name):
            yield f"{name} has {len(company.trains)} trains"


def listed_apply(game: Game, chance: random.Random | None) -> Iterator[str]:
    """What `legal` lists applies on a copy; with `chance` three of it. Of an offer the proposal and both bounds."""
    if game.decision is None:
        return
    listed = list(game.legal())
    if not listed:
        yield f"nothing is legal, but {game.decision} is due"
    if chance is not None and listed:
        listed = chance.choices(listed, k=3)
    for bundle in dict.fromkeys(bundle for each in listed for bundle in bundles_of(game, each)):
        try:
            game.copy().apply_all(bundle, game.decision.by)
        except IllegalAction as error:
            yield f"{bundle} is listed, but refused: {error}"


def stored(game: Game) -> Iterator[str]:
    """Loaded from its newest snapshot, and undone and redone, the game is the same as it was."""
    redone = game.copy()
    if game.seq:
        redone.undo(game.seq - 1, "undo")
        redone.undo(game.seq, "redo")
    loaded = load_game(game.setup, game.entries, game.snapshot())
    yield from _others(game, {"undo and redo": redone, "a snapshot": loaded})


def replayed(game: Game) -> Iterator[str]:
    """Played from the start by its log as stored, the game is the same as it was."""
    setup, entries = json.loads(json.dumps([game.setup, game.entries]))
    yield from _others(game, {"the whole log": load_game(setup, entries)})


def _others(game: Game, others: Mapping[str, Game]) -> Iterator[str]:
    digest, legal = game.digest(), list(game.legal())
    for how, other in others.items():
        if other.digest() != digest or other.decision != game.decision or list(other.legal()) != legal:
            yield f"after {how} the position is another"
