"""What robots have to know of 1889 beside its rules."""

from __future__ import annotations

from engine.robots.tips import Tips

HOMES = {"KO": 0.95, "IR": 0.9, "SR": 0.9, "TR": 0.9, "UR": 0.85, "AR": 0.8, "KU": 0.65}
"""What companies earn at first, against what such trains usually do.

KO's home is the one city with three exits; beside KU's there's little to run to.
"""

TIPS = Tips(earns={"2": 45, "3": 90, "4": 140, "5": 190, "6": 230, "D": 380}, longest=18, resale=1.3, homes=HOMES)
