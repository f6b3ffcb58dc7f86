"""Bidding by proxy does what each would have done by hand, in each title with an auction."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

import engine
from bot.errors import BadOption
from bot.service import GameInfo, GameService, Intent, Person, chain
from bot.service.intents.policy import Past, is_legal
from bot.service.intents.standing_orders import StandingOrders
from engine import Pass
from engine.actions import Action, Bid, BuyPrivate, Offer
from engine.game import Game
from engine.rounds.auction import Auction, standing
from engine.titles import TITLES, rulebook
from storage import IntentRecord
from tests.service.house import ANN, BOB, CYD, House
from tests.service.real import PASS, at_stock, following, seat, up

AUCTIONED = [each.data.id for each in map(rulebook, TITLES) if Auction.kind in each.frames]
CASES, QUICK = 60, 8
MOST = 300
"""Moves after which an auction that doesn't end is left."""
Limits = dict[str, dict[str, int]]
"""By player and private company, in the order in which the player has named them."""


@pytest.fixture
def house(real: House) -> House:
    return real


def fresh(title: str, players: int, seed: int) -> Game:
    return engine.new_game(title, players=[f"P{n}" for n in range(1, players + 1)], seed=seed)


def drawn(game: Game, chance: random.Random) -> Limits:
    """Each player has limits for some private companies, from less than they cost to more than anybody has."""
    limits: Limits = {}
    for player in game.state.seats:
        wanted = [each for each in game.title.privates if chance.random() < 0.6]
        chance.shuffle(wanted)
        prices = {each: game.title.privates[each].price for each in wanted}
        limits[player] = {each: chance.randrange(prices[each] // 2, 3 * prices[each] + 10) for each in wanted}
    return limits


def otherwise(game: Game, seed: int) -> Action:
    """What somebody does where no limit says anything: buys now and then, bids, mostly passes."""
    auction, chance = standing(game.view), random.Random(f"{seed} {game.seq}")
    assert auction is not None
    purchase = BuyPrivate(auction.on_offer, "bank", auction.price)
    if chance.random() < 0.4 and is_legal(game, purchase):
        return purchase
    bids = [each for each in game.legal(Bid.type) if isinstance(each, Offer)]
    if bids and not auction.fought and chance.random() < 0.3:
        offer = chance.choice(bids)
        return Bid(offer.fixed["private"], offer.ranges["price"][0])
    return Pass()


def by_hand(game: Game, limits: Mapping[str, int]) -> Action | None:
    """What somebody with these limits would do now; None where they say nothing."""
    auction = standing(game.view)
    assert auction is not None
    assert game.decision is not None
    me, first, raise_by = game.decision.by, auction.on_offer, 5
    bound = {private: bids.get(me, 0) for private, bids in auction.bids.items()}
    free = game.view.cash(me) - sum(bound.values())
    if auction.fought:
        low = max(auction.bids[first].values()) + raise_by
        if first not in limits:
            return None
        return Bid(first, low) if low <= min(limits[first], free + bound[first]) else Pass()
    for private, most in limits.items():
        bids = auction.bids.get(private, {})
        low = max(bids.values(), default=game.title.privates[private].price) + raise_by
        if private == first and auction.price <= min(most, free):
            return BuyPrivate(private, "bank", auction.price)
        if private not in (first, *game.state.privates) and me not in bids and low <= min(most, free):
            return Bid(private, low)
    return None


def orders_of(limits: Limits) -> list[IntentRecord]:
    """The limits as standing orders."""
    found = [
        (player, {"what": "bid", "private": private, "most": most})
        for player, wanted in limits.items()
        for private, most in wanted.items()
    ]
    return [
        IntentRecord(number, 1, "order", player, player, body, "open", 0, 0.0)
        for number, (player, body) in enumerate(found, 1)
    ]


def commanded(game: Game, intents: list[IntentRecord], actions: list[Action]) -> list[IntentRecord]:
    """Somebody does this by hand, and what is ordered follows as the service has it; the orders that are left."""
    assert game.decision is not None
    played = chain.play(game, actions, game.decision.by, StandingOrders(intents, [], Past(), game.seq, 0.0), 10**6)
    over = {each.id for each in played.changes if each.ended is not None}
    return [each for each in intents if each.id not in over]


def bidding(game: Game) -> bool:
    return standing(game.view) is not None and game.seq < MOST


@pytest.mark.parametrize("title", AUCTIONED)
@pytest.mark.parametrize(
    "seed", [pytest.param(each, marks=pytest.mark.long if each >= QUICK else ()) for each in range(CASES)]
)
def test_proxies_come_to_what_the_same_bids_by_hand_come_to(title: str, seed: int) -> None:
    players = random.Random(seed).randint(*rulebook(title).players)
    hand, proxy = (fresh(title, players, seed) for _ in range(2))
    limits = drawn(hand, random.Random(seed))
    left = commanded(proxy, orders_of(limits), [])
    while bidding(proxy):
        left = commanded(proxy, left, [otherwise(proxy, seed)])
    while bidding(hand) and hand.seq < proxy.seq:
        assert hand.decision is not None
        hand.apply(by_hand(hand, limits[hand.decision.by]) or otherwise(hand, seed), hand.decision.by)
    assert hand.entries == proxy.entries
    assert hand.digest() == proxy.digest()


# --- at a table


async def auction(service: GameService, title: str = "1889") -> GameInfo:
    """Ann, Bob and Cyd at the beginning of an auction."""
    game = fresh(title, 3, 7)
    return await service.adopt(ANN, [ANN, BOB, CYD], game.setup, game.entries, name="Friday", title=title)


async def bid(service: GameService, info: GameInfo, person: Person, private: str, most: int) -> Intent:
    return await service.orders.give(info.id, person, {"what": "bid", "private": private, "most": most})


async def fought(service: GameService, title: str) -> tuple[GameInfo, list[Person], str]:
    """Everybody has bid on the second private company; the first one's purchase begins the contest for it."""
    info = await auction(service, title)
    players = following(info)
    first, second, *_ = await service.read(info.id, lambda game: list(game.title.privates))
    for each in players:
        low = await service.read(info.id, lambda game: next(iter(game.legal("bid", private=second))))
        assert isinstance(low, Offer)
        await service.act(info.id, each, [Bid(second, low.ranges["price"][0]).to_json()])
    purchase = await service.read(info.id, lambda game: next(iter(game.legal("buy_private"))).to_json())
    assert purchase["private"] == first
    await service.act(info.id, players[0], [purchase])
    return await service.status(info.id), players, second


@pytest.mark.parametrize("title", AUCTIONED)
async def test_a_contest_is_settled_at_once_and_nobody_is_pinged_for_it(
    service: GameService, house: House, title: str
) -> None:
    info, players, private = await fought(service, title)
    x, y, z = players
    told = len(await house.outbox(info.id))
    await bid(service, info, z, private, 90)
    await bid(service, info, y, private, 75)
    assert len(await house.outbox(info.id)) == told, "orders alone tell nothing"
    await bid(service, info, x, private, 0)
    rows = await service.story(info.id, info.seq)
    assert {row["action"]["type"] for row in rows} == {"bid", "pass"}
    assert all("mark" not in row for row in rows), "each bid is a move as any other"
    owner = await service.read(info.id, lambda game: game.state.privates[private])
    prices = [row["action"]["price"] for row in rows if row["action"]["type"] == "bid"]
    assert (owner, prices[-1] <= 75 + 5) == (seat(info, z), True)
    assert [each[0] for each in await house.outbox(info.id)][told:].count("turn") == 1
    fates = [(await service.orders.listed(info.id, each))[0].outcome for each in (x, y, z)]
    assert [fate and fate["why"] for fate in fates] == ["outbid", "outbid", "won"]


async def test_others_see_nothing_of_an_order_before_it_acts(service: GameService) -> None:
    info, (_, y, z), private = await fought(service, "1856")
    await bid(service, info, z, private, 90)
    assert await service.orders.listed(info.id, y) == []
    assert (await service.status(info.id)).seq == info.seq
    assert "90" not in str(await service.log(info.id))


async def test_what_an_undo_takes_back_the_order_does_again(service: GameService) -> None:
    info, (x, y, z), private = await fought(service, "1889")
    await bid(service, info, y, private, 75)
    acted = await service.act(info.id, x, [PASS])
    assert [row["by"] for row in acted.rows] == [seat(info, each) for each in (x, y)]
    await service.undo(info.id, x)
    (order,) = await service.orders.listed(info.id, y)
    assert order.stands
    assert up(await service.status(info.id)) is x
    again = await service.act(info.id, x, [PASS])
    assert [row["action"] for row in again.rows] == [row["action"] for row in acted.rows]
    await service.act(info.id, z, [PASS])
    (order,) = await service.orders.listed(info.id, y)
    assert (order.stands, order.outcome and order.outcome["why"]) == (False, "won")


async def test_it_goes_on_after_a_restart(service: GameService, house: House) -> None:
    info, (x, y, _), private = await fought(service, "1889")
    await bid(service, info, y, private, 75)
    service = await house.reopen()
    assert len((await service.act(info.id, x, [PASS])).rows) == 2


async def test_who_has_no_money_for_more_drops_out(service: GameService) -> None:
    info, (x, y, z), private = await fought(service, "1856")
    for each in (x, y, z):
        await bid(service, info, each, private, 10**6)
    owner, cash = await service.read(
        info.id, lambda game: (game.state.privates[private], {each: game.view.cash(each) for each in game.state.seats})
    )
    assert cash[owner] >= 0
    assert owner in cash


@pytest.mark.parametrize(("private", "most"), [("??", 50), ("TER", -1), ("TER", 10**6 + 1), ("TER", "50")])
async def test_what_cannot_be_bid_on_or_so_much_is_refused(service: GameService, private: str, most: int) -> None:
    info = await auction(service)
    with pytest.raises(BadOption):
        await bid(service, info, BOB, private, most)
    assert await service.orders.listed(info.id, BOB) == []


async def test_a_new_limit_takes_the_place_of_the_old_one_and_others_stay(service: GameService) -> None:
    info = await auction(service)
    other = following(info)[1]
    for private, most in (("SIR", 90), ("SMR", 160), ("SIR", 100)):
        await bid(service, info, other, private, most)
    found = await service.orders.listed(info.id, other)
    assert {(each.body["private"], each.body["most"]) for each in found} == {("SIR", 100), ("SMR", 160)}


async def test_a_title_without_an_auction_has_nothing_to_bid_on(service: GameService) -> None:
    info = await at_stock(service)
    with pytest.raises(BadOption):
        await bid(service, info, up(info), "TER", 50)
