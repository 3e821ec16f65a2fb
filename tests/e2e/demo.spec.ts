import type { Page } from '@playwright/test';
import { createGate, type Gate } from './createGate';
import { getDemo } from './demoPage';
import { expect, test } from './fixtures';

const TREE = '/x/react-tree-view/simple-tree-view/items';
const BARS = '/x/react-charts/bars';
const GRID = '/x/react-data-grid/column-definition';

/** Keeps all script from a page until the test has seen it without. */
async function holdScript(page: Page): Promise<Gate> {
  const gate = createGate();
  await page.route('**/*.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  return gate;
}

test.describe('a demo', () => {
  test('is in the page before its script, and alive once near', async ({ page }) => {
    const late: string[] = [];
    page.on('request', (request) => late.push(request.url()));
    await page.goto(BARS);
    const last = page.locator('section[data-demo]').last();
    await expect(last.locator('.demo svg').first()).toBeAttached();
    await expect(last.locator('[data-live]')).toHaveCount(0);
    const before = late.length;
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('[data-live]')).toBeVisible();
    expect(late.length).toBeGreaterThan(before);
  });

  for (const [from, link, name] of [
    ['/x/react-data-grid/quickstart', 'Column definition', 'FirstColumns'],
    ['/x/react-tree-view/quickstart', 'Items', 'GardenBeds'],
    ['/x/react-charts/quickstart', 'Bars overview', 'HoneyHarvest'],
    ['/x/react-date-pickers/quickstart', 'Date Picker', 'DropOffDate'],
  ]) {
    test(`takes just the space that was kept for it: ${name}`, async ({ page }) => {
      await page.goto(from!);
      await page.waitForLoadState('networkidle');
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      const target = sidebar.getByRole('link', { name: link!, exact: true }).first();
      for (const group of await sidebar.getByRole('button').all()) {
        if (!(await target.isVisible())) {
          await group.click();
        }
      }
      // The demo is near at once: later, so that its reserved space can be measured.
      await page.evaluate(() => {
        const { IntersectionObserver: Observer } = window;
        window.IntersectionObserver = class extends Observer {
          override observe(element: Element) {
            setTimeout(() => super.observe(element), 1500);
          }
        };
      });
      await target.click();
      const demo = getDemo(page, name!);
      await expect(demo).toBeVisible();
      await expect(demo.locator('[data-live]')).toHaveCount(0);
      const reserved = (await demo.boundingBox())!.height;
      await expect(demo.locator('[data-live]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const actual = (await demo.boundingBox())!.height;
      expect(Math.abs(actual - reserved)).toBeLessThanOrEqual(2);
    });
  }

  test('keeps the space of its stacked parts on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/x/react-charts');
    for (const name of ['BakeryDashboard', 'SensorTiles']) {
      const live = getDemo(page, name).locator('[data-live]');
      await getDemo(page, name).scrollIntoViewIfNeeded();
      await expect(live).toBeVisible();
      const [height, reserved] = await live.evaluate((element) => [
        element.getBoundingClientRect().height,
        parseFloat(getComputedStyle(element).minHeight),
      ]);
      expect(Math.abs(height! - reserved!)).toBeLessThanOrEqual(2);
    }
  });

  test('works by mouse and by keyboard', async ({ page }) => {
    await page.goto(TREE);
    const tree = getDemo(page, 'GardenBeds').getByRole('tree');
    await expect(getDemo(page, 'GardenBeds').locator('[data-live]')).toBeVisible();
    const orchard = tree.getByRole('treeitem', { name: 'Orchard' });
    await orchard.getByText('Orchard').click();
    await expect(orchard).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(orchard).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect(orchard).toHaveAttribute('aria-expanded', 'false');
  });

  test('sorts a grid by keyboard', async ({ page }) => {
    await page.goto(GRID);
    const demo = getDemo(page, 'FirstColumns');
    await expect(demo.getByRole('gridcell', { name: 'Violin' })).toBeVisible();
    await demo.getByRole('columnheader', { name: 'Instrument' }).click();
    await expect(demo.getByRole('gridcell').nth(1)).toHaveText('Bass clarinet');
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('gridcell').nth(1)).toHaveText('Violin');
  });

  test('opens a picker and takes a date by keyboard', async ({ page }) => {
    await page.goto('/x/react-date-pickers/date-picker');
    const demo = page.locator('section[data-demo]').first();
    await expect(demo.locator('[data-live]')).toBeVisible();
    await demo.getByRole('button', { name: /date/i }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('answers a click on a bar', async ({ page }) => {
    await page.goto(BARS);
    const demo = getDemo(page, 'HoneyHarvest');
    await expect(demo.locator('[data-live]')).toBeVisible();
    await demo.locator('.MuiBarElement-root').first().hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });

  test('keeps its code open when it comes alive', async ({ page }) => {
    const script = await holdScript(page);
    await page.goto(TREE, { waitUntil: 'commit' });
    const demo = getDemo(page, 'GardenBeds');
    await demo.getByText(/^Show (?:all )?code$/).click();
    await expect(demo.locator('[data-live]')).toHaveCount(0);
    script.open();
    await expect(demo.getByText('Hide code')).toBeVisible();
    await expect(demo.locator('[data-live]')).toBeVisible();
    await expect(demo.getByText('export default function GardenBeds')).toBeVisible();
    await demo.getByRole('button', { name: 'Hide code' }).click();
    await expect(demo.getByText('export default function GardenBeds')).toBeHidden();
  });
});

test.describe('an option of a demo', () => {
  test('shows the whole code at first, in the space that was kept', async ({
    page,
  }) => {
    const script = await holdScript(page);
    await page.goto('/x/react-tree-view/quickstart', { waitUntil: 'commit' });
    const demo = getDemo(page, 'FirstSimpleTree');
    await expect(
      demo.getByText('export default function FirstSimpleTree'),
    ).toBeVisible();
    await expect(demo.locator('[data-live]')).toHaveCount(0);
    const before = (await demo.boundingBox())!.height;
    script.open();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[data-live]')).toBeVisible();
    await expect(
      demo.getByText('export default function FirstSimpleTree'),
    ).toBeVisible();
    const after = (await demo.boundingBox())!.height;
    expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
  });

  test('leaves the tint that demos stand on apart from the page', async ({
    page,
  }) => {
    await page.goto('/x/react-charts/quickstart');
    const canvas = getDemo(page, 'SizedCard').getByRole('group', {
      name: 'SizedCard, running',
    });
    await getDemo(page, 'SizedCard').scrollIntoViewIfNeeded();
    await expect(getDemo(page, 'SizedCard').locator('[data-live]')).toBeVisible();
    const [tint, paper] = await Promise.all(
      [canvas, page.locator('body')].map((place) =>
        place.evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(tint).not.toBe('rgba(0, 0, 0, 0)');
    expect(tint).not.toBe(paper);
  });
});

test('a page without demos loads no component library', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/x/introduction/licensing');
  await page.waitForLoadState('networkidle');
  const libraries = /mui-\w+|data-grid|date-pickers|charts|tree-view/;
  expect(scripts.filter((url) => /\.js$/.test(url) && libraries.test(url))).toEqual(
    [],
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('text, code and the rendered demo are there', async ({ page }) => {
    await page.goto(TREE);
    const demo = getDemo(page, 'GardenBeds');
    await expect(demo.getByRole('treeitem', { name: 'Glasshouse' })).toBeVisible();
    await expect(demo.locator('noscript p')).toHaveText(
      /comes alive with JavaScript/,
    );
    await demo.getByText(/^Show (?:all )?code$/).click();
    await expect(demo.getByText('export default function GardenBeds')).toBeVisible();
    await expect(demo.getByText('Full screen')).toBeHidden();
  });

  test('every file of a demo can be read', async ({ page }) => {
    await page.goto(TREE);
    const demo = getDemo(page, 'LibraryLabels');
    await demo.getByText(/^Show (?:all )?code$/).click();
    await expect(
      demo.getByText('export default function LibraryLabels'),
    ).toBeVisible();
    await expect(demo.getByText('shelves.ts', { exact: true })).toBeVisible();
    await expect(demo.getByText('export const library')).toBeVisible();
  });

  test('API tables are readable', async ({ page }) => {
    await page.goto('/x/api/data-grid/data-grid-premium');
    await expect(page.locator('#prop-rows')).toContainText('rows');
    await expect(page.getByRole('row')).not.toHaveCount(0);
  });
});
