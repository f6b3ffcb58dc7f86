"""A person whose clicks, choices and forms go through the page in a browser, as `actors.Actor` otherwise."""

from __future__ import annotations

import json
from typing import Any

from playwright.async_api import Locator, Page, expect

from bot.local.actors import Actor, BotAnswer
from bot.local.standin.model import AUTOCOMPLETE, Interaction, Json, Message
from bot.local.standin.standin import LocalDiscord

SLOW = 60_000
BUTTON = 2
MOST_TABS = 200
WHERE = """
(target) => {
  const held = document.activeElement;
  if (held === target) return "here";
  const behind = held.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return held !== document.body && behind ? "before" : "after";
}
"""
"""Where the focus is, seen from the target."""


class AtPage(Actor):
    """The person who sits at an open page; with `keys` by the keyboard alone."""

    def __init__(self, server: LocalDiscord, name: str, page: Page, *, keys: bool = False) -> None:
        super().__init__(server, name)
        self.deadline = SLOW / 1000
        self._page = page
        self._keys = keys

    async def _use(self, message: Message, part: Json, more: Json) -> BotAnswer:
        article = self._page.locator(f"#log article[data-id='{message.id}']")
        target = article.locator(f"[data-code={json.dumps(part['custom_id'])}]")
        known = set(self.server.interactions.all)
        if part["type"] == BUTTON:
            await self._press(target)
        else:
            await self._pick(target, more["values"][0])
        return await self._answered(known)

    async def submit(self, answer: BotAnswer, values: dict[str, Any] | None = None, /, **fields: Any) -> BotAnswer:
        """Fill in the form's lines in their order, and send it."""
        form = self._page.locator("#form")
        await expect(form).to_be_visible(timeout=SLOW)
        known = set(self.server.interactions.all)
        for number, text in enumerate([*(values or {}).values(), *fields.values()]):
            line = form.locator("input, textarea").nth(number)
            if self._keys:
                await self._page.keyboard.press("Control+a")
                await self._page.keyboard.type(text)
            else:
                await line.fill(text)
        await self._press(form.locator("button[type=submit]"))
        return await self._answered(known)

    async def _press(self, target: Locator) -> None:
        if not self._keys:
            await target.click(timeout=SLOW)
            return
        await self._reach(target)
        await self._page.keyboard.press("Enter")

    async def _pick(self, menu: Locator, value: str) -> None:
        if not self._keys:
            await menu.select_option(value=value, timeout=SLOW)
            return
        await self._reach(menu)
        for _ in range(await menu.locator("option").count()):
            await self._page.keyboard.press("ArrowDown")
            if await menu.input_value() == value:
                break
        await self._page.keyboard.press("Enter")

    async def _reach(self, target: Locator) -> None:
        """Press Tab until it has the focus; backwards, from the end, where nothing has it or something behind it."""
        await expect(target).to_be_enabled(timeout=SLOW)
        for _ in range(MOST_TABS):
            where = await target.evaluate(WHERE)
            if where == "here":
                return
            await self._page.keyboard.press("Tab" if where == "before" else "Shift+Tab")
        raise AssertionError(f"Tab doesn't lead to {target}")

    async def _answered(self, known: set[str]) -> BotAnswer:
        def sent() -> Interaction | None:
            found = (each for key, each in self.server.interactions.all.items() if key not in known)
            return next((each for each in found if each.kind != AUTOCOMPLETE), None)

        interaction = await self.server.until(sent, self.deadline, "what the page sends")
        assert interaction is not None
        await self.server.until(lambda: interaction.answer is not None, self.deadline, interaction.name)
        await self.server.until(lambda: not self._waiting(interaction), self.deadline, interaction.name)
        return BotAnswer(self.server, interaction)
