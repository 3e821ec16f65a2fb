import type { Page } from '@playwright/test';
import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';
import { waitForNextFrame } from './waitForNextFrame';
import { openPage } from './openPage';

const COMPARE = '/x/api/compare';

/** Two versions of one component, between which members came and went. */
const PREMIUM = `${COMPARE}?library=data-grid&entry=DataGridPremium&from=7.29&to=8.29`;

function getStatus(page: Page) {
  return page.locator('main').getByRole('status').first();
}

function getRow(page: Page, name: string) {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

/** An address that asks for a comparison has them closed. */
async function openFilters(page: Page) {
  await page.locator('summary', { hasText: 'Filters' }).click();
}

const LANGUAGES = [
  {
    prefix: '',
    title: 'Compare API versions',
    count: /^Changes from 7\.29 to 8\.29: \d+ in 1 entry$/,
    removed: 'Removed',
    results: 'Changes',
  },
  {
    prefix: '/zh',
    title: '比较 API 版本',
    count: /^从 7\.29 到 8\.29 共 \d+ 项变更，涉及 1 个条目$/,
    removed: '移除',
    results: '变更',
  },
];

for (const { prefix, title, count, removed, results } of LANGUAGES) {
  test.describe(`in ${prefix || '/en'}`, () => {
    test('compares two versions of a component', async ({ page }) => {
      await openPage(page, `${prefix}${PREMIUM}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(getStatus(page)).toHaveText(count);
      const row = getRow(page, 'rowPositionsDebounceMs');
      await expect(row).toContainText(removed);
      await expect(row.getByRole('link')).toHaveAttribute(
        'href',
        `${prefix}/x/api/data-grid/data-grid-premium#removed-prop-rowPositionsDebounceMs`,
      );
    });

    test('has no accessibility faults', async ({ page }) => {
      await openPage(page, `${prefix}${PREMIUM}`);
      await expect(page.getByRole('region', { name: results })).toBeVisible();
      expect(await checkAccessibility(page)).toEqual([]);
    });

    test.describe(() => {
      test.use({ javaScriptEnabled: false });

      test('says without script what it needs, and where the data is', async ({
        page,
        request,
      }) => {
        await page.goto(`${prefix}${COMPARE}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const need = page.locator('main noscript p');
        await expect(need).toContainText('JavaScript');
        await expect(need).toBeVisible();
        await expect(page.getByRole('search')).toBeHidden();
        const link = page.locator('main a[href$="/charts/history.json"]');
        const href = await link.getAttribute('href');
        expect(href).toBe(`${prefix}/x/api/charts/history.json`);
        expect((await request.get(href!)).ok()).toBe(true);
      });
    });
  });
}

test.describe('the choice', () => {
  test('is made by keyboard alone, and keeps the focus', async ({ page }) => {
    await openPage(page, COMPARE);
    const library = page.getByLabel('Library');
    await library.focus();
    for (const name of ['date-pickers', 'charts']) {
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(new RegExp(`library=${name}`));
    }
    await expect(library).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('barchart');
    await expect(page).toHaveURL(/entry=BarChart&/);
    await expect(page.getByLabel(/^Component/)).toBeFocused();
    await page.getByLabel('Removed').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/changes=added,renamed,deprecated/);
    await expect(page.getByLabel('Removed')).toBeFocused();
    const summary = page.locator('summary').first();
    const details = page.locator('details').first();
    await expect(details).toHaveAttribute('open');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(details).not.toHaveAttribute('open');
  });

  test('is in the address, back and forth', async ({ page }) => {
    await openPage(page, PREMIUM);
    await expect(getStatus(page)).toHaveText(/^Changes from/);
    const before = await getStatus(page).textContent();
    await openFilters(page);
    await page.getByRole('switch').check();
    await expect(page).toHaveURL(/typeChanged/);
    await expect(getStatus(page)).not.toHaveText(before!);
    const after = await getStatus(page).textContent();
    await page.goBack();
    await expect(page).not.toHaveURL(/typeChanged/);
    await expect(page.getByRole('switch')).not.toBeChecked();
    await expect(getStatus(page)).toHaveText(before!);
    await page.goForward();
    await expect(page.getByRole('switch')).toBeChecked();
    await expect(getStatus(page)).toHaveText(after!);
    await page.reload();
    await expect(page.getByRole('switch')).toBeChecked();
    await expect(getStatus(page)).toHaveText(after!);
  });

  test('leaves the sight to the result that the address asks for', async ({
    page,
  }) => {
    await openPage(page, PREMIUM);
    await expect(getRow(page, 'activeChartId Premium')).toBeInViewport();
    await expect(page.getByLabel('Filter by name')).toBeHidden();
    await openPage(page, `${PREMIUM}&plan=premium`);
    await expect(page.getByLabel('Plan', { exact: true })).toHaveValue('premium');
    await expect(page.getByLabel('Filter by name')).toBeVisible();
  });

  test('goes with the reader into the other language', async ({ page }) => {
    await openPage(page, PREMIUM);
    await page.getByRole('button', { name: 'English' }).hover();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/\/zh\/x\/api\/compare\?.*entry=DataGridPremium/);
    await expect(getStatus(page)).toContainText('从 7.29 到 8.29');
  });

  test('is filtered by text, plan and kind', async ({ page }) => {
    await openPage(page, PREMIUM);
    await openFilters(page);
    await page.getByLabel('Filter by name').fill('activechart');
    await expect(page).toHaveURL(/filter=activechart/);
    await expect(getRow(page, 'activeChartId Premium')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await page.getByLabel('Kind of member').selectOption('slot');
    await expect(getStatus(page)).toHaveText(/^Nothing changed/);
    await page.getByLabel('Kind of member').selectOption('All kinds');
    await page.getByLabel('Plan', { exact: true }).selectOption('Pro');
    await expect(getStatus(page)).toHaveText(/^Nothing changed/);
  });

  test('falls back where the address means nothing, and says so', async ({
    page,
  }) => {
    await openPage(page, `${COMPARE}?library=grid&from=8.29&to=7.29&entry=Nothing`);
    const main = page.locator('main');
    await expect(main).toContainText(
      '“grid” is no value of “library” in the address, so that “data-grid” is shown. It takes: data-grid,',
    );
    await expect(main).toContainText('they are swapped');
    await expect(main).toContainText('“Nothing” is not in the record of Data Grid');
    await expect(getStatus(page)).toHaveText(/^Changes from 7\.29 to 8\.29/);
  });
});

test.describe('on the way to and from it', () => {
  test('an API page leads here with its component, a row back to its member', async ({
    page,
  }) => {
    await openPage(page, '/x/api/data-grid/data-grid-premium');
    const link = page
      .getByRole('region', { name: 'What changed' })
      .getByRole('link', { name: 'Compare versions' });
    // It stands at the end. Sections that come into view take their real height a frame
    // later, and a click in between ends beside the link.
    await link.scrollIntoViewIfNeeded();
    await waitForNextFrame(page);
    await link.click();
    // The largest page of the reference takes a busy machine a while to leave.
    await page.waitForURL(/\/x\/api\/compare/);
    // The page that is left has a part of this name, too, and stays until the new one is ready.
    await expect(page.getByRole('combobox', { name: /^Component/ })).toHaveValue(
      'DataGridPremium',
    );
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await getRow(page, 'activeChartId Premium').getByRole('link').click();
    await expect(page).toHaveURL(
      '/x/api/data-grid/data-grid-premium#prop-activeChartId',
    );
    await expect(page.locator('#prop-activeChartId')).toBeInViewport();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  for (const address of ['/x/api', '/x/api/charts']) {
    test(`${address} leads here`, async ({ page }) => {
      await openPage(page, address);
      await page
        .locator('main')
        .getByRole('link', { name: /^Compare/ })
        .last()
        .click();
      await expect(page).toHaveURL(/\/x\/api\/compare/);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 720 } });

  test('nothing is wider than the screen', async ({ page }) => {
    await openPage(page, PREMIUM);
    await expect(getRow(page, 'rowPositionsDebounceMs')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    // The versions stand beside what they have.
    await expect(getRow(page, 'rowPositionsDebounceMs')).toContainText('7.29');
  });
});

test.describe('when the data cannot be had', () => {
  test('says so, and tries again', async ({ page, noise }) => {
    let isBroken = true;
    await page.route('**/history.json', (route) =>
      isBroken ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await openPage(page, COMPARE);
    await expect(getStatus(page)).toHaveText('The record could not be loaded.');
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(getStatus(page)).toHaveText(/^Changes from/);
    // The planted failure is no fault.
    expect(noise.requests.splice(0)).toEqual([
      expect.stringContaining('history.json answered 503'),
    ]);
  });
});

test('a whole library stays light', async ({ page }) => {
  await openPage(page, `${COMPARE}?library=data-grid&from=7.29&to=9.0`);
  await expect(getStatus(page)).toHaveText(/^Changes from/);
  expect(await page.locator('body *').count()).toBeLessThan(3_000);
});

for (const name of ['entry', 'from', 'library']) {
  test(`a long “${name}” in the address leaves the page at its width`, async ({
    page,
  }) => {
    await page.goto(`/x/api/compare?${name}=${'a'.repeat(900)}`);
    await expect(page.getByText('aaaaaaaaaa').first()).toBeVisible();
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  });
}
