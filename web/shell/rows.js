// Finds rows of the order by their place. Places grow from block to block and from row to row, so it measures a few of
// them only, and none in a block that is out of sight, which the browser would lay out for it.

/** The index of the first row of a list whose middle is below an offset. Offsets, unlike rectangles, are those at rest
    while a row slides to its place. */
export function from(list, offset) {
  let before = 0;
  for (const block of list.children) {
    if (block.offsetTop + block.offsetHeight > offset) return before + within(block.children, offset - block.offsetTop);
    before += block.children.length;
  }
  return before;
}

function within(rows, offset) {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const at = (low + high) >> 1;
    if (rows[at].offsetTop + rows[at].offsetHeight / 2 < offset) low = at + 1;
    else high = at;
  }
  return low;
}

/** The rows of a list from one index to another. It reads no block without them. */
export function rows(list, first, end) {
  let before = 0;
  return [...list.children].flatMap(({ children }) => {
    const from = Math.max(first - before, 0);
    const to = end - before;
    before += children.length;
    return from < children.length && to > 0 ? [...children].slice(from, to) : [];
  });
}

/** The index of a row in its list, for which it need not be laid out. */
export function index(row) {
  let before = [...row.parentElement.children].indexOf(row);
  for (let block = row.parentElement.previousElementSibling; block; block = block.previousElementSibling) before += block.children.length;
  return before;
}

/** The offset of a row in its list. */
export const top = (row) => row.offsetTop + row.parentElement.offsetTop;

/** What to add to a height in the window to get an offset of the rows of a list. */
export const start = (list) => list.offsetTop - list.getBoundingClientRect().top;
