"""18Mag: wagons and steam engines bought for a run, trains scrapped before it, supporters used in the turn."""

from bot.panel.titles import Arrangement
from engine.titles.t18mag.actions import BuyWagon, UseSupporter

ARRANGEMENT = Arrangement(
    any_time=(UseSupporter.type,),
    before_run=frozenset({"scrap"}),
    in_run=frozenset({BuyWagon.type}),
)
