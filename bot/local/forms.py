"""Filling in a form (modal) as Discord's client does."""

from typing import Any

from bot.local.client_limits import CannotDo
from bot.local.standin.limits import CHECKBOX, CHECKBOX_GROUP, FILE_UPLOAD, LABEL, RADIO_GROUP, ROW, TEXT_INPUT
from bot.local.standin.model import Json


def fields(modal: Json) -> list[Json]:
    """The inputs of a form, each with the `label` it stands under."""
    found: list[Json] = []
    for part in modal["components"]:
        if part["type"] == ROW:
            found.append(part["components"][0])
        elif part["type"] == LABEL:
            labelled = {"label": part["label"], "description": part.get("description")}
            found.append({**part["component"], **labelled})
    return found


def fill(modal: Json, values: dict[str, Any]) -> Json:
    """The interaction's data for a form with these values, by custom id or label; CannotDo for an impossible one."""
    names = {key for each in fields(modal) for key in (each["custom_id"], each.get("label"))}
    if unknown := sorted(set(values) - names):
        raise CannotDo(f"the form has no field {', '.join(unknown)}", "value")
    components: list[Json] = []
    for part in modal["components"]:
        if part["type"] == ROW:
            components.append({"type": ROW, "components": [_field(part["components"][0], values)]})
        elif part["type"] == LABEL:
            filled = _field({**part["component"], "label": part["label"]}, values)
            components.append({"type": LABEL, "id": part.get("id", 0), "component": filled})
    return {"custom_id": modal["custom_id"], "components": components}


def _field(field: Json, values: dict[str, Any]) -> Json:
    custom_id, kind = field["custom_id"], field["type"]
    value = values.get(custom_id, values.get(field.get("label", ""), _shown(field)))
    filled: Json = {"type": kind, "custom_id": custom_id, "id": field.get("id", 0)}
    if kind == TEXT_INPUT:
        return filled | {"value": _text(field, value or "")}
    if kind == CHECKBOX:
        return filled | {"value": bool(value)}
    if kind == FILE_UPLOAD:
        raise CannotDo("files in forms aren't part of the local table", "value")
    chosen = value if isinstance(value, list) else [] if value is None else [value]
    sent = [_option(field, each) for each in chosen]
    low = field.get("min_values", 1) if field.get("required", True) else 0
    high = 1 if kind == RADIO_GROUP else field.get("max_values", len(field.get("options", [])) or 1)
    if not low <= len(sent) <= high:
        raise CannotDo(f"{field.get('label')} takes {low} to {high} choices", "value")
    return filled | ({"value": sent[0] if sent else None} if kind == RADIO_GROUP else {"values": sent})


def _shown(field: Json) -> Any:
    """What the field holds before anyone touches it."""
    if field["type"] in (TEXT_INPUT, CHECKBOX):
        return field.get("value", field.get("default"))
    chosen = [each["value"] for each in field.get("options", []) if each.get("default")]
    return chosen if field["type"] == CHECKBOX_GROUP or chosen else None


def _text(field: Json, value: Any) -> str:
    if not isinstance(value, str):
        raise CannotDo(f"{field.get('label')} is a text", "value")
    low = field.get("min_length") or (1 if field.get("required", True) else 0)
    if not value and not field.get("required", True):
        return value
    if not low <= len(value) <= (field.get("max_length") or 4000):
        raise CannotDo(f"{field.get('label')} takes {low} to {field.get('max_length') or 4000} characters", "value")
    return value


def _option(field: Json, wanted: Any) -> str:
    if "options" not in field:
        return str(getattr(wanted, "id", wanted))
    for each in field["options"]:
        if wanted in (each["label"], each["value"]):
            return each["value"]
    raise CannotDo(f"{field.get('label')} has no choice {wanted!r}", "value")
