"""Faults on demand: any call can fail, hang, or lose its connection before or after the work."""

import re
from dataclasses import dataclass, field
from typing import Any, Literal


@dataclass
class Fault:
    """A rule for the calls it matches; a rule is used up after `count` calls (None: never).

    `status` answers in place of the work, with `body` (JSON) and `headers`; without a status the work is done and
    `headers` are added to its answer. A `done` one answers with its status after the work. `hang` waits that many
    seconds first. `cut` drops the connection before or after the work. A `body` of text isn't sent as JSON.
    """

    method: str
    path: str
    status: int | None = None
    body: dict[str, Any] | str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    hang: float = 0.0
    done: bool = False
    cut: Literal["before", "after"] | None = None
    count: int | None = 1
    skip: int = 0

    @property
    def before(self) -> bool:
        """Does it come in the place of the work?"""
        return self.cut == "before" or (self.status is not None and not self.done)

    @property
    def after(self) -> bool:
        """Is the work done, and its answer another one or none?"""
        return self.cut == "after" or (self.status is not None and self.done)

    def matches(self, method: str, path: str) -> bool:
        """Is the rule about this call? `path` is what follows `/api/v10`; the rule's is a pattern searched in it."""
        return self.method in ("*", method) and re.search(self.path, path) is not None


class Faults:
    """The list of rules, consulted first on every call."""

    def __init__(self) -> None:
        self._rules: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Adds a rule and gives it back, so that a test can `remove` it."""
        self._rules.append(fault)
        return fault

    def remove(self, fault: Fault) -> None:
        """Ends a rule; one that is used up is gone already."""
        if fault in self._rules:
            self._rules.remove(fault)

    def take(self, method: str, path: str) -> Fault | None:
        """The first rule for this call, counted as used."""
        for fault in self._rules:
            if not fault.matches(method, path):
                continue
            if fault.skip > 0:
                fault.skip -= 1
                continue
            if fault.count is not None:
                fault.count -= 1
                if fault.count <= 0:
                    self._rules.remove(fault)
            return fault
        return None
