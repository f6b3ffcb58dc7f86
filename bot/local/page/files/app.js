// The page: which place is open, as whom, and what is heard from the table.

import { ask, Live } from "./api.js";
import { Composer } from "./composer.js";
import { Doors } from "./doors.js";
import { byId, el, paintFace, toast } from "./dom.js";
import { openForm } from "./form.js";
import { listenToLanguages } from "./languages.js";
import { refreshTimes } from "./markdown.js";
import { isPrivate, renderMessage, renewMessage } from "./message.js";
import { openPins } from "./pins.js";
import { paintPlaces } from "./places.js";
import { View } from "./view.js";
import { word } from "./words.js";

const FOLLOW = "follow", NEW = "new";
const TIMES_EVERY = 10000;
const BOT = "Railwire";

class Table {
  constructor() {
    this.people = new Map();
    this.channels = new Map();
    this.turns = {};
    this.late = null;
    this.unread = new Map();
    this.messages = [];
    this.more = false;
    this.me = null;
    this.open = null;
    this.view = new View();
    this.fixed = new URLSearchParams(location.search).get("as");
  }

  /** Takes a seat, fills the page, and starts to listen. */
  async start() {
    try {
      this.take(await ask("hello", this.fixed ? { name: this.fixed } : {}));
      this.home = this.me;
    } catch (refusal) {
      return toast(refusal.message);
    }
    this.composer = new Composer(this.surroundings());
    this.doors = new Doors(this);
    this.live = new Live(() => this.me, (news) => this.hear(news), () => this.resume());
    this.listen();
    const wanted = location.hash.slice(1);
    if (this.withDoors && !this.fixed && !this.channels.has(wanted)) return this.showDoors();
    return this.leaveDoors(wanted);
  }

  take(hello) {
    this.me = hello.me;
    this.bot = hello.bot;
    this.turns = hello.turns;
    this.withDoors = hello.doors;
    this.takePlaces(hello);
  }

  takePlaces({ people, channels }) {
    this.people = new Map(people.map((each) => [each.id, each]));
    this.channels = new Map(channels.map((each) => [each.id, each]));
  }

  /** What the parts of the page may ask of it. */
  surroundings() {
    return {
      here: () => this.here(),
      outcome: (answer) => this.outcome(answer),
      people: () => [...this.people.values()],
      channels: () => [...this.channels.values()],
      context: () => this.context(),
    };
  }

  here() {
    return { as: this.me, channel: this.open };
  }

  context() {
    return {
      me: this.me,
      person: (id) => this.people.get(id) ?? (id === this.bot ? { name: BOT } : undefined),
      channel: (id) => this.channels.get(id),
      people: () => [...this.people.values()],
      open: (id, message) => this.go(id, message),
      type: (text) => this.composer.type(text),
      dismiss: (id) => this.attempt("dismiss", { message: id }),
      act: (verb, details, node) => this.act(verb, details, node),
    };
  }

  // -- doors -----------------------------------------------------------------------------------------------------

  showDoors() {
    if (!this.fixed) {
      this.me = this.home;
      this.live.tellWho();
    }
    byId("table").hidden = true;
    byId("watch").hidden = true;
    byId("doors").hidden = false;
    document.title = word("page-title");
    return this.doors.show();
  }

  leaveDoors(wanted) {
    byId("doors").hidden = true;
    byId("watch").hidden = true;
    byId("table").hidden = false;
    const first = [...this.channels.values()].find((each) => each.kind === 0);
    return this.go(this.channels.has(wanted) ? wanted : (this.open ?? first.id));
  }

  /** Goes through a door: the seat follows the turn from there on. */
  async enter({ channel, as }) {
    this.fixed = null;
    this.me = as;
    this.take(await ask("hello", { as }));
    this.live.tellWho();
    this.open = null;
    return this.leaveDoors(channel);
  }

  // -- places ----------------------------------------------------------------------------------------------------

  /** Opens a channel; with `message`, scrolled to that one. */
  async go(id, message = undefined) {
    this.toggleSide(false);
    if (!this.channels.has(id)) return toast(word("page-place-gone"));
    if (message) return this.show(id, message);
    this.open = id;
    this.unread.delete(id);
    history.replaceState(null, "", `#${id}`);
    if (!this.fixed && this.turns[id] && this.turns[id] !== this.me) return this.become(this.turns[id]);
    return this.reload();
  }

  /** Shows one message where it stands; the seat stays as it is, since looking is no turn. */
  async show(id, message) {
    if (id !== this.open || !this.messages.some((each) => each.id === message)) {
      this.open = id;
      history.replaceState(null, "", `#${id}`);
      await this.reload(message);
    }
    const article = byId("log").querySelector(`[data-id="${CSS.escape(message)}"]`);
    if (!article) return toast(word("page-message-gone"));
    article.tabIndex = -1;
    article.classList.add("found");
    article.focus({ preventScroll: true });
    this.view.leave(article);
  }

