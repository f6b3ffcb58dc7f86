// Where one writes: messages, and slash commands with their options and the bot's suggestions.

import { ask } from "./api.js";
import { byId, el, toast } from "./dom.js";
import { word } from "./words.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9, NUMBER = 10, FILE = 11;

/** The line at the foot of the page. `table` gives here(): {as, channel}, outcome(answer), people(), channels(). */
export class Composer {
  constructor(table) {
    this.table = table;
    this.commands = [];
    this.loading = Promise.resolve();
    this.root = byId("composer");
    this.showLine();
  }

  /** Loads the commands that may be used here; called when the place or the person changes. */
  refresh() {
    if (!this.table.here().channel) return;
    this.loading = this.load(this.table.here());
  }

  async load(here) {
    // Two loads may answer in either order; the later one is right.
    const turn = (this.turn = (this.turn ?? 0) + 1);
    try {
      const commands = await ask("commands", here);
      if (turn !== this.turn) return;
      this.commands = commands;
      // What was typed meanwhile found no command yet.
      if (document.activeElement === this.input) this.suggest();
    } catch (refusal) {
      toast(refusal.message);
    }
  }

  /** Puts a command or text into the line. */
  type(text) {
    const known = this.known(text.trim());
    if (known) this.showCommand(known);
    else {
      this.showLine();
      this.input.value = text;
      this.input.focus();
      this.suggest();
    }
  }

  known(text) {
    return this.commands.find((each) => text === `/${each.words}` || text === `/${each.shown}`);
  }

  // -- the line --------------------------------------------------------------------------------------------------

  showLine() {
    this.input = el("input", {
      id: "composer-input",
      type: "text",
      autocomplete: "off",
      placeholder: word("page-write"),
      "aria-label": word("page-write"),
      maxLength: 2000,
    });
    const slash = el("button", { class: "icon-button slash", type: "button", "aria-label": word("page-commands") }, "/");
    const send = el("button", { class: "icon-button send", type: "submit", "aria-label": word("page-send") }, "➤");
    slash.onclick = () => this.type("/");
    this.picker = new Picker(this.input, (command) => this.showCommand(command));
    const form = el("form", { class: "line" }, slash, this.input, send);
    form.onsubmit = (event) => {
      event.preventDefault();
      this.sendLine();
    };
    this.input.oninput = () => this.suggest();
    this.root.replaceChildren(this.picker.list, form);
  }

  suggest() {
    const text = this.input.value;
    if (!text.startsWith("/")) return this.picker.show([]);
    const words = text.slice(1).toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (each) => words.every((word) => `${each.words} ${each.shown}`.toLowerCase().includes(word));
    const rows = this.commands.filter(fits).map((each) => ({ value: each, title: `/${each.shown}`, text: each.description }));
    return this.picker.show(rows);
  }

  async sendLine() {
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      await this.loading;
      const known = this.known(text);
      if (known) this.showCommand(known);
      else toast(word("page-no-command"));
      return;
    }
    this.input.value = "";
    try {
      await ask("say", { ...this.table.here(), text });
    } catch (refusal) {
      this.input.value = text;
      toast(refusal.message);
    }
  }

  // -- a command -------------------------------------------------------------------------------------------------

  /** Shows a command's options as a small form; without options it's sent at once. */
  showCommand(command) {
    if (!command.options.length) {
      this.showLine();
      this.send(command, {});
      return;
    }
    this.fields = new Map();
    const rows = el("div", { class: "options" });
    const more = el("div", { class: "more" });
    for (const option of command.options) {
      if (option.required) rows.append(this.field(command, option));
      else more.append(this.adder(command, option, rows));
    }
    const cancel = el("button", { class: "button", type: "button", onclick: () => this.leave() }, word("page-cancel"));
    const send = el("button", { class: "button primary", type: "submit" }, word("page-send"));
    const title = el("p", { class: "command-title" }, el("b", {}, `/${command.shown}`), ` ${command.description}`);
    const form = el("form", { class: "command" }, title, rows, more, el("div", { class: "row" }, send, cancel));
    form.onsubmit = (event) => {
      event.preventDefault();
      if (form.reportValidity()) this.sendCommand(command, send);
    };
    form.onkeydown = (event) => {
      if (event.key === "Escape") this.leave();
    };
    this.root.replaceChildren(form);
    (rows.querySelector("input, select") ?? send).focus();
  }

  leave() {
    this.showLine();
    this.input.focus();
  }

  adder(command, option, rows) {
    const add = el("button", { class: "chip", type: "button", title: option.description }, `+ ${option.shown}`);
    add.onclick = () => {
      add.remove();
      const field = this.field(command, option);
      rows.append(field);
      field.querySelector("input, select").focus();
    };
    return add;
  }

  field(command, option) {
    const { node, read } = this.input_for(command, option);
    this.fields.set(option.name, read);
    const label = el("span", { class: "option-name" }, option.required ? option.shown : word("page-optional", { name: option.shown }));
    const input = node.matches("input, select") ? node : node.querySelector("input");
    input.title = option.description;
    input.required = Boolean(option.required) && input.type !== "checkbox";
    return el("label", { class: "option" }, label, described(option), node);
  }

  input_for(command, option) {
    if (option.choices.length) return choice(option.choices);
    if (option.type === BOOLEAN) return choice([{ name: word("page-yes"), value: true }, { name: word("page-no"), value: false }]);
    if (option.type === USER || option.type === MENTIONABLE) return choice(named(this.table.people()));
    if (option.type === CHANNEL) return choice(named(this.table.channels()));
    if (option.type === FILE) return attached();
    return option.autocomplete ? this.completed(command, option) : typed(option);
  }

  /** A field that asks the bot for suggestions as one types. */
  completed(command, option) {
    const { node, read } = typed(option);
    let chosen = null;
    let asked = 0;
    const picker = new Picker(node, (found) => {
      chosen = found;
      node.value = found.name;
      picker.show([]);
    });
    const complete = async () => {
      const turn = ++asked;
      const options = { ...this.values(option.name), [option.name]: node.value };
      const question = { ...this.table.here(), command: command.words, focus: option.name, options };
      try {
        const found = await ask("complete", question);
        if (turn === asked && document.activeElement === node) picker.show(found.map((each) => ({ value: each, title: each.name })));
      } catch (refusal) {
        toast(refusal.message);
      }
    };
    let timer;
    node.oninput = () => {
      chosen = null;
      clearTimeout(timer);
      timer = setTimeout(complete, 120);
    };
    node.onfocus = complete;
    node.onblur = () => setTimeout(() => picker.show([]), 150);
    node.type = "text";
    const value = () => (chosen && chosen.name === node.value ? chosen.value : read());
    return { node: el("span", { class: "completed" }, node, picker.list), read: value };
  }

  /** The values filled in so far, but for the option named. */
  values(except) {
    const filled = {};
    for (const [name, read] of this.fields) {
      const value = name === except ? undefined : read();
      if (value !== undefined) filled[name] = value;
    }
    return filled;
  }

  async sendCommand(command, button) {
    const options = this.values(null);
    button.disabled = true;
    if (await this.send(command, options)) this.leave();
    else button.disabled = false;
  }

  async send(command, options) {
    try {
      this.table.outcome(await ask("slash", { ...this.table.here(), command: command.words, options }));
      return true;
    } catch (refusal) {
      toast(refusal.message);
      return false;
    }
  }
}

