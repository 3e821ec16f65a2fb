import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const PAGE = '/x/react-tree-view/simple-tree-view/items';

/** Background of the document, of the navbar's text, and the text colour inside a demo. */
async function readColors(page: Page) {
  return page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    background: getComputedStyle(document.documentElement).backgroundColor,
    demoText: getComputedStyle(document.querySelector('.demo')!).color,
  }));
}

async function readStored(page: Page) {
  return page.evaluate(() => localStorage.getItem('mui-mode'));
}

test.describe('color mode', () => {
  for (const system of ['light', 'dark'] as const) {
    for (const stored of ['light', 'dark', null] as const) {
      const expected = stored ?? system;

      test(`stored ${stored ?? 'nothing'} on a ${system} system is ${expected} from the first paint`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: system });
        await page.addInitScript((mode) => {
          if (mode !== null) {
            localStorage.setItem('mui-mode', mode);
          }
          const seen: (string | undefined)[] = [];
          Object.assign(window, { seenThemes: seen });
          new MutationObserver(() =>
            seen.push(document.documentElement?.dataset.theme),
          ).observe(document, {
            subtree: true,
            attributes: true,
            attributeFilter: ['data-theme'],
          });
        }, stored);
        await page.goto(PAGE);
        await expect(page.locator('[data-live]').first()).toBeVisible();
        const seen = await page.evaluate(
          () => (window as unknown as { seenThemes: string[] }).seenThemes,
        );
        expect(new Set(seen)).toEqual(new Set([expected]));
        expect((await readColors(page)).theme).toBe(expected);
      });
    }
  }

  test('one control switches chrome and demos and is stored as mui-mode', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PAGE);
    await expect(page.locator('[data-live]').first()).toBeVisible();
    const light = await readColors(page);
    expect(light.theme).toBe('light');

    const toggle = page.getByRole('button', { name: /dark and light mode/ });
    await toggle.click();
    expect(await readStored(page)).toBe('light');
    await toggle.click();
    expect(await readStored(page)).toBe('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await readColors(page);
    expect(dark.background).not.toBe(light.background);
    expect(dark.demoText).not.toBe(light.demoText);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    expect(await readStored(page)).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('system mode follows the system live', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PAGE);
    await expect(page.locator('[data-live]').first()).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('another tab’s choice arrives', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PAGE);
    const other = await context.newPage();
    await other.goto('/x');
    await other.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
