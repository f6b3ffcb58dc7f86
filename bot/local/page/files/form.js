// The forms that the bot opens (modals).

import { ask } from "./api.js";
import { byId, el, toast } from "./dom.js";
import { markdown } from "./markdown.js";
import { word } from "./words.js";

const TEXT = 4, RADIO = 21, CHECKS = 22, CHECK = 23;

/** Shows a form and sends it; `table` as in composer.js, with context() for Markdown. */
export function openForm(form, table) {
  const dialog = byId("form");
  const fields = form.fields.map((each) => field(each, table));
  const send = el("button", { class: "button primary", type: "submit" }, word("page-submit"));
  const cancel = el("button", { class: "button", type: "button", onclick: () => dialog.close() }, word("page-cancel"));
  const body = el(
    "form",
    {},
    el("h2", { id: "form-title" }, form.title),
    form.texts.map((text) => el("div", { class: "text" }, markdown(text, table.context()))),
    fields.map((each) => each.node),
    el("div", { class: "row" }, send, cancel),
  );
  body.onsubmit = async (event) => {
    event.preventDefault();
    send.disabled = true;
    const values = Object.fromEntries(fields.map((each) => [each.id, each.read()]));
    try {
      const answer = await ask("submit", { ...table.here(), form: form.id, values });
      dialog.close();
      table.outcome(answer);
    } catch (refusal) {
      toast(refusal.message);
      send.disabled = false;
    }
  };
  dialog.setAttribute("aria-labelledby", "form-title");
  dialog.replaceChildren(body);
  dialog.showModal();
}

function field(data, table) {
  const { node, read } = input(data, table);
  const help = data.description ? el("small", {}, data.description) : null;
  const name = data.label ?? "";
  const label = el("span", { class: "option-name" }, data.required === false ? word("page-optional", { name }) : name);
  const group = data.type === RADIO || data.type === CHECKS;
  const whole = group ? el("fieldset", {}, el("legend", {}, label), help, node) : el("label", { class: "option" }, label, help, node);
  return { id: data.custom_id, node: whole, read };
}

function input(data, table) {
  if (data.type === TEXT) return text(data);
  if (data.type === CHECK) {
    const node = el("input", { type: "checkbox", checked: Boolean(data.default) });
    return { node, read: () => node.checked };
  }
  if (data.type === RADIO || data.type === CHECKS) return group(data);
  return menu(data, data.options ?? table.people().map((each) => ({ label: each.name, value: each.id })));
}

function text(data) {
  const bounds = {
    required: data.required !== false,
    minLength: data.min_length,
    maxLength: data.max_length ?? 4000,
    placeholder: data.placeholder,
    value: data.value,
  };
  const node = data.style === 2 ? el("textarea", { rows: 4, ...bounds }) : el("input", { type: "text", autocomplete: "off", ...bounds });
  return { node, read: () => node.value };
}

function group(data) {
  const kind = data.type === RADIO ? "radio" : "checkbox";
  const boxes = data.options.map((each) => el("input", { type: kind, name: data.custom_id, value: each.value, checked: Boolean(each.default) }));
  const lines = data.options.map((each, index) => el("label", { class: "check" }, boxes[index], each.label));
  return { node: el("div", {}, lines), read: () => boxes.filter((each) => each.checked).map((each) => each.value) };
}

function menu(data, options) {
  const many = (data.max_values ?? 1) > 1;
  const node = el("select", { multiple: many, required: data.required !== false });
  if (!many) node.append(el("option", { value: "" }, data.placeholder ?? ""));
  for (const each of options) node.append(el("option", { value: each.value, selected: each.default }, each.label));
  return { node, read: () => [...node.selectedOptions].map((each) => each.value).filter(Boolean) };
}
