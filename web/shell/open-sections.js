// Escape folds the open menu, or else the section with the focus. A press outside folds the menu too. A held
// key presses a button once.

// A menu hidden behind the rules stays as it is.
const menu = () => /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll(".menu[open]")]).find((one) => one.checkVisibility());

addEventListener("keydown", (event) => {
  const { key, repeat } = event;
  const target = event.target instanceof Element ? event.target : null;
  /** @param {string} what @returns {any} */
  const on = (what) => target?.closest(what);
  if (repeat && (key === "Enter" ? !on("textarea") : key === " " && on("button, summary"))) event.preventDefault();
  if (key !== "Escape" || event.isComposing) return;
  const drawer = on("input:not([type=search]), select, textarea") ? null : on(".drawer");
  if (drawer && !menu()) {
    drawer.previousElementSibling.click();
    drawer.previousElementSibling.focus();
    event.stopImmediatePropagation();
    return;
  }
  const open = menu() ?? (on("input, select, textarea") ? null : on("details[open]"));
  if (!open) return;
  open.open = false;
  open.querySelector("summary")?.focus();
  event.stopImmediatePropagation();
}, true);

// A section that unfolds below the edge scrolls into view.
addEventListener("toggle", ({ target }) => {
  if (target instanceof HTMLDetailsElement && target.open && target.closest("main details")) requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
}, true);

addEventListener("pointerdown", ({ target }) => {
  if (target instanceof Element && !target.closest(".menu, .notices")) menu()?.removeAttribute("open");
});
