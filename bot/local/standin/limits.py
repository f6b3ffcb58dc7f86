"""Discord's limits on messages, forms and choices; discord.py checks few of them itself."""

from typing import Any

from bot.local.standin.errors import ApiError, Problems
from bot.local.standin.model import LAYOUT, Json, Upload
from bot.local.standin.payloads import UPLOAD_LIMIT

REQUEST_LIMIT = 25 * 1024 * 1024
"""Largest whole request, in bytes."""

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23


def check_message(body: Json, uploads: list[Upload], *, kept: int = 0, flags: int = 0) -> None:
    """Checks a message about to be made or edited; `kept` attachments stay, `flags` are those it has or gets.

    Raises ApiError (400/50035, 413/40005) with everything that is wrong.
    """
    problems = Problems()
    problems.length("content", body.get("content"), 0, 2000)
    _check_embeds(problems, body.get("embeds") or [])
    components = body.get("components") or []
    if flags & LAYOUT:
        if body.get("content") or body.get("embeds"):
            problems.add("content", "The components v2 flag allows neither content nor embeds.")
        if "components" in body:
            check_layout(problems, components)
    else:
        _check_rows(problems, components)
    if len(uploads) + kept > 10:
        problems.add("attachments", "Must be 10 or fewer in length.")
    for index, upload in enumerate(uploads):
        problems.length(f"attachments.{index}.description", upload.description, 0, 1024)
    nonce = body.get("nonce")
    if nonce is not None:
        problems.length("nonce", str(nonce), 0, 25)
    _check_mentions(problems, body.get("allowed_mentions") or {})
    problems.raise_any()
    check_sizes(uploads)


def check_sizes(uploads: list[Upload]) -> None:
    """Checks file sizes; 413/40005 when one, or all together, are too large; ApiError."""
    sizes = [len(upload.data) for upload in uploads]
    if any(size > UPLOAD_LIMIT for size in sizes) or sum(sizes) > REQUEST_LIMIT:
        raise ApiError(413, 40005, "Request entity too large")


def _check_mentions(problems: Problems, allowed: Json) -> None:
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        problems.count(f"allowed_mentions.{kind}", listed, 0, 100)
        if listed and kind in (allowed.get("parse") or []):
            problems.add("allowed_mentions.parse", f"parse:[{kind}] and {kind}: [ids...] are mutually exclusive.")


def _check_embeds(problems: Problems, embeds: list[Json]) -> None:
    total = 0
    for index, embed in enumerate(problems.count("embeds", embeds, 0, 10)):
        path = f"embeds.{index}"
        total += problems.length(f"{path}.title", embed.get("title"), 0, 256)
        total += problems.length(f"{path}.description", embed.get("description"), 0, 4096)
        total += problems.length(f"{path}.author.name", embed.get("author", {}).get("name"), 0, 256)
        total += problems.length(f"{path}.footer.text", embed.get("footer", {}).get("text"), 0, 2048)
        for number, each in enumerate(problems.count(f"{path}.fields", embed.get("fields", []), 0, 25)):
            total += problems.length(f"{path}.fields.{number}.name", each.get("name"), 1, 256)
            total += problems.length(f"{path}.fields.{number}.value", each.get("value"), 1, 1024)
    if total > 6000:
        problems.add("embeds", "Embed size exceeds maximum size of 6000")


def _check_rows(problems: Problems, components: list[Json]) -> None:
    """A classic message: at most five rows, each of up to five buttons or one select menu."""
    ids: set[str] = set()
    for index, row in enumerate(problems.count("components", components, 0, 5)):
        path = f"components.{index}"
        if row.get("type") != ROW:
            problems.add(path, 'Value of field "type" must be one of (1,).')
            continue
        check_row(problems, path, row, ids)


def check_row(problems: Problems, path: str, row: Json, ids: set[str]) -> None:
    """A row; `ids` collects the custom ids of the whole message, which must differ."""
    children = problems.count(f"{path}.components", row.get("components", []), 1, 5)
    if any(child.get("type") in SELECTS for child in children) and len(children) > 1:
        problems.add(f"{path}.components", "The specified component exceeds the maximum width")
    for index, child in enumerate(children):
        _check_control(problems, f"{path}.components.{index}", child, ids)


def _check_control(problems: Problems, path: str, part: Json, ids: set[str]) -> None:
    kind = part.get("type")
    if kind == BUTTON:
        _check_button(problems, path, part, ids)
    elif kind in SELECTS:
        _check_custom_id(problems, path, part, ids)
        _check_select(problems, path, part)
    else:
        problems.add(path, f"A component of type {kind} can't stand here.")


def _check_custom_id(problems: Problems, path: str, part: Json, ids: set[str]) -> None:
    problems.length(f"{path}.custom_id", part.get("custom_id"), 1, 100)
    if part.get("custom_id") in ids:
        problems.add(f"{path}.custom_id", "Component custom id cannot be duplicated")
    ids.add(str(part.get("custom_id")))


def _check_button(problems: Problems, path: str, part: Json, ids: set[str]) -> None:
    problems.length(f"{path}.label", part.get("label"), 0, 80)
    if not part.get("label") and not part.get("emoji"):
        problems.add(path, "A button must have a label or emoji.")
    if part.get("style") == 5:
        problems.length(f"{path}.url", part.get("url"), 1, 512)
        if not str(part.get("url", "")).startswith(("http://", "https://", "discord://")):
            problems.add(f"{path}.url", "Scheme must be one of ('http', 'https', 'discord').")
    elif part.get("style") in (1, 2, 3, 4):
        _check_custom_id(problems, path, part, ids)
    else:
        problems.add(f"{path}.style", "Value must be one of (1, 2, 3, 4, 5, 6).")


