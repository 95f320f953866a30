// Finds rows of the order by their place. Places grow from block to block and from row to row, so it measures
// only a few of them. It measures none in an off-screen block, which the browser would lay out for it.

/**
 * Returns the index of the first row of a list whose middle is below an offset. Offsets, unlike rectangles,
 * ignore a slide.
 */
export function from(list, offset) {
  const blocks = [...list.children];
  const at = firstThat(blocks, (block) => block.offsetTop + block.offsetHeight > offset);
  const before = blocks.slice(0, at).reduce((sum, block) => sum + block.children.length, 0);
  if (at === blocks.length) return before;
  const { children, offsetTop } = blocks[at];
  return before + firstThat(children, (row) => offsetTop + row.offsetTop + row.offsetHeight / 2 >= offset);
}

/** Returns the index of the first element beyond a height. All elements after it are beyond it too. */
function firstThat(elements, isBeyond) {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const at = (low + high) >> 1;
    if (isBeyond(elements[at])) high = at;
    else low = at + 1;
  }
  return low;
}

/** Returns the rows of a list from one index to another. It reads no other block. */
export function rows(list, first, end) {
  let before = 0;
  return [...list.children].flatMap(({ children }) => {
    const from = Math.max(first - before, 0);
    const to = end - before;
    before += children.length;
    return from < children.length && to > 0 ? [...children].slice(from, to) : [];
  });
}

/** Returns the index of a row in its list, without its layout. */
export function index(row) {
  let before = [...row.parentElement.children].indexOf(row);
  for (let block = row.parentElement.previousElementSibling; block; block = block.previousElementSibling) before += block.children.length;
  return before;
}

/** Returns the offset of a row in its list. */
export const top = (row) => row.offsetTop + row.parentElement.offsetTop;

/** Returns the difference between a height in the window and an offset of the rows of a list. */
export const start = (list) => list.offsetTop - list.getBoundingClientRect().top;
