// One message: text, embeds, pictures, buttons and menus.

import { el, fileUrl, paintFace, picture } from "./dom.js";
import { inline, link, markdown } from "./markdown.js";
import { locale, word, wordsWith } from "./words.js";

const EPHEMERAL = 64, LOADING = 128, SILENT = 4096;
const STYLES = { 1: "primary", 2: "", 3: "success", 4: "danger", 5: "" };
const GROUPING = 7 * 60 * 1000;
const FACE = ":scope > .face", ROWS = ":scope > .body > .row";

/** Whether only the person at the page sees it. */
export const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);

/** The element of a message. `context` as in markdown.js, with act(verb, details, button), people(), dismiss(id). */
export function renderMessage(message, before, context) {
  if (message.type === 6 || message.type === 18) return notice(message, context);
  const grouped = follows(message, before);
  const mine = message.mentions.some((each) => each.id === context.me) || message.mention_everyone;
  const names = ["message", grouped && "grouped", mine && "pinged", isPrivate(message) && "private"];
  const author = { ...message.author, name: message.author.global_name ?? message.author.username, bot: message.author.bot };
  return el(
    "article",
    { class: names.filter(Boolean).join(" "), "data-id": message.id, "aria-label": `${author.name}, ${clock(new Date(message.timestamp))}` },
    grouped ? null : paintFace(el("span", { class: "face", "aria-hidden": "true" }), author),
    el(
      "div",
      { class: "body" },
      grouped ? null : head(message, author),
      message.referenced_message ? reply(message.referenced_message) : null,
      message.flags & LOADING ? el("p", { class: "thinking" }, word("page-thinking"), dots()) : content(message, context),
      message.embeds.map((each) => embed(each, message, context)),
      files(message),
      message.components.map((each) => component(each, message, context)),
      reactions(message),
      thread(message, context),
      isPrivate(message) ? aside(message, context) : null,
    ),
  );
}

/** The element of a message that has changed, in the place of `old`. Where its buttons and menus are as they were, these
 *  stay untouched: somebody may be choosing from one just now. Gives the element that stands there.
 */
export function renewMessage(old, was, message, before, context) {
  const fresh = renderMessage(message, before, context);
  // A line about the channel (somebody pinned something) has no body.
  const kept = [...old.querySelectorAll(ROWS)], made = [...(fresh.querySelector(".body")?.children ?? [])];
  const first = made.findIndex((each) => each.matches(".row")), rest = made.slice(first + kept.length);
  const same = JSON.stringify(was.components) === JSON.stringify(message.components);
  if (!kept.length || !same || rest.some((each) => each.matches(".row"))) {
    old.replaceWith(fresh);
    return fresh;
  }
  const body = kept[0].parentElement;
  for (const each of [...body.children]) if (!kept.includes(each)) each.remove();
  kept[0].before(...made.slice(0, first));
  body.append(...rest);
  old.querySelector(FACE)?.remove();
  old.prepend(...fresh.querySelectorAll(FACE));
  old.className = fresh.className;
  return old;
}

function follows(message, before) {
  if (!before || before.type === 6 || before.type === 18 || message.message_reference || message.mentions.length || message.pinned) return false;
  const near = new Date(message.timestamp) - new Date(before.timestamp) < GROUPING;
  return near && before.author.id === message.author.id && !message.interaction_metadata && !isPrivate(before);
}

function head(message, author) {
  const sent = new Date(message.timestamp);
  const asked = message.interaction_metadata?.user;
  return el(
    "header",
    {},
    el("span", { class: "author" }, author.name),
    author.bot ? el("span", { class: "tag" }, word("page-bot")) : null,
    el("time", { dateTime: message.timestamp, title: sent.toLocaleString(locale()) }, clock(sent)),
    message.flags & SILENT ? el("span", { class: "quiet", title: word("page-silent-hint") }, word("page-silent")) : null,
    message.pinned ? el("span", { class: "quiet" }, word("page-is-pinned")) : null,
    asked ? el("span", { class: "quiet" }, word("page-for", { name: asked.global_name ?? asked.username })) : null,
  );
}