def _check_select(problems: Problems, path: str, part: Json) -> None:
    problems.length(f"{path}.placeholder", part.get("placeholder"), 0, 150)
    low, high = part.get("min_values", 1), part.get("max_values", 1)
    problems.number(f"{path}.min_values", low, 0, 25)
    problems.number(f"{path}.max_values", high, 1, 25)
    if part.get("type") != STRING_SELECT:
        return
    options = problems.count(f"{path}.options", part.get("options", []), 1, 25)
    if isinstance(high, int) and high > len(options):
        problems.add(f"{path}.max_values", "Must not exceed the number of options.")
    _check_options(problems, f"{path}.options", options)
    if isinstance(high, int) and sum(bool(each.get("default")) for each in options) > high:
        problems.add(f"{path}.options", "More defaults than max_values.")


def _check_options(problems: Problems, path: str, options: list[Json]) -> None:
    seen: set[Any] = set()
    for index, option in enumerate(options):
        problems.length(f"{path}.{index}.label", option.get("label"), 1, 100)
        problems.length(f"{path}.{index}.value", option.get("value"), 1, 100)
        problems.length(f"{path}.{index}.description", option.get("description"), 0, 100)
        if option.get("value") in seen:
            problems.add(f"{path}.{index}.value", "The specified option value is already used")
        seen.add(option.get("value"))


def check_layout(problems: Problems, components: list[Json]) -> None:
    """A message of the second kind: at most 40 parts in all and 4000 characters of text."""
    counted = {"parts": 0, "text": 0}
    ids: set[str] = set()
    for index, part in enumerate(components):
        _check_part(problems, f"components.{index}", part, ids, counted)
    if not 1 <= counted["parts"] <= 40:
        problems.add("components", "Must be between 1 and 40 in length, nested ones counted.")
    if counted["text"] > 4000:
        problems.add("components", "Total text exceeds the maximum of 4000 characters")


def _check_part(problems: Problems, path: str, part: Json, ids: set[str], counted: dict[str, int]) -> None:
    kind = part.get("type")
    counted["parts"] += 1
    children = part.get("components", [])
    if kind == ROW:
        counted["parts"] += len(children)
        check_row(problems, path, part, ids)
    elif kind == TEXT:
        counted["text"] += problems.length(f"{path}.content", part.get("content"), 1, 4000)
    elif kind == SECTION:
        problems.count(f"{path}.components", children, 1, 3)
        accessory = part.get("accessory", {})
        counted["parts"] += 1
        if accessory.get("type") == BUTTON:
            _check_button(problems, f"{path}.accessory", accessory, ids)
        elif accessory.get("type") != THUMBNAIL:
            problems.add(f"{path}.accessory", "Must be a button or a thumbnail.")
    elif kind == GALLERY:
        items = problems.count(f"{path}.items", part.get("items", []), 1, 10)
        for index, item in enumerate(items):
            problems.length(f"{path}.items.{index}.description", item.get("description"), 0, 1024)
    elif kind == CONTAINER:
        problems.count(f"{path}.components", children, 1, 40)
    elif kind not in (FILE, SEPARATOR, THUMBNAIL):
        problems.add(path, f"A component of type {kind} can't stand here.")
    if kind in (SECTION, CONTAINER):
        for index, child in enumerate(children):
            _check_part(problems, f"{path}.components.{index}", child, ids, counted)


def check_choices(choices: Any) -> None:
    """Answers to autocompletion: at most 25, names and string values of 1 to 100 characters."""
    problems = Problems()
    for index, choice in enumerate(problems.count("data.choices", choices, 0, 25)):
        problems.length(f"data.choices.{index}.name", choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            problems.length(f"data.choices.{index}.value", choice["value"], 1, 100)
    problems.raise_any()


def check_modal(modal: Json) -> None:
    """A form: a title, a custom id, and one to five inputs."""
    problems = Problems()
    problems.length("data.title", modal.get("title"), 1, 45)
    problems.length("data.custom_id", modal.get("custom_id"), 1, 100)
    ids: set[str] = set()
    for index, part in enumerate(problems.count("data.components", modal.get("components"), 1, 5)):
        path = f"data.components.{index}"
        if part.get("type") == ROW and len(part.get("components", [])) == 1:
            field = part["components"][0]
            problems.length(f"{path}.label", field.get("label"), 1, 45)
            _check_field(problems, path, field, ids)
        elif part.get("type") == LABEL and "component" in part:
            problems.length(f"{path}.label", part.get("label"), 1, 45)
            problems.length(f"{path}.description", part.get("description"), 0, 100)
            _check_field(problems, f"{path}.component", part["component"], ids)
        elif part.get("type") != TEXT:
            problems.add(path, "Must be a row with one text input, a label with its component, or a text.")
    problems.raise_any()


def _check_field(problems: Problems, path: str, part: Json, ids: set[str]) -> None:
    kind = part.get("type")
    _check_custom_id(problems, path, part, ids)
    if kind == TEXT_INPUT:
        problems.length(f"{path}.placeholder", part.get("placeholder"), 0, 100)
        problems.length(f"{path}.value", part.get("value"), 0, 4000)
        problems.number(f"{path}.min_length", part.get("min_length") or 0, 0, 4000)
        problems.number(f"{path}.max_length", part.get("max_length") or 4000, 1, 4000)
    elif kind in SELECTS:
        _check_select(problems, path, part)
    elif kind in (RADIO_GROUP, CHECKBOX_GROUP):
        low = 2 if kind == RADIO_GROUP else 1
        options = problems.count(f"{path}.options", part.get("options", []), low, 10)
        _check_options(problems, f"{path}.options", options)
    elif kind not in (FILE_UPLOAD, CHECKBOX):
        problems.add(path, f"A component of type {kind} can't stand in a form.")
