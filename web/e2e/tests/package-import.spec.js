// The readers of other tools' files as a part of the package: each sample gives its truth in node too.
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { errorsOf } from "../fixtures/package-errors.js";

const root = path.resolve(import.meta.dirname, "../../..");
const fixtures = path.join(root, "import/tests/fixtures");
const { AsaltoError, load, read } = await import(path.join(root, "dist/pkg/import.js"));

const errorOf = errorsOf(AsaltoError);

/** A value without its keys that are `null` or an empty list, as the truths are written. */
function known(value) {
  if (Array.isArray(value)) return value.map(known);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null && !(Array.isArray(one) && one.length === 0));
  return Object.fromEntries(entries.map(([key, one]) => [key, known(one)]));
}

test("nothing is read before the readers are loaded", () => {
  expect(errorOf(() => read("a.csv", "name\nOgre"))).toMatchObject({ kind: "notLoaded" });
});

test("each sample is read as its truth says", async () => {
  await load();
  let files = 0;
  for (const folder of fs.readdirSync(fixtures)) {
    const truths = JSON.parse(fs.readFileSync(path.join(fixtures, folder, "truth.json"), "utf8"));
    for (const truth of truths) {
      const report = read(truth.file, fs.readFileSync(path.join(fixtures, folder, truth.file)));
      expect(known(report), `${folder}/${truth.file}`).toEqual(known(truth));
      files += 1;
    }
  }
  expect(files).toBeGreaterThan(50);
});

test("a text, a buffer and a view are read, and everything else is refused with a sentence", async () => {
  await load();
  const table = "name,hp\nOgre,29";
  const bytes = new TextEncoder().encode(table);
  const framed = new Uint8Array([0, ...bytes, 0]).subarray(1, -1);
  for (const content of [table, bytes, bytes.buffer, framed]) {
    expect(read("fight.csv", content).combatants).toMatchObject([{ name: "Ogre", hpMax: 29, ac: null }]);
  }
  for (const content of [undefined, null, 7, {}]) {
    expect(errorOf(() => read("fight.csv", content))).toMatchObject({ kind: "unreadable", path: "content" });
  }
  const long = read("fight.csv", "a".repeat(3_000_000));
  expect(long.combatants).toEqual([]);
  expect(long.notUnderstood).toMatchObject([{ where: "file" }]);
});
