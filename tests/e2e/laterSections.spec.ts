import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

const FROM = '/x/react-charts';
const TO = '/x/react-charts/axis';
const SECTIONS = 'article h2';

/** What the page has when its heading changes: one commit of React, nothing between. */
interface FirstCommit {
  sections: number;
  /** Whether the last thing of the article is far enough down to be out of sight. */
  isFooterBelow: boolean;
}

/** Notes what comes with the next heading. Start it before the link is followed. */
function watchFirstCommit(page: Page): Promise<FirstCommit> {
  return page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        const before = document.querySelector('h1')!.textContent;
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading !== undefined && heading !== before) {
            observer.disconnect();
            const footer = document.querySelector('.pagination-nav')!;
            resolve({
              sections: document.querySelectorAll(selector).length,
              isFooterBelow:
                footer.getBoundingClientRect().top + window.scrollY > innerHeight,
            });
          }
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    SECTIONS,
  );
}

const follow = (page: Page) => page.locator(`aside a[href="${TO}"]`).first().click();

test('a click shows the first section, then the others, below the screen', async ({
  page,
}) => {
  await openPage(page, FROM);
  const first = watchFirstCommit(page);
  await follow(page);
  expect(await first).toEqual({ sections: 1, isFooterBelow: true });
  await expect(page.locator('#api')).toBeAttached();
});

test('the way back shows the whole page at once, where the reader was', async ({
  page,
}) => {
  await openPage(page, TO);
  const all = await page.locator(SECTIONS).count();
  const title = await page.locator('h1').innerText();
  await page.locator('#api').scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  await page.locator(`aside a[href="${FROM}"]`).first().click();
  await expect(page.locator('h1')).not.toHaveText(title);

  const first = watchFirstCommit(page);
  await page.goBack();
  expect((await first).sections).toBe(all);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - position))
    .toBeLessThan(50);
});

test('a link to a later section shows the whole page at once, at that section', async ({
  page,
}) => {
  await openPage(page, '/x/react-date-pickers/base-concepts');
  const first = watchFirstCommit(page);
  await page
    .locator('article a[href="/x/react-date-pickers/date-picker#keyboard"]')
    .first()
    .click();
  expect((await first).sections).toBeGreaterThan(5);
  await expect(page.locator('#keyboard')).toBeInViewport();
});

test('nothing moves while the later sections come', async ({ page }) => {
  await openPage(page, FROM);
  await page.evaluate(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      moves.push(
        ...list.getEntries().map((entry) => (entry as { value?: number }).value!),
      );
    }).observe({ type: 'layout-shift' });
  });
  const first = watchFirstCommit(page);
  await follow(page);
  await first;
  await expect(page.locator('#api')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const moves = await page.evaluate(
    () => (window as unknown as { moves: number[] }).moves,
  );
  expect(moves.reduce((sum, move) => sum + move, 0)).toBeLessThan(0.01);
});