function clock(date) {
  const today = new Date().toDateString() === date.toDateString();
  return date.toLocaleString(locale(), today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
}

function reply(message) {
  const name = message.author.global_name ?? message.author.username;
  return el("p", { class: "reply" }, `↱ ${name}: ${message.content.slice(0, 120)}`);
}

function content(message, context) {
  if (!message.content) return null;
  const edited = message.edited_timestamp && !isPrivate(message);
  const mark = edited ? el("small", { class: "edited" }, word("page-edited")) : null;
  return el("div", { class: "text" }, markdown(message.content, context), mark);
}

function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}

function notice(message, context) {
  const name = message.author.global_name ?? message.author.username;
  const parts =
    message.type === 6
      ? wordsWith("page-has-pinned", { name, message: jump(word("page-a-message"), message, context) })
      : wordsWith("page-has-opened", { name, thread: opener(message.message_reference?.channel_id, message.content, context) });
  return el("article", { class: "notice", "data-id": message.id }, el("p", {}, parts));
}

function jump(label, message, context) {
  const go = () => context.open(message.channel_id, message.message_reference?.message_id);
  return el("button", { class: "link", type: "button", onclick: go }, label);
}

function opener(id, label, context) {
  return el("button", { class: "link", type: "button", onclick: () => context.open(id) }, label);
}

function thread(message, context) {
  if (!message.thread) return null;
  const open = () => context.open(message.thread.id);
  return el("button", { class: "thread-card", type: "button", onclick: open }, el("b", {}, message.thread.name), word("page-open-thread"));
}

function aside(message, context) {
  return el(
    "footer",
    { class: "aside" },
    `${word("page-only-you")} `,
    el("button", { class: "link", type: "button", onclick: () => context.dismiss(message.id) }, word("page-dismiss")),
  );
}

function reactions(message) {
  if (!message.reactions?.length) return null;
  return el("p", { class: "reactions" }, message.reactions.map((each) => el("span", {}, `${each.emoji.name} ${each.count}`)));
}

// -- embeds and files --------------------------------------------------------------------------------------------

function embed(data, message, context) {
  const alt = altOf(data.image?.url, message);
  const node = el(
    "section",
    { class: "embed" },
    data.thumbnail && fileUrl(data.thumbnail.url) ? el("div", { class: "thumbnail" }, picture(fileUrl(data.thumbnail.url), altOf(data.thumbnail.url, message))) : null,
    data.author?.name ? el("p", { class: "embed-author" }, data.author.name) : null,
    data.title ? el("h3", {}, inline(data.title, context)) : null,
    data.description ? el("div", { class: "text" }, markdown(data.description, context)) : null,
    data.fields?.length ? el("dl", {}, data.fields.map((each) => field(each, context))) : null,
    data.image && fileUrl(data.image.url) ? picture(fileUrl(data.image.url), alt, sized(data.image)) : null,
    data.footer?.text ? el("footer", {}, data.footer.text) : null,
  );
  if (data.color) node.style.borderInlineStartColor = `#${data.color.toString(16).padStart(6, "0")}`;
  return node;
}

function field(data, context) {
  const names = data.inline ? "field inline" : "field";
  return el("div", { class: names }, el("dt", {}, inline(data.name, context)), el("dd", {}, markdown(data.value, context)));
}

function altOf(url, message) {
  return message.attachments.find((each) => fileUrl(each.url) === fileUrl(url))?.description ?? "";
}

const sized = (data) => (data.width ? { width: data.width, height: data.height } : {});

