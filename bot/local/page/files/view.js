// Which part of the log is in view: the end, but never past a message that is for the person at the page.

import { byId } from "./dom.js";

const NEAR = 120, AIR = 8;
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"];

/** Follows the log as it grows, until one scrolls away; a button leads back. */
export class View {
  constructor() {
    this.log = byId("log");
    this.down = byId("to-end");
    this.following = true;
    this.wanted = null;
    this.byHand = false;
    for (const each of BY_HAND) this.log.addEventListener(each, () => (this.byHand = true), { passive: true });
    this.log.addEventListener("scroll", () => this.look());
    // Pictures that come late count as read in the message they are in.
    this.log.addEventListener("load", () => this.settle(), true);
    this.down.onclick = () => this.follow(null);
    new ResizeObserver(() => this.settle()).observe(this.log);
  }

  /** Goes to the end, or as far as the message `wanted` (its id) stays in view. */
  follow(wanted) {
    this.following = true;
    this.grown(wanted);
  }

  /** Takes note that the log has changed. */
  grown(wanted) {
    this.wanted = wanted;
    this.settle();
  }

  /** Stays at one message, whatever comes. */
  leave(article) {
    this.following = false;
    this.byHand = true;
    article.scrollIntoView({ block: article.offsetHeight < this.log.clientHeight ? "center" : "start" });
    this.look();
  }

  settle() {
    this.byHand = false;
    if (this.following) this.log.scrollTop = this.goal();
    this.mark();
  }

  /** Where to scroll: the message wanted is shown whole, or its foot, where its buttons are, if it's too tall. */
  goal() {
    const end = this.log.scrollHeight - this.log.clientHeight;
    const article = this.wanted && this.log.querySelector(`[data-id="${CSS.escape(this.wanted)}"]`);
    if (!article) return end;
    const top = article.offsetTop - this.log.offsetTop - AIR;
    return Math.min(end, Math.max(top, top + AIR + article.offsetHeight - this.log.clientHeight));
  }

  look() {
    const { scrollTop, scrollHeight, clientHeight } = this.log;
    const there = scrollHeight - scrollTop - clientHeight < NEAR || Math.abs(scrollTop - this.goal()) < NEAR;
    if (there || this.byHand) this.following = there;
    this.mark();
  }

  mark() {
    const { scrollTop, scrollHeight, clientHeight } = this.log;
    this.down.hidden = scrollHeight - scrollTop - clientHeight < NEAR;
  }
}
