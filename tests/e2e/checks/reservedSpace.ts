import type { Page } from '@playwright/test';

/** Rounding of lines and borders; anything above it is seen as a jump. */
const TOLERANCE = 2;

/** Brings each demo of the page to life and compares its height with the space kept for it. */
export async function checkReservedSpace(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const demo of await page.locator('section[data-demo]').all()) {
    await demo.scrollIntoViewIfNeeded();
    const live = demo.locator('[data-live]');
    await live.waitFor();
    const [height, reserved] = await live.evaluate((element) => [
      element.getBoundingClientRect().height,
      parseFloat(getComputedStyle(element).minHeight),
    ]);
    if (height! > reserved! + TOLERANCE) {
      const id = await demo.getAttribute('data-demo');
      faults.push(
        `the demo ${id} is ${Math.round(height! - reserved!)} px higher than its reserved space: raise its height`,
      );
    }
  }
  return faults;
}
