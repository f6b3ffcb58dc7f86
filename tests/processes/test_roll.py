"""Who is given up: by what a process has seen itself, with its own steady clock."""

from __future__ import annotations

from bot.processes.roll import Lookout, Member

SILENT, LOST = 15.0, 6.0


class Watch:
    """A look at one neighbour, every so many seconds of a clock that only runs here."""

    def __init__(self) -> None:
        self.now = 0.0
        self.lookout = Lookout(lambda: self.now, SILENT, LOST)

    def look(self, beat: int, *, after: float, present: bool = True) -> bool:
        """Whether it's given up."""
        self.now += after
        return bool(self.lookout.look([Member(1, "neighbour", beat, False, present)]))


def test_who_beats_is_never_given_up() -> None:
    watch = Watch()
    assert not any(watch.look(beat, after=14.0) for beat in range(20))


def test_who_is_silent_is_given_up_after_the_time_of_silent() -> None:
    watch = Watch()
    assert [watch.look(1, after=5.0) for _ in range(4)] == [False, False, False, True]


def test_whose_connection_is_gone_is_given_up_sooner() -> None:
    watch = Watch()
    assert not watch.look(1, after=5.0)
    assert not watch.look(1, after=5.0, present=False)
    assert watch.look(1, after=6.0, present=False)


def test_whose_connection_comes_back_is_not_given_up() -> None:
    watch = Watch()
    assert not watch.look(1, after=5.0)
    assert not watch.look(1, after=5.0, present=False)
    assert not watch.look(2, after=5.0)
    assert not watch.look(2, after=5.0, present=False)


def test_a_neighbour_that_was_not_seen_for_long_is_not_given_up_at_the_first_look() -> None:
    """The database was away, or this process itself: nobody else's fault."""
    watch = Watch()
    assert not watch.look(1, after=5.0)
    watch.lookout.forget()
    assert not watch.look(1, after=600.0, present=False)
    assert watch.look(1, after=SILENT, present=False)
