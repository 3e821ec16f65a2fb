/** Room for what opens over a demo: a menu or a calendar with its field, in pixels. */
const POPUP_ROOM = 480;

/** A demo as high as its viewport would grow with each answer; from here it scrolls. */
const MAX_HEIGHT = 2000;

/** Whether an element beside the demo is a popup: no tooltip, and no helper out of sight. */
function isPopup(element: Element): boolean {
  return (
    element.scrollHeight > 0 &&
    element.ariaHidden !== 'true' &&
    getComputedStyle(element).pointerEvents !== 'none' &&
    element.querySelector('[class*="Tooltip"]') === null
  );
}

function hasPopup(root: HTMLElement): boolean {
  return [...document.body.children].some(
    (element) => element !== root && isPopup(element),
  );
}

/**
 * Watches how much height a demo needs. Once it has opened something over itself, a
 * menu for one, room for that stays: the page should not jump at each opening.
 *
 * @param root the demo's place; what it opens stands beside it in the body
 * @param onChange gets the height in pixels when it has changed
 * @returns the height at the time of the call
 */
export function watchHeight(
  root: HTMLElement,
  onChange: (height: number) => void,
): () => number {
  let room = 0;
  let last = 0;
  const getHeight = () =>
    Math.min(Math.max(Math.ceil(root.offsetHeight), room), MAX_HEIGHT);
  const report = () => {
    const height = getHeight();
    if (height !== last) {
      last = height;
      onChange(height);
    }
  };
  new ResizeObserver(report).observe(root);
  new MutationObserver(() => {
    if (hasPopup(root)) {
      room = POPUP_ROOM;
    }
    report();
  }).observe(document.body, { childList: true });
  return getHeight;
}
