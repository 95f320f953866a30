// One tab plays an encounter, the others show it live and may take over. The browser's lock says who
// plays; what is written is sent along, for another tab's storage may lag behind.

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
  // What is written beside the open encounter is nobody's to follow.
  if (!slot.startsWith(key)) return;
  last = text;
  channel?.postMessage({ say: "text", key, text });
});
addEventListener("asalto:take-over", takeOver);
// Whoever has it open is not to write it back unasked.
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

/** Waits in line: when the tab that plays is closed, or killed, this one plays on. */
function wait() {
  const line = new AbortController();
  queue = line;
  ask({ signal: line.signal }, play);
  // A page that is loaded anew meets its own lock for a moment. Until then this tab plays, and what
  // it writes is checked against what is there.
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

/** Asks for the lock of the encounter; what comes too late is answered with nothing. */
function ask(how, then) {
  const mine = key;
  navigator.locks
    .request(mine, how, (lock) => (key === mine ? then(lock) : undefined))
    // Another tab took over; or the wish was given up, and then there is nothing to lose.
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
  // A tab that the browser has put to sleep does not answer.
  setTimeout(() => given?.(), ANSWER_WITHIN);
  channel?.postMessage({ say: "give", key });
}

function give() {
  // From here on this tab takes no command, so that what it sends is the last word.
  const held = release;
  plays = false;
  tell("follows");
  channel.postMessage({ say: "given", key, text: last });
  // Whoever asked may be gone before it takes the lock.
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
