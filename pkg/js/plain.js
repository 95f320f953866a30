// Copies a value from outside as plain data, within bounds. The engine and the frame read only the copy, so
// no getter and no proxy of the page runs while they work.

/** The bounds: letters, values, and levels of nesting. */
export const COMMAND = { letters: 200_000, values: 200_000, depth: 32 };
export const STATE = { letters: 20_000_000, values: 1_000_000, depth: 64 };

/** The fault of a value: a kind, the path to it such as `damage.who[0]`, and a sentence. */
export class Unfit {
  #parts = [];

  constructor(kind, words) {
    this.kind = kind;
    this.words = words;
  }

  within(part) {
    this.#parts.unshift(part);
    return this;
  }

  get path() {
    return this.#parts.join(".").replaceAll(".[", "[");
  }

  get message() {
    return `${this.path || "The value"} ${this.words}.`;
  }
}

/** Copies a value as JSON could represent it, without fields that are `undefined`. Throws an Unfit. */
export function plain(value, bounds) {
  const { depth } = bounds;
  let { letters, values } = bounds;

  function spend(written, held = 0) {
    letters -= written;
    values -= held;
    if (letters < 0 || values < 0) {
      throw new Unfit("tooLarge", `has more than ${bounds.letters} letters or ${bounds.values} values`);
    }
  }

  function copy(one, level) {
    spend(typeof one === "string" ? one.length : 0, 1);
    if (typeof one === "object" && one !== null) {
      if (level === depth) throw new Unfit("tooDeep", `has more than ${depth} levels`);
      return Array.isArray(one) ? list(one, level) : object(one, level);
    }
    if (one === undefined || typeof one === "function" || typeof one === "symbol" || typeof one === "bigint") {
      throw new Unfit("unreadable", `must be plain data, not ${one === undefined ? "nothing" : `a ${typeof one}`}`);
    }
    return one;
  }

  function list(one, level) {
    const { length } = one;
    // An empty list may claim any length.
    if (!(length <= values)) spend(0, Infinity);
    return Array.from({ length }, (_, index) => within(`[${index}]`, () => copy(one[index], level + 1)));
  }

  function object(one, level) {
    if (Object.prototype.toString.call(one) !== "[object Object]") {
      throw new Unfit("unreadable", "must be a plain object or a list");
    }
    const made = {};
    const { type } = one;
    for (const key of Object.keys(one)) {
      spend(key.length);
      const inner = key === "type" ? type : within(key, () => one[key], type);
      // A key such as `__proto__` becomes a field like any other, unknown to the engine.
      if (inner !== undefined) put(made, key, within(key, () => copy(inner, level + 1), type));
    }
    return made;
  }

  try {
    return copy(value, 0);
  } catch (error) {
    if (error instanceof Unfit) throw error;
    throw unreadable(error);
  }
}

/** An error while reading a value. Reading that error may throw as well. */
function unreadable(error) {
  let why = "it throws";
  try {
    why = String(error?.message ?? why);
  } catch {
    // The cause stays unknown.
  }
  return new Unfit("unreadable", `can’t be read: ${why}`);
}

function put(into, key, value) {
  Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Runs a function on a part of a value, and adds the part to the path of a fault. */
function within(part, work, type) {
  try {
    return work();
  } catch (error) {
    const unfit = error instanceof Unfit ? error : unreadable(error);
    unfit.within(part);
    throw typeof type === "string" ? unfit.within(type) : unfit;
  }
}
