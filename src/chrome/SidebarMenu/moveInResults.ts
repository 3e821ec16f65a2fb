/** How far an arrow key goes. */
const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * What the field and the links that it found do with a key: arrows move among them, Enter
 * in the field opens the first.
 *
 * @param root holds the field and the links
 * @returns whether the key was meant for them
 */
export function moveInResults(root: Element, key: string): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>('input, a[href]')];
  const focused = stops.findIndex((stop) => stop === document.activeElement);
  const step = STEPS[key];
  if (step !== undefined && focused >= 0) {
    stops[focused + step]?.focus();
    return true;
  }
  if (key === 'Enter' && focused === 0) {
    // As a click would: on a phone that closes the drawer as well.
    stops[1]?.click();
    return true;
  }
  return false;
}
