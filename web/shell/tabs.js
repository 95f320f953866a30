// One tab plays an encounter, and the others show it live and can take over. A Web Lock decides which tab
// plays. The tab sends each write to the others, because their view of storage may lag.

const channel = "BroadcastChannel" in self ? new BroadcastChannel("asalto.1") : null;
const ANSWER_WITHIN = 500;
const GRACE = 250;
let key = null;
let plays = false;
let release = null;
let queue = null;
let given = null;
let last = null;
let role = null;

addEventListener("asalto:opened", (event) => open(event.detail));
addEventListener("asalto:written", ({ detail: [slot, text] }) => {
  // Other tabs follow only writes to the open encounter.
  if (!slot.startsWith(key)) return;
  last = text;
  channel?.postMessage({ say: "text", key, text });
});
addEventListener("asalto:take-over", takeOver);
// A tab that has the encounter open must not write it back without asking.
addEventListener("asalto:forgotten", ({ detail }) => channel?.postMessage({ say: "deleted", key: detail }));
channel?.addEventListener("message", ({ data }) => data.key === key && hear(data));

function open(next) {
  if (next === key) return role && tell(role);
  letGo();
  role = null;
  key = next;
  last = null;
  if (navigator.locks) wait();
}

/** Queues for the lock: this tab plays once the playing tab closes or is killed. */
function wait() {
  const line = new AbortController();
  queue = line;
  ask({ signal: line.signal }, play);
  // A reloaded page briefly meets its own lock. Until GRACE ends this tab plays, and the generation check
  // guards its writes.
  setTimeout(() => {
    if (queue !== line) return;
    tell("follows");
    channel?.postMessage({ say: "ask", key });
  }, GRACE);
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
  // From here on this tab accepts no command, so the text it sends is final.
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

function hear({ say: what, text }) {
  if (what === "deleted") say("asalto:deleted");
  else if (what === "give" && plays) give();
  else if (what === "ask" && plays && last) channel.postMessage({ say: "text", key, text: last });
  else if (what === "text" && !plays) say("asalto:text", text);
  else if (what === "given" && given) {
    if (text) say("asalto:text", text);
    given();
  }
}

function tell(now) {
  role = now;
  say("asalto:role", role);
}

function say(name, detail) {
  dispatchEvent(new CustomEvent(name, { detail }));
}
