"""Points the unmodified discord.py client at a stand-in on loopback."""

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

_LOOPBACK = {"127.0.0.1", "localhost", "::1"}


def point_client_at(base_url: str) -> None:
    """Lets every client of this process talk to `base_url` (`http://127.0.0.1:PORT`) in place of Discord.

    ValueError for an address that isn't loopback: the bot's token is sent there.
    """
    url = yarl.URL(base_url)
    if url.scheme != "http" or url.host not in _LOOPBACK:
        raise ValueError(f"{base_url} is not an http address on loopback")
    Route.BASE = str(url / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws") / "gateway"
    setattr(Asset, "BASE", str(url / "cdn"))  # noqa: B010 - its type says that it never changes
