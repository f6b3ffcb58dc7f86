"""The bot: the service, its front ends, and how it is started."""

__version__ = "0.2.0"
"""The version that this is, or becomes (docs/releases.md)."""
