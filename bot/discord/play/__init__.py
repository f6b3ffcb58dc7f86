"""Moves by messages: commands, panels, routes, orders, plans, offers, undo."""
