import { expect, test } from './fixtures';

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/x/introduction', '/x/introduction'],
    ['/x/react-charts/', '/x/react-charts'],
    ['/zh/x/react-charts/bars//?a=1', '/zh/x/react-charts/bars?a=1'],
    ['/zh', '/zh/'],
  ]) {
    test(`${from} is redirected to ${to}`, async ({ request }) => {
      const response = await request.get(from!, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(to);
    });
  }

  for (const [path, lang, heading] of [
    ['/x/no-such-page', 'en', 'This page does not exist'],
    ['/zh/x/no-such-page', 'zh-CN', '此页面不存在'],
  ]) {
    test(`${path} is a 404 page in its language`, async ({ page }) => {
      const response = await page.goto(path!);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang!);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
    });
  }
});

test.describe('the sidebar', () => {
  for (const prefix of ['', '/zh']) {
    test(`shows where the reader is on ${prefix}/x/api pages`, async ({ page }) => {
      await page.goto(`${prefix}/x/api/tree-view/tree-item`);
      const sidebar = page.getByRole('navigation', { name: /sidebar|侧边栏/ });
      await expect(sidebar.locator('[aria-current="page"]')).toHaveText('TreeItem');
    });
  }

  test('opens on a phone and leads to a page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/x/react-tree-view');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Items', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Simple Tree View items',
    );
  });
});

test.describe('/playground', () => {
  test('has a bare layout and is not indexed', async ({ page }) => {
    await page.goto('/playground/react-charts/bars/HoneyHarvest');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
  });

  test('stands in no sitemap and in English only', async ({ request }) => {
    for (const sitemap of ['/sitemap.xml', '/zh/sitemap.xml']) {
      // The pickers' own page of that name is another one.
      expect(await (await request.get(sitemap)).text()).not.toMatch(
        /<loc>https?:\/\/[^/]+(?:\/\w+)?\/playground/,
      );
    }
    const chinese = await request.get('/zh/playground', { maxRedirects: 0 });
    expect(chinese.headers().location).toBe('/playground');
  });

  test('says so when there is no such demo', async ({ page }) => {
    await page.goto('/playground');
    await expect(page.getByText('There is no demo at this address.')).toBeVisible();
  });
});
