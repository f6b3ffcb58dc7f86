// The messages pinned in the open place.

import { ask } from "./api.js";
import { byId, el, toast } from "./dom.js";
import { renderMessage } from "./message.js";
import { word } from "./words.js";

/** Shows them, the newest first. What's pressed there closes the list; its answer comes in the place itself. */
export async function openPins(here, context) {
  const dialog = byId("pinned");
  const inside = {
    ...context,
    open: (...to) => closing(dialog, context.open(...to)),
    type: (text) => closing(dialog, context.type(text)),
    act: (...what) => closing(dialog, context.act(...what)),
  };
  try {
    const pins = await ask("pins", here());
    const close = el("button", { class: "button", type: "button", onclick: () => dialog.close() }, word("page-close"));
    const none = el("p", { class: "welcome" }, word("page-pins-none"));
    dialog.replaceChildren(
      el("h2", { id: "pinned-title" }, word("page-pinned")),
      ...(pins.length ? pins.map((each) => pin(each, inside)) : [none]),
      el("div", { class: "row" }, close),
    );
    dialog.onclose = () => dialog.replaceChildren();
    dialog.showModal();
    dialog.scrollTop = 0;
  } catch (refusal) {
    toast(refusal.message);
  }
}

function closing(dialog, done) {
  dialog.close();
  return done;
}

function pin(message, context) {
  const there = () => context.open(message.channel_id, message.id);
  const jump = el("button", { class: "link", type: "button", onclick: there }, word("page-pins-place"));
  return el("div", { class: "pin" }, renderMessage(message, null, context), jump);
}
