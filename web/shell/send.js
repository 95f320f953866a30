/**
 * Sends an event of `protocol.js`.
 *
 * @template {keyof import("./protocol.js").Details} Name
 * @param {Name} name
 * @param {import("./protocol.js").Details[Name]} [detail]
 */
export function send(name, detail) {
  dispatchEvent(new CustomEvent(name, { detail }));
}
