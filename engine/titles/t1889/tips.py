"""What robots have to know of 1889 beside its rules."""

from __future__ import annotations

from engine.robots.tips import Tips

TIPS = Tips(earns={"2": 45, "3": 90, "4": 140, "5": 190, "6": 230, "D": 380}, longest=18, resale=1.3)
