import { formatApiLayouts } from './apiLayouts';
import { toShownMode } from './shownMode';
import type { Mode, StampedSettings } from './stampedValues';

/**
 * Brings the mode into the document, under the names that Docusaurus gives it, and makes
 * the browser's own bars follow: of the `theme-color` tags, one per mode, a chosen mode
 * switches one on for good, and `system` leaves the choice to the browser.
 */
function stampMode(mode: Mode): void {
  const { dataset } = document.documentElement;
  dataset.theme = toShownMode(mode);
  dataset.themeChoice = mode;
  document
    .querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    .forEach((tag) => {
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
export function stampSettings({
  mode,
  direction,
  apiLayouts,
  ...texts
}: Partial<StampedSettings>): void {
  const root = document.documentElement;
  Object.assign(root.dataset, texts);
  if (apiLayouts) {
    root.dataset.apiLayouts = formatApiLayouts(apiLayouts);
  }
  if (direction === 'rtl') {
    root.dir = direction;
  }
  if (mode) {
    stampMode(mode);
  }
}
