import type { Page } from '@playwright/test';
import { openDemo } from './demoPage';
import { expect, test } from './fixtures';
import { runAxe } from './runAxe';
import { expectReady, openPage } from './openPage';

const PAGE = '/x/react-data-grid/quickstart';

function getList(page: Page) {
  return page.getByRole('dialog', { name: 'Keyboard shortcuts' });
}

/** Opens a page and waits until it answers to keys. */
async function openWithChrome(page: Page, address: string) {
  await openPage(page, address);
  await expect(
    page.getByRole('button', { name: 'Settings', exact: true }).first(),
  ).toBeVisible();
}

/**
 * Waits until the page that a key led to answers to keys: the address is there before it,
 * the word to screen readers after it.
 */
async function expectPage(page: Page, address: RegExp, title: RegExp) {
  await expect(page).toHaveURL(address);
  await expect(page.locator('.page-announcement')).toHaveText(title);
}

/** Presses Tab until a link or a button has the focus, as a reader without a mouse does. */
async function tabTo(page: Page, name: RegExp, limit = 80): Promise<void> {
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        '',
    );
    if (name.test(focused.trim())) {
      return;
    }
  }
  throw new Error(`${limit} presses of Tab did not lead to ${name}.`);
}

test('? lists the keys of the page, without a violation', async ({ page }) => {
  await openWithChrome(page, PAGE);
  await page.keyboard.press('?');
  const list = getList(page);
  await expect(list).toBeVisible();
  for (const label of ['Next page', 'Previous page', 'Open the settings']) {
    await expect(list.getByText(label)).toBeVisible();
  }
  expect(await runAxe(page, { include: ['dialog[open]'] })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await runAxe(page, { include: ['dialog[open]'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('n and p go to the neighboring pages, in the reference as well', async ({
  page,
}) => {
  await openWithChrome(page, PAGE);
  await page.keyboard.press('n');
  await expectPage(page, /features$/, /^Data Grid feature showcase/);
  await page.keyboard.press('p');
  await expectPage(page, /quickstart$/, /^Data Grid quickstart/);

  await openWithChrome(page, '/x/api/data-grid');
  await page.keyboard.press('n');
  await expectPage(page, /\/x\/api\/data-grid\/[a-z-]+$/, /^\w+ API/);
  await page.keyboard.press('p');
  await expectPage(page, /\/x\/api\/data-grid$/, /^Data Grid API/);
});

test('a comma opens the settings, f the sidebar’s filter', async ({ page }) => {
  await openWithChrome(page, PAGE);
  await page.keyboard.press('f');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press(',');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('t and the button go to the top, after two screens', async ({ page }) => {
  await openWithChrome(page, '/x/react-charts/bars');
  const button = page.getByRole('button', { name: 'Back to the top' });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 2.5 * window.innerHeight));
  await expect(button).toBeVisible();
  await page.keyboard.press('t');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => window.scrollTo(0, 2.5 * window.innerHeight));
  await button.focus();
  await page.keyboard.press('Enter');
  // At once: without motion there is no way in between.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the button to the top stands beside the text', async ({ page }) => {
  await openWithChrome(page, '/x/react-charts/bars');
  await page.evaluate(() => window.scrollTo(0, 3 * window.innerHeight));
  const button = page.getByRole('button', { name: 'Back to the top' });
  await expect(button).toBeVisible();
  const box = (await button.boundingBox())!;
  const article = (await page.locator('article').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(article.x + article.width);
});

test('on a phone the button to the top shows while the reader goes up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openWithChrome(page, '/x/react-charts/bars');
  const button = page.getByRole('button', { name: 'Back to the top' });
  await page.evaluate(() => window.scrollTo(0, 3 * window.innerHeight));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollBy(0, -100));
  await expect(button).toBeVisible();
  const { x, y, width, height } = (await button.boundingBox())!;
  expect([x + width, y + height]).toEqual([390 - 16, 800 - 16]);
  await page.evaluate(() => window.scrollBy(0, 100));
  await expect(button).toBeHidden();
});

test('no key acts while the reader types, uses a demo or has a dialog open', async ({
  page,
}) => {
  const demo = await openDemo(
    page,
    '/x/react-data-grid/column-definition',
    'FirstColumns',
  );
  const address = page.url();
  await demo.getByRole('gridcell').first().click();
  await page.keyboard.press('p');
  await page.keyboard.press('?');
  await expect(getList(page)).toBeHidden();

  await page.getByRole('searchbox').first().focus();
  await page.keyboard.type('?p,');
  await expect(getList(page)).toBeHidden();
  await expect(page.getByRole('searchbox').first()).toHaveValue('?p,');
  await page.keyboard.press('Escape');

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const keys of ['Alt+p', 'Shift+P']) {
    await page.keyboard.press(keys);
  }
  await page.keyboard.press('?');
  await expect(getList(page)).toBeVisible();
  await page.keyboard.press('p');
  expect(page.url()).toBe(address);
});

test('single keys can be turned off and on again, and stay off', async ({
  page,
}) => {
  await openWithChrome(page, PAGE);
  await page.keyboard.press('?');
  await getList(page).getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expectReady(page);
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await expect(getList(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await getList(page).getByRole('switch').click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/features$/);
});

test('keys alone lead from the landing page to the inside of a demo', async ({
  page,
}) => {
  await openWithChrome(page, '/');
  await tabTo(page, /^Tree View/);
  await page.keyboard.press('Enter');
  await expectPage(page, /react-tree-view$/, /^Tree View/);
  await page.keyboard.press('f');
  await page.keyboard.type('items');
  await expect(page.locator('mark').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/items$/);
  await tabTo(page, /^Skip to main content$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Show (?:all )?code$/, 120);
  await expect(page.locator('[data-live]').first()).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.demo :focus').first()).toBeVisible();
});
