"""What holds for all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# The same examples in each run, however slow the machine is: what fails, fails for everybody.
settings.register_profile("anywhere", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("anywhere")
