// Escape folds the open menu, or else the innermost open thing around the focus: a drawer, a section, or a
// form of a row. A press outside folds the menu too. A held key presses a button once.
import { keepSoon } from "./lost-focus.js";

// A menu hidden behind another page stays as it is.
const menu = () => /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll(".menu[open]")]).find((one) => one.checkVisibility());

addEventListener("keydown", (event) => {
  const { key, repeat, target } = event;
  /** @param {string} what */
  const on = (what) => target instanceof Element && target.matches(what);
  if (repeat && (key === "Enter" ? !on("textarea") : key === " " && on("button, summary"))) event.preventDefault();
  // An open dialog is above the menu, and closes first. A closed one may have the focus for a moment.
  const open = key === "Escape" && !event.isComposing && !on("dialog[open], dialog[open] *") && menu();
  if (!open) return;
  open.open = false;
  open.querySelector("summary")?.focus();
  event.stopImmediatePropagation();
}, true);

// A field or a list uses the key first.
addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (key !== "Escape" || event.isComposing || event.defaultPrevented || !(target instanceof Element)) return;
  const opener = openerAround(target);
  if (!opener) {
    // The house rules fold wherever the focus is, if nothing else uses the key.
    if (!target.matches("input, textarea, select, dialog, dialog *")) setTimeout(() => event.defaultPrevented || foldHouseRules());
    return;
  }
  opener.click();
  opener.focus();
  // The tile of a seldom used tool goes with its drawer.
  keepSoon();
  event.stopImmediatePropagation();
});

function foldHouseRules() {
  const open = /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll(".house-rules[open] > summary")].find((one) => one.checkVisibility()));
  open?.click();
}

/** The button or the summary that folds the innermost open thing around an element. @returns {any} */
function openerAround(target) {
  const open = target.closest(".drawer, details[open], .saved-groups li");
  if (!open) return null;
  // The targets of a drawer are dropped before it closes.
  if (open.matches(".drawer") && document.querySelector(".picked")) return null;
  if (open.matches("details")) return open.querySelector("summary");
  return open.matches(".drawer") ? open.previousElementSibling : open.querySelector('[aria-expanded="true"]');
}

// A section that unfolds below the edge scrolls into view.
addEventListener("toggle", ({ target }) => {
  if (target instanceof HTMLDetailsElement && target.open && target.closest("main details")) requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
}, true);

// Another page folds it, so that it does not cover the table after the return. The rules lead back to where they were opened.
addEventListener("hashchange", () => {
  if (!location.hash || location.hash.startsWith("#rules")) return;
  for (const open of document.querySelectorAll(".menu[open]")) open.removeAttribute("open");
});

addEventListener("pointerdown", ({ target }) => {
  if (target instanceof Element && !target.closest(".menu, .notices")) menu()?.removeAttribute("open");
});
