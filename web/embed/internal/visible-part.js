// The part of an element that is in the window.

/** The height of an element that stays visible for its main command, in pixels. */
const IN_SIGHT = 160;

/**
 * Reports the number of pixels of an element below the window, at first and after each change. Returns a
 * function that stops it.
 */
export function watchBelow(element, tell) {
  const ended = new AbortController();
  let [asked, told] = [0, 0];
  const look = () => {
    asked = 0;
    if (ended.signal.aborted) return;
    const { bottom, height } = element.getBoundingClientRect();
    const below = Math.max(0, Math.round(Math.min(bottom - innerHeight, height - IN_SIGHT)));
    if (below !== told) tell((told = below));
  };
  const soon = () => (asked ||= requestAnimationFrame(look));
  const { signal } = ended;
  // Anything around the element may scroll.
  addEventListener("scroll", soon, { capture: true, passive: true, signal });
  addEventListener("resize", soon, { signal });
  const sizes = new ResizeObserver(soon);
  sizes.observe(element);
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    if (told) tell(0);
  });
  return () => ended.abort();
}
