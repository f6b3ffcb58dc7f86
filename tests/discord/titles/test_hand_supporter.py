"""18Mag's routes typed by hand beside a supporter's extra town: alone, with each wagon, and with all at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import combinations, product
from pathlib import Path

import pytest

from bot.discord.codes import routes_text
from bot.discord.play.typed_routes import checked
from bot.service import GameService
from engine.actions import Run
from engine.game import Game
from engine.titles.t18mag.actions import UseSupporter
from tests.discord.conftest import service_at
from tests.discord.party import Party, press
from tests.discord.play.test_hand import all_wagons, typed
from tests.discord.prepared import PreparedRules
from tests.titles.t18mag.table import wagon
from tests.titles.t18mag.test_options_runs import HUB, WAGONS, brasso

RULES = PreparedRules()
SETS = [chosen for size in range(4) for chosen in combinations(WAGONS, size)]
TRAINS = {"the same train": ("2",), "different trains": ("2", "2"), "longer trains": ("2", "3")}


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[GameService]:
    """A service that knows the prepared positions."""
    async with service_at(tmp_path, RULES) as made:
        yield made


def bought(trains: tuple[str, ...], wagons: tuple[str, ...], *, with_town: bool = True) -> Game | None:
    """Minor 5 before its run, the supporter called and these wagons bought; None where one would have no effect."""
    table = brasso(HUB, *trains, phase="green")
    services = (*(["MA"] if with_town else []), *wagons)
    found = next((each for each in table.game.programmes() if set(each.services) == set(services)), None)
    if found is None:
        return None
    if with_town:
        table.act(UseSupporter("MA"))
    for each in wagons:
        table.act(wagon(each))
    return table.game


def best_run(game: Game) -> Run:
    run = next(each for each in game.programmes() if not each.services).actions[-1]
    assert isinstance(run, Run)
    return run


@pytest.mark.parametrize("trains", TRAINS.values(), ids=TRAINS)
@pytest.mark.parametrize("wagons", SETS, ids=["+".join(each) or "alone" for each in SETS])
def test_the_best_run_typed_stop_by_stop_is_fine_and_one_stop_more_is_not(
    wagons: tuple[str, ...], trains: tuple[str, ...]
) -> None:
    game = bought(trains, wagons)
    assert (game is None) == ((trains, wagons) == (("2",), ("RÁBA", "SNW"))), "too short for red area and mine"
    if game is None:
        return
    run = best_run(game)
    found = checked(game, routes_text(run.routes))
    assert found.fine
    assert found.claims == run.routes
    best = next(each for each in game.programmes() if not each.services)
    assert found.checks[-1][1].total == best.income + best.extra
    for route in run.routes:
        for end in (route.stops, route.stops[::-1]):
            again = checked(game, f"{route.train}: {' '.join([*end, end[0]])}")
            (_, check), = again.checks  # fmt: skip
            assert check.at == len(end), "the stop that is too much, not one before it"
            assert check.clause


@pytest.mark.parametrize("wagons", SETS, ids=["+".join(each) or "alone" for each in SETS])
def test_the_town_is_what_makes_a_stop_more_legal(wagons: tuple[str, ...]) -> None:
    """Brassó and two towns by a 2-train: refused at the third stop without town or plus train, legal with either."""
    typed = "2: H27.0 H25 G24.0 G22.0"
    for with_town in (False, True):
        game = bought(("2",), wagons, with_town=with_town)
        if game is None:
            continue
        (_, check), = checked(game, typed).checks  # fmt: skip
        if with_town or "G&C" in wagons:
            assert not check.reason
        else:
            assert (check.at, check.reason, check.clause) == (3, "route.too_long", "5.4.3")


CASES = [(wagons, trains) for wagons, trains in product([*SETS[:4], SETS[-1]], [("2",), ("2", "2")])]


@pytest.mark.parametrize(("wagons", "trains"), CASES, ids=[f"{'+'.join(w) or 'alone'}-{len(t)}" for w, t in CASES])
async def test_a_typed_run_with_the_town_is_run_by_the_bot(
    party: Party, wagons: tuple[str, ...], trains: tuple[str, ...]
) -> None:
    made = bought(trains, wagons)
    assert made is not None
    game = RULES.prepare(made)
    info, _, person = await party.seated(game)
    run, thread = best_run(game), party.thread(info)
    refused = await person.slash(thread, "run", routes="2: H27.0 Z99.0")
    assert "5.4" in refused.text
    assert (await party.info(info)).seq == info.seq
    answer = await person.slash(thread, "run", routes=routes_text(run.routes))
    await answer.touched()
    ran = next(each for each in await party.events(info) if each["type"] == "trains_ran")
    assert [each["stops"] for each in ran["routes"]] == [list(each.stops) for each in run.routes]


async def test_typed_routes_buy_the_wagons_of_the_button_that_is_pressed(party: Party) -> None:
    game = RULES.prepare(all_wagons())
    best = game.programmes(most=1)[0]
    assert best.services
    info, message, person = await party.seated(game)
    screen = await press(person, message, ":hand:")
    await typed(party, info, screen, routes_text(best.routes).replace("; ", "\n"))
    assert "With " in screen.message.content
    labels = screen.message.labels()
    assert len(labels) == len(set(labels))
    await (await press(person, screen.message, ":handgo:")).touched()
    events = await party.events(info)
    assert [each["major"] for each in events if each["type"] == "wagon_bought"] == list(best.services)
    assert any(each["type"] == "trains_ran" for each in events)
