// Finds rows by their place. Places grow from row to row, so it measures a few rows only, however many there are.

/** The index of the first row whose middle is below an offset. Offsets, unlike rectangles, are those at rest while a
    row slides to its place. */
export function from(rows, offset) {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const at = (low + high) >> 1;
    if (rows[at].offsetTop + rows[at].offsetHeight / 2 < offset) low = at + 1;
    else high = at;
  }
  return low;
}

/** What to add to a height in the window to get an offset of the rows of a list. */
export const start = (list) => list.offsetTop - list.getBoundingClientRect().top;
