import type { Locator, Page } from '@playwright/test';
import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';
import { weighScripts } from './weighScripts';
import { PRODUCT_IDS } from '../../src/utils/paths';

const LIBRARIES = /\/(?:mui-\w+|data-grid|charts|date-pickers|tree-view)\./;

function getPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'One data set, four libraries' });
}

function getPart(page: Page, id: string): Locator {
  return page.locator(`[data-part="${id}"]`);
}

/** The running part: the one that has the theme of demos. */
function getRunning(part: Locator): Locator {
  return part.locator('.demo');
}

function getStage(part: Locator): Locator {
  return part.getByRole('group').first();
}

/** What the panel says of the selection. */
function getSummary(page: Page): Locator {
  return getPanel(page).locator('header').getByRole('status');
}

/** Turns to the composition by pointer, and waits for all of it. */
async function wake(page: Page) {
  await getPart(page, 'tree-view').hover();
  await expect(page.locator('[data-part][data-state="running"]')).toHaveCount(4);
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
    for (const { width, parts } of [
      { width: 1280, parts: PRODUCT_IDS },
      { width: 390, parts: ['tree-view', 'data-grid'] },
    ]) {
      test(`has the way in and the libraries at work on the first screen at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('link', { name: install })).toBeInViewport();
        for (const id of parts) {
          const link = getPart(page, id).getByRole('link').first();
          await expect(link).toBeInViewport({ ratio: 1 });
        }
        const scrollWidth = await page.evaluate(
          () => document.documentElement.scrollWidth,
        );
        expect(scrollWidth).toBe(width);
      });
    }

    test('leads to each library, its quickstart and its reference', async ({
      page,
    }) => {
      await page.goto(address);
      const links = page.locator('main > nav').getByRole('link');
      await expect(links).toHaveCount(12);
    });

    test('runs nothing and loads no library before the reader turns to it', async ({
      page,
    }) => {
      const weigh = weighScripts(page);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(500);
      await expect(getRunning(page.locator('[data-part]'))).toHaveCount(0);
      const paths = (await weigh()).map(({ path }) => path);
      expect(paths.filter((path) => LIBRARIES.test(path))).toEqual([]);
    });

    test('has no accessibility faults, before and after its parts run', async ({
      page,
    }) => {
      await page.goto(address);
      expect(await checkAccessibility(page)).toEqual([]);
      await wake(page);
      expect(await checkAccessibility(page)).toEqual([]);
    });
  });
}

test.describe('the composition', () => {
  for (const width of [1440, 768, 390]) {
    test(`runs without moving anything at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const readShift = await watchShifts(page);
      await page.goto('/');
      const measure = () =>
        page
          .locator('[data-part]')
          .evaluateAll((parts) =>
            parts.map((part) => part.getBoundingClientRect().height),
          );
      const before = await measure();
      await wake(page);
      await page.waitForLoadState('networkidle');
      expect(await measure()).toEqual(before);
      expect(await readShift()).toBe(0);
    });
  }

  test('runs when it gets the focus, and keeps it', async ({ page }) => {
    // The link of the part wakes it too: it is to run while its place has the focus.
    let release = () => {};
    const tabbed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(LIBRARIES, async (route) => {
      await tabbed;
      await route.continue();
    });
    await page.goto('/');
    const part = getPart(page, 'tree-view');
    await expect(getStage(part)).toHaveAttribute('tabindex', '0');
    await part.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(getStage(part)).toBeFocused();
    release();
    await expect(getRunning(part)).toBeVisible();
    await expect(getStage(part)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(part.getByRole('treeitem', { name: 'Africa' })).toBeFocused();
  });

  test('counts the tap that wakes it', async ({ browser }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 390, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await getPart(page, 'tree-view').getByText('Africa').tap();
    await expect(getSummary(page)).toContainText('3 coffees');
    await expect(page.locator('[data-part][data-state="running"]')).toHaveCount(4);
    await expect(getSummary(page)).toContainText('3 coffees');
    await expect(
      getPart(page, 'tree-view').getByRole('treeitem', { name: 'Africa' }),
    ).toHaveAttribute('aria-checked', 'true');
    await context.close();
  });

  test('shares its selection by pointer', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto('/');
    await wake(page);
    const [tree, grid, calendar, bars] = [
      'tree-view',
      'data-grid',
      'date-pickers',
      'charts',
    ].map((id) => getPart(page, id));
    const days = calendar!.locator('[data-delivery]');
    const dayCount = await days.count();

    await tree!.locator('.MuiTreeItem-checkbox').first().click();
    await expect(getSummary(page)).toContainText('3 coffees, 2,900 kg a year');
    await expect(grid!.getByRole('row')).toHaveCount(4);
    await expect(bars!.getByText('300', { exact: true })).toBeVisible();
    await expect(bars!.getByText('800', { exact: true })).toHaveCount(0);
    expect(await days.count()).toBeLessThan(dayCount);

    await grid!.getByRole('gridcell', { name: 'Nyeri' }).click();
    await expect(tree!.locator('.linked')).toHaveText('Nyeri');
    await expect(calendar!.locator('[data-linked]')).toHaveText(['9', '23']);
    await expect(bars!.locator('.MuiBarElement-series-nyeri').first()).toHaveCSS(
      'fill',
      /hatch-africa/,
    );
    await expect(getSummary(page)).toContainText('Nyeri');

    await calendar!.getByRole('gridcell', { name: '14', exact: true }).click();
    await expect(grid!.locator('.linked')).toContainText('Yirgacheffe');

    await bars!.locator('.MuiBarElement-series-kayanza').nth(6).click();
    await expect(tree!.locator('.linked')).toHaveText(['Yirgacheffe', 'Kayanza']);

    await getPanel(page).getByRole('button', { name: 'Clear' }).click();
    await expect(getSummary(page)).toHaveText('8 coffees, 8,824 kg a year');
  });

  test('shares its selection by keyboard', async ({ page }) => {
    await page.goto('/');
    const tree = getPart(page, 'tree-view');
    await getStage(tree).focus();
    await expect(page.locator('[data-part][data-state="running"]')).toHaveCount(4);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(getSummary(page)).toContainText('3 coffees');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(getSummary(page)).toContainText('2 coffees');

    const grid = getPart(page, 'data-grid');
    await grid.getByRole('gridcell', { name: 'Nyeri' }).focus();
    await page.keyboard.press('Shift+Space');
    await expect(tree.locator('.linked')).toHaveText('Nyeri');
  });

  test('says so when a part can’t be loaded, and tries again', async ({
    page,
    noise,
  }) => {
    await page.route(/\/assets\/js\/charts\./, (route) => route.abort());
    await page.goto('/');
    const part = getPart(page, 'charts');
    await getStage(part).focus();
    await expect(part.getByRole('alert')).toContainText(
      'The example could not be loaded.',
    );
    await expect(getRunning(getPart(page, 'tree-view'))).toBeVisible();
    await page.unroute(/\/assets\/js\/charts\./);
    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(getRunning(part)).toBeVisible();
    noise.console.length = 0;
    noise.requests.length = 0;
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the composition is a picture that can be read', async ({ page }) => {
    await page.goto('/');
    await expect(
      getPart(page, 'data-grid').getByRole('cell', { name: 'Cerrado' }),
    ).toBeVisible();
    await expect(getPart(page, 'tree-view').getByText('Nyeri')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden();
  });
});
