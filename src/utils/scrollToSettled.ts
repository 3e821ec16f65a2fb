/** How many frames a target must have kept its place to count as settled. */
const STILL_FRAMES = 15;

/** How long that may take at most, in milliseconds. */
const LONGEST = 2000;

/** What ends it at once: the reader goes on. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Whether an element is less than a screen away from the reader's. */
export function isNearScreen(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top > -window.innerHeight && top < 2 * window.innerHeight;
}

/**
 * Scrolls to an element, and again for as long as it moves: what is around it may get its
 * size only when it comes into view, after the browser has been there.
 *
 * @returns a function that ends it
 */
export function scrollToSettled(element: Element): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => controller.abort();
  const started = performance.now();
  const getTop = () => element.getBoundingClientRect().top;
  let place = Number.NaN;
  let still = 0;
  const follow = () => {
    if (signal.aborted) {
      return;
    }
    if (Math.abs(getTop() - place) < 1) {
      still += 1;
    } else {
      element.scrollIntoView();
      place = getTop();
      still = 0;
    }
    if (still < STILL_FRAMES && performance.now() - started < LONGEST) {
      requestAnimationFrame(follow);
    } else {
      end();
    }
  };
  READER_EVENTS.forEach((type) => {
    window.addEventListener(type, end, { signal, passive: true });
  });
  follow();
  return end;
}
