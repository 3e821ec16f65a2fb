import type { Locator, Page } from '@playwright/test';
import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';
import { weighScripts } from './weighScripts';
import { PRODUCT_IDS } from '../../src/utils/paths';

const LIBRARIES = /\/(?:mui-\w+|data-grid|charts|date-pickers|tree-view)\./;

function getExample(page: Page, id: string): Locator {
  return page.locator(`[data-example="${id}"]`);
}

/** The running example: the one part of a card that has the theme of demos. */
function getRunning(example: Locator): Locator {
  return example.locator('.demo');
}

function getStage(example: Locator): Locator {
  return example.getByRole('group').first();
}

/** Starts to add up the shifts that no input has caused. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const record = window as unknown as { shift: number };
    record.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
      })[]) {
        record.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

for (const { address, title, install } of [
  {
    address: '/',
    title: 'Data grids, dates, charts and trees for React',
    install: 'Install a package',
  },
  {
    address: '/zh/',
    title: 'React 的表格、日期、图表与树形组件',
    install: '安装软件包',
  },
]) {
  test.describe(`the landing page ${address}`, () => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 800 },
    ]) {
      test(`names the four libraries on the first screen at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('link', { name: install })).toBeInViewport();
        const links = page.locator('main > header nav').getByRole('link');
        await expect(links).toHaveCount(4);
        for (const link of await links.all()) {
          await expect(link).toBeInViewport({ ratio: 1 });
        }
        const width = await page.evaluate(
          () => document.documentElement.scrollWidth,
        );
        expect(width).toBe(viewport.width);
      });
    }

    test('runs nothing and loads no library before the reader turns to an example', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const weigh = weighScripts(page);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(getRunning(page.locator('[data-example]'))).toHaveCount(0);
      const paths = (await weigh()).map(({ path }) => path);
      expect(paths.filter((path) => LIBRARIES.test(path))).toEqual([]);
    });

    test('has no accessibility faults, before and after the examples run', async ({
      page,
    }) => {
      await page.goto(address);
      expect(await checkAccessibility(page)).toEqual([]);
      for (const id of PRODUCT_IDS) {
        await getStage(getExample(page, id)).focus();
        await expect(getRunning(getExample(page, id))).toBeVisible();
      }
      expect(await checkAccessibility(page)).toEqual([]);
    });
  });
}

test.describe('an example', () => {
  for (const id of PRODUCT_IDS) {
    test(`of ${id} runs once the reader scrolls to it, without moving anything`, async ({
      page,
    }) => {
      const readShift = await watchShifts(page);
      await page.goto('/');
      const example = getExample(page, id);
      const before = await example.boundingBox();
      await page.mouse.move(2, 400);
      await example.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 60);
      await expect(getRunning(example)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const after = await example.boundingBox();
      expect(after!.height).toBe(before!.height);
      expect(await readShift()).toBe(0);
    });

    test(`of ${id} runs when the pointer is on it`, async ({ page }) => {
      // The whole page is in view: what runs does so for the pointer alone.
      await page.setViewportSize({ width: 1280, height: 2400 });
      await page.goto('/');
      await getExample(page, id).hover();
      await expect(getRunning(getExample(page, id))).toBeVisible();
      await expect(getRunning(page.locator('[data-example]'))).toHaveCount(1);
    });

    test(`of ${id} runs when it gets the focus, and keeps it`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 2400 });
      // The link of the card wakes it too: the example is to come while its place has the focus.
      let release = () => {};
      const tabbed = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(LIBRARIES, async (route) => {
        await tabbed;
        await route.continue();
      });
      await page.goto('/');
      const stage = getStage(getExample(page, id));
      await expect(stage).toHaveAttribute('tabindex', '0');
      await getExample(page, id).getByRole('heading').getByRole('link').focus();
      await page.keyboard.press('Tab');
      await expect(stage).toBeFocused();
      release();
      await expect(getRunning(stage)).toBeVisible();
      await expect(stage).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(stage.locator(':focus')).toHaveCount(1);
    });
  }

  test('runs when it is touched', async ({ browser }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 390, height: 4000 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await getStage(getExample(page, 'charts')).tap();
    await expect(getRunning(getExample(page, 'charts'))).toBeVisible();
    await context.close();
  });

  test('says so when it can’t be loaded, and tries again', async ({
    page,
    noise,
  }) => {
    await page.route(/\/assets\/js\/charts\./, (route) => route.abort());
    await page.goto('/');
    const example = getExample(page, 'charts');
    await getStage(example).focus();
    await expect(example.getByRole('alert')).toContainText(
      'The example could not be loaded.',
    );
    await page.unroute(/\/assets\/js\/charts\./);
    await example.getByRole('button', { name: 'Try again' }).click();
    await expect(getRunning(example)).toBeVisible();
    noise.console.length = 0;
    noise.requests.length = 0;
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the examples are pictures that can be read', async ({ page }) => {
    await page.goto('/');
    await expect(
      getExample(page, 'data-grid').getByRole('cell', { name: 'Cerrado' }),
    ).toBeVisible();
    await expect(getExample(page, 'tree-view').getByText('Nyeri')).toBeVisible();
    await expect(page.getByText('Preview', { exact: true }).first()).toBeHidden();
  });
});
