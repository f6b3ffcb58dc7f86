"""Measurements. They print figures and never fail; tests don't look at the clock."""
