// Chooses files, copies and prints the log, and sends texts out.
import { ANNOUNCE, CHOOSE_FILE, COPY_LOG, NEW_ENCOUNTER, PRINT_LOG, REQUEST_PERSISTENCE, SEND_OUT, STARTED } from "./protocol.js";
import { ask, reach, replaceState } from "./interfaces.js";
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
addEventListener(COPY_LOG, ({ detail: [report, , copied, notCopied] }) => copy(report, copied, notCopied));

async function copy(text, copied, notCopied) {
  const { state } = await ask(() => navigator.clipboard?.writeText(text));
  send(ANNOUNCE, state === "answered" || copyByHand(text) ? copied : notCopied);
}

addEventListener(SEND_OUT, ({ detail: [way, fileName, type, text, done, failed] }) => {
  if (way === "copy") copy(text, done, failed);
  else if (way === "share") share(fileName, new File([text], fileName, { type }), text, failed);
  else {
    const url = URL.createObjectURL(new Blob([text], { type }));
    Object.assign(document.createElement("a"), { href: url, download: fileName }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
});

// Shares a file, or its text if the browser shares no such files. The user may take any time, and may cancel.
async function share(title, file, text, failed) {
  const whole = { title, files: [file] };
  const data = reach(() => navigator.canShare?.(whole)) ? whole : { title, text };
  const { state, value } = await ask(() => navigator.share?.(data).catch(({ name }) => name), Infinity);
  if (state !== "answered" || (value && value !== "AbortError")) send(ANNOUNCE, failed);
}

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
