// Keeps in sight what is looked at: in a wide window the selected row of a long order, in a narrow one the
// panel of a tapped combatant.

const wide = matchMedia("(min-width: 760px)");
let followed;
let asked = false;

new MutationObserver(() => {
  if (!asked) requestAnimationFrame(follow);
  asked = true;
}).observe(document.body, { childList: true, subtree: true });

function follow() {
  asked = false;
  const row = wide.matches && document.querySelector('.order [aria-pressed="true"]')?.closest(".row");
  if (row && row.dataset.combatant !== followed) row.scrollIntoView({ block: "nearest" });
  followed = row?.dataset?.combatant;
}

addEventListener("click", ({ target }) => {
  if (!wide.matches && target.closest?.(".order .name")) {
    requestAnimationFrame(() => document.querySelector(".panel")?.scrollIntoView({ block: "start" }));
  }
});
