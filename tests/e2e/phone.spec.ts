import { getControl, openDemo } from './demoPage';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

const BARS = '/x/react-charts/bars';
const GRID = '/x/react-data-grid/column-definition';

test.describe('on a phone', () => {
  for (const path of ['/x', '/zh/x']) {
    test(`the table of tasks on ${path} keeps its links in sight`, async ({
      page,
    }) => {
      await page.goto(path);
      const links = page.getByRole('table').first().getByRole('link');
      await expect(links.first()).toBeVisible();
      const ends = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().right),
      );
      expect(ends.length).toBeGreaterThan(5);
      expect(Math.max(...ends)).toBeLessThanOrEqual(390);
    });
  }

  test('a table of four columns is a list of records', async ({ page }) => {
    await page.goto('/x/migration');
    const cell = page.locator('td[data-label="Version 6"]').first();
    await expect(cell).toBeVisible();
    const [box, row] = await Promise.all([
      cell.boundingBox(),
      page.locator('tr').filter({ has: cell }).first().boundingBox(),
    ]);
    expect(box!.width).toBe(row!.width);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  });

  test('the first sentence of a page is soon there', async ({ page }) => {
    for (const [path, most] of [
      [GRID, 240],
      ['/x/react-date-pickers/date-picker', 300],
    ] as const) {
      await page.goto(path);
      const text = page.locator('.markdown > p').first();
      expect((await text.boundingBox())!.y).toBeLessThan(most);
    }
  });

  test('a tapped control keeps no tooltip', async ({ page }) => {
    const demo = await openDemo(page, BARS, 'HoneyHarvest');
    const control = getControl(demo, 'Edit live');
    await control.tap();
    await expect(control).toHaveAttribute('aria-pressed', 'true');
    const visibility = () =>
      control.evaluate((button) => getComputedStyle(button, '::after').visibility);
    await expect.poll(visibility).toBe('hidden');
  });

  for (const [path, name] of [
    [BARS, 'HoneyHarvest'],
    [GRID, 'FirstColumns'],
  ] as const) {
    test(`the full screen of ${name} is closed at its upper end`, async ({
      page,
    }) => {
      const demo = await openDemo(page, path, name);
      await getControl(demo, 'Full screen').click();
      const dialog = page.getByRole('dialog');
      const [close, title] = await Promise.all([
        dialog.getByRole('button', { name: 'Close' }).boundingBox(),
        dialog.getByText(name, { exact: true }).boundingBox(),
      ]);
      expect(close!.x + close!.width).toBeGreaterThan(390 - 24);
      // In the row of the name, which may be long.
      expect(close!.y).toBeLessThan(title!.y + title!.height);
    });
  }

  test('the page can be copied at the end of its title everywhere', async ({
    page,
  }) => {
    const starts: number[] = [];
    for (const path of [
      BARS,
      '/x/api/charts/bar-chart',
      '/x/api/data-grid/data-grid',
    ]) {
      await page.goto(path);
      const button = page.getByRole('button', { name: 'Copy page' });
      await expect(button).toBeVisible();
      starts.push(Math.round((await button.boundingBox())!.x));
    }
    expect(new Set(starts).size).toBe(1);
    expect(starts[0]).toBeGreaterThan(390 / 2);
  });
});

test.describe('on a wide screen', () => {
  test.use({
    viewport: { width: 1280, height: 700 },
    hasTouch: false,
    isMobile: false,
  });

  test('a list of contents shows that it goes on', async ({ page }) => {
    await page.goto('/x/api/data-grid/data-grid');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const scrolling = contents.locator('.scroll-shadows').first();
    await expect
      .poll(() => scrolling.evaluate((box) => box.scrollHeight - box.clientHeight))
      .toBeGreaterThan(0);
    await expect(scrolling).toHaveCSS(
      'background-attachment',
      'local, local, scroll, scroll',
    );
  });

  for (const [path, name, selector] of [
    [BARS, 'HoneyHarvest', '.MuiChartsSurface-root'],
    [GRID, 'FirstColumns', '.MuiDataGrid-root'],
  ] as const) {
    test(`${name} fills the full screen`, async ({ page }) => {
      const demo = await openDemo(page, path, name);
      await getControl(demo, 'Full screen').click();
      const picture = page
        .getByRole('dialog')
        .locator('iframe')
        .contentFrame()
        .locator(selector)
        .first();
      await expect
        .poll(async () => (await picture.boundingBox())?.height ?? 0)
        .toBeGreaterThan(700 * 0.6);
    });
  }

  test('sizes are read from left to right in any direction', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('direction', 'rtl'));
    await page.goto(BARS);
    const sizes = page.locator('details', { hasText: 'Bundle size' });
    await sizes.locator('summary').click();
    const size = sizes
      .getByRole('listitem')
      .first()
      .getByText(/^\d+ kB gzipped$/);
    await expect(size).toBeVisible();
    const ends = await size.evaluate((element) => {
      const text = element.firstChild as Text;
      const space = text.data.indexOf(' ');
      const measure = (from: number, to: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getBoundingClientRect();
      };
      return {
        number: measure(0, space).right,
        unit: measure(space + 1, space + 3).left,
      };
    });
    expect(ends.unit).toBeGreaterThanOrEqual(ends.number);
  });

  test('widths of the full screen are read from left to right in any direction', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('direction', 'rtl'));
    const demo = await openDemo(page, BARS, 'HoneyHarvest');
    await getControl(demo, 'Full screen').click();
    const ends = await page
      .getByRole('dialog')
      .getByRole('button', { name: '320 px' })
      .evaluate((button) => {
        const text = button.firstChild!;
        const measure = (from: number, to: number) => {
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, to);
          return range.getBoundingClientRect();
        };
        return { number: measure(0, 3).right, unit: measure(4, 6).left };
      });
    expect(ends.unit).toBeGreaterThanOrEqual(ends.number);
  });
});
