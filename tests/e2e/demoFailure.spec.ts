import { openDemo } from './demoPage';
import { expect, test } from './fixtures';

const BARS = '/x/react-charts/bars';
const TREE = '/x/react-tree-view/simple-tree-view/items';

test.describe('a demo that fails', () => {
  test('shows its error and leaves the page alone', async ({ page, noise }) => {
    // Charts measure themselves by it, so that they all crash in an effect.
    await page.addInitScript(() => {
      const { ResizeObserver: Observer } = window;
      window.ResizeObserver = class extends Observer {
        override observe(element: Element) {
          if (element.closest('.demo')) {
            throw new Error('a planted fault');
          }
          super.observe(element);
        }
      };
    });
    const demo = await openDemo(page, BARS, 'HoneyHarvest');
    const panel = demo.getByRole('alert');
    await expect(panel).toContainText('a planted fault');
    await expect(
      panel.getByRole('link', { name: 'Report the problem' }),
    ).toHaveAttribute(
      'href',
      /title=Demo\+react-charts%2Fbars%2FHoneyHarvest\+crashes&body=.*a\+planted\+fault/,
    );
    await expect(demo.getByRole('toolbar')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await panel.getByRole('button', { name: 'Start it again' }).click();
    await expect(panel).toBeVisible();

    expect(noise.console.join('\n')).toContain('a planted fault');
    noise.console.length = 0;
  });

  test('is fetched again after its code could not be', async ({ page, noise }) => {
    await page.goto(BARS);
    const last = page.locator('section[data-demo]').last();
    await page.route('**/assets/js/**/*.js', (route) => route.abort('failed'));
    await last.scrollIntoViewIfNeeded();
    const panel = last.getByRole('alert');
    // The network is to blame, not the demo.
    await expect(panel).toContainText('This demo could not be loaded.');
    await expect(panel.getByRole('link')).toHaveCount(0);
    await page.unroute('**/assets/js/**/*.js');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(last.locator('[data-live]')).toBeVisible();
    await expect(panel).toBeHidden();
    noise.console.length = 0;
    noise.requests.length = 0;
  });
});

test.describe('a demo alone', () => {
  const ALONE = '/playground/react-tree-view/simple-tree-view/items/GardenBeds';

  test('takes mode, direction and density from the address', async ({ page }) => {
    await page.goto(ALONE);
    const item = page.getByRole('treeitem', { name: 'Glasshouse', exact: true });
    const standard = (await item.boundingBox())!.height;
    await page.goto(`${ALONE}?mode=dark&direction=rtl&density=dense`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(item).toHaveCSS('direction', 'rtl');
    await expect
      .poll(async () => (await item.boundingBox())!.height)
      .toBeLessThan(standard);
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBeNull();
  });

  test('says what is wrong with its address', async ({ page }) => {
    await page.goto(`${ALONE}?mode=black`);
    await expect(
      page.getByText('mode=black is none of: light, dark, system.'),
    ).toBeVisible();
    await expect(page.getByRole('tree')).toBeVisible();
  });

  test('is not indexed, and stands in no sitemap', async ({ page, request }) => {
    await page.goto(ALONE);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
    const sitemap = await (await request.get('/sitemap.xml')).text();
    // The pickers' own page of that name is another one.
    expect(sitemap).not.toMatch(/<loc>https?:\/\/[^/]+(?:\/\w+)?\/playground/);
    expect(sitemap).toContain(TREE);
  });
});
