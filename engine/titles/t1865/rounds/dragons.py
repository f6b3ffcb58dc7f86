"""The Dragons (7B): an automaton between the players. `choose` says what it does; its moves pass the usual checks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from engine import flow
from engine.actions import Action, BuyShare, Offer, Pass, SellShares
from engine.acts import Act, Decision, FrameRule, Single, Want
from engine.errors import IllegalAction
from engine.events import MoveExplained, ShareBought, SharesSold
from engine.finance.holdings import IPO, POOL
from engine.hints import Forecast, Remark
from engine.rounds.passing import passed
from engine.rounds.stock import StockRound, stock_round
from engine.titles.t1865.common import DRAGONS, is_launched, launched, phase_figures
from engine.titles.t1865.rounds.chart import GREEN, RED, estimation, places, zone
from engine.titles.t1865.rounds.stock import ipo_price, pool_room
from engine.titles.t1865.state import DragonsTurn
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.position import Position
    from engine.rounds.sequence import Sequence
    from engine.view import View


def held(g: View, company: str) -> int:
    """The certificates of a company that the Dragons hold; each is a single share."""
    return g.company(company).shares.get(DRAGONS, 0)


def certificates(g: View) -> int:
    """All the Dragons' certificates."""
    return sum(held(g, company) for company in g.state.companies)


def limit(g: View) -> int:
    """2.6: how many certificates they may hold in this phase; none before the first stock round."""
    return phase_figures(g).get("dragons_limit", 0)


def begin(g: Editor) -> None:
    """7.1: their turn comes before a player's; 7.5: the order of their sales is that of its beginning."""
    g.push(DragonsTurn(order=launched(g)))


def choose(g: View, frame: DragonsTurn) -> Action:
    """What the Dragons do now: sell what is red (7.5), then buy the certificate they prefer (7.6), or pass."""
    for company in frame.order:
        units = min(held(g, company), pool_room(g, company))
        if units > 0 and zone(g, company) == RED:
            return SellShares(company, units * g.company(company).unit)
    wanted = preferred(g)
    return BuyShare(wanted, _source(g, wanted)) if wanted else Pass()


def preferred(g: View) -> str | None:
    """7.6: fewest certificates held, then highest estimation, then lowest price, then highest in the stack."""
    able = _able(g)
    return min(able, key=lambda each: _preference(g, each)) if able else None


def _able(g: View) -> list[str]:
    """The companies of which they could buy a certificate now."""
    if certificates(g) >= limit(g):
        return []
    return [company for company in g.by_price() if refusal(g, company) is None]


def _preference(g: View, company: str) -> tuple[int, int, int, int]:
    """7.6 a to d, the smallest first."""
    return held(g, company), -estimation(g, company), g.price(company), g.by_price().index(company)


DECIDING = ("fewest", "estimation", "price", "stack")
"""What decides between companies, in the order of 7.6 a to d."""


def reason(g: View) -> str:
    """Which rule says what they buy now, or that they don't buy: a key of the catalogues."""
    if certificates(g) >= limit(g) > 0:
        return "dragons-limit"
    ranks = sorted(_preference(g, each) for each in _able(g))
    if len(ranks) < 2:
        return "dragons-only" if ranks else "dragons-none"
    decided = next(
        place for place, (best, next_one) in enumerate(zip(ranks[0], ranks[1], strict=True)) if best != next_one
    )
    return f"dragons-{DECIDING[decided]}"


def refusal(g: View, company: str) -> IllegalAction | None:
    """7.6: why the Dragons wouldn't buy a share of this company, their own limit aside."""
    if not is_launched(g, company) or zone(g, company) != GREEN:
        return IllegalAction("dragons.not_green", company=company)
    state = g.company(company)
    if not state.shares.get(IPO, 0) and not state.shares.get(POOL, 0):
        return IllegalAction("share.none_left", company=company, source=IPO)
    most: int = g.data.raw["dragons_share_limit"]
    after = (held(g, company) + 1) * state.unit
    return IllegalAction("share.holding_limit", company=company, after=after, limit=most) if after > most else None


def _source(g: View, company: str) -> str:
    return IPO if g.company(company).shares.get(IPO, 0) else POOL


def forecast(position: Position) -> Forecast:
    """What the Dragons would do if their next turn came now, by the flow itself; the position isn't touched.

    Outside a stock round that is their first turn in the next one, after what comes before it (6) but for choices of
    people. Once the bank has broken an operating round isn't followed by one.
    """
    g = position.sketch()
    g.is_automatic = True
    turn = _next_turn(g)
    if turn is None:
        return Forecast(DRAGONS, "dragons", (), (Remark("dragons-over"), *_places(position.view, position.view)))
    chart, before = _places(position.view, g), len(g.events)
    while not turn.over:
        flow.carry_out(g, choose(g, turn))
    return Forecast(DRAGONS, "dragons", tuple(g.events[before:]), chart)


def _next_turn(g: Editor) -> DragonsTurn | None:
    """Let the flow come to their turn, as if all that is on in this round were over; None where none comes."""
    stack = g.state.stack
    base = next((place for place, each in enumerate(stack) if isinstance(each, StockRound)), 0)
    del stack[base + 1 :]
    cast("Sequence", stack[0]).rounds_left = 0
    while stack and not isinstance(stack[-1], DragonsTurn):
        frame = stack[-1]
        if g.rulebook.frames[frame.kind].decide(g, frame) is not None:
            g.pop(frame)
    return cast("DragonsTurn", stack[-1]) if stack else None