  /** Reads the newest messages of the open place, at least as far back as the message `reach`. */
  async reload(reach = undefined) {
    const open = this.open;
    const late = (this.late = []);
    try {
      const { messages, more } = await ask("channel", { ...this.here(), reach });
      if (open !== this.open) return;
      this.messages = messages;
      this.more = more;
    } catch (refusal) {
      toast(refusal.message);
      this.messages = [];
    }
    this.paint();
    if (this.late === late) this.late = null;
    // What was heard meanwhile may be newer than the answer.
    for (const news of late) this.hear(news);
    this.composer.refresh();
  }

  /** Reads what may have been missed; where nothing was, all stays as it is, with what somebody is about to choose. */
  async catchUp() {
    const { messages } = await ask("channel", this.here());
    const known = this.messages.slice(-messages.length);
    if (JSON.stringify(messages) !== JSON.stringify(known)) await this.reload();
    else this.paintAround();
  }

  async loadEarlier() {
    const { messages, more } = await ask("channel", { ...this.here(), before: this.messages[0]?.id });
    const log = byId("log");
    const fromEnd = log.scrollHeight - log.scrollTop;
    this.messages = [...messages, ...this.messages];
    this.more = more;
    this.paintLog();
    log.scrollTop = log.scrollHeight - fromEnd;
  }

  // -- the seat --------------------------------------------------------------------------------------------------

  async become(id) {
    this.me = id;
    this.live.tellWho();
    const hello = await ask("hello", { as: id });
    this.takePlaces(hello);
    this.turns = hello.turns;
    if (!this.channels.has(this.open)) this.open = [...this.channels.keys()][0];
    return this.reload();
  }

  async chooseSeat(choice) {
    if (choice === NEW) return this.newPerson();
    if (choice === FOLLOW) {
      this.fixed = null;
      return this.become(this.turns[this.open] ?? this.me);
    }
    this.fixed = this.people.get(choice).name;
    return this.become(choice);
  }

  newPerson() {
    const dialog = byId("form");
    const name = el("input", { type: "text", required: true, maxLength: 32, autocomplete: "off" });
    const label = el("label", { class: "option" }, el("span", { class: "option-name" }, word("page-person-name")), name);
    const send = el("button", { class: "button primary", type: "submit" }, word("page-person-sit"));
    const form = el("form", {}, el("h2", {}, word("page-person")), label, el("div", { class: "row" }, send));
    form.onsubmit = async (event) => {
      event.preventDefault();
      dialog.close();
      const hello = await ask("hello", { name: name.value });
      this.takePlaces(hello);
      this.fixed = this.people.get(hello.me).name;
      this.become(hello.me);
    };
    dialog.onclose = () => this.paintSeat();
    dialog.replaceChildren(form);
    dialog.showModal();
  }

  // -- doing -----------------------------------------------------------------------------------------------------

  async act(verb, details, node) {
    if (node.classList.contains("busy")) return;
    node.classList.add("busy");
    await this.attempt(verb, details);
    node.classList.remove("busy");
  }

  async attempt(verb, details) {
    try {
      this.outcome(await ask(verb, { ...this.here(), ...details }));
    } catch (refusal) {
      toast(refusal.message);
    }
  }

  outcome(answer) {
    if (answer.form) openForm(answer.form, this.surroundings());
  }

  // -- hearing ---------------------------------------------------------------------------------------------------

  hear(news) {
    if (this.late && (news.t === "message" || news.t === "gone")) this.late.push(news);
    if (news.t === "message") this.hearMessage(news);
    else if (news.t === "gone") this.hearGone(news);
    else if (news.t === "ping") this.hearPing(news);
    else if (news.t === "typing") this.hearTyping(news);
    else if (news.t === "places") {
      this.takePlaces(news);
      if (this.open && !this.channels.has(this.open)) this.go([...this.channels.keys()][0]);
      else this.paintAround();
    }
  }

  hearMessage({ message, up }) {
    this.hearUp(message.channel_id, up);
    const channel = this.channels.get(message.channel_id);
    if (channel && BigInt(message.id) > BigInt(channel.last)) channel.last = message.id;
    if (message.channel_id !== this.open) return;
    byId("typing").textContent = "";
    const at = this.messages.findIndex((each) => each.id === message.id);
    if (at >= 0) {
      this.repaint(at, message);
      return;
    }
    this.messages.push(message);
    this.append(message);
  }

  /** Who is up in a channel; nobody any more once the message that asked is past. */
  hearUp(channel, up) {
    if ((this.turns[channel] ?? null) === (up ?? null)) return;
    this.turns[channel] = up;
    this.paintAround();
  }

  hearGone({ channel, id }) {
    const at = channel === this.open ? this.messages.findIndex((each) => each.id === id) : -1;
    if (at < 0) return;
    this.messages.splice(at, 1);
    this.article(id)?.remove();
    // What stood under it may need a heading of its own now; all else stays, somebody may be choosing from a menu.
    if (at < this.messages.length) this.repaint(at, this.messages[at]);
    else this.view.grown(this.newestOfMine());
  }

  hearPing({ channel, user }) {
    this.turns[channel] = user;
    const watching = channel === this.open && !byId("table").hidden;
    if (!this.fixed && watching && user !== this.me) {
      this.become(user).then(() => toast(word("page-follows", { name: this.people.get(user).name })));
      return;
    }
    const mine = this.fixed ? user === this.me : true;
    if (mine && (!watching || document.hidden)) this.unread.set(channel, (this.unread.get(channel) ?? 0) + 1);
    this.paintAround();
  }

