import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Pages with demos of unknown height, and pages of the reference. */
const PAGES = [
  '/x/react-charts/bars',
  '/x/react-data-grid/column-definition',
  '/x/api/data-grid/grid-col-def',
  '/x/api/charts/bar-chart',
];

function getContents(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' });
}

/** The anchor of the highlighted entry; undefined where there is none. */
async function readCurrent(page: Page): Promise<string | undefined> {
  const hrefs = await getContents(page)
    .locator('[aria-current="location"]')
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash)),
    );
  expect(hrefs.length).toBeLessThan(2);
  return hrefs[0]?.slice(1);
}

/** The anchors of the entries, in order, without the members that a section lists. */
function readEntries(page: Page): Promise<string[]> {
  return getContents(page)
    .locator('li > a')
    .evaluateAll((links) =>
      links
        .map((link) => decodeURIComponent((link as HTMLAnchorElement).hash).slice(1))
        .filter((id) => /^H[23]$/.test(document.getElementById(id)?.tagName ?? '')),
    );
}

/** The heading that was last passed below the sticky header, read from the page itself. */
function readPassed(page: Page, ids: string[]): Promise<string | undefined> {
  return page.evaluate((anchors) => {
    const navbar = document.querySelector('.navbar')!.getBoundingClientRect();
    return anchors.findLast(
      (id) =>
        document.getElementById(id)!.getBoundingClientRect().top <=
        navbar.bottom + 18,
    );
  }, ids);
}

/** Scrolls and waits until the page rests: demos that come near change its height. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  let last = -1;
  await expect
    .poll(async () => {
      const height = await page.evaluate(() => document.body.scrollHeight);
      const rests = height === last;
      last = height;
      return rests;
    })
    .toBe(true);
}

for (const address of PAGES) {
  test.describe(`the contents of ${address}`, () => {
    test('name the heading that was passed last, all the way down', async ({
      page,
    }) => {
      await page.goto(address);
      const ids = await readEntries(page);
      expect(ids.length).toBeGreaterThan(2);
      expect(await readCurrent(page)).toBeUndefined();
      for (const part of [0.15, 0.3, 0.45, 0.6, 0.75]) {
        const maxScroll = await page.evaluate(
          () => document.documentElement.scrollHeight - window.innerHeight,
        );
        await scrollTo(page, maxScroll * part);
        const passed = await readPassed(page, ids);
        await expect.poll(() => readCurrent(page)).toBe(passed);
      }
      await scrollTo(page, 1e6);
      await expect.poll(() => readCurrent(page)).toBe(ids.at(-1));
    });

    test('name the target right after a jump, the last ones as well', async ({
      page,
    }) => {
      await page.goto(address);
      const ids = await readEntries(page);
      for (const id of [ids[0]!, ...ids.slice(-3), ids[1]!]) {
        await getContents(page).locator(`a[href$="#${id}"]`).first().click();
        await expect.poll(() => readCurrent(page)).toBe(id);
      }
    });
  });
}

test('a link from outside to one of the last headings names it', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/quickstart');
  const id = (await readEntries(page)).at(-2)!;
  await page.goto('/x/react-data-grid');
  await page.goto(`/x/react-data-grid/quickstart#${id}`);
  await expect.poll(() => readCurrent(page)).toBe(id);
});

test('a heading that was jumped to clears the sticky header by little', async ({
  page,
}) => {
  await page.goto('/x/react-charts/bars#stack-series');
  const heading = page.locator('#stack-series');
  await expect(heading).toBeInViewport();
  const navbar = (await page.locator('.navbar').boundingBox())!;
  await expect
    .poll(async () => {
      const gap = (await heading.boundingBox())!.y - navbar.y - navbar.height;
      return gap >= 0 && gap < 40;
    })
    .toBe(true);
});

test('the current entry stays in view in a long list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/x/react-charts/bars');
  await scrollTo(page, 1e6);
  await expect
    .poll(() =>
      getContents(page).evaluate((box) => {
        const link = box.querySelector('[aria-current]');
        if (link === null) {
          return false;
        }
        const outer = box.getBoundingClientRect();
        const inner = link.getBoundingClientRect();
        return inner.top >= outer.top && inner.bottom <= outer.bottom;
      }),
    )
    .toBe(true);
});

test('on a phone the contents open and close, and say which', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/x/react-charts/bars');
  const button = page.getByRole('button', { name: 'On this page' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page
    .locator('.theme-doc-toc-mobile')
    .getByRole('link', { name: 'Stack series' })
    .click();
  await expect(page).toHaveURL(/#stack-series$/);
  await expect(page.locator('#stack-series')).toBeInViewport();
});

test('a heading’s link shows on focus', async ({ page }) => {
  await page.goto('/x/react-charts/bars');
  const link = page.locator('#stack-series .hash-link');
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
});

test.describe('where a page has not all come yet', () => {
  test.use({ javaScriptEnabled: false });

  for (const url of PAGES.slice(1, 3)) {
    test(`${url} has its text as wide as with the contents beside it`, async ({
      page,
    }) => {
      await page.goto(url);
      const column = page.locator('main .row > .col:not(.col--3)').first();
      const { width } = (await column.boundingBox())!;
      await page.locator('main .row > .col--3').evaluate((list) => list.remove());
      expect((await column.boundingBox())!.width).toBe(width);
    });
  }
});
