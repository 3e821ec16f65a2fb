import type { Mode } from './definitions';

/**
 * Makes the browser's own bars follow the mode: of the `theme-color` tags, one per mode,
 * a chosen mode switches one on for good, and `system` leaves the choice to the browser.
 *
 * The color-mode plugin writes the tags, and does the same before the first paint.
 */
export function stampThemeColor(mode: Mode): void {
  document
    .querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    .forEach((tag) => {
      const { mode: own } = tag.dataset;
      const chosen = own === mode ? 'all' : 'not all';
      tag.setAttribute(
        'media',
        mode === 'system' ? `(prefers-color-scheme: ${own})` : chosen,
      );
    });
}
