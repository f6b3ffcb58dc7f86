"""The shape of a title's data file, compared with its schema: what is missing, unknown or of another kind.

Of JSON schema it knows what our schemas use; `engine/titles/library/*.schema.json` are complete ones for other tools.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

Schema = Mapping[str, Any]

_KINDS: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}
WHOLE = "the file"
"""What the whole of it is called; what's in it is called by the way that leads there: "hexes.B4.label"."""
_NAMES = {
    "object": "an object",
    "array": "a list",
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
    "null": "null",
}


def misshapen(value: Any, schema: Schema, root: Schema, where: str = WHOLE) -> Iterator[str]:
    """A sentence for each place in `value` that the schema doesn't allow. where: what to call the value itself."""
    if "$ref" in schema:
        named = root["$defs"][schema["$ref"].rsplit("/", 1)[1]]
        schema = {**named, **{key: each for key, each in schema.items() if key != "$ref"}}
    if "anyOf" in schema:
        yield from _any_of(value, schema, root, where)
    elif "enum" in schema:
        if value not in schema["enum"]:
            yield f"{where} is {_shown(value)}, which is none of {_listed(schema['enum'])}"
    elif not _is_kind(value, schema.get("type", [])):
        yield f"{where} is {_shown(value)}, not {_kinds(schema['type'])}{_meaning(schema)}"
    elif isinstance(value, dict):
        yield from _object(cast("dict[str, Any]", value), schema, root, where)
    elif isinstance(value, list):
        for number, each in enumerate(cast("list[Any]", value)):
            yield from misshapen(each, schema.get("items", {}), root, f"{where}[{_named(each, number)}]")
    elif isinstance(value, int) and not isinstance(value, bool):
        low, high = schema.get("minimum", value), schema.get("maximum", value)
        if not low <= value <= high:
            yield f"{where} is {value}, which isn't from {low}{f' to {high}' if 'maximum' in schema else ' up'}"
    elif isinstance(value, str) and "pattern" in schema and not re.fullmatch(schema["pattern"], value):
        yield f"{where} is {_shown(value)}, not {schema['description']}"


def _any_of(value: Any, schema: Schema, root: Schema, where: str) -> Iterator[str]:
    fitting = [each for each in schema["anyOf"] if _is_kind(value, each.get("type", []))]
    if not fitting:
        yield f"{where} is {_shown(value)}, not {_kinds([each['type'] for each in schema['anyOf']])}{_meaning(schema)}"
    for each in fitting[:1]:
        yield from misshapen(value, each, root, where)


def _object(value: Mapping[str, Any], schema: Schema, root: Schema, where: str) -> Iterator[str]:
    known: Mapping[str, Schema] = schema.get("properties", {})
    for key in schema.get("required", ()):
        if key not in value:
            yield f'{where} has no "{key}"{_meaning(known[key])}'
    others: bool | Schema = schema.get("additionalProperties", True)
    names = schema.get("propertyNames", {})
    for key, each in value.items():
        if key in known:
            yield from misshapen(each, known[key], root, _within(where, key))
        elif others is False:
            yield f'{where} has "{key}", which nothing reads; it may have {_listed(sorted(known))}'
        elif "enum" in names and key not in names["enum"]:
            yield f'{where} has "{key}", which is none of {_listed(names["enum"])}'
        elif not isinstance(others, bool):
            yield from misshapen(each, others, root, _within(where, key))


def _is_kind(value: Any, kinds: str | Sequence[str]) -> bool:
    """Whether the value is of one of these kinds; of any, if there are none."""
    several = [kinds] if isinstance(kinds, str) else kinds
    if isinstance(value, bool):
        return not several or "boolean" in several
    return not several or isinstance(value, tuple(each for kind in several for each in _KINDS[kind]))


def _kinds(kinds: str | Sequence[str]) -> str:
    return _NAMES[kinds] if isinstance(kinds, str) else " or ".join(_NAMES[each] for each in kinds)


def _meaning(schema: Schema) -> str:
    return f": {schema['description']}" if "description" in schema else ""


def _within(where: str, key: str) -> str:
    return key if where == WHOLE else f"{where}.{key}"


def _named(value: Any, number: int) -> str:
    """What to call an entry of a list: by its id, if it has one."""
    return str(cast("dict[str, Any]", value).get("id", number)) if isinstance(value, dict) else str(number)


def _listed(names: Sequence[Any]) -> str:
    return ", ".join(str(each) for each in names)


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:37]}..."
