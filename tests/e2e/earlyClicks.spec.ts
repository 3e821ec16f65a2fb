import { expect, test, type Page } from '@playwright/test';
import { createGate } from './createGate';
import { UNUSED_BROWSER } from './fixtures';
import { getNavbar } from './navbar';
import { expectReady } from './openPage';

test.use(UNUSED_BROWSER);

const COLUMNS = '/x/react-data-grid/column-definition';

/** Opens a page that is readable, while its scripts are still on their way; returns what lets them come. */
async function openBeforeScripts(page: Page): Promise<() => Promise<void>> {
  const gate = createGate();
  await page.route(/\.js$/, async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.goto(COLUMNS, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    gate.open();
    await expectReady(page);
  };
}

test('before the scripts have come, what they bring to life is there', async ({
  page,
}) => {
  const start = await openBeforeScripts(page);
  const demo = page.locator('#FirstColumns');
  const shown = [
    getNavbar(page).locator('kbd'),
    page.getByRole('button', { name: 'Copy page' }),
    demo.getByText('Edit live'),
    demo.getByText('Full screen'),
  ];
  const boxes = [];
  for (const control of shown) {
    await expect(control).toBeVisible();
    boxes.push(await control.boundingBox());
  }
  await start();
  await expect(demo.getByRole('toolbar')).toBeVisible();
  for (const [index, control] of shown.entries()) {
    expect(await control.boundingBox()).toEqual(boxes[index]);
  }
});

test.describe('a click before the scripts have come', () => {
  test('on a menu of the navbar opens it when they are there', async ({ page }) => {
    const start = await openBeforeScripts(page);
    const button = getNavbar(page).getByRole('button', { name: /^v8/ });
    await button.click();
    await start();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('or Ctrl and K opens the search when they are there', async ({ page }) => {
    const start = await openBeforeScripts(page);
    await page.keyboard.press('ControlOrMeta+k');
    await start();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('on a group of the sidebar opens it then', async ({ page }) => {
    const start = await openBeforeScripts(page);
    const group = page
      .locator('.theme-doc-sidebar-container')
      .getByRole('button', { expanded: false })
      .first();
    const name = (await group.textContent())!;
    await group.click();
    await start();
    await expect(page).toHaveURL(COLUMNS);
    await expect(
      page
        .locator('.theme-doc-sidebar-container')
        .getByRole('button', { name, exact: true }),
    ).toHaveAttribute('aria-expanded', 'true');
  });

  test('on a product leads to it: it stays where it is under the pointer', async ({
    page,
  }) => {
    await openBeforeScripts(page);
    const link = getNavbar(page).getByRole('link', { name: 'Charts' });
    const before = await link.boundingBox();
    await link.hover();
    expect(await link.boundingBox()).toEqual(before);
    await link.click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/x\/react-charts\/?$/);
  });
});

test('a click on a product while the page hydrates leads to it', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(COLUMNS, { waitUntil: 'commit' });
  await getNavbar(page).getByRole('link', { name: 'Charts' }).click();
  await expect(page).toHaveURL(/\/x\/react-charts\/?$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a group of the sidebar is a link to its first page', async ({ page }) => {
    await page.goto(COLUMNS);
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar.getByRole('button', { name: 'Columns' })).toBeHidden();
    await sidebar.getByRole('link', { name: 'Rows', exact: true }).click();
    await expect(page).toHaveURL('/x/react-data-grid/row-definition');
  });
});
