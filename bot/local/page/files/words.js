// The page's own words, in the language of the browser or the one chosen here.

const COOKIE = "railwire-language", YEAR = 365 * 24 * 60 * 60;

export const LANGUAGES = { en: "English", es: "Español", fr: "Français", it: "Italiano", pt: "Português" };

let spoken = { language: "en", texts: {} };

await read();

/** Asks for the texts, and puts those that stand in the page itself into their places. */
async function read() {
  spoken = await (await fetch("/page/words.json")).json();
  document.documentElement.lang = spoken.language;
  for (const node of document.querySelectorAll("[data-words]")) node.textContent = word(node.dataset.words);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", word(node.dataset.label));
  for (const node of document.querySelectorAll("[data-hint]")) node.title = word(node.dataset.hint);
}

/** The text of a key; `places` fill in what stands in braces. */
export function word(key, places = {}) {
  return spoken.texts[key].replace(/\{(\w+)\}/g, (whole, name) => places[name] ?? whole);
}

/** The text of a key as a list of texts and of the nodes that `places` puts into it. */
export function wordsWith(key, places) {
  return spoken.texts[key].split(/\{(\w+)\}/).map((part, index) => (index % 2 ? places[part] : part));
}

/** The language of the page. */
export const language = () => spoken.language;

/** For dates and numbers: the browser's own kind of the page's language where it has one. */
export const locale = () => navigator.languages.find((each) => each.split("-")[0] === spoken.language) ?? spoken.language;

/** Speaks another language from now on, also after the next start. */
export async function speak(chosen) {
  document.cookie = `${COOKIE}=${chosen}; path=/; max-age=${YEAR}; samesite=strict`;
  await read();
}
