// Waiting with a time limit.

/**
 * Calls a function after this many seconds, unless the returned function stops it. Only seconds in which the
 * page runs count, so a sleeping phone loses nothing.
 */
export function patience(seconds, lose) {
  let left = seconds;
  const clock = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(clock);
    lose();
  }, 1000);
  return () => clearInterval(clock);
}

/** Resolves after this many milliseconds. */
export function pause(time) {
  return new Promise((done) => setTimeout(done, time));
}
