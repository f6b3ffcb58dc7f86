"""What the network says of random small boards is what walking along every single path says."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.board.data import read_board
from engine.board.reach import reach
from engine.board.tiles import Board, opposite
from engine.board.track import Network
from engine.state import LaidTile
from tests.effort import is_thorough, times

STEPS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""Where the neighbour lies across each edge, in axial coordinates."""
SIZE = 3
TILES = 25
SEEDS = times(150, 40)
LOOPING = (393, 402, 464, 506, 512, 530, 584, 595, 1082)
"""Those of 1,200 seeds whose boards have a way that comes back over its own track."""


def random_face(rng: random.Random, name: str, colour: str) -> dict:
    """A hex or a tile with random track, pieces that no real tile has, and up to two nodes."""
    nodes = [{"type": rng.choice(["city", "town"]), "slots": 1, "revenue": 10}] * rng.choice([0, 0, 0, 1, 1, 2])
    edges = rng.sample(range(6), rng.choice([3, 3, 4]))
    pieces: set[tuple[int, int | str]] = {(edge, f"n{rng.randrange(len(nodes))}") for edge in edges if nodes}
    for _ in range(rng.choice([0, 0, 1]) if nodes else rng.choice([2, 2, 3])):
        pieces.add(tuple(sorted(rng.sample(edges, 2))))
    return {"id": name, "color": colour, "nodes": nodes, "paths": sorted(pieces, key=str), "count": 1}


def random_board(rng: random.Random) -> Board:
    """Nine hexes with a print, some borders closed, and tiles to lay on them.

    The board closes on itself like a ring both ways, which makes for many loops on few sides.
    """
    names = {(q, r): f"H{q}{r}" for q in range(SIZE) for r in range(SIZE)}
    hexes = {name: random_face(rng, name, "white") | {"neighbours": {}} for name in names.values()}
    for (q, r), name in names.items():
        for edge, (dq, dr) in enumerate(STEPS[:3]):
            other = names[(q + dq) % SIZE, (r + dr) % SIZE]
            if rng.random() < 0.9:
                hexes[name]["neighbours"][edge] = other
                hexes[other]["neighbours"][opposite(edge)] = name
    tiles = [random_face(rng, f"T{index}", "yellow") for index in range(TILES)]
    raw = {"layout": "flat", "colours": ["yellow"], "hexes": list(hexes.values()), "tiles": tiles}
    return Board(read_board(raw))


def walks(network: Network, node: str, passes) -> Iterator[tuple[int, str, int, tuple[int, ...]]]:
    """Every path from a node: the exit taken, the node just reached ("" for none) and by which edge, the sides so far.

    One is given for each side crossed and for each node reached; `passes` says which nodes are gone through.
    """
    board = network.board

    def leave(first: int, hex_id: str, edge: int, trail: tuple[int, ...]) -> Iterator:
        side = board.side(hex_id, edge)
        if side in trail:
            return
        trail += (side,)
        yield first, "", -1, trail
        there = board.neighbour(hex_id, edge)
        if there is None:
            return
        entry, track = opposite(edge), network.track(there)
        for index, exits in enumerate(track.exits):
            if exits >> entry & 1:
                reached = f"{there}.{index}"
                yield first, reached, entry, trail
                if passes(reached):
                    for onward in range(6):
                        if exits >> onward & 1 and onward != entry:
                            yield from leave(first, there, onward, trail)
        for pair in track.through:
            if entry in pair:
                yield from leave(first, there, sum(pair) - entry, trail)

    for edge in range(6):
        if network.exits(node) >> edge & 1:
            yield from leave(edge, node.split(".")[0], edge, ())


def mask_of(trails: Iterator[tuple[int, ...]]) -> int:
    mask = 0
    for trail in trails:
        for side in trail:
            mask |= 1 << side
    return mask


def random_network(seed: int) -> tuple[random.Random, Network]:
    rng = random.Random(seed)
    return rng, Network(random_board(rng), {})


