// Waiting with an end.

/**
 * Calls a function after so many seconds, unless it is stopped by the function that this returns. Only seconds
 * in which the page runs count: a phone that sleeps in between has lost nothing.
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

/** Resolves after so many milliseconds. */
export function pause(time) {
  return new Promise((done) => setTimeout(done, time));
}
