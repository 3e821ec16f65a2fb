import { expect, test, type Page } from '@playwright/test';
import { deployPortal } from './deployedPortal';
import { UNUSED_BROWSER } from './fixtures';
import { expectReady } from './openPage';

test.use(UNUSED_BROWSER);

/** Search after its host has gone, in either language. What fails on the way is meant to. */

async function search(page: Page, text: string) {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** How many files of search indexes the worker has kept. */
function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const cache = await caches.open('crosshatch-search-1');
    return (await cache.keys()).length;
  });
}

/** How many files the index of a language has. */
function countListed(page: Page, language: string): Promise<number> {
  return page.evaluate(async (name) => {
    const response = await fetch(`/search/${name}.offline.json`);
    return ((await response.json()) as string[]).length;
  }, language);
}

for (const [language, address, other] of [
  ['en', '/x/react-charts', 'aggregation'],
  ['zh', '/zh/x/react-charts', '聚合'],
] as const) {
  test(`${address} goes on searching after its first search`, async ({ page }) => {
    const portal = await deployPortal();
    await page.goto(`${portal.origin}${address}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await expectReady(page);
    await search(page, 'rowSel');
    const options = page.locator('dialog[open]').getByRole('option');
    await expect(
      options.filter({ hasText: 'rowSelectionModel' }).first(),
    ).toBeVisible();
    const listed = await countListed(page, language);
    expect(listed).toBeGreaterThan(50);
    await expect
      .poll(() => countKept(page), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(listed);

    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await portal.stop();
    await page.reload();
    await expectReady(page);
    await search(page, other);
    await expect(options.first()).toBeVisible();
    await expect(page.locator('dialog[open] mark').first()).toBeVisible();
  });
}
