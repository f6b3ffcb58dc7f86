// Talking to the table: questions over HTTP, news over a WebSocket.

import { word } from "./words.js";

const key = document.querySelector('meta[name="table-key"]').content;

/** What the server refused, in words for the person. */
export class Refusal extends Error {}

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
    this.pause = 500;
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(`ws://${location.host}/table/live`);
    this.socket.onopen = () => {
      this.tellWho();
      this.back();
      this.pause = 500;
    };
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = () => {
      setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, 8000);
    };
  }

  /** Says as whom this page now listens. */
  tellWho() {
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ key, as: this.who() }));
    }
  }
}
