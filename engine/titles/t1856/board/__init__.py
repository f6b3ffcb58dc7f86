"""The map of 1856: track, tokens, routes."""