/** discord.py writes "…" where a command says nothing of an option. */
const described = (option) => (option.description === "…" ? null : el("small", {}, option.description));

const named = (things) => things.map((each) => ({ name: each.name, value: each.id }));

/** A menu of choices. */
function choice(choices) {
  const node = el("select", {}, el("option", { value: "" }, ""));
  choices.forEach((each, index) => node.append(el("option", { value: String(index) }, each.name)));
  return { node, read: () => (node.value === "" ? undefined : choices[Number(node.value)].value) };
}

/** A field to type in: a text, or a number within the option's bounds. */
function typed(option) {
  const number = option.type === INTEGER || option.type === NUMBER;
  const bounds = number
    ? { min: option.min_value, max: option.max_value, step: option.type === INTEGER ? "1" : "any" }
    : { minLength: option.min_length, maxLength: option.max_length };
  const node = el("input", { type: number ? "number" : "text", autocomplete: "off", ...bounds });
  const read = () => {
    if (node.value === "") return undefined;
    return number ? Number(node.value) : node.value;
  };
  return { node, read };
}

/** A file to send along; its bytes go in base 64. */
function attached() {
  const node = el("input", { type: "file" });
  let file;
  node.onchange = () => {
    file = undefined;
    const chosen = node.files[0];
    if (!chosen) return;
    const reader = new FileReader();
    reader.onload = () => { file = { filename: chosen.name, data: reader.result.split(",")[1] ?? "" }; };
    reader.readAsDataURL(chosen);
  };
  return { node, read: () => file };
}

/** A list of suggestions under (or over) an input, worked by arrows, Enter, Tab and touch. */
class Picker {
  constructor(input, choose) {
    this.input = input;
    this.choose = choose;
    this.rows = [];
    this.at = -1;
    this.list = el("ul", { class: "picker", role: "listbox", hidden: true, id: `picker-${Picker.count++}` });
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-controls", this.list.id);
    input.setAttribute("aria-expanded", "false");
    input.addEventListener("keydown", (event) => this.key(event));
  }

  show(rows) {
    this.rows = rows;
    this.list.hidden = !rows.length;
    this.input.setAttribute("aria-expanded", String(rows.length > 0));
    this.list.replaceChildren(...rows.map((row, index) => this.row(row, index)));
    this.move(rows.length ? 0 : -1);
  }

  row(row, index) {
    const node = el("li", { role: "option", id: `${this.list.id}-${index}` }, el("b", {}, row.title), row.text ? el("small", {}, row.text) : null);
    // A press must not take the focus from the input, which would close the list before the click.
    node.onpointerdown = (event) => event.preventDefault();
    node.onclick = () => this.choose(row.value);
    return node;
  }

  move(to) {
    this.at = to;
    [...this.list.children].forEach((node, index) => node.setAttribute("aria-selected", String(index === to)));
    this.list.children[to]?.scrollIntoView({ block: "nearest" });
    if (to >= 0) this.input.setAttribute("aria-activedescendant", `${this.list.id}-${to}`);
    else this.input.removeAttribute("aria-activedescendant");
  }

  key(event) {
    if (!this.rows.length) return;
    const last = this.rows.length - 1;
    if (event.key === "ArrowDown") this.move(this.at >= last ? 0 : this.at + 1);
    else if (event.key === "ArrowUp") this.move(this.at <= 0 ? last : this.at - 1);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) this.choose(this.rows[this.at].value);
    else if (event.key === "Escape") {
      this.show([]);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }
}
Picker.count = 0;
