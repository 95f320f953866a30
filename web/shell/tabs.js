// One tab plays an encounter, and the others show it live and can take over. A Web Lock decides which tab
// plays. The tab sends each write to the others, because their view of storage may lag.
import { pause } from "./waiting.js";
import { KEY, generation } from "./slot-format.js";
import { DELETED_ELSEWHERE, ENCOUNTER_DELETED, ENCOUNTER_OPENED, ENCOUNTER_TEXT, RESEND, TAB_ROLE, TAKE_OVER, WRITTEN } from "./protocol.js";
import { ask as inquire, locks, openChannel, storedEntries } from "./interfaces.js";
import { send } from "./send.js";

/** Sends to other tabs from the first encounter on. A players' screen opens none, and must not receive whole texts.
    @type {((message: any) => void) | null} */
let post = null;
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
  post?.({ say: "text", key, text });
});
// The app received a write without the previous one. Only the next write asks again if the answer lacks it
// too.
addEventListener(RESEND, () => answers || post?.({ say: "ask", key }));
addEventListener(TAKE_OVER, takeOver);
// A tab that has the encounter open must not write it back without asking.
addEventListener(ENCOUNTER_DELETED, ({ detail: [key, text] }) => post?.({ say: "deleted", key, text }));

function open(next) {
  // Other pages of the origin may send anything.
  post ??= openChannel("asalto.1", (data) => data?.key === key && receive(data));
  if (next === key) return role && tell(role);
  letGo();
  role = null;
  key = next;
  last = null;
  sent = 0;
  if (locks) wait();
}

/** Queues for the lock: this tab plays once the playing tab closes or is killed. */
function wait() {
  const line = new AbortController();
  queue = line;
  request({ signal: line.signal }, play);
  // A reloaded page briefly finds its own lock. This tab plays until GRACE ends, and the generation check
  // guards its writes.
  setTimeout(async () => {
    // A slow browser grants a free lock later, and this tab loses no command meanwhile.
    let holder = await findHolder();
    while (queue === line && holder === "nobody") {
      await pause(GRACE);
      holder = await findHolder();
    }
    // This tab plays if the browser refuses locks or never answers: the generation check guards its writes.
    if (queue !== line || holder !== "another page") return;
    tell("follows");
    post?.({ say: "ask", key });
  }, GRACE);
}

/** Finds out who holds the lock of the encounter. */
async function findHolder() {
  const { state, value } = await inquire(() => locks?.query());
  if (state !== "answered") return "unknown";
  return value?.held?.some(({ name }) => name === key) ? "another page" : "nobody";
}

function letGo() {
  release?.();
  queue?.abort();
  release = queue = given = null;
  plays = false;
}

/** Requests the lock of the encounter. A lock granted after a switch to another encounter is ignored. */
async function request(how, then) {
  const mine = key;
  try {
    await locks?.request(mine, how, (lock) => (key === mine ? then(lock) : undefined));
  } catch {
    // Another tab took over. An aborted or refused request has no lock to lose.
    if (key === mine && release) follow();
  }
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
    request({ steal: true }, play);
  };
  // A sleeping tab does not answer.
  setTimeout(() => given?.(), ANSWER_WITHIN);
  post?.({ say: "give", key });
}

function give() {
  // This tab accepts no command from here on, so the text it sends is final.
  const held = release;
  plays = false;
  tell("follows");
  post?.({ say: "given", key, text: last });
  // The requesting tab may close before it takes the lock.
  setTimeout(() => {
    if (!held || release !== held) return;
    plays = true;
    tell("plays");
  }, 4 * ANSWER_WITHIN);
}

/** Sends the texts that lead to the present: the newest slot, and then the journals. */
function answer() {
  const all = storedEntries().filter(([name]) => name.startsWith(key) && KEY.test(name));
  all.sort(([, one], [, other]) => generation(one) - generation(other));
  const slot = all.findLast(([name]) => !name.includes("journal"));
  for (const one of all) {
    if (one === slot || one[0].includes("journal")) post?.({ say: "answer", key, text: one[1] });
  }
}

function receive({ say: what, text }) {
  answers = what === "answer";
  if (what === "deleted") send(DELETED_ELSEWHERE, text);
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
