// A soft tick, made by the browser without a file. Browsers make no sound before a press, so the press that turns it on
// opens it.
import { openAudio, reach } from "./interfaces.js";
import { SOUND, TICK } from "./protocol.js";

/** The pitch of the tick in hertz, its loudness, and its length in seconds. */
const PITCH = 880;
const LOUDNESS = 0.08;
const LENGTH = 0.12;
/** @type {AudioContext | undefined} */
let audio;

addEventListener(SOUND, ({ detail: on }) => {
  const before = audio;
  audio = on ? openAudio() : undefined;
  if (before) reach(() => before.close());
});

addEventListener(TICK, () => {
  const open = audio;
  if (open) reach(() => play(open));
});

/** @param {AudioContext} audio */
function play(audio) {
  const [tone, volume, now] = [audio.createOscillator(), audio.createGain(), audio.currentTime];
  tone.frequency.value = PITCH;
  volume.gain.setValueAtTime(LOUDNESS, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(now + LENGTH);
}
