// Small helpers for building the page. Text always goes in as text, never as markup.

/** An element with properties (`class`, `onclick`, `aria-…`, `data-…`) and children (nodes, texts, nothing). */
export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") node.className = value;
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && !name.includes("-")) node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const byId = (id) => document.getElementById(id);

/** A passing notice at the edge of the page. */
export function toast(text) {
  const note = el("div", { class: "toast" }, text);
  byId("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}

/** Links to the table's own files work under whatever address and port it's served. */
export function fileUrl(url) {
  const found = /^https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(\/cdn\/.*)$/.exec(url ?? "");
  return found ? found[1] : null;
}

/** Opens a picture large; a click on it, or the button, switches between whole and full size. */
export function enlarge(src, alt) {
  const viewer = byId("viewer");
  const image = viewer.querySelector("img");
  image.src = src;
  image.alt = alt;
  resize(image, false);
  image.onclick = (event) => resize(image, !image.classList.contains("full"), event);
  byId("viewer-size").onclick = () => resize(image, !image.classList.contains("full"));
  viewer.querySelector("p").textContent = alt;
  viewer.showModal();
}

/** Shows a picture whole or in full size; then with the point that was clicked in the middle. */
function resize(image, full, at = { offsetX: image.width / 2, offsetY: image.height / 2 }) {
  const [x, y] = [at.offsetX / image.width, at.offsetY / image.height];
  image.classList.toggle("full", full);
  byId("viewer-size").setAttribute("aria-pressed", String(full));
  const frame = image.parentElement;
  frame.scrollTo(image.width * x - frame.clientWidth / 2, image.height * y - frame.clientHeight / 2);
}

/** A picture that opens large when it's clicked. */
export function picture(src, alt, size = {}) {
  const image = el("img", { src, alt: alt ?? "", loading: "lazy", ...size });
  return el("button", { class: "picture", type: "button", onclick: () => enlarge(src, alt ?? "") }, image);
}

/** The round face of a person: first letters on one of eight colours. */
export function paintFace(node, person) {
  const words = person.name.split(/\s+/);
  node.textContent = (words[0][0] + (words[1]?.[0] ?? "")).toUpperCase();
  node.dataset.colour = person.bot ? "bot" : String(Number(BigInt(person.id) % 8n));
  return node;
}
