"""A small discord.py bot that uses every feature the stand-in has to have; it knows no game."""

import asyncio
import io
import struct
import zlib

import discord
from discord import app_commands


def png(width: int, height: int) -> bytes:
    """A white picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\xff" * width) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


class Translator(app_commands.Translator):
    """Spanish for one name."""

    async def translate(self, string, locale, context):
        return "echar" if str(string) == "roll" and locale is discord.Locale.spain_spanish else None


class Form(discord.ui.Modal, title="Your bid"):
    """A form with one input."""

    amount = discord.ui.TextInput(label="Amount", custom_id="amount", max_length=5)

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"bid {self.amount.value}", ephemeral=True)


class Panel(discord.ui.View):
    """Buttons and a menu that outlive a restart."""

    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Count", custom_id="panel:count")
    async def count(self, interaction, button):
        number = int(interaction.message.content.split()[-1]) + 1
        await interaction.response.edit_message(content=f"count {number}")

    @discord.ui.button(label="Bid", custom_id="panel:bid", style=discord.ButtonStyle.primary)
    async def bid(self, interaction, button):
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Slow", custom_id="panel:slow")
    async def slow(self, interaction, button):
        await interaction.response.defer()
        await interaction.edit_original_response(content="count 100")

    @discord.ui.button(label="Off", custom_id="panel:off", disabled=True)
    async def off(self, interaction, button):
        raise AssertionError("a disabled button was clicked")

    @discord.ui.select(
        custom_id="panel:pick",
        max_values=2,
        options=[discord.SelectOption(label=name, value=name.lower()) for name in ("North", "South", "West")],
    )
    async def pick(self, interaction, menu):
        await interaction.response.send_message("picked " + " ".join(menu.values), ephemeral=True)


class Game(app_commands.Group):
    """A command with subcommands."""

    @app_commands.command(description="Opens a game in a thread of its own")
    async def new(self, interaction: discord.Interaction, title: str, seats: app_commands.Range[int, 2, 6] = 3):
        await interaction.response.send_message(f"{title} for {seats}")
        thread = await interaction.channel.create_thread(name=title, type=discord.ChannelType.public_thread)
        allowed = discord.AllowedMentions(users=[interaction.user])
        file = discord.File(io.BytesIO(png(60, 40)), "map.png", description="The map")
        embed = discord.Embed(title=title, description="**Your** turn").set_image(url="attachment://map.png")
        text = f"{interaction.user.mention} to act, count 0"
        posted = await thread.send(text, embed=embed, file=file, view=Panel(), allowed_mentions=allowed)
        await posted.pin()

    @new.autocomplete("title")
    async def titles(self, interaction: discord.Interaction, current: str):
        names = ["18Mag", "1856", "1865"]
        return [app_commands.Choice(name=each, value=each.lower()) for each in names if current in each.lower()]


def make_bot() -> discord.Client:
    """The bot, ready to start."""
    bot = discord.AutoShardedClient(
        intents=discord.Intents.default(),
        allowed_mentions=discord.AllowedMentions.none(),
        shard_count=1,
        guild_ready_timeout=0.02,
    )
    tree = app_commands.CommandTree(bot)
    bot.tree, bot.heard = tree, asyncio.Queue()
    _add_commands(tree)

    @bot.event
    async def setup_hook():
        await tree.set_translator(Translator())
        await tree.sync()
        bot.add_view(Panel())

    @bot.event
    async def on_message(message):
        if not message.author.bot:
            bot.heard.put_nowait(message)

    return bot


def _add_commands(tree: app_commands.CommandTree) -> None:
    tree.add_command(Game(name="game", description="Games"))

    @tree.command(description="Rolls dice")
    async def roll(interaction: discord.Interaction, sides: app_commands.Range[int, 2, 100]):
        await interaction.response.send_message(f"rolled {sides}", ephemeral=True)

    @tree.command(description="Answers late, with a picture")
    async def draw(interaction: discord.Interaction, private: bool = False):
        await interaction.response.defer(ephemeral=private, thinking=True)
        file = discord.File(io.BytesIO(png(30, 20)), "board.png", description="A board")
        await interaction.followup.send("drawn", file=file)
        await interaction.followup.send("and more", ephemeral=True)

    @tree.command(description="Shows the panel")
    async def panel(interaction: discord.Interaction):
        await interaction.response.send_message("count 0", view=Panel())

    @tree.command(description="Writes to someone")
    async def whisper(interaction: discord.Interaction, to: discord.User, text: str):
        await to.send(text)
        await interaction.response.send_message("sent", ephemeral=True)

    @tree.command(description="Never answers")
    async def ignore(interaction: discord.Interaction):
        pass

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message):
        await interaction.response.send_message(f"> {message.content}", ephemeral=True)
