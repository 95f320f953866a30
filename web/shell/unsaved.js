// Asks before the page closes while the browser does not save the encounter.
addEventListener("beforeunload", (event) => {
  if (document.querySelector("[data-unsaved]") && document.querySelector(".member, .row")) event.preventDefault();
});
