"""The bot: the service, its front ends, and how it is started."""