  hearTyping({ channel }) {
    if (channel !== this.open) return;
    byId("typing").textContent = word("page-writing", { name: BOT });
    clearTimeout(this.typingTimer);
    this.typingTimer = setTimeout(() => (byId("typing").textContent = ""), 8000);
  }

  async resume() {
    try {
      this.take(await ask("hello", { as: this.me }));
      if (this.open) await this.catchUp();
    } catch (refusal) {
      toast(refusal.message);
    }
  }

  // -- painting --------------------------------------------------------------------------------------------------

  paint() {
    this.paintAround();
    this.paintLog();
    this.view.follow(this.newestOfMine());
  }

  /** The last message that is for this person's eyes or calls them, while nothing of their own came after it. */
  newestOfMine() {
    const last = this.messages.findLast((each) => this.isMine(each) || each.author.id === this.me);
    return last && this.isMine(last) ? last.id : null;
  }

  isMine(message) {
    return isPrivate(message) || message.mentions.some((each) => each.id === this.me);
  }

  paintAround() {
    const place = this.channels.get(this.open);
    byId("place").textContent = place ? (place.kind === 1 ? word("page-direct-with", { name: BOT }) : place.name) : "";
    byId("place").dataset.kind = place?.kind ?? "";
    paintPlaces(byId("places"), this);
    this.paintSeat();
    const count = [...this.unread.values()].reduce((sum, each) => sum + each, 0);
    byId("menu-badge").hidden = !count;
    byId("menu-badge").textContent = count;
    document.title = `${count ? `(${count}) ` : ""}${place?.name ?? BOT}: ${BOT}`;
  }

  paintSeat() {
    const me = this.people.get(this.me);
    const fixed = Boolean(this.fixed);
    const people = [...this.people.values()].filter((each) => !each.robot);
    const always = people.map((each) => el("option", { value: each.id, selected: fixed && each.id === this.me }, each.name));
    byId("seat").replaceChildren(
      el("optgroup", { label: word("page-seat-follow") }, el("option", { value: FOLLOW, selected: !fixed }, word("page-seat-auto", { name: me.name }))),
      el("optgroup", { label: word("page-seat-always") }, always),
      el("option", { value: NEW }, word("page-seat-another")),
    );
    byId("reader").textContent = me.name;
    byId("language").setAttribute("aria-label", word("page-language-of", { name: me.name }));
    byId("language").value = me.language;
    paintFace(byId("seat-face"), me);
  }

  paintLog() {
    const log = byId("log");
    const context = this.context();
    const nodes = this.messages.map((each, index) => renderMessage(each, this.messages[index - 1], context));
    const earlier = el("button", { class: "link earlier", type: "button", onclick: () => this.loadEarlier() }, word("page-earlier"));
    const welcome = el("p", { class: "welcome" }, word("page-beginning"));
    log.replaceChildren(this.more ? earlier : welcome, ...nodes);
  }

  append(message) {
    byId("log").append(renderMessage(message, this.messages.at(-2), this.context()));
    if (isPrivate(message) || message.author.id === this.me) this.view.follow(this.newestOfMine());
    else this.view.grown(this.newestOfMine());
  }

  /** A message has changed. */
  repaint(at, message) {
    const was = this.messages[at];
    this.messages[at] = message;
    const old = this.article(message.id);
    if (!old) return;
    const held = old.contains(document.activeElement) ? document.activeElement : null;
    const label = held?.textContent;
    const now = renewMessage(old, was, message, this.messages[at - 1], this.context());
    if (held && !held.isConnected) this.keepFocus(now, label);
    this.view.grown(this.newestOfMine());
  }

  article(id) {
    return byId("log").querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  /** The focus stays on the same button, or goes to the message itself, so that Tab leads to what is new in it. */
  keepFocus(article, label) {
    const same = [...article.querySelectorAll("button")].find((each) => each.textContent === label && !each.disabled);
    article.tabIndex = -1;
    (same ?? article).focus({ preventScroll: true });
  }

  toggleSide(open) {
    byId("side").classList.toggle("open", open);
    byId("shade").hidden = !open;
    byId("menu").setAttribute("aria-expanded", String(open));
  }

  listen() {
    setInterval(refreshTimes, TIMES_EVERY);
    byId("menu").onclick = () => this.toggleSide(!byId("side").classList.contains("open"));
    byId("shade").onclick = () => this.toggleSide(false);
    byId("pins").onclick = () => openPins(() => this.here(), this.context());
    byId("to-doors").onclick = () => this.withDoors && this.showDoors();
    byId("seat").onchange = (event) => this.chooseSeat(event.target.value);
    listenToLanguages(this);
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.toggleSide(false);
      if (event.key === "/" && !event.target.matches("input, textarea, select") && !byId("table").hidden) {
        event.preventDefault();
        this.composer.type("/");
      }
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.unread.delete(this.open)) this.paintAround();
    });
  }
}

new Table().start();
