import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const PAGE = '/x/react-tree-view/simple-tree-view/items';

/** Background of the document, of the navbar's text, and the text color inside a demo. */
async function readColors(page: Page) {
  return page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    background: getComputedStyle(document.documentElement).backgroundColor,
    demoText: getComputedStyle(document.querySelector('.demo')!).color,
  }));
}

/**
 * Records the colors of each painted frame, from the first one with a page: of the
 * document, the navbar, and the text inside a demo, live or not.
 */
async function recordFrames(page: Page) {
  await page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(window, { paintedColors: frames });
    const record = () => {
      const parts = ['html', '.navbar', '.demo'].map((selector) =>
        document.querySelector(selector),
      );
      if (parts.every((part) => part !== null)) {
        const [html, navbar, demo] = parts.map((part) => getComputedStyle(part!));
        frames.add(
          [html!.backgroundColor, navbar!.backgroundColor, demo!.color].join(' / '),
        );
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

async function readFrames(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(window as unknown as { paintedColors: Set<string> }).paintedColors,
  ]);
}

/**
 * The modes whose `theme-color` counts now, each with whether the color is the page's
 * background: just one, and the browser's bars continue the page.
 */
async function readThemeColors(page: Page) {
  return page.locator('meta[name="theme-color"]').evaluateAll((tags) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colors = (tags as HTMLMetaElement[])
      .filter((tag) => matchMedia(tag.media).matches)
      .map((tag) => {
        probe.style.color = tag.content;
        const background = getComputedStyle(
          document.documentElement,
        ).backgroundColor;
        return [tag.dataset.mode, getComputedStyle(probe).color === background];
      });
    probe.remove();
    return colors;
  });
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
        await recordFrames(page);
        await page.goto(PAGE);
        await expect(page.locator('[data-live]').first()).toBeVisible();
        const seen = await page.evaluate(
          () => (window as unknown as { seenThemes: string[] }).seenThemes,
        );
        expect(new Set(seen)).toEqual(new Set([expected]));
        expect((await readColors(page)).theme).toBe(expected);
        expect(await readFrames(page)).toHaveLength(1);
        expect(await readThemeColors(page)).toEqual([[expected, true]]);
        await expect(page.locator('html')).toHaveCSS('color-scheme', expected);
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
    expect(await readThemeColors(page)).toEqual([['dark', true]]);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    expect(await readStored(page)).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await readThemeColors(page)).toEqual([['light', true]]);
  });

  test('system mode follows the system live', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PAGE);
    await expect(page.locator('[data-live]').first()).toBeVisible();
    const light = await readColors(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect((await readColors(page)).demoText).not.toBe(light.demoText);
    expect(await readThemeColors(page)).toEqual([['dark', true]]);
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
