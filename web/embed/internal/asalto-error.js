/** An error with a `kind`, and for `unreadable` a `path`. */
export class AsaltoError extends Error {
  /** @param {{ kind: string, message?: string, path?: string, [more: string]: unknown }} fault */
  constructor({ kind, message, ...more }) {
    super(message || kind);
    this.name = "AsaltoError";
    Object.assign(this, more);
    this.kind = kind;
  }
}
