// Asks before the page closes while the browser does not save the encounter, or while a saved group waits for an answer or for
// another attempt to save it, or a field has a text that is not used yet.
addEventListener("beforeunload", (event) => {
  const encounter = document.querySelector("[data-unsaved]") && document.querySelector(".member, .row");
  if (encounter || document.documentElement.dataset.unsavedGroups) event.preventDefault();
});
