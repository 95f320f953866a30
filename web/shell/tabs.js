// One tab plays an encounter, and the others show it live and can take over. A Web Lock decides which tab
// plays. The tab sends each write to the others, because their view of storage may lag.
import { pause } from "./waiting.js";
import { KEY, generation } from "./slot-format.js";
import { DELETED_ELSEWHERE, ENCOUNTER_DELETED, ENCOUNTER_OPENED, ENCOUNTER_TEXT, RESEND, TAB_ROLE, TAKE_OVER, WRITTEN } from "./protocol.js";
import { send } from "./send.js";

/** Open from the first encounter on. A players' screen opens none, and must not receive whole texts. */
let channel = null;
const ANSWER_WITHIN = 500;
const GRACE = 250;
let key = null;
let plays = false;
let release = null;
let queue = null;
let given = null;
let last = null;
let sent = 0;
let role = null;
let answers = false;

addEventListener(ENCOUNTER_OPENED, (event) => open(event.detail));
addEventListener(WRITTEN, ({ detail: [slot, text] }) => {
  // Other tabs follow only writes to the open encounter.
  if (!slot.startsWith(key)) return;
  // A whole slot after its journal adds nothing new.
  if (!(generation(text) > sent)) return;
  sent = generation(text);
  last = text;
  channel?.postMessage({ say: "text", key, text });
});
// The app received a write without the previous one. Only the next write asks again if the answer lacks it
// too.
addEventListener(RESEND, () => answers || channel?.postMessage({ say: "ask", key }));
addEventListener(TAKE_OVER, takeOver);
// A tab that has the encounter open must not write it back without asking.
addEventListener(ENCOUNTER_DELETED, ({ detail }) => channel?.postMessage({ say: "deleted", key: detail }));

function open(next) {
  if (!channel && "BroadcastChannel" in self) {
    channel = new BroadcastChannel("asalto.1");
    // Other pages of the origin may send anything.
    channel.addEventListener("message", ({ data }) => data?.key === key && hear(data));
  }
  if (next === key) return role && tell(role);
  letGo();
  role = null;
  key = next;
  last = null;
  sent = 0;
  if (navigator.locks) wait();
}

/** Queues for the lock: this tab plays once the playing tab closes or is killed. */
function wait() {
  const line = new AbortController();
  queue = line;
  ask({ signal: line.signal }, play);
  // A reloaded page briefly finds its own lock. This tab plays until GRACE ends, and the generation check
  // guards its writes.
  setTimeout(async () => {
    // A slow browser grants a free lock later, and this tab loses no command meanwhile.
    while (queue === line && (await isFree())) await pause(GRACE);
    if (queue !== line) return;
    tell("follows");
    channel?.postMessage({ say: "ask", key });
  }, GRACE);
}

/**
 * Returns whether no page has the lock of the encounter. A browser that does not answer counts as one with
 * the lock taken.
 */
async function isFree() {
  /** @type {LockManagerSnapshot} */
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [{ name: key ?? "" }] }));
  return !held.some(({ name }) => name === key);
}

function letGo() {
  release?.();
  queue?.abort();
  release = queue = given = null;
  plays = false;
}

/** Requests the lock of the encounter. A lock granted after a switch to another encounter is ignored. */
function ask(how, then) {
  const mine = key;
  navigator.locks
    .request(mine, how, (lock) => (key === mine ? then(lock) : undefined))
    // Another tab took over. An aborted request has no lock to lose.
    .catch(() => key === mine && release && follow());
}

function play() {
  plays = true;
  queue = null;
  tell("plays");
  return new Promise((done) => (release = done));
}

function follow() {
  plays = false;
  release = null;
  tell("follows");
  wait();
}

function takeOver() {
  if (!key || plays) return;
  const mine = key;
  given = () => {
    given = null;
    if (key !== mine || plays) return;
    queue?.abort();
    ask({ steal: true }, play);
  };
  // A sleeping tab does not answer.
  setTimeout(() => given?.(), ANSWER_WITHIN);
  channel?.postMessage({ say: "give", key });
}

function give() {
  // This tab accepts no command from here on, so the text it sends is final.
  const held = release;
  plays = false;
  tell("follows");
  channel.postMessage({ say: "given", key, text: last });
  // The requesting tab may close before it takes the lock.
  setTimeout(() => {
    if (!held || release !== held) return;
    plays = true;
    tell("plays");
  }, 4 * ANSWER_WITHIN);
}

/** Sends the texts that lead to the present: the newest slot, and then the journals. */
function answer() {
  const all = Object.entries(localStorage).filter(([name]) => name.startsWith(key) && KEY.test(name));
  all.sort(([, one], [, other]) => generation(one) - generation(other));
  const slot = all.findLast(([name]) => !name.includes("journal"));
  for (const one of all) {
    if (one === slot || one[0].includes("journal")) channel.postMessage({ say: "answer", key, text: one[1] });
  }
}

function hear({ say: what, text }) {
  answers = what === "answer";
  if (what === "deleted") send(DELETED_ELSEWHERE);
  else if (what === "give" && plays) give();
  else if (what === "ask" && plays) answer();
  else if ((what === "text" || answers) && !plays) send(ENCOUNTER_TEXT, text);
  else if (what === "given" && given) {
    if (text) send(ENCOUNTER_TEXT, text);
    given();
  }
}

function tell(now) {
  role = now;
  send(TAB_ROLE, role);
}
