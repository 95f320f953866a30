// Copies a value that came from outside, before code that trusts its shape reads it. The copy is plain data of
// a bounded size and depth: no getter runs twice, and no iterator runs at all.

/** The bounds: letters, values, and levels of nesting. */
export const COMMAND = { letters: 200_000, values: 200_000, depth: 32 };
export const STATE = { letters: 20_000_000, values: 1_000_000, depth: 64 };

/**
 * The copy of a value, with lists and objects alone. Throws what an AsaltoError is made of: a kind
 * (`tooLarge`, `tooDeep` or `unreadable`) and a message.
 */
export function copied(value, bounds) {
  let { letters, values } = bounds;
  const whole = [];
  const open = [];

  function take(one, level, into, key) {
    if (typeof one === "string") letters -= one.length;
    values -= 1;
    if (letters < 0 || values < 0) throw tooLarge(bounds);
    const type = typeof one;
    if (type === "function" || type === "symbol") throw unreadable(`a ${type} is not data`);
    if (type !== "object" || one === null) return void (into[key] = one);
    if (level === bounds.depth) throw fault("tooDeep", `more than ${bounds.depth} levels`);
    const copy = Array.isArray(one) ? [] : {};
    into[key] = copy;
    open.push([one, copy, level + 1]);
  }

  function unfold([source, copy, level]) {
    if (Array.isArray(source)) {
      const { length } = source;
      // An empty list may claim any length.
      if (!(length <= values)) throw tooLarge(bounds);
      for (let at = 0; at < length; at += 1) take(source[at], level, copy, at);
      return;
    }
    if (source[Symbol.iterator] !== undefined) throw unreadable("only lists and plain objects are data");
    for (const key of Object.keys(source)) {
      if (key === "__proto__") throw unreadable("__proto__ is not a name");
      letters -= key.length;
      take(source[key], level, copy, key);
    }
  }

  take(value, 0, whole, 0);
  while (open.length) {
    const next = open.pop();
    try {
      unfold(next);
    } catch (error) {
      // A getter or a proxy may throw anything, of which nothing can be read safely.
      throw FAULTS.has(error) ? error : unreadable("the value throws when it is read");
    }
  }
  return whole[0];
}

/** The faults of this module, which code from outside can't forge. */
const FAULTS = new WeakSet();

function fault(kind, message) {
  const made = { kind, message };
  FAULTS.add(made);
  return made;
}

function tooLarge({ letters, values }) {
  return fault("tooLarge", `more than ${letters} letters or ${values} values`);
}

function unreadable(message) {
  return fault("unreadable", message);
}
