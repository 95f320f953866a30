/**
 * Returns the SHA-256 of bytes, in hexadecimal. Only pages and workers with https have it.
 *
 * @param {BufferSource} bytes
 */
export async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
