import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

const DOCS = '/x/react-data-grid/column-definition';
const API = '/x/api/data-grid/data-grid';

async function readScrollWidth(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test.describe('on paper', () => {
  const CHROME = [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
    'footer',
    '[role="toolbar"]',
    '[data-code-block] button',
  ];

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 1000 });
  });

  test('a page is light, and dark again on the screen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
    await openPage(page, DOCS);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'print' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
    await page.emulateMedia({ media: 'screen' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  for (const address of [DOCS, API]) {
    test(`${address} has no chrome and is nowhere cut`, async ({ page }) => {
      await openPage(page, address);
      await page.emulateMedia({ media: 'print' });
      for (const selector of CHROME) {
        await expect(page.locator(`${selector} >> visible=true`)).toHaveCount(0);
      }
      await expect(page.locator('article h1')).toBeVisible();
      expect(await readScrollWidth(page)).toBeLessThanOrEqual(700);
      const cut = await page
        .locator('article pre, article .markdown table')
        .evaluateAll((elements) =>
          elements
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
      expect(cut).toEqual([]);
    });
  }

  test('code keeps its height, and a link out of the portal its address', async ({
    page,
  }) => {
    await openPage(page, API);
    await page.emulateMedia({ media: 'print' });
    const code = page.locator('.theme-code-block pre').first();
    const lines = await code.locator('code').boundingBox();
    expect((await code.boundingBox())!.height).toBeGreaterThanOrEqual(lines!.height);
    const after = await page
      .locator('.markdown a[href^="http"]')
      .first()
      .evaluate((link) => ({
        href: link.getAttribute('href')!,
        content: getComputedStyle(link, '::after').content,
      }));
    expect(after.content).toContain(after.href);
  });
});

test.describe('forced colors', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  test('what is chosen differs from what is not', async ({ page }) => {
    await openPage(page, API);
    const readBackgrounds = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const [chosen, other] of [
      ['button[aria-pressed="true"]', 'button[aria-pressed="false"]'],
      ['.menu__link[aria-current="page"]', '.menu__link:not([aria-current])'],
    ] as const) {
      expect(await readBackgrounds(chosen), chosen).not.toBe(
        await readBackgrounds(other),
      );
    }
  });

  test('the focus has an outline', async ({ page }) => {
    await openPage(page, DOCS);
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
          document.activeElement!,
        );
        return { outlineStyle, width: Number.parseFloat(outlineWidth) };
      });
      expect(outline.outlineStyle).not.toBe('none');
      expect(outline.width).toBeGreaterThanOrEqual(1);
    }
  });

  test('the buttons of a demo are drawn in the color of text', async ({ page }) => {
    await openPage(page, DOCS);
    const buttons = page.getByRole('toolbar').first().getByRole('button');
    await expect(buttons.first()).toBeVisible();
    const unseen = await buttons.evaluateAll((elements) => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      return elements
        .filter((element) => getComputedStyle(element).color === canvas)
        .map((element) => element.getAttribute('aria-label') ?? element.textContent);
    });
    expect(unseen).toEqual([]);
  });
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, DOCS);
  await expect(page.locator('[data-live]').first()).toBeVisible();
  const moving = await page.locator('*').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const style = getComputedStyle(element);
        return (
          style.scrollBehavior === 'smooth' ||
          [...style.transitionDuration.split(', '), style.animationDuration].some(
            (duration) => Number.parseFloat(duration) > 0.001,
          )
        );
      })
      .map((element) => `${element.tagName} ${element.getAttribute('class')}`),
  );
  expect(moving).toEqual([]);
});

test.describe('at 400% zoom', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
  });

  for (const address of [DOCS, API, '/', '/x', '/zh/x']) {
    test(`${address} fits and leaves the screen to the text`, async ({ page }) => {
      await openPage(page, address);
      expect(await readScrollWidth(page)).toBe(320);
      await page.evaluate(() => window.scrollTo(0, 400));
      const covered = await page.evaluate(
        () => document.elementFromPoint(160, 8)?.closest('.navbar') !== null,
      );
      expect(covered).toBe(false);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`a page is read and left at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(DOCS);
      await expect(page.locator('article h1')).toBeVisible();
      await page
        .getByText(/^Show (?:all )?code$/)
        .first()
        .click();
      await expect(page.locator('article pre').first()).toBeVisible();
      await expect(page.locator('.navbar__toggle')).toBeHidden();
      const outline = page.locator('.theme-doc-sidebar-container');
      await outline.getByRole('link', { name: 'Quickstart' }).first().click();
      await expect(page).toHaveURL('/x/react-data-grid/quickstart');
    });
  }

  test('another language is at hand', async ({ page }) => {
    await page.goto(DOCS);
    const link = page.locator(`a[href$="/zh${DOCS}"]`).first();
    await expect(link).toBeAttached();
  });

  test('an API page has its members and no dead controls', async ({ page }) => {
    await page.goto(API);
    await expect(
      page.getByRole('rowheader', { name: 'rows' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});
