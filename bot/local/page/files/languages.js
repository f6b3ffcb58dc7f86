// The menus of languages: of the page, and of what the bot answers to the person whose seat it is.

import { byId, el } from "./dom.js";
import { LANGUAGES, language, speak } from "./words.js";

/** Fills the menus; `table` is the page with its people, composer and places. */
export function listenToLanguages(table) {
  for (const menu of [...menusOfPage(), byId("language")]) {
    menu.append(...Object.entries(LANGUAGES).map(([value, name]) => el("option", { value, lang: value }, name)));
  }
  for (const menu of menusOfPage()) {
    menu.value = language();
    menu.onchange = () => change(table, menu.value);
  }
  byId("language").onchange = async (event) => {
    await table.attempt("language", { chosen: event.target.value });
    table.composer.refresh();
  };
}

const menusOfPage = () => document.querySelectorAll(".page-language");

/** The page speaks another language from now on, and so does the bot to everybody who has read the page's so far. */
async function change(table, chosen) {
  const readers = [...table.people.values()].filter((each) => !each.robot && each.language === language());
  await speak(chosen);
  for (const menu of menusOfPage()) menu.value = chosen;
  for (const each of readers) await table.attempt("language", { as: each.id, chosen });
  table.composer.showLine();
  if (byId("table").hidden) await table.showDoors();
  else await table.reload();
}
