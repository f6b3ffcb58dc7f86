"""István, the opponent of the solo game (12): what he does in each step, and what his cards leave to the player."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from engine.actions import Action, BuyShare, LayTile, Pass, Run, SellShares
from engine.board.routing.routes import solve
from engine.finance.holdings import certificate_limit, certificates, percent
from engine.rounds.operating import CompanyTurn
from engine.rounds.run import claims_of
from engine.titles.t18mag.actions import BuyWagon, FollowCard
from engine.titles.t18mag.majors import pay_everything
from engine.titles.t18mag.phases import own
from engine.titles.t18mag.running import best, next_fee, problem, resources, wagon_sellers
from engine.titles.t18mag.solo.upgrades import city_upgrades

if TYPE_CHECKING:
    from engine.acts import Act, Decision
    from engine.board.routing.route_problem import RouteSolution
    from engine.view import View


def _acts(g: View) -> tuple[Act, ...]:
    frame = g.state.stack[-1]
    return g.rulebook.frames[frame.kind].acts(g, frame)


def _is_legal(g: View, action: Action) -> bool:
    return any(act.handles(action) and act.allows(g, g.state.stack[-1], action) for act in _acts(g))


class Istvan:
    """An automaton by the rules of chapter 12."""

    def choose(self, g: View, decision: Decision) -> tuple[Action, ...]:
        """One action; several where a tie is the human's to break (12.3.2, 12.3.4)."""
        if decision.step == "stock":
            return (self._stock(g, decision.by),)
        turn = cast("CompanyTurn", g.state.stack[-1])
        match decision.step:
            case "track":
                lay = next(act for act in _acts(g) if act.action is LayTile)
                return city_upgrades(g, turn, lay) or (Pass(),)
            case "run":
                return (self._run(g, turn),)
            case "dividend":
                return (pay_everything(g, turn),)  # 12.6
            case _:  # 12.4.1; 12.6: his majors place no stations
                return (FollowCard() if _is_legal(g, FollowCard()) else Pass(),)

    # --- stock rounds

    def _stock(self, g: View, name: str) -> Action:
        """12.7: the top line of his card that can be bought, or a pass; 12.8: over the limit he sells."""
        lines: list[tuple[str, int]] = g.data.raw["solo"]["stock_cards"][own(g).stock_card]["lines"]
        over = int(certificates(g, name) - certificate_limit(g))
        if over > 0:
            return self._sale(g, name, [major for major, _ in lines], over)
        for major, most in lines:
            if percent(g.company(major), name) < most and _is_legal(g, BuyShare(major)):
                return BuyShare(major)
        return Pass()

    def _sale(self, g: View, name: str, majors: list[str], over: int) -> Action:
        """The fewest shares that bring him within the limit, from the bottom line upwards."""
        for major in reversed(majors):
            company = g.company(major)
            for units in range(min(over, company.shares.get(name, 0)), 0, -1):
                sale = SellShares(major, units * company.unit)
                if _is_legal(g, sale):
                    return sale
        return Pass()

    # --- runs

    def _run(self, g: View, turn: CompanyTurn) -> Action:
        """12.5: the wagon if it raises the run, whatever it costs; then the best routes."""
        wagon = wagon_sellers(g)[0]
        plain, raised = best(g, turn.company, 0), best(g, turn.company, resources(g, turn, (wagon,)))
        if plain is None or not plain.routes:
            return Pass()
        if not turn.services:
            affordable = g.cash(turn.company) >= next_fee(g, 0)
            return BuyWagon(wagon) if affordable and raised and raised.total > plain.total else self._routes(g, turn)
        return self._routes(g, turn)

    def _routes(self, g: View, turn: CompanyTurn) -> Run:
        """The best run; where both uses of the wagon bring the same, that with the red area."""
        found = problem(g, turn.company, resources(g, turn))
        without_plus = solve(replace(found, extras=()))
        solution = best(g, turn.company, resources(g, turn))
        if without_plus and solution and without_plus.total == solution.total:
            solution = without_plus
        return Run(claims_of(found, cast("RouteSolution", solution)))
