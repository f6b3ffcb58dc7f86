"""The REST calls that the stand-in answers, a table of `ROUTES` in each module, and the limits on their rate."""
