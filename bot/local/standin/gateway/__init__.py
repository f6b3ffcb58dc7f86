"""The gateway that the stand-in serves over WebSocket."""
