import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { runAxe } from './runAxe';

const API_PAGE = '/x/api/data-grid/grid-col-def';
const DOCS_PAGE = '/x/react-data-grid/quickstart';
const PHONE = { width: 390, height: 800 };

function getSidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

function getField(within: Locator): Locator {
  return within.getByRole('searchbox', {
    name: 'Filter the pages of this sidebar',
  });
}

/** How far the sidebar's pages are scrolled. */
function readPosition(page: Page): Promise<number> {
  return getSidebar(page)
    .locator('.menu')
    .evaluate((box) => box.scrollTop);
}

/** Whether the link of the page at hand is within what the sidebar shows. */
function isCurrentInView(page: Page): Promise<boolean> {
  return getSidebar(page)
    .locator('.menu')
    .evaluate((box) => {
      const outer = box.getBoundingClientRect();
      const inner = box
        .querySelector('[aria-current="page"]')!
        .getBoundingClientRect();
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    });
}

/** Opens the phone's drawer. */
async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Site menu' });
  await expect(drawer).toBeVisible();
  return drawer;
}

test.describe('the sidebar’s filter', () => {
  test('finds pages in closed groups, marks what matches and says how many', async ({
    page,
  }) => {
    await page.goto(API_PAGE);
    const sidebar = getSidebar(page);
    await expect(sidebar.getByRole('link', { name: 'DataGridPremium' })).toHaveCount(
      0,
    );
    await getField(sidebar).fill('gridPrem');
    await expect(
      sidebar.getByRole('link', { name: 'DataGridPremium', exact: true }),
    ).toBeVisible();
    await expect(sidebar.locator('mark').first()).toHaveText('GridPrem');
    const count = await sidebar.locator('.menu').getByRole('link').count();
    await expect(sidebar.getByRole('status')).toContainText(/\d+ pages? found/);
    // The group’s own page stands there as the way to its pages.
    expect(count).toBeGreaterThan(1);
    await getField(sidebar).fill('no such page');
    await expect(sidebar.getByRole('status')).toHaveText(
      'No title here has “no such page”.',
    );
  });

  test('is used by keys alone', async ({ page }) => {
    await page.goto(API_PAGE);
    const sidebar = getSidebar(page);
    const field = getField(sidebar);
    await field.focus();
    await page.keyboard.type('colDef');
    await expect(sidebar.locator('mark').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(
      sidebar.getByRole('link', { name: 'Column definition' }),
    ).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.keyboard.type('colDef');
    await expect(sidebar.locator('mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/x\/react-data-grid\/column-definition$/);
    await expect(getField(getSidebar(page))).toHaveValue('');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no violation with what it found, in ${colorScheme} mode`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(API_PAGE);
      await getField(getSidebar(page)).fill('grid');
      await expect(getSidebar(page).locator('mark').first()).toBeVisible();
      const context = { include: ['.theme-doc-sidebar-container'] };
      expect(await runAxe(page, context)).toEqual([]);
    });
  }

  test('answers within 300 ms where a sidebar has hundreds of pages', async ({
    page,
  }) => {
    await page.goto(API_PAGE);
    const field = getField(getSidebar(page));
    await field.focus();
    await page.evaluate(() => {
      const field = document.activeElement!;
      let start = 0;
      field.addEventListener('keydown', () => {
        start = performance.now();
      });
      field.addEventListener('input', () =>
        requestAnimationFrame(() =>
          setTimeout(() =>
            Object.assign(window, { answerTime: performance.now() - start }),
          ),
        ),
      );
    });
    await page.keyboard.press('g');
    await expect(getSidebar(page).locator('mark').first()).toBeVisible();
    const time = await page.evaluate(
      () => (window as unknown as { answerTime: number }).answerTime,
    );
    expect(time).toBeLessThan(300);
  });
});

test.describe('the sidebar', () => {
  test('keeps its position across pages and reloads', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(API_PAGE);
    await expect.poll(() => isCurrentInView(page)).toBe(true);
    const found = await readPosition(page);
    await getSidebar(page)
      .locator('.menu')
      .evaluate((box) => {
        box.scrollTop += 60;
      });
    const left = await readPosition(page);
    expect(left).toBe(found + 60);
    await page.reload();
    await expect.poll(() => readPosition(page)).toBe(left);
    await getSidebar(page).getByRole('link', { name: 'GridColTypeDef' }).click();
    await expect(page).toHaveURL(/grid-col-type-def$/);
    await expect.poll(() => readPosition(page)).toBe(left);
  });

  test('shows the page at hand before any script of the site runs', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.route('**/assets/js/**', (route) => route.abort('aborted'));
    await page.goto('/x/api/data-grid/grid-row-params');
    expect(await readPosition(page)).toBeGreaterThan(0);
    expect(await isCurrentInView(page)).toBe(true);
  });

  test('remembers for the visit which groups are open', async ({ page }) => {
    await page.goto(DOCS_PAGE);
    const group = getSidebar(page).getByRole('button', { name: 'Columns' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.focus();
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await page.reload();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await group.click();
    await page.reload();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens the group of the page at hand, whatever was left', async ({
    page,
  }) => {
    await page.goto('/x/react-data-grid/column-definition');
    const group = getSidebar(page).getByRole('button', { name: 'Columns' });
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await page.reload();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  });

  test('names a group’s badge, with a word on what it means', async ({ page }) => {
    await page.goto('/x/react-charts');
    const group = getSidebar(page).getByRole('button', { name: 'Bars New' });
    await expect(group.getByText('New')).toHaveAttribute(
      'title',
      'Added or widened lately',
    );
  });

  test('works in a visit without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(DOCS_PAGE);
    const group = getSidebar(page).getByRole('button', { name: 'Columns' });
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('the phone’s drawer', () => {
  test.use({ viewport: PHONE });

  test('keeps the focus, closes by Escape and gives the focus back', async ({
    page,
  }) => {
    await page.goto(DOCS_PAGE);
    const drawer = await openDrawer(page);
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement!.closest('dialog[open]') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Toggle navigation bar' }),
    ).toBeFocused();
  });

  test('closes by the way back, on the same page', async ({ page }) => {
    await page.goto('/x/react-data-grid');
    const first = await openDrawer(page);
    await first.getByRole('link', { name: 'Quickstart' }).click();
    await expect(page).toHaveURL(/quickstart$/);
    await expect(first).toBeHidden();
    const second = await openDrawer(page);
    await page.evaluate(() => window.history.back());
    await expect(second).toBeHidden();
    await expect(page).toHaveURL(/quickstart$/);
  });

  test('leads to the product’s pages, the other products, languages and settings', async ({
    page,
  }) => {
    await page.goto(DOCS_PAGE);
    const drawer = await openDrawer(page);
    await expect(drawer.getByRole('link', { name: 'Quickstart' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(drawer.getByRole('button', { name: 'Settings' })).toBeVisible();
    await drawer.getByRole('button', { name: 'All sections' }).click();
    await expect(drawer.getByRole('link', { name: 'Tree View' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: '简体中文' })).toBeVisible();
    await drawer.getByRole('button', { name: 'This section' }).click();
    await getField(drawer).fill('colDef');
    await getField(drawer).press('Enter');
    await expect(page).toHaveURL(/column-definition$/);
    await expect(drawer).toBeHidden();
  });

  test('has no violation, in both views', async ({ page }) => {
    await page.goto(DOCS_PAGE);
    const drawer = await openDrawer(page);
    expect(await runAxe(page, { include: ['dialog[open]'] })).toEqual([]);
    await drawer.getByRole('button', { name: 'All sections' }).click();
    expect(await runAxe(page, { include: ['dialog[open]'] })).toEqual([]);
  });
});

test.describe('the entries that are no pages', () => {
  test('lead to another site, to a file and to a section', async ({ page }) => {
    await page.goto('/x/introduction');
    const entry = (name: string) =>
      getSidebar(page).getByRole('link', { name, exact: false });
    await expect(entry('What’s new in MUI X')).toHaveAttribute(
      'href',
      'https://mui.com/x/whats-new/',
    );
    await expect(entry('What’s new in MUI X')).toHaveAttribute('target', '_blank');
    await entry('llms.txt').click();
    await expect(page).toHaveURL('/x/llms.txt');
    await page.goto('/x/react-charts');
    await entry('Future Components').click();
    await expect(page).toHaveURL('/x/react-charts#planned-charts');
    await expect(
      page.getByRole('heading', { name: 'Charts that are not included' }),
    ).toBeInViewport();
  });

  test('keep the language', async ({ page }) => {
    await page.goto('/zh/x/introduction');
    const sidebar = page.locator('[data-sidebar="introduction"]');
    await expect(sidebar.getByRole('link', { name: 'MUI X 新功能' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'llms.txt' })).toHaveAttribute(
      'href',
      '/zh/x/llms.txt',
    );
  });
});
