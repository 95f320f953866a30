// Chooses files, copies and prints the log.
import { ANNOUNCE, CHOOSE_FILE, COPY_LOG, NEW_ENCOUNTER, PRINT_LOG, REQUEST_PERSISTENCE, STARTED } from "./protocol.js";
import { ask, replaceState } from "./interfaces.js";
import { readFiles } from "./incoming-files.js";
import { send } from "./send.js";

addEventListener(CHOOSE_FILE, () => {
  const input = document.createElement("input");
  input.type = "file";
  // The content tells the format, so every file can be chosen.
  input.multiple = true;
  input.addEventListener("change", () => readFiles(input.files ?? []));
  input.click();
});

addEventListener(STARTED, () => {
  const address = new URL(location.href);
  if (!address.searchParams.has("new")) return;
  // A reload must open the new encounter, not start another one.
  address.searchParams.delete("new");
  replaceState(null, address);
  send(NEW_ENCOUNTER);
}, { once: true });

// Copies the combat log. The app passes the messages for success and failure.
addEventListener(COPY_LOG, async ({ detail: [report, , copied, notCopied] }) => {
  const { state } = await ask(() => navigator.clipboard?.writeText(report));
  const said = state === "answered" || copyByHand(report) ? copied : notCopied;
  send(ANNOUNCE, said);
});

// execCommand needs no permission, unlike clipboard access.
function copyByHand(text) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return done;
}

// Prints the combat log alone; the styles hide everything else.
addEventListener(PRINT_LOG, ({ detail: [report, title] }) => {
  document.querySelector(".printed")?.remove();
  const page = document.createElement("article");
  page.className = "printed";
  const add = (name, text) => page.append(Object.assign(document.createElement(name), { textContent: text }));
  add("h1", title);
  for (const part of report.split("\n\n")) {
    const [first, ...rest] = part.trim().split("\n");
    add(page.children.length > 1 ? "h2" : "p", first);
    for (const line of rest) add("p", line);
  }
  document.body.append(page);
  addEventListener("afterprint", () => page.remove(), { once: true });
  print();
});

// The app requests it once it has data to save, because the browser may ask the user.
addEventListener(REQUEST_PERSISTENCE, async () => {
  if ("forgets" in document.documentElement.dataset) return;
  const { state, value: lasts } = await ask(() => navigator.storage?.persisted?.());
  // The user may take a while to answer, and nothing depends on it.
  if (state === "answered" && !lasts) ask(() => navigator.storage?.persist?.());
});
