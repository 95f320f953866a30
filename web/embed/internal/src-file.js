// Fetches the file of the attribute `src`.
import { fault } from "./element-errors.js";

const LARGEST = 20_000_000;

/** The text of a file, which the frame reads. */
export async function fetched(address) {
  const answer = await fetch(address).catch((error) => {
    throw lost(`${address}: ${error.message}`);
  });
  if (!answer.ok) throw lost(`${address}: ${answer.status}`);
  const text = await answer.text();
  if (text.length > LARGEST) {
    throw fault({ kind: "tooLarge", path: "src", message: `${address} has more than ${LARGEST} characters` });
  }
  return text;
}

function lost(message) {
  return fault({ kind: "unavailable", path: "src", message });
}
