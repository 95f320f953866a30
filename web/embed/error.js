/** An error with a `kind`, and for `unreadable` a `path`. */
export class AsaltoError extends Error {
  constructor({ kind, message, ...more }) {
    super(message || kind);
    this.name = "AsaltoError";
    Object.assign(this, more, { kind });
  }
}
