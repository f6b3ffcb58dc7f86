"""What the legs of a board may not share, said with as few bits as possible."""

from __future__ import annotations

from engine.board.routing.route_problem import RouteProblem


def united_sides(problem: RouteProblem, useful: list[int]) -> dict[int, int]:
    """Leg -> mask, for these legs: two masks have a bit in common if the legs cross a side in common, and only then.

    A bit stands for legs of which no two go together; nothing can be added to them, so bounds that let each bit be
    taken once are as tight as possible. Every leg has a bit.
    """
    groups = _widest(_legs_at_sides(problem, useful), len(useful))
    masks = [0] * len(useful)
    for number, together in enumerate(groups):
        for place in _places(together):
            masks[place] |= 1 << number
    return dict(zip(useful, masks, strict=True))


def _legs_at_sides(problem: RouteProblem, useful: list[int]) -> list[int]:
    """For each side the legs that cross it, as a mask of their places in `useful`; each mask once."""
    legs_at: dict[int, int] = {}
    for place, index in enumerate(useful):
        mask = problem.legs[index].sides
        while mask:
            side = mask & -mask
            legs_at[side] = legs_at.get(side, 0) | 1 << place
            mask ^= side
    return list(dict.fromkeys(legs_at.values()))


def _widest(groups: list[int], size: int) -> list[int]:
    """The groups, each with all places that are in some group with each of its own; none that lies within another.

    size: how many places there are.
    """
    beside = [0] * size
    for together in groups:
        for place in _places(together):
            beside[place] |= together
    wide: list[int] = []
    for together in groups:
        common = -1
        for place in _places(together):
            common &= beside[place]
        further = common & ~together
        while further:
            place = further.bit_length() - 1
            together |= 1 << place
            further &= beside[place] & ~(1 << place)
        wide.append(together)
    wide = list(dict.fromkeys(wide))
    return [one for one in wide if not any(one != other and not one & ~other for other in wide)]


def _places(mask: int) -> list[int]:
    """The places of the bits in a mask, the highest first."""
    found: list[int] = []
    while mask:
        place = mask.bit_length() - 1
        found.append(place)
        mask ^= 1 << place
    return found
