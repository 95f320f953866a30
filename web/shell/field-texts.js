// Cuts and cleans each text that comes into a field, before the app reads it. Scripts and pasted pages can put in what
// typing cannot: a hundred thousand accents on one letter, which take a minute to measure, and characters that turn
// the text around them.

/** The longest text of a field that has no limit of its own, in characters. */
const LONGEST = 4000;
/** Unseen characters: those of `is_unseen` in the core, without line breaks and tabs. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

for (const type of ["input", "change"]) addEventListener(type, ({ target }) => clean(target), true);

/** @param {EventTarget | null} field */
function clean(field) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.type === "file") return;
  const longest = field.maxLength > 0 ? field.maxLength : LONGEST;
  const text = field.value.slice(0, longest).replace(UNSEEN, "");
  if (text === field.value) return;
  const [start, end] = [field.selectionStart, field.selectionEnd];
  field.value = text;
  // Only fields of text have a selection.
  if (start !== null) field.setSelectionRange(start, end);
}
