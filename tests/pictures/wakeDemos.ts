import type { Locator, Page } from '@playwright/test';

/** Brings a demo on screen and waits until it runs. */
export async function wakeDemo(demo: Locator): Promise<void> {
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-live]').first().waitFor({ timeout: 30_000 });
}

/** Wakes the demos of a page that begin above a height, and returns to its top. */
export async function wakeDemos(page: Page, height: number): Promise<void> {
  for (const demo of await page.locator('section[data-demo]').all()) {
    const top = await demo.evaluate(
      (element) => element.getBoundingClientRect().top + window.scrollY,
    );
    if (top < height) {
      await wakeDemo(demo);
    }
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  // Animations of charts and of what hides on scrolling.
  await page.waitForTimeout(600);
}
