// The opening page with its four doors, and the player for recorded games.

import { ask } from "./api.js";
import { byId, el, enlarge, toast } from "./dom.js";
import { markdown } from "./markdown.js";
import { word } from "./words.js";

const DOORS = {
  learn: ["page-learn", "page-learn-text", "page-learn-open"],
  watch: ["page-watch", "page-watch-text", "page-watch-open"],
  try: ["page-try", "page-try-text", "page-try-open"],
  play: ["page-play", "page-play-text", "page-play-open"],
};

/** The doors. `table` gives here(), context(), enter({channel, as}) and leaveDoors(). */
export class Doors {
  constructor(table) {
    this.table = table;
    this.watch = new Watch(table, this);
    byId("doors-skip").onclick = () => table.leaveDoors();
  }

  async show() {
    try {
      const cards = await ask("cards");
      byId("door-cards").replaceChildren(...Object.keys(DOORS).map((kind) => this.door(kind, cards[kind])));
    } catch (refusal) {
      toast(refusal.message);
    }
  }

  door(kind, cards) {
    const [title, text, verb] = DOORS[kind].map((key) => word(key));
    const details = el("div", { class: "door-details" });
    const button = el("button", { class: "button primary", type: "submit", disabled: !cards.length }, verb);
    const form = el("form", { class: "door", "data-kind": kind }, el("h2", {}, title), el("p", {}, text));
    const many = cards.length > 1;
    if (many) form.append(cardMenu(cards, (card) => detail(details, card, many)));
    if (cards.length) detail(details, cards[0], many);
    else details.append(el("p", {}, word("page-empty")));
    form.append(details, button);
    form.onsubmit = async (event) => {
      event.preventDefault();
      button.disabled = true;
      await this.enter(kind, details.card, Object.fromEntries(new FormData(form)));
      button.disabled = false;
    };
    return form;
  }

  async enter(kind, card, answers) {
    if (kind === "watch") return this.watch.start(card);
    delete answers.card;
    try {
      return this.table.enter(await ask("open", { ...this.table.here(), kind, card: card.id, answers }));
    } catch (refusal) {
      return toast(refusal.message);
    }
  }
}

/** What a card says and asks; its title stands in the menu already where there's one. */
function detail(details, card, inMenu) {
  details.card = card;
  const title = inMenu ? null : el("p", {}, el("b", {}, card.title));
  const text = card.text ? el("p", { class: "card-text" }, card.text) : null;
  details.replaceChildren(...[title, text, ...card.questions.map(question)].filter(Boolean));
  for (const each of card.questions) if (each.bound) bind(details, each);
}

/** Offers no more in a menu than the answer to another question allows. */
function bind(details, { name, bound, default: usual }) {
  const menu = details.querySelector(`[name="${name}"]`);
  const most = details.querySelector(`[name="${bound}"]`);
  const fit = () => {
    for (const each of menu.options) each.hidden = each.disabled = Number(each.value) > Number(most.value);
    if (menu.selectedOptions[0]?.disabled) menu.value = usual;
  };
  most.addEventListener("change", fit);
  fit();
}

function cardMenu(cards, chosen) {
  const node = el("select", { name: "card", "aria-label": word("page-which") });
  cards.forEach((each, index) => node.append(el("option", { value: String(index) }, each.title)));
  node.onchange = () => chosen(cards[Number(node.value)]);
  return node;
}

function question(data) {
  const menu = el("select", { name: data.name });
  for (const [value, label] of data.options) menu.append(el("option", { value, selected: value === data.default }, label));
  return el("label", { class: "option" }, el("span", { class: "option-name" }, data.label), menu);
}

/** A recorded game, one step at a time. */
class Watch {
  constructor(table, doors) {
    this.table = table;
    this.doors = doors;
    byId("watch-back").onclick = () => this.stop();
    byId("watch-first").onclick = () => this.go(0);
    byId("watch-prev").onclick = () => this.go(this.n - 1);
    byId("watch-next").onclick = () => this.go(this.n + 1);
    byId("watch-last").onclick = () => this.go(this.last);
    byId("watch-at").oninput = (event) => this.go(Number(event.target.value));
    byId("watch-try").onclick = () => this.doors.enter("try", this.card, { step: String(this.n) });
    document.addEventListener("keydown", (event) => this.key(event));
  }

  async start(card) {
    this.card = card;
    this.n = 0;
    this.last = 0;
    byId("watch-title").textContent = card.title;
    byId("watch-try").hidden = !card.branches;
    byId("doors").hidden = true;
    byId("watch").hidden = false;
    await this.go(0);
    byId("watch-next").focus();
  }

  stop() {
    byId("watch").hidden = true;
    byId("doors").hidden = false;
  }

  /** Goes to a step; one that was asked for before and isn't there yet is given up, so that nobody draws it. */
  async go(n) {
    this.asked?.abort();
    const asked = (this.asked = new AbortController());
    try {
      this.show(await ask("step", { card: this.card.id, n: Math.max(0, n) }, asked.signal));
    } catch (refusal) {
      if (!asked.signal.aborted) toast(refusal.message);
    }
  }

  show(step) {
    this.n = step.n;
    this.last = step.last;
    byId("watch-heading").textContent = step.heading;
    byId("watch-words").replaceChildren(...markdown(step.text, this.table.context()));
    const slider = byId("watch-at");
    slider.max = step.last;
    slider.value = step.n;
    byId("watch-count").textContent = `${step.n} / ${step.last}`;
    for (const id of ["watch-first", "watch-prev"]) byId(id).disabled = step.n === 0;
    for (const id of ["watch-last", "watch-next"]) byId(id).disabled = step.n === step.last;
    this.picture(step);
  }

  picture(step) {
    const frame = byId("watch-picture");
    frame.hidden = !step.picture;
    if (!step.picture) return;
    const image = frame.querySelector("img");
    image.src = step.picture;
    image.alt = step.alt;
    frame.onclick = () => enlarge(step.picture, step.alt);
  }

  key(event) {
    if (byId("watch").hidden || event.target.matches("input, select") || byId("viewer").open) return;
    if (event.key === "ArrowRight" && this.n < this.last) this.go(this.n + 1);
    else if (event.key === "ArrowLeft" && this.n > 0) this.go(this.n - 1);
    else if (event.key === "Home") this.go(0);
    else if (event.key === "End") this.go(this.last);
  }
}