function files(message) {
  const shown = new Set(JSON.stringify([message.embeds, message.components]).match(/\/cdn\/attachments\/[^"]+/g) ?? []);
  const free = message.attachments.filter((each) => !shown.has(fileUrl(each.url)));
  if (!free.length) return null;
  return el("div", { class: free.length > 1 ? "files many" : "files" }, free.map(file));
}

function file(data) {
  const url = fileUrl(data.url);
  if (data.content_type?.startsWith("image/")) return picture(url, data.description, sized(data));
  const size = data.size < 1024 ? `${data.size} B` : `${Math.round(data.size / 1024)} kB`;
  return el("a", { class: "file", href: url, download: data.filename }, el("b", {}, data.filename), size);
}

// -- components --------------------------------------------------------------------------------------------------

function component(data, message, context) {
  const children = () => data.components.map((each) => component(each, message, context));
  switch (data.type) {
    case 1: return el("div", { class: "row" }, children());
    case 2: return button(data, message, context);
    case 3: case 5: case 6: case 7: case 8: return menu(data, message, context);
    case 9: return el("div", { class: "section" }, el("div", {}, children()), component(data.accessory, message, context));
    case 10: return el("div", { class: "text" }, markdown(data.content, context));
    case 11: return galleryItem({ media: data.media, description: data.description });
    case 12: return el("div", { class: data.items.length > 1 ? "files many" : "files" }, data.items.map(galleryItem));
    case 13: return named(data, message);
    case 14: return data.divider === false ? el("div", { class: "space" }) : el("hr");
    case 17: return container(data, children());
    default: return null;
  }
}

function galleryItem(item) {
  return fileUrl(item.media.url) ? picture(fileUrl(item.media.url), item.description, sized(item.media)) : null;
}

function named(data, message) {
  const found = message.attachments.find((each) => fileUrl(each.url) === fileUrl(data.file.url));
  return found ? file(found) : null;
}

function container(data, children) {
  const node = el("section", { class: "embed" }, children);
  if (data.accent_color) node.style.borderInlineStartColor = `#${data.accent_color.toString(16).padStart(6, "0")}`;
  return node;
}

function button(data, message, context) {
  const label = [data.emoji?.name, data.label].filter(Boolean).join(" ");
  if (data.style === 5) {
    return link(data.url, label, context, "button");
  }
  const node = el("button", { class: `button ${STYLES[data.style]}`, type: "button", disabled: data.disabled, "data-code": data.custom_id }, label);
  node.onclick = () => context.act("click", { message: message.id, custom_id: data.custom_id }, node);
  return node;
}

function menu(data, message, context) {
  const many = (data.max_values ?? 1) > 1;
  const options = data.type === 3 ? data.options : context.people().map((each) => ({ label: each.name, value: each.id }));
  return many ? manyMenu(data, options, message, context) : oneMenu(data, options, message, context);
}

function oneMenu(data, options, message, context) {
  const title = data.placeholder ?? word("page-choose");
  const named = { "aria-label": title, title: word("page-choose-keys", { name: title }), "data-code": data.custom_id };
  const node = el("select", { class: "menu", disabled: data.disabled, ...named });
  node.append(el("option", { value: "", disabled: true, hidden: true, selected: true }, title));
  for (const each of options) node.append(el("option", { value: each.value, selected: each.default }, optionLabel(each)));
  browsing(node, async () => {
    await context.act("select", { message: message.id, custom_id: data.custom_id, values: [node.value] }, node);
  });
  return node;
}

/** Sends what is picked from a menu. Keys that leaf through a closed one only show its lines: Enter sends the one shown. */
function browsing(node, send) {
  const shown = node.value;
  let leafing = false, waiting = false;
  const back = () => {
    waiting = false;
    node.value = shown;
  };
  const sent = () => send().then(back);
  node.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && waiting) back();
    if (event.key !== "Enter") {
      leafing = event.key !== " ";
      setTimeout(() => (leafing = false));
    } else if (waiting) {
      event.preventDefault();
      sent();
    }
  });
  node.onchange = () => {
    waiting = leafing;
    if (!waiting) sent();
  };
  node.onblur = () => waiting && back();
}

function manyMenu(data, options, message, context) {
  const boxes = options.map((each) => el("input", { type: "checkbox", value: each.value, checked: Boolean(each.default) }));
  const send = el("button", { class: "button primary", type: "button", disabled: data.disabled }, word("page-done"));
  const ready = () => {
    const count = boxes.filter((each) => each.checked).length;
    send.disabled = data.disabled || count < (data.min_values ?? 1) || count > data.max_values;
  };
  send.onclick = () => {
    const values = boxes.filter((each) => each.checked).map((each) => each.value);
    return context.act("select", { message: message.id, custom_id: data.custom_id, values }, send);
  };
  ready();
  const lines = options.map((each, index) => el("label", {}, boxes[index], optionLabel(each)));
  return el("details", { class: "menu", onchange: ready }, el("summary", {}, data.placeholder ?? word("page-choose")), lines, send);
}

function optionLabel(option) {
  const label = [option.emoji?.name, option.label].filter(Boolean).join(" ");
  return option.description ? `${label}: ${option.description}` : label;
}
