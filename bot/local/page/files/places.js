// The list at the side: channels, threads under them with the latest first, and the direct conversation.

import { el } from "./dom.js";
import { word } from "./words.js";

const DIRECT = 1, THREADS = [10, 11, 12];

/** Fills the list; `table` has channels, open, unread, turns, me, people and go(id). */
export function paintPlaces(root, table) {
  const all = [...table.channels.values()];
  const top = all.filter((each) => !each.parent && each.kind !== DIRECT);
  const direct = all.filter((each) => each.kind === DIRECT);
  const nodes = top.flatMap((each) => [place(each, table), threads(all.filter((one) => one.parent === each.id), table)]);
  if (direct.length) nodes.push(el("h2", {}, word("page-direct")), ...direct.map((each) => place(each, table)));
  root.replaceChildren(...nodes.filter(Boolean));
}

function threads(found, table) {
  if (!found.length) return null;
  const order = (a, b) => a.archived - b.archived || (BigInt(b.last) > BigInt(a.last) ? 1 : -1);
  return el("div", { class: "threads" }, found.sort(order).map((each) => place(each, table)));
}

function place(channel, table) {
  const count = table.unread.get(channel.id);
  const names = ["place", channel.id === table.open && "open", channel.archived && "archived", count && "waiting"];
  const sign = channel.kind === DIRECT ? "@" : THREADS.includes(channel.kind) ? "" : "#";
  const label = channel.kind === DIRECT ? "Railwire" : channel.name;
  return el(
    "button",
    {
      class: names.filter(Boolean).join(" "),
      type: "button",
      "aria-current": channel.id === table.open ? "page" : null,
      onclick: () => table.go(channel.id),
    },
    sign ? el("span", { class: "sign", "aria-hidden": "true" }, sign) : null,
    el("span", { class: "name" }, label),
    turn(channel, table),
    count ? el("span", { class: "badge", "aria-label": word("page-pings", { count }) }, String(count)) : null,
  );
}

function turn(channel, table) {
  const person = table.people.get(table.turns[channel.id]);
  if (!person || channel.archived) return null;
  return el("small", { class: "turn" }, person.id === table.me ? word("page-your-turn") : person.name);
}
