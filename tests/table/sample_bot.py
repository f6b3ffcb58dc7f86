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


class Notes(discord.ui.Modal, title="Notes"):
    """A form with labels, a text and a menu."""

    note = discord.ui.Label(text="Note", component=discord.ui.TextInput(custom_id="note", required=False))
    side = discord.ui.Label(
        text="Side",
        component=discord.ui.Select(custom_id="side", options=[discord.SelectOption(label=x) for x in ("Buy", "Sell")]),
    )

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"{self.side.component.values} {self.note.component.value}")


class Board(discord.ui.LayoutView):
    """A message of the second kind: text, a picture, buttons and a menu of people."""

    words = discord.ui.TextDisplay("## The board")
    gallery = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board"))
    row = discord.ui.ActionRow()
    people = discord.ui.ActionRow()

    @row.button(label="Notes", custom_id="board:notes")
    async def notes(self, interaction, button):
        await interaction.response.send_modal(Notes())

    @row.button(label="Turn", custom_id="board:turn")
    async def turn(self, interaction, button):
        file = discord.File(io.BytesIO(png(8, 9)), "board.png")
        await interaction.response.edit_message(attachments=[file], view=self)

    @people.select(cls=discord.ui.UserSelect, custom_id="board:whom")
    async def whom(self, interaction, menu):
        await interaction.response.send_message(f"chose {menu.values[0].name}", ephemeral=True)


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


class Client(discord.AutoShardedClient):
    """A client that identifies its shards without the pause that Discord asks for."""

    async def before_identify_hook(self, shard_id, *, initial=False):
        pass


def make_bot(intents: discord.Intents | None = None, **options) -> discord.Client:
    """The bot, ready to start."""
    bot = Client(
        intents=intents or discord.Intents.default(),
        allowed_mentions=discord.AllowedMentions.none(),
        guild_ready_timeout=0.02,
        **{"shard_count": 1, **options},
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

    @tree.command(description="Shows the board")
    async def board(interaction: discord.Interaction):
        file = discord.File(io.BytesIO(png(20, 10)), "board.png")
        await interaction.response.send_message(file=file, view=Board())

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
