// Three independent instances, which only this page connects.
import { Session, load } from "./pkg/asalto.js";

const [gm, player, replay, scrubber, moment] = ["gm", "player", "replay", "scrubber", "moment"].map((id) =>
  document.getElementById(id),
);

gm.addEventListener("asalto-change", ({ detail }) => player.setState(detail.text));
gm.addEventListener("asalto-ready", async () => player.setState(await gm.getText()));

await load();
const fight = new Session({ ruleset: "dnd35", seed: 35 });
const join = (name, side, dexterity, hitPoints) =>
  fight.dispatch({ addCombatant: { name, side, dexterity, hitPoints, armorClass: 15 } });
join("Lidda", 0, 17, 16);
join("Jozan", 0, 10, 22);
join("Ogre", 1, 8, 29);
fight.dispatch("start");
fight.dispatch({ rollInitiative: {} });
for (let turn = 0; turn < 7; turn += 1) {
  const { current } = fight.view();
  fight.dispatch({ damage: { who: [current === 3 ? 1 + (turn % 2) : 3], amount: 5 } });
  fight.dispatch("endTurn");
}
fight.dispatch("end");
await replay.setState(fight.getText());
scrubber.max = fight.length;
scrubber.value = moment.value = fight.length;
scrubber.addEventListener("input", () => {
  moment.value = scrubber.value;
  replay.seek(Number(scrubber.value));
});
