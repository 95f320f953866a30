// The scenes of the style guide: a ruleset, the commands that the engine plays, and the steps that lead to the state.

/**
 * @typedef {{
 *   title: string,
 *   ruleset: string,
 *   play?: (fight: any, lang: string) => void,
 *   steps?: import("./steps.js").Step[],
 * }} Scene
 */

/** The names of enemies, whose lengths differ by language. */
const NAMES = {
  goblin: { en: "Goblin", es: "Goblin", fr: "Gobelin" },
  orc: { en: "Orc", es: "Orco", fr: "Orque" },
  dragon: { en: "Adult Red Dragon", es: "Dragón rojo adulto", fr: "Dragon rouge adulte" },
  mage: { en: "Evil Mage", es: "Mago malvado", fr: "Mage maléfique" },
};
/** @type {[string, object][]} */
const PARTY = [
  ["Lidda", { initiative: 3, hitPoints: 16, armorClass: 17 }],
  ["Tordek", { initiative: 1, hitPoints: 24, armorClass: 18 }],
  ["Mialee", { initiative: 2, hitPoints: 12, armorClass: 13 }],
];

/** Adds the party and some enemies; returns the id of each. */
function gather(fight, lang) {
  const ids = PARTY.map(([name, profile]) => fight.add({ name, side: 0, controller: "player", ...profile }));
  const goblins = [1, 2, 3].map((number) =>
    fight.add({ name: `${NAMES.goblin[lang]} ${number}`, side: 1, initiative: 2, hitPoints: 7, armorClass: 15, group: 1 }),
  );
  const mage = fight.add({ name: NAMES.mage[lang], side: 1, initiative: 1, hitPoints: 22, armorClass: 12 });
  return { lidda: ids[0], tordek: ids[1], mialee: ids[2], goblins, mage };
}

/** Starts a combat whose order is that of the totals. */
function begin(fight, lang) {
  const all = gather(fight, lang);
  fight.dispatch({ type: "start" });
  const totals = [[all.lidda, 21], [all.mage, 17], [all.tordek, 14], ...all.goblins.map((id) => [id, 11]), [all.mialee, 6]];
  for (const [who, total] of totals) {
    const awaiting = fight.awaiting();
    if (awaiting.type === "rolls" && awaiting.who.includes(who)) fight.dispatch({ type: "enterInitiative", who, total });
  }
  return all;
}

/** A combat in which much has happened. */
function midway(fight, lang) {
  const all = begin(fight, lang);
  const { lidda, tordek, mialee, goblins, mage } = all;
  fight.dispatch({ type: "damage", who: [goblins[0]], amount: 5 });
  fight.dispatch({ type: "damage", who: [goblins[1]], amount: 7 });
  fight.dispatch({ type: "damage", who: [tordek], amount: 15 });
  fight.dispatch({ type: "addCondition", who: tordek, condition: { type: "prone" } });
  fight.dispatch({ type: "grantTemporary", who: [lidda], amount: 5 });
  fight.dispatch({ type: "endTurn" });
  fight.dispatch({ type: "damage", who: [mialee], amount: 20 });
  fight.dispatch({ type: "conceal", who: [mage] });
  return all;
}

