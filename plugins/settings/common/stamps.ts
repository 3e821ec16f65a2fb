import { toShownMode } from './shownMode';
import type { Mode, Stamps } from './stampedValues';

/**
 * Brings the mode into the document, under the names that Docusaurus gives it, and makes
 * the browser's own bars follow: of the `theme-color` tags, one per mode, a chosen mode
 * switches one on for good, and `system` leaves the choice to the browser.
 */
function stampMode(mode: Mode): void {
  const { dataset } = document.documentElement;
  dataset.theme = toShownMode(mode);
  dataset.themeChoice = mode;
  document.querySelectorAll<HTMLMetaElement>('meta[data-mode]').forEach((tag) => {
    const own = tag.dataset.mode;
    const chosen = own === mode ? 'all' : 'not all';
    tag.setAttribute(
      'media',
      mode === 'system' ? `(prefers-color-scheme: ${own})` : chosen,
    );
  });
}

/**
 * Brings settings into the document: most as an attribute `data-…` with their name and
 * value. Without right to left it keeps its language's direction. Browser only.
 */
export function stampSettings({ mode, direction, ...texts }: Partial<Stamps>): void {
  const root = document.documentElement;
  Object.assign(root.dataset, texts);
  if (direction === 'rtl') {
    root.dir = direction;
  }
  if (mode) {
    stampMode(mode);
  }
}
