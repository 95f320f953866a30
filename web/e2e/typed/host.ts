// A host of the element and of the frame in TypeScript, checked by tsc --strict and never run.
import { AsaltoError, AsaltoTracker } from "../../../dist/embed.js";
import { connect } from "../../../dist/pkg/asalto-frame.js";

const element: AsaltoTracker = document.createElement("asalto-tracker");
await element.ready;
element.addEventListener("asalto-change", ({ detail }) => {
  const names: string[] = detail.view.combatants.map((one) => one.profile.name);
  console.log(detail.by, detail.cursor, names, detail.text?.length);
});
element.addEventListener("asalto-turn", (event) => console.log(event.detail.current ?? "nobody", event.detail.round));
element.addEventListener("asalto-error", ({ detail }) => console.log(detail.kind, detail.rules?.join()));
const [first] = await element.dispatch({ type: "damage", who: [1], amount: 5 });
if (first.type === "hitPointsChanged") console.log(first.left);
const found: boolean = await element.seek(3);
await element.setState(await element.getState());

element.mode = "player";
element.controls = true;
element.speed = 2;
element.start = "round 2";
element.encounter = await element.getState();
const title: string = element.label + element.encounter;
const moved: boolean = await element.seek("round 2");
element.addEventListener("asalto-moment", ({ detail }) => console.log(detail.round ?? title, detail.cursor, moved));

const frame = document.querySelector("iframe");
if (frame) {
  const line = connect(frame, (name, detail) => {
    if (name === "change") console.log(detail.cursor, detail.view.round);
    if (name === "resize") console.log(detail.height);
  });
  const { version, mode } = await line.ready;
  const awaiting = await line.call("awaiting");
  await line.call("set", { lang: "es", controls: true, accent: "#1d4ed8" });
  await line.call("open", await line.call("getText"));
  console.log(version, mode, awaiting, found, AsaltoError.name);
}

// @ts-expect-error This command does not exist.
element.dispatch({ type: "surrender" });
// @ts-expect-error This method does not exist.
element.roll();
// @ts-expect-error There is no such moment.
element.seek("round two");
// @ts-expect-error There is no such mode.
element.mode = "players";