/** @type {Record<string, Scene>} */
export const SCENES = {
  first: { title: "First visit", ruleset: "dnd5e", steps: [{ wait: "#quick-line" }] },
  typing: {
    title: "Quick line with its preview",
    ruleset: "dnd5e",
    steps: [{ type: "#quick-line", text: "4 goblin; ogre" }, { wait: "#quick-preview" }],
  },
  refused: {
    title: "Quick line with a fault",
    ruleset: "dnd5e",
    steps: [{ type: "#quick-line", text: "Lidda hp x" }, { key: "Enter" }, { wait: "#quick-preview" }],
  },
  samples: { title: "All samples", ruleset: "dnd5e", steps: [{ click: "#sample-all" }, { wait: "#sample-ambush" }] },
  setup: { title: "Setup", ruleset: "dnd5e", play: gather, steps: [{ wait: ".member" }] },
  awareness: { title: "Setup: awareness of each", ruleset: "dnd35", play: gather, steps: [{ click: ".awareness summary" }, { wait: ".matrices table" }] },
  form: { title: "Form of a combatant", ruleset: "dnd5e", play: gather, steps: [{ click: "details.form summary" }, { wait: "details.form form" }] },
  rolls: {
    title: "Initiative",
    ruleset: "dnd5e",
    play(fight, lang) {
      gather(fight, lang);
      fight.dispatch({ type: "start" });
    },
    steps: [{ wait: ".call" }],
  },
  tie: {
    title: "A tie",
    ruleset: "dnd5e",
    play(fight, lang) {
      const { lidda, mialee, mage, tordek, goblins } = gather(fight, lang);
      fight.dispatch({ type: "start" });
      for (const who of [lidda, tordek, mialee, mage]) fight.dispatch({ type: "enterInitiative", who, total: 12 });
      fight.dispatch({ type: "enterInitiative", who: goblins[0], total: 5 });
    },
    steps: [{ wait: ".tie" }],
  },
  combat: { title: "Combat: rows in their states", ruleset: "dnd5e", play: midway, steps: [{ wait: ".row" }] },
  surprise: {
    title: "Combat: a surprise round",
    ruleset: "dnd35",
    play(fight, lang) {
      gather(fight, lang);
      fight.dispatch({ type: "setSideAwareness", observer: 1, target: 0, aware: false });
      fight.dispatch({ type: "start" });
      fight.dispatch({ type: "rollInitiative" });
    },
    steps: [{ wait: ".row .tag" }, { click: ".row .tag" }, { wait: ".why" }],
  },
  damage: { title: "Damage that is being aimed", ruleset: "dnd5e", play: midway, steps: [{ wait: ".row" }, { key: "d" }, { wait: ".deal" }] },
  points: { title: "Hit points in the row", ruleset: "dnd5e", play: midway, steps: [{ click: ".row button.hp" }, { wait: "input.hp" }] },
  aimed: {
    title: "Damage before it is dealt",
    ruleset: "dnd5e",
    play: midway,
    steps: [{ click: ".row:nth-of-type(3) .name" }, { key: "d" }, { type: ".aim-amount, .amount input, input[data-whole]", text: "7" }, { wait: ".deal" }],
  },
  newcomer: {
    title: "A newcomer",
    ruleset: "dnd35",
    play(fight, lang) {
      begin(fight, lang);
      fight.add({ name: NAMES.mage[lang], side: 1, initiative: 1, hitPoints: 22, armorClass: 12 });
    },
    steps: [{ wait: "#prompts-heading" }],
  },
  legendary: {
    title: "Legendary actions",
    ruleset: "dnd5e",
    play(fight, lang) {
      const lidda = fight.add({ name: "Lidda", side: 0, controller: "player", initiative: 3, hitPoints: 16, armorClass: 17 });
      const dragon = fight.add({
        name: NAMES.dragon[lang],
        side: 1,
        initiative: 0,
        hitPoints: 256,
        armorClass: 19,
        legendary: { actions: 3, resistance: 3 },
      });
      fight.dispatch({ type: "start" });
      for (const [who, total] of [[lidda, 19], [dragon, 11]]) fight.dispatch({ type: "enterInitiative", who, total });
      fight.dispatch({ type: "endTurn" });
    },
    steps: [{ wait: ".row" }],
  },
  forty: {
    title: "Forty combatants",
    ruleset: "dnd5e",
    play(fight, lang) {
      gather(fight, lang);
      for (let number = 1; number <= 33; number += 1) {
        fight.add({ name: `${NAMES.orc[lang]} ${number}`, side: 1, initiative: 1, hitPoints: 15, armorClass: 13, group: 2 + Math.floor(number / 7) });
      }
      fight.dispatch({ type: "start" });
      fight.dispatch({ type: "rollInitiative" });
    },
    steps: [{ wait: ".row, .tie" }],
  },
  popcorn: { title: "Each names the next", ruleset: "any", steps: [{ click: "#sample-all" }, { click: "#sample-relay" }, { wait: ".member" }, { click: "#go" }, { wait: ".row" }] },
  dying: {
    title: "Dying below 0",
    ruleset: "dnd35",
    play(fight, lang) {
      const { tordek } = begin(fight, lang);
      fight.dispatch({ type: "damage", who: [tordek], amount: 28 });
      for (let turn = 0; turn < 2; turn += 1) fight.dispatch({ type: "endTurn" });
    },
    steps: [{ wait: ".row" }],
  },
  conditions: { title: "Choice of a condition", ruleset: "dnd5e", play: begin, steps: [{ wait: ".row" }, { click: "#conditions" }, { wait: ".picker" }] },
  more: { title: "All commands of a combatant", ruleset: "dnd5e", play: begin, steps: [{ click: "#more" }, { wait: "#save" }] },
  save: { title: "Saving throw", ruleset: "dnd5e", play: begin, steps: [{ click: "#more" }, { click: "#save" }, { wait: "#save-difficulty" }] },
  log: { title: "Log and its dice", ruleset: "dnd5e", play: midway, steps: [{ wait: ".log" }, { click: "#dice" }, { wait: "#roll-what" }] },
  typed: { title: "Typed command", ruleset: "dnd5e", play: begin, steps: [{ wait: ".row" }, { key: "/" }, { wait: "dialog[open]" }] },
  deathSave: {
    title: "Death save",
    ruleset: "dnd5e",
    play(fight, lang) {
      const { mialee } = begin(fight, lang);
      fight.dispatch({ type: "damage", who: [mialee], amount: 13 });
      for (let turn = 0; turn < 9 && fight.awaiting().type === "turn"; turn += 1) fight.dispatch({ type: "endTurn" });
    },
    steps: [{ wait: ".row" }],
  },
  concentration: {
    title: "Concentration",
    ruleset: "dnd5e",
    play(fight, lang) {
      const { mialee } = begin(fight, lang);
      fight.dispatch({ type: "concentrate", who: mialee, spell: "Web" });
      fight.dispatch({ type: "damage", who: [mialee], amount: 5 });
    },
    steps: [{ wait: "#prompts-heading" }],
  },
  readied: {
    title: "Readied action",
    ruleset: "dnd35",
    play(fight, lang) {
      begin(fight, lang);
      fight.dispatch({ type: "ready", action: "standard", name: "✶", trigger: "→" });
      fight.dispatch({ type: "endTurn" });
    },
    steps: [{ wait: ".comes-in button" }],
  },
  pile: {
    title: "Stack of a readied action",
    ruleset: "dnd35",
    play(fight, lang) {
      const { lidda } = begin(fight, lang);
      fight.dispatch({ type: "ready", action: "standard", name: "✶", trigger: "→" });
      fight.dispatch({ type: "endTurn" });
      fight.dispatch({ type: "trigger", who: [lidda] });
    },
    steps: [{ wait: ".card" }],
  },
  history: {
    title: "An earlier moment",
    ruleset: "dnd5e",
    play: midway,
    steps: [{ wait: ".log" }, { click: ".log li:nth-child(3) .line" }, { wait: ".looking-back" }],
  },
  undone: {
    title: "After an undo",
    ruleset: "dnd5e",
    play: midway,
    steps: [{ wait: ".row" }, { click: "#undo" }, { click: "#undo" }, { wait: ".row" }],
  },
  rejection: {
    title: "Rejected command",
    ruleset: "dnd35",
    play(fight, lang) {
      begin(fight, lang);
      fight.dispatch({ type: "takeAction", action: "standard" });
    },
    steps: [{ wait: ".row" }, { click: "#delay" }, { wait: ".refusal" }],
  },
  menu: { title: "Menu", ruleset: "dnd5e", play: begin, steps: [{ click: "details.menu summary" }, { wait: ".menu-body" }] },
  rules: { title: "Rules to read", ruleset: "dnd5e", steps: [{ wait: "#quick-line" }, { key: "r" }, { wait: "#search" }] },
  keys: { title: "Shortcuts and help", ruleset: "dnd5e", play: begin, steps: [{ wait: ".row" }, { key: "?" }, { wait: "#help dl" }] },
  end: {
    title: "End of the combat",
    ruleset: "dnd5e",
    play(fight, lang) {
      const { goblins, mage } = midway(fight, lang);
      fight.dispatch({ type: "damage", who: [...goblins, mage], amount: 40 });
      fight.dispatch({ type: "end" });
    },
    steps: [{ wait: "#ended" }],
  },
  towSetup: { title: "Tales of War: setup", ruleset: "talesOfWar", steps: [{ click: "#sample-tow" }, { wait: ".member" }] },
  towPhases: {
    title: "Tales of War: charges",
    ruleset: "talesOfWar",
    play: towBegin,
    steps: [{ wait: ".phases .now" }],
  },
  towDeclare: {
    title: "Tales of War: declaring",
    ruleset: "talesOfWar",
    play(fight) {
      towBegin(fight);
      towPass(fight);
    },
    steps: [{ type: "#declare-line", text: "Ward" }],
  },
  towStack: {
    title: "Tales of War: a stack",
    ruleset: "talesOfWar",
    play(fight) {
      towBegin(fight);
      towPass(fight);
    },
    steps: [{ type: "#declare-line", text: "Ward" }, { click: "form.declare button[type=submit]" }, { wait: ".stack .what" }],
  },
};

/** Starts a turn of Tales of War with three actors. */
function towBegin(fight) {
  const add = (name, side) => fight.add({ name, side, controller: side ? "gameMaster" : "player", actor: { points: 6 } });
  const totals = [[add("Archer", 0), 10], [add("Mage", 0), 15], [add("Orc", 1), 5]];
  fight.dispatch({ type: "start" });
  for (const [who, total] of totals) fight.dispatch({ type: "enterInitiative", who, total });
}

/** Ends the charges, and passes until the fastest actor has priority in its main phase. */
function towPass(fight) {
  fight.dispatch({ type: "priority.skipCharges" });
  for (let passes = 0; passes < 5; passes += 1) fight.dispatch({ type: "priority.pass" });
}
