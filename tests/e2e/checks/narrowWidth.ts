import type { Page } from '@playwright/test';
import { waitForNextFrame } from '../waitForNextFrame';

/** The narrowest window that a page has to fit, in pixels (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/** Narrows the window and names what makes the page scroll sideways. */
export async function checkNarrowWidth(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROWEST);
  // What measures itself answers by the next frame.
  await waitForNextFrame(page);
  return page.evaluate((limit) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= limit) {
      return [];
    }
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' ||
        isScrolled(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > limit + 1 &&
        !isScrolled(element.parentElement),
    );
    const names = wide.slice(-3).map((element) => element.outerHTML.slice(0, 120));
    return [
      `the page is ${scrollWidth} px wide in a window of ${limit}: let ${names.join(', ')} wrap or scroll in its own box`,
    ];
  }, NARROWEST.width);
}
