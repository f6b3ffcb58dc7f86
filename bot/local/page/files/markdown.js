// Discord's Markdown to nodes. Nothing of the text ever becomes markup of its own.

import { el } from "./dom.js";
import { locale, word } from "./words.js";

const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^``([^]+?)``(?!`)/, (m) => el("code", {}, m[1].trim())],
  [/^`([^`\n]+)`/, (m) => el("code", {}, m[1])],
  [/^\*\*\*([^]+?)\*\*\*(?!\*)/, (m, c) => el("strong", {}, el("em", {}, inline(m[1], c)))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m, c) => el("strong", {}, inline(m[1], c))],
  [/^__([^]+?)__(?!_)/, (m, c) => el("u", {}, inline(m[1], c))],
  [/^~~([^]+?)~~/, (m, c) => el("s", {}, inline(m[1], c))],
  [/^\|\|([^]+?)\|\|/, (m, c) => spoiler(inline(m[1], c))],
  [/^\*(?!\s)([^*\n]+?)\*(?!\*)/, (m, c) => el("em", {}, inline(m[1], c))],
  [/^_(?!\s)([^_\n]+?)_(?!\w)/, (m, c) => el("em", {}, inline(m[1], c))],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, c) => link(m[2], inline(m[1], c), c)],
  [/^<(https?:\/\/[^\s>]+)>/, (m, c) => link(m[1], m[1], c)],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/, (m, c) => link(m[0], m[0], c)],
  [/^<@!?(\d+)>/, (m, c) => mention(`@${c.person(m[1])?.name ?? word("page-someone")}`, m[1] === c.me)],
  [/^<#(\d+)>/, (m, c) => place(m[1], c)],
  [/^<\/([^:>]+):\d+>/, (m, c) => command(m[1], c)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => time(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/^@(everyone|here)\b/, (m, c) => mention(m[0], true)],
];

const BLOCKS = [
  [/^(#{1,3}) +(.*)$/, (m, c) => el(`h${m[1].length + 2}`, {}, inline(m[2], c))],
  [/^-# +(.*)$/, (m, c) => el("small", { class: "subtext" }, inline(m[1], c))],
];
const INSIDE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const QUOTE = /^>(?: (.*)|$)/;
const ITEM = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;

/** The nodes of a whole text; `context` knows people and channels: person(id), channel(id), me,
 *  open(id, message), type(text). */
export function markdown(text, context) {
  const nodes = [];
  for (const piece of text.split(/(```[^]*?```)/)) {
    const code = /^```(?:[\w+-]*\n)?([^]*?)```$/.exec(piece);
    if (code) nodes.push(el("pre", {}, el("code", {}, code[1].replace(/\n$/, ""))));
    else if (piece) nodes.push(...blocks(piece.replace(/^\n|\n$/g, ""), context));
  }
  return nodes;
}

function blocks(text, context) {
  const nodes = [];
  const lines = text.split("\n");
  while (lines.length) {
    if (QUOTE.test(lines[0])) nodes.push(quote(lines, context));
    else if (ITEM.test(lines[0])) nodes.push(list(lines, context));
    else nodes.push(line(lines.shift(), context));
  }
  return nodes;
}

function line(text, context) {
  for (const [pattern, make] of BLOCKS) {
    const found = pattern.exec(text);
    if (found) return make(found, context);
  }
  return el("div", { class: "line" }, text ? inline(text, context) : el("br"));
}

function quote(lines, context) {
  const inside = [];
  while (lines.length && QUOTE.test(lines[0])) inside.push(QUOTE.exec(lines.shift())[1] ?? "");
  return el("blockquote", {}, blocks(inside.join("\n"), context));
}

/** Takes the list at the head of `lines`; deeper indented items become lists within. */
function list(lines, context) {
  const [, indent, number] = ITEM.exec(lines[0]);
  const node = el(number ? "ol" : "ul", number ? { start: Number(number) } : {});
  while (lines.length && ITEM.test(lines[0])) {
    const found = ITEM.exec(lines[0]);
    if (found[1].length < indent.length) break;
    if (found[1].length > indent.length && node.lastChild) node.lastChild.append(list(lines, context));
    else {
      lines.shift();
      node.append(el("li", {}, inline(found[3], context)));
    }
  }
  return node;
}

/** The nodes of a text within one line. */
export function inline(text, context) {
  const nodes = [];
  let plain = "";
  while (text) {
    const [found, make] = match(text, plain);
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(make(found, context));
      text = text.slice(found[0].length);
    } else {
      plain += text[0];
      text = text.slice(1);
    }
  }
  if (plain) nodes.push(plain);
  return nodes.flat();
}

function match(text, before) {
  for (const [pattern, make] of INLINE) {
    if (text[0] === "_" && /\w$/.test(before)) continue;
    const found = pattern.exec(text);
    if (found) return [found, make];
  }
  return [null, null];
}

/** A link; one to a channel or a message of this table opens inside the page. `names` are its classes. */
export function link(href, label, context, names = undefined) {
  const inside = INSIDE.exec(href);
  if (!inside) return el("a", { class: names, href, target: "_blank", rel: "noopener noreferrer" }, label, names ? " ↗" : "");
  const go = (event) => {
    event.preventDefault();
    context.open(inside[1], inside[2]);
  };
  return el("a", { class: names, href: `#${inside[1]}`, onclick: go }, label === href ? placeName(inside[1], context) : label);
}

const placeName = (id, context) => `#${context.channel(id)?.name ?? word("page-unknown")}`;
const mention = (label, me) => el("span", { class: me ? "mention me" : "mention" }, label);

function spoiler(nodes) {
  const node = el("button", { class: "spoiler", type: "button", "aria-label": word("page-hidden") }, nodes);
  node.onclick = () => node.replaceWith(...nodes);
  return node;
}

function place(id, context) {
  const channel = context.channel(id);
  if (!channel) return mention(placeName(id, context), false);
  return el("button", { class: "mention", type: "button", onclick: () => context.open(id) }, `#${channel.name}`);
}

function command(words, context) {
  return el("button", { class: "mention", type: "button", onclick: () => context.type(`/${words}`) }, `/${words}`);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function time(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(locale(), STYLES.F).format(date);
  const shown = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(locale(), STYLES[style]).format(date);
  return el("time", { dateTime: date.toISOString(), title: full, "data-relative": style === "R" ? seconds : null }, shown);
}

/** Says anew how long ago the times in the page were. */
export function refreshTimes() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const now = relative(Number(node.dataset.relative));
    if (node.textContent !== now) node.textContent = now;
  }
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(away / size), unit);
}