def spread(network: Network, start: str, stops: set[str]) -> set[int]:
    """The sides that spreading from node to node finds: too many where the way comes back over its own track."""
    found: set[int] = set()
    states = [(start, -1)]
    for node, arrival in states:
        for spoke in network.spokes(node).all:
            if spoke.exit != arrival:
                found.update(spoke.trail)
                state = (spoke.node, spoke.arrival)
                if spoke.node and spoke.node not in stops and state not in states:
                    states.append(state)
    return found


def check_reach(network: Network, starts: list[str], stops: set[str], seed: int) -> None:
    passes = (set(network.nodes()) - stops | set(starts)).__contains__
    every = [walk for start in starts for walk in walks(network, start, passes)]
    found = reach(network, starts, stops.__contains__)
    assert found.touched == {side for walk in every for side in walk[3]}, seed
    assert set(found.nodes) == {*starts, *(walk[1] for walk in every if walk[1])}, seed
    assert found.nodes[: len(starts)] == tuple(starts)


@pytest.mark.parametrize("block", range(6))
def test_reach_is_what_some_path_touches(block: int) -> None:
    for seed in range(block * 150, block * 150 + SEEDS):
        rng, network = random_network(seed)
        nodes = network.nodes()
        stops = {node for node in nodes if rng.random() < 0.2}
        for size in (1, 2, 3):
            check_reach(network, rng.sample(nodes, min(len(nodes), size)), stops, seed)


def test_reach_is_less_than_what_spreading_finds() -> None:
    checked = 0
    for seed in range(1200) if is_thorough() else LOOPING:
        rng, network = random_network(seed)
        nodes = network.nodes()
        stops = {node for node in nodes if rng.random() < 0.1}
        for node in nodes[:4]:
            if spread(network, node, stops) != reach(network, [node], stops.__contains__).touched:
                check_reach(network, [node], stops, seed)
                checked += 1
    assert checked > 10


@pytest.mark.parametrize("block", range(4))
def test_spokes_are_the_paths_to_the_next_nodes(block: int) -> None:
    for seed in range(block * 150, block * 150 + SEEDS):
        _, network = random_network(seed)
        for node in network.nodes():
            every = list(walks(network, node, lambda _: False))
            spokes = network.spokes(node)
            legs = [(leg.exit, leg.node, leg.arrival, leg.trail) for leg in spokes.legs]
            assert sorted(legs) == sorted(walk for walk in every if walk[1]), seed
            assert {each.trail for each in spokes.ends} <= {walk[3] for walk in every if not walk[1]}, seed


def test_legs_are_the_same_from_both_ends() -> None:
    for seed in range(100):
        _, network = random_network(seed)
        nodes = network.nodes()
        every = {
            (*sorted((node, walk[1])), mask_of(iter([walk[3]])))
            for node in nodes
            for walk in walks(network, node, lambda _: False)
            if walk[1] and walk[1] != node
        }
        links = network.legs(nodes)
        assert len(links) == len(every)
        assert {(link.a, link.b, link.sides) for link in links} == every
        assert all(link.way[0] == link.a.split(".")[0] and link.way[-1] == link.b.split(".")[0] for link in links)


def test_an_updated_network_equals_a_new_one() -> None:
    for seed in range(60):
        rng = random.Random(seed)
        board = random_board(rng)
        tiles: dict[str, LaidTile] = {}
        network = Network(board, tiles)
        for _ in range(12):
            for node in network.nodes():
                network.spokes(node)
            hex_id = rng.choice(list(board.data.hexes))
            if hex_id in tiles and rng.random() < 0.3:
                del tiles[hex_id]
            else:
                tiles[hex_id] = LaidTile(f"T{rng.randrange(TILES)}", rng.randrange(6))
            network.update(hex_id)
            fresh = Network(board, tiles)
            assert network.nodes() == fresh.nodes()
            assert [network.spokes(node).all for node in fresh.nodes()] == [
                fresh.spokes(node).all for node in fresh.nodes()
            ]
            starts = fresh.nodes()[:1]
            assert reach(network, starts, lambda _: False).touched == reach(fresh, starts, lambda _: False).touched
