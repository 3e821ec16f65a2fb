import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { waitForNextFrame } from './waitForNextFrame';
import { expectReady } from './openPage';

const DOCS = '/x/react-data-grid/column-definition';
const API = '/x/api/data-grid/data-grid';
const PAGES = [DOCS, API, '/', '/zh/x/react-data-grid/column-definition'];

/** Parts of the chrome and of a page, which stand in another place when mirrored. */
const PARTS: [page: string, selectors: string[]][] = [
  [
    DOCS,
    [
      '.navbar__brand',
      '.theme-doc-sidebar-container',
      '.table-of-contents',
      '.theme-doc-breadcrumbs li:first-child',
      'article h1',
      'article > .markdown > p',
      'article .theme-code-block',
    ],
  ],
  [
    API,
    [
      '.theme-doc-sidebar-container',
      'article h1',
      'thead th:first-child',
      'tbody th',
    ],
  ],
  ['/', ['.navbar__brand', 'main h1', 'main h2']],
];

/** Stores a direction before any script of the page runs. */
async function store(page: Page, direction: 'ltr' | 'rtl') {
  await page.addInitScript(
    (value) => localStorage.setItem('direction', value),
    direction,
  );
}

/** Records the direction of each painted frame. */
async function recordDirections(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenDirections: seen });
    const record = () => {
      if (document.body !== null) {
        seen.push(document.documentElement.dir);
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

async function readDirections(page: Page): Promise<string[]> {
  const seen = await page.evaluate(
    () => (window as unknown as { seenDirections: string[] }).seenDirections,
  );
  return [...new Set(seen)];
}

/** Makes React render in slices, between which the browser paints. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Waits until the page is interactive and has its fonts: then nothing moves by itself. */
async function settle(page: Page) {
  await expectReady(page, 30_000);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** How far each part is from the left edge, and from the right one. */
async function measure(page: Page, selectors: string[]) {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const box = document.querySelector(selector)!.getBoundingClientRect();
        const width = document.documentElement.clientWidth;
        return [Math.round(box.left), Math.round(width - box.right)];
      }),
    selectors,
  );
}

for (const [address, selectors] of PARTS) {
  test(`${address} is mirrored from right to left`, async ({ page, context }) => {
    await page.goto(address);
    await settle(page);
    const ltr = await measure(page, selectors);

    const mirrored = await context.newPage();
    await store(mirrored, 'rtl');
    await mirrored.goto(address);
    await settle(mirrored);
    const rtl = await measure(mirrored, selectors);

    selectors.forEach((selector, index) => {
      const [left, right] = ltr[index]!;
      const [mirroredLeft, mirroredRight] = rtl[index]!;
      expect(Math.abs(mirroredRight! - left!), selector).toBeLessThanOrEqual(2);
      expect(Math.abs(mirroredLeft! - right!), selector).toBeLessThanOrEqual(2);
    });
  });
}

test('code runs from left to right in a mirrored page', async ({ page }) => {
  await store(page, 'rtl');
  await page.goto(DOCS);
  await settle(page);
  // In one step: an element that a demo replaces in between would have no style.
  const directions = await page.evaluate(() =>
    [...document.querySelectorAll('article pre, article p code')].map(
      (element) => getComputedStyle(element).direction,
    ),
  );
  expect(directions.length).toBeGreaterThan(0);
  expect(new Set(directions)).toEqual(new Set(['ltr']));
});

test('an English sentence ends behind its last word in a mirrored page', async ({
  page,
}) => {
  await store(page, 'rtl');
  await page.goto(DOCS);
  await settle(page);
  const { stop, start, edge, right } = await page
    .locator('article > .markdown > p:not([class])')
    .first()
    .evaluate((paragraph) => {
      const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      let last = text.nextNode() as Text;
      for (let node = last as Node | null; node !== null; node = text.nextNode()) {
        last = node as Text;
      }
      const measureCharacter = (offset: number) => {
        const range = document.createRange();
        range.setStart(last, offset);
        range.setEnd(last, offset + 1);
        return range.getBoundingClientRect();
      };
      return {
        stop: measureCharacter(last.length - 1).left,
        start: measureCharacter(last.length - 2).left,
        edge: measureCharacter(last.length - 1).right,
        right: paragraph.getBoundingClientRect().right,
      };
    });
  expect(stop).toBeGreaterThan(start);
  expect(Math.abs(right - edge)).toBeLessThanOrEqual(2);
});

test('the direction holds from the first frame, over a reload and a navigation', async ({
  page,
}) => {
  test.slow();
  await slowDown(page);
  await recordDirections(page);
  await store(page, 'rtl');
  await page.goto(DOCS);
  await settle(page);
  await page.reload();
  await settle(page);
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(DOCS);
  // What sets a document's attributes late does so by the next frame.
  await waitForNextFrame(page);
  expect(await readDirections(page)).toEqual(['rtl']);
});

test('demos run in the page’s direction', async ({ page }) => {
  await store(page, 'rtl');
  await page.goto(DOCS);
  const demo = page.locator('[data-live] .demo').first();
  await expect(demo).toBeVisible();
  await expect(demo).toHaveCSS('direction', 'rtl');
});

test('the drawer of a phone comes from the side of its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await store(page, 'rtl');
  await page.goto(DOCS);
  await settle(page);
  const drawer = page.getByRole('dialog');
  await page.locator('.navbar__toggle').click();
  await expect
    .poll(async () => {
      const box = (await drawer.boundingBox())!;
      return Math.round(box.x + box.width);
    })
    .toBe(390);
  const box = (await drawer.boundingBox())!;
  expect(box.x).toBeGreaterThan(0);
});

for (const address of PAGES) {
  test(`${address} fits 320 pixels from right to left`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await store(page, 'rtl');
    await page.goto(address);
    await settle(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });
}
