// Talking to the table: questions over HTTP, news over a WebSocket.

import { word } from "./words.js";

const key = document.querySelector('meta[name="table-key"]').content;
const FORBIDDEN = 403, CLOSED_OUT = 4003;
const RENEWED = "railwire-renewed", RENEWED_AGAIN = 10000;
const PAUSE = 500, LONGEST_PAUSE = 8000;

/** What the server refused, in words for the person. */
export class Refusal extends Error {}

/** A page of an earlier start of the table bears a key that no longer counts: it's loaded anew, but not over and over.
 *  Whether it is.
 */
function renew() {
  const before = Number(sessionStorage.getItem(RENEWED) ?? 0);
  if (Date.now() - before < RENEWED_AGAIN) return false;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
  return true;
}

/** Asks the server; resolves to its answer, rejects with a Refusal. A `signal` gives the question up. */
export async function ask(verb, body = {}, signal = undefined) {
  let response;
  try {
    response = await fetch(`/table/${verb}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Table-Key": key },
      body: JSON.stringify(body),
      signal,
    });
  } catch {
    throw new Refusal(word("page-silence"));
  }
  if (response.status === FORBIDDEN && renew()) return new Promise(() => {});
  const isJson = (response.headers.get("Content-Type") ?? "").includes("json");
  const answer = isJson ? await response.json() : { error: await response.text() };
  if (!response.ok) throw new Refusal(answer.error);
  return answer;
}

/** Keeps listening as the person that `who()` names; `hear` gets each piece of news. `back` runs whenever it begins to
 *  listen: what happened before that wasn't heard.
 */
export class Live {
  constructor(who, hear, back) {
    this.who = who;
    this.hear = hear;
    this.back = back;
    this.pause = PAUSE;
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(`ws://${location.host}/table/live`);
    this.socket.onopen = () => {
      this.tellWho();
      this.back();
      this.pause = PAUSE;
    };
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = ({ code }) => {
      if (code === CLOSED_OUT && renew()) return;
      setTimeout(() => this.connect(), code === CLOSED_OUT ? LONGEST_PAUSE : this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  /** Says as whom this page now listens. */
  tellWho() {
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ key, as: this.who() }));
    }
  }
}
