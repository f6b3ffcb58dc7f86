"""Changing a position: the few verbs that do, each keeping the invariants and telling what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from engine.board import lays
from engine.errors import EngineFault
from engine.events import (
    BankBroken,
    CompanyRemoved,
    Event,
    GameEnded,
    Paid,
    PhaseChanged,
    PriceMoved,
    PrivateClosed,
    TokenPlaced,
    TokenRemoved,
)
from engine.state import CompanyState, Frame, LaidTile, PlayerState, State
from engine.view import BANK, View

if TYPE_CHECKING:
    from collections.abc import Iterable


class Editor(View):
    """A view whose holder may change the state. Only acts and frames' rules get one, after every check was made."""

    if TYPE_CHECKING:  # What a view only sees an editor changes; where it runs it's the same.

        @property
        @override
        def state(self) -> State: ...
        @override
        def company(self, company: str) -> CompanyState: ...
        @override
        def player(self, player: str) -> PlayerState: ...

    def __init__(self, view: View) -> None:
        super().__init__(view.rulebook, view.rules, view.state, view.derived)
        self.view = view
        """The same for those who only look."""
        self.events: list[Event] = []
        """What has happened since the last action began."""
        self.is_automatic = False
        """Whether the action being applied is a move that made itself."""

    def twin(self, state: State) -> Editor:
        """An editor of an equal state, which shares what has been derived; nothing has happened in it yet."""
        return Editor(View(self.rulebook, self.rules, state, self.derived.twin()))

    def drop_derived(self) -> None:
        """Forget what depends on track and tokens, which have changed."""
        self.derived.drop()

    def emit(self, event: Event) -> None:
        """Note an event of the action that is being carried out."""
        self.events.append(event)

    # --- money

    def pay(self, payer: str, payee: str, amount: int, reason: str, company: str = "") -> None:
        """Move money; nothing happens for 0. Raises EngineFault if a payer other than the bank hasn't got it.

        `company`: whose debt it is, where a player pays it.
        """
        if amount == 0:
            return
        if amount < 0 or (payer != BANK and self.cash(payer) < amount):
            raise EngineFault(f"{payer} has {self.cash(payer)}, cannot pay {amount} to {payee} for {reason}")
        self._add(payer, -amount)
        self._add(payee, amount)
        self.emit(Paid(payer, payee, amount, reason, company))
        if payer == BANK and not self.state.bank_broken and self.rulebook.bank_breaks(self.state.bank):
            self.state.bank_broken = True
            self.emit(BankBroken())

    def pay_all(self, bill: Iterable[tuple[str, str, int, str]]) -> None:
        """Pay a list of (payer, payee, amount, reason)."""
        for payer, payee, amount, reason in bill:
            self.pay(payer, payee, amount, reason)

    def _add(self, who: str, amount: int) -> None:
        if who == BANK:
            self.state.bank += amount
        elif who in self.state.players:
            self.state.players[who].cash += amount
        else:
            self.state.companies[who].cash += amount

    # --- shares and prices

    def move_shares(self, company: str, giver: str, taker: str, units: int) -> None:
        """Move units of a company between two holders; raises EngineFault if the giver hasn't got them."""
        shares = self.state.companies[company].shares
        left = shares.get(giver, 0) - units
        if left < 0:
            raise EngineFault(f"{giver} has not {units} units of {company}")
        shares[giver] = left
        if left == 0:
            del shares[giver]
        shares[taker] = shares.get(taker, 0) + units

    def move_price(self, company: str, steps: int, reason: str) -> None:
        """Move a company's price along its row: right if positive. See `move_marker`."""
        self.move_marker(company, "right" if steps > 0 else "left", abs(steps), reason)

    def move_marker(self, company: str, direction: str, steps: int, reason: str) -> None:
        """Move a company's marker so many cells in a direction ("left", "right", "up", "down"), as far as it goes.

        A marker that moves goes under those already there; one that doesn't move keeps its place in the stack. In a
        zone that closes companies the title's rules have the last word on it.
        """
        old = new = self.cell_of(company)
        for _ in range(steps):
            further = self.data.moves.get((new, direction))
            if further is None or not self.rulebook.may_move(self, company, further):
                break
            new = further
        if new != old:
            self.remove_marker(company)
            self.state.market.setdefault(new, []).append(company)
        if steps:
            self.emit(PriceMoved(company, self.data.cells[old].price, self.data.cells[new].price, reason))
        if new != old and self.zone(company).closes:
            self.rulebook.close(self, company)

    def remove_marker(self, company: str) -> None:
        """Take a company's marker off the price chart; KeyError if it has none there."""
        cell = self.cell_of(company)
        self.state.market[cell].remove(company)
        if not self.state.market[cell]:
            del self.state.market[cell]

    # --- board

    def lay(self, hex_id: str, tile: str, rotation: int) -> None:
        """Put a tile on a hex, turned by `rotation` (0-5); what lay there returns to the stock, tokens pass over."""
        lying = self.state.tiles.get(hex_id)
        old = {index: self.state.tokens.get(f"{hex_id}.{index}", []) for index in range(len(self.track(hex_id).nodes))}
        moved = lays.carry(self.board, hex_id, lying, tile, rotation, old)
        for index in old:
            self.state.tokens.pop(f"{hex_id}.{index}", None)
        for index, tokens in sorted(moved.items()):
            if tokens:
                self.state.tokens[f"{hex_id}.{index}"] = tokens
        self.state.tiles[hex_id] = LaidTile(tile, rotation)
        derived = self.derived
        if derived.network_is_shared:
            derived.network, derived.network_is_shared = derived.network.copy(self.state.tiles), False
        derived.network.update(hex_id)
        self.drop_derived()

    def place_token(self, company: str, node: str, cost: int, *, home: bool = False, shifted: bool = False) -> None:
        """Put a company's token in a free slot of a city, or EngineFault; `shifted`, one that lay in its hex."""
        if self.free_slots(node) < 1:
            raise EngineFault(f"no free slot in {node} for {company}")
        self.state.tokens.setdefault(node, []).append(company)
        self.drop_derived()
        self.emit(TokenPlaced(company, node, cost, home, shifted))

    def remove_token(self, company: str, node: str, *, shifted: bool = False) -> None:
        """Take a company's token off the map, `shifted` for a while; ValueError if there's none of it."""
        self.state.tokens[node].remove(company)
        if not self.state.tokens[node]:
            del self.state.tokens[node]
        self.drop_derived()
        self.emit(TokenRemoved(company, node, shifted))

    # --- companies

    def give_private(self, private: str, owner: str) -> None:
        """A player or a company owns this private company from now on."""
        self.state.privates[private] = owner

    def close_private(self, private: str) -> None:
        """A private company closes; nothing happens if it's closed."""
        if private not in self.state.closed_privates:
            owner = self.state.privates.pop(private, None)
            self.state.closed_privates.append(private)
            self.emit(PrivateClosed(private, owner or ""))

    def remove_company(self, company: str) -> None:
        """A company that hasn't been in play leaves the game."""
        del self.state.companies[company]
        self.emit(CompanyRemoved(company))

    # --- trains

    def give_train(self, company: str, train: str) -> None:
        """A company gets a train; its trains stay in the order of the title's list."""
        trains = self.state.companies[company].trains
        trains.append(train)
        order = list(self.data.trains)
        trains.sort(key=order.index)

    def take_train(self, company: str, train: str) -> None:
        """A company loses a train; ValueError if it has none of that kind."""
        self.state.companies[company].trains.remove(train)

    def sell_train(self, company: str, train: str, source: str) -> None:
        """A company gets a train of the depot ("bank"), or of the trains given back; ValueError if these have none."""
        if source == BANK:
            left = self.state.depot[train]
            self.state.depot[train] = None if left is None else left - 1
        else:
            self.state.pool.remove(train)
        self.give_train(company, train)

    # --- phases

    def change_phase(self, cause: str) -> None:
        """Go on to the next phase; `cause` is a train's kind or the name of a rule."""
        names = list(self.data.phases)
        old = self.state.phase
        self.state.phase = names[names.index(old) + 1]
        self.drop_derived()
        self.emit(PhaseChanged(old, self.state.phase, cause))

    # --- flow

    def push(self, frame: Frame) -> None:
        """Begin a round, a turn or an interruption."""
        self.state.stack.append(frame)

    def pop(self, frame: Frame) -> None:
        """End the frame on top; EngineFault if that isn't this one."""
        if self.state.stack[-1] is not frame:
            raise EngineFault(f"{frame} is not on top of the flow")
        self.state.stack.pop()

    def end_game(self, reason: str = "") -> None:
        """The game is over here and now; the reason as in `GameEnded`."""
        self.state.stack.clear()
        self.emit(GameEnded(reason))
