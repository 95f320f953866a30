// The size and depth of a value, measured before code that could overflow the stack walks it.

/** The bounds of what is taken from outside: letters and values in all, and levels of nesting. */
export const COMMAND = { size: 200_000, depth: 32 };
export const STATE = { size: 20_000_000, depth: 64 };

/** What is wrong with the size of a value: `tooLarge`, `tooDeep`, or null. */
export function excess(value, { size, depth }) {
  const open = [[value, 0]];
  let left = size;
  while (open.length) {
    const [one, level] = open.pop();
    left -= typeof one === "string" ? one.length + 1 : 1;
    if (left < 0) return "tooLarge";
    if (typeof one !== "object" || one === null) continue;
    if (level === depth) return "tooDeep";
    // An empty list may claim any length, so it is read key by key like every other value.
    for (const key in one) {
      left -= Array.isArray(one) ? 0 : key.length;
      open.push([one[key], level + 1]);
      if (open.length > size) return "tooLarge";
    }
  }
  return null;
}