def _places(now: View, then: View) -> tuple[Remark, ...]:
    """5.5: each launched company's place on the chart, what they hold of it, and 6.3: where it will have gone."""
    rows, later = now.data.raw["chart"], {each.company: each for each in places(then)}
    found: list[Remark] = []
    for each in places(now):
        figures = {"phase": rows[each.row - 1]["phase"], "estimation": each.estimation, "zone": each.zone}
        percent = held(now, each.company) * now.company(each.company).unit
        found.append(Remark("place", {"company": each.company, **figures, "percent": percent}))
        moved = later[each.company]
        if moved.row != each.row:
            lower = {"phase": rows[moved.row - 1]["phase"], "zone": moved.zone}
            found.append(Remark("place-lowered", {"company": each.company, **lower}))
    return tuple(found)


class SellRed(Act):
    """7.5: shares of a red company to the pool; no money moves, the price falls one space a share."""

    action = SellShares

    def candidates(self, g: View, frame: DragonsTurn, want: Want) -> Iterator[Action | Offer]:
        """Of each company all that the pool takes."""
        for company in frame.order:
            units = min(held(g, company), pool_room(g, company))
            if units > 0:
                yield SellShares(company, units * g.company(company).unit)

    def check(self, g: View, frame: DragonsTurn, action: SellShares) -> None:
        """IllegalAction unless it's a red company, and all that they hold as far as the pool has room."""
        company = action.company
        if company not in frame.order or zone(g, company) != RED:
            raise IllegalAction("dragons.not_red", company=company)
        units = min(held(g, company), pool_room(g, company))
        if units < 1 or action.percent != units * g.company(company).unit:
            raise IllegalAction("dragons.sell_all", company=company, percent=units * g.company(company).unit)

    def apply(self, g: Editor, frame: DragonsTurn, action: SellShares) -> None:
        """7.9: their account is the bank's."""
        company, each = action.company, g.price(action.company)
        units = action.percent // g.company(company).unit
        g.move_shares(company, DRAGONS, POOL, units)
        g.emit(SharesSold(DRAGONS, company, action.percent, each, each * units))
        g.move_price(company, -units, "sale")
        g.emit(MoveExplained(DRAGONS, "dragons-red"))
        _acted(g, frame)


class BuyGreen(Act):
    """7.6: one certificate of a green company; only the IPO's price moves money, from the bank to the company (7.9)."""

    action = BuyShare

    def candidates(self, g: View, frame: DragonsTurn, want: Want) -> Iterator[Action | Offer]:
        """The one they prefer."""
        wanted = preferred(g)
        if wanted:
            yield BuyShare(wanted, _source(g, wanted))

    def check(self, g: View, frame: DragonsTurn, action: BuyShare) -> None:
        """IllegalAction at their limit, or unless launched, green, on sale, at most 50 %, and preferred, IPO first."""
        if certificates(g) >= limit(g):
            raise IllegalAction("share.certificate_limit", held=certificates(g), limit=limit(g))
        refused = refusal(g, action.company) if action.company in g.by_price() else None
        if refused:
            raise refused
        wanted = preferred(g)
        if wanted is None or action != BuyShare(wanted, _source(g, wanted)):
            raise IllegalAction("dragons.another", company=action.company, legal_instead=(wanted,))

    def apply(self, g: Editor, frame: DragonsTurn, action: BuyShare) -> None:
        """7.8: the presidency doesn't change by it."""
        company, from_ipo, why = action.company, action.source == IPO, reason(g)
        price = ipo_price(g, company) if from_ipo else g.price(company)
        if from_ipo:
            g.pay(BANK, company, price, "purchase")
        g.move_shares(company, action.source, DRAGONS, 1)
        g.emit(ShareBought(DRAGONS, company, g.company(company).unit, price))
        g.emit(MoveExplained(DRAGONS, why))
        _acted(g, frame)
        frame.over = True


class EndDragonsTurn(Single):
    """They pass, or end a turn of sales."""

    action = Pass

    def check(self, g: View, frame: DragonsTurn, action: Pass) -> None:
        """IllegalAction where anything is to be sold or bought."""
        if choose(g, frame) != action:
            raise IllegalAction("dragons.must_act", legal_instead=(choose(g, frame).to_json(),))

    def apply(self, g: Editor, frame: DragonsTurn, action: Pass) -> None:
        """The player's turn begins."""
        if not frame.acted:
            g.emit(passed(g, DRAGONS, None, "dragons"))
            g.emit(MoveExplained(DRAGONS, reason(g)))
        frame.over = True


def _acted(g: Editor, frame: DragonsTurn) -> None:
    """7.3: the count of passes begins anew; 7.4: the priority card doesn't care."""
    frame.acted = True
    stock_round(g).passes = 0


class DragonsRule(FrameRule):
    """7B: their turn, by themselves from beginning to end."""

    _acts: tuple[Act, ...] = (SellRed(), BuyGreen(), EndDragonsTurn())

    def decide(self, g: Editor, frame: DragonsTurn) -> Decision | None:
        """Until they have bought or passed."""
        if frame.over:
            g.pop(frame)
            return None
        return Decision(None, None, "dragons", "7.5", on_behalf=DRAGONS)

    def acts(self, g: View, frame: DragonsTurn) -> tuple[Act, ...]:
        """Selling, buying, passing."""
        return self._acts

    def automatic(self, g: View, frame: DragonsTurn, decision: Decision) -> Action | None:
        """Nobody decides for them."""
        return choose(g, frame)
