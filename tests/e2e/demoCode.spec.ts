import type { Page } from '@playwright/test';
import { getControl, getDemo, openDemo } from './demoPage';
import { expect, test } from './fixtures';

const TREE = '/x/react-tree-view/simple-tree-view/items';
const GRID = '/x/react-data-grid/column-definition';

/** What stands in the cookies of the reader's choice. */
async function readCookies(page: Page) {
  const cookies = await page.context().cookies();
  return Object.fromEntries(
    cookies
      .filter(({ name }) => name.startsWith('code'))
      .map(({ name, value, path }) => [name, `${value} ${path}`]),
  );
}

async function setCookies(
  page: Page,
  baseURL: string,
  values: Record<string, string>,
) {
  await page
    .context()
    .addCookies(
      Object.entries(values).map(([name, value]) => ({ name, value, url: baseURL })),
    );
}

test.describe('a demo’s code', () => {
  test('is switched for all demos of the page, and remembered', async ({ page }) => {
    const demo = await openDemo(page, GRID, 'ColumnTypes');
    await getControl(demo, 'Show code').click();
    await expect(demo.getByText('interface Ticket')).toBeVisible();
    await getControl(demo, 'JS').click();
    await expect(demo.getByText('interface Ticket')).toBeHidden();
    expect(await readCookies(page)).toMatchObject({ codeVariant: 'JS /' });

    const other = getDemo(page, 'EditRoundTrip');
    await other.scrollIntoViewIfNeeded();
    await getControl(other, 'Show code').click();
    await expect(getControl(other, 'JS')).toHaveAttribute('aria-pressed', 'true');

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    const again = await openDemo(page, TREE, 'GardenBeds');
    await getControl(again, 'Show code').click();
    await expect(getControl(again, 'JS')).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps for a year what the reader chose', async ({ page }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await getControl(demo, 'Show code').click();
    await getControl(demo, 'JS').click();
    const [cookie] = await page.context().cookies();
    const days = (cookie!.expires - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
  });

  test('offers no choice where there is one styling only', async ({ page }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await getControl(demo, 'Show code').click();
    await expect(getControl(demo, 'TS')).toBeVisible();
    await expect(getControl(demo, 'System')).toHaveCount(0);
  });

  for (const [hash, variant, styling] of [
    ['#LibraryLabels', 'TS', 'System'],
    ['#LibraryLabels.js', 'JS', 'System'],
    ['#LibraryLabels.tsx', 'TS', 'System'],
    ['#tailwind-LibraryLabels', 'TS', 'Tailwind'],
    ['#css-LibraryLabels.js', 'JS', 'CSS'],
    ['#system-LibraryLabels.tsx', 'TS', 'System'],
  ] as const) {
    test(`opens at ${hash}, below the navbar`, async ({ page }) => {
      await page.goto(`${TREE}${hash}`);
      const demo = getDemo(page, 'LibraryLabels');
      await expect(getControl(demo, variant)).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(getControl(demo, styling)).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(
        demo.getByText('export default function LibraryLabels'),
      ).toBeVisible();
      const navbar = (await page.locator('.navbar').boundingBox())!.height;
      const { y } = (await demo.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(navbar);
      expect(y).toBeLessThan(navbar + 200);
      expect(await readCookies(page)).toEqual({});
    });
  }

  test('lets a link win over the cookies, and the reader over the link', async ({
    page,
    baseURL,
  }) => {
    await setCookies(page, baseURL!, { codeVariant: 'JS', codeStyling: 'css' });
    await page.goto(`${TREE}#tailwind-LibraryLabels.tsx`);
    const demo = getDemo(page, 'LibraryLabels');
    await expect(getControl(demo, 'Tailwind')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await getControl(demo, 'JS').click();
    await expect(getControl(demo, 'JS')).toHaveAttribute('aria-pressed', 'true');
    expect(new URL(page.url()).hash).toBe('#tailwind-LibraryLabels.js');
  });

  test('opens at each visit of a link, also where it was closed', async ({
    page,
  }) => {
    await page.goto(`${TREE}#GardenBeds.js`);
    const demo = getDemo(page, 'GardenBeds');
    await expect(getControl(demo, 'JS')).toHaveAttribute('aria-pressed', 'true');
    await getControl(demo, 'Hide code').click();
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      window.location.hash = '#GardenBeds.tsx';
    });
    await expect(getControl(demo, 'TS')).toHaveAttribute('aria-pressed', 'true');
    await expect(demo).toBeInViewport();

    await page.evaluate(() => {
      window.location.hash = '#LibraryLabels.js';
    });
    const other = getDemo(page, 'LibraryLabels');
    await expect(getControl(other, 'JS')).toHaveAttribute('aria-pressed', 'true');
    await expect(other).toBeInViewport();
  });

  test('takes an invalid cookie for none', async ({ page, baseURL }) => {
    await setCookies(page, baseURL!, { codeVariant: 'PHP', codeStyling: 'less' });
    await page.goto(TREE);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-code-variant', 'TS');
    await expect(html).toHaveAttribute('data-code-styling', 'system');
  });

  test('shows the chosen snippets before any script has come', async ({
    page,
    baseURL,
    noise,
  }) => {
    await setCookies(page, baseURL!, { codeVariant: 'JS', codeStyling: 'css' });
    await page.route('**/*.js', (route) => route.abort());
    const isChosen = ({ variant, styling }: DOMStringMap) =>
      (variant ?? 'JS') === 'JS' && (styling ?? 'css') === 'css';
    for (const address of [GRID, TREE]) {
      await page.goto(address);
      const snippets = page.locator('pre:is([data-variant], [data-styling])');
      expect(await snippets.count()).toBeGreaterThan(0);
      for (const snippet of await snippets.all()) {
        const data = await snippet.evaluate(({ dataset }) => ({ ...dataset }));
        expect(await snippet.isVisible()).toBe(isChosen(data));
      }
    }
    noise.requests.length = 0;
  });

  test('holds its place until the stored styling has come', async ({
    page,
    baseURL,
  }) => {
    await setCookies(page, baseURL!, { codeStyling: 'tailwind' });
    await page.goto(TREE);
    const demo = getDemo(page, 'LibraryLabels');
    await expect(demo.locator('[data-live]')).toHaveCount(0);
    const before = (await demo.boundingBox())!.height;
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[data-live="tailwind"]')).toBeVisible();
    const after = (await demo.boundingBox())!.height;
    expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
  });

  test('shows its files as tabs, the sample data among them', async ({ page }) => {
    const demo = await openDemo(page, '/x/react-data-grid', 'ShopOrders');
    await getControl(demo, 'Show code').click();
    const tab = demo.getByRole('tab', { name: 'sample-data/orders.ts' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(demo.getByRole('tabpanel')).toContainText('export interface Order');
    await page.keyboard.press('Home');
    await expect(demo.getByRole('tab', { name: 'ShopOrders.tsx' })).toBeFocused();
    await expect(demo.getByRole('tabpanel')).toContainText(
      "from './sample-data/orders'",
    );
  });
});

test.describe('the three stylings of a demo', () => {
  for (const [address, name] of [
    [TREE, 'LibraryLabels'],
    [GRID, 'RenderedCells'],
  ] as const) {
    test(`${name} looks the same in each`, async ({ page }) => {
      const sizes: Record<string, unknown> = {};
      for (const styling of ['system', 'tailwind', 'css']) {
        await page.goto(`${address}#${styling}-${name}`);
        const live = getDemo(page, name).locator(`[data-live="${styling}"]`);
        await expect(live).toBeVisible();
        await page.waitForLoadState('networkidle');
        sizes[styling] = await live.locator('.demo').evaluate((demo) =>
          [...demo.querySelectorAll('*')].map((element) => {
            const { width, height } = element.getBoundingClientRect();
            const style = getComputedStyle(element);
            return [
              element.tagName,
              Math.round(width),
              Math.round(height),
              style.color,
              style.backgroundColor,
              style.fontWeight,
            ].join(' ');
          }),
        );
      }
      expect(sizes.tailwind).toEqual(sizes.system);
      expect(sizes.css).toEqual(sizes.system);
    });
  }
});

test.describe('copying', () => {
  test('copies the file that is shown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await getControl(demo, 'Copy').click();
    await expect(getControl(demo, 'Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^import[^]*export default function GardenBeds[^]*\}$/);
    expect(copied).not.toContain('#region');
    await expect(getControl(demo, 'Copy')).toBeVisible({ timeout: 3000 });
  });

  test('falls back to a selection when the clipboard is refused', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      document.addEventListener('copy', () => {
        const field = document.activeElement as HTMLTextAreaElement;
        Object.assign(window, { copied: field.value });
      });
    });
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await getControl(demo, 'Copy').click();
    await expect(getControl(demo, 'Copied')).toBeVisible();
    const copied = await page.evaluate(
      () => (window as unknown as { copied: string }).copied,
    );
    expect(copied).toContain('export default function GardenBeds');
  });

  test('shows when both ways fail', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      document.execCommand = () => false;
    });
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await getControl(demo, 'Copy').click();
    await expect(getControl(demo, 'Copy failed')).toBeVisible();
    await expect(getControl(demo, 'Copied')).toHaveCount(0);
  });

  test('copies the code under the pointer by the keyboard', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await demo.locator('pre').first().hover();
    await page.keyboard.press('Control+c');
    await expect(getControl(demo, 'Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('export default function GardenBeds');
  });
});
