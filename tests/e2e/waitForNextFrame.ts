import type { Page } from '@playwright/test';

/** Waits until the page has drawn what it does by its next frame. */
export async function waitForNextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}
