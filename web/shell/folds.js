// Escape folds what lies open: the menu first, else what the focus is in. The menu folds with a press
// elsewhere too, and a key that is held presses nothing twice.

// Behind the rules it stays as it is.
const menu = () => [...document.querySelectorAll(".menu[open]")].find((one) => one.checkVisibility());

addEventListener("keydown", (event) => {
  const { key, repeat, target } = event;
  const on = (what) => target.closest?.(what);
  if (repeat && (key === "Enter" ? !on("textarea") : key === " " && on("button, summary"))) event.preventDefault();
  if (key !== "Escape" || event.isComposing) return;
  const open = menu() ?? (on("input, select, textarea") ? null : on("details[open]"));
  if (!open) return;
  open.open = false;
  open.querySelector("summary").focus();
  event.stopImmediatePropagation();
}, true);

// What unfolds below the edge comes into sight.
addEventListener("toggle", ({ target }) => {
  if (target.open && target.closest("main details")) requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
}, true);

addEventListener("pointerdown", ({ target }) => {
  if (!target.closest(".menu, .notices")) menu()?.removeAttribute("open");
});
