import fs from 'node:fs';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

/** The kinds of JSON-LD in a page's head, sorted, without what is not a page's own. */
function listKinds(html: string): string[] {
  return [...html.matchAll(/application\/ld\+json"?>([^<]+)</g)]
    .map(([, json]) => (JSON.parse(json!) as { '@type': string })['@type'])
    .sort();
}

test.describe('what search engines get', () => {
  for (const [route, kinds] of [
    ['/', ['WebSite']],
    ['/zh/', ['WebSite']],
    ['/x/react-charts/bars', ['BreadcrumbList', 'TechArticle']],
    ['/zh/x/api/tree-view/tree-item', ['BreadcrumbList', 'TechArticle']],
    ['/x/api/compare', []],
  ] as const) {
    test(`the HTML of ${route} describes the page`, async ({ request }) => {
      expect(listKinds(await (await request.get(route)).text())).toEqual(kinds);
    });
  }

  test('robots.txt names sitemaps that are there', async ({ request }) => {
    const response = await request.get('/robots.txt');
    expect(response.headers()['content-type']).toContain('text/plain');
    const sitemaps = [...(await response.text()).matchAll(/^Sitemap: (.+)$/gm)];
    expect(sitemaps).toHaveLength(2);
    for (const [, address] of sitemaps) {
      const sitemap = await request.get(new URL(address!).pathname);
      expect(sitemap.headers()['content-type']).toContain('xml');
      expect(await sitemap.text()).toContain('<lastmod>');
    }
  });

  test('the board of the translations is left out', async ({ page }) => {
    await page.goto('/x/translations');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
});

test.describe('in the browser', () => {
  test('metadata follows the reader from page to page', async ({ page }) => {
    await openPage(page, '/x/react-charts/quickstart');
    const canonical = page.locator('link[rel="canonical"]');
    const cards = page.locator('meta[property="og:image"]');
    await expect(canonical).toHaveAttribute(
      'href',
      /\/x\/react-charts\/quickstart$/,
    );
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Overview', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL('/x/react-charts');
    await expect(canonical).toHaveAttribute('href', /\/x\/react-charts$/);
    await expect(cards).toHaveCount(1);
    await expect(cards).toHaveAttribute(
      'content',
      /\/social\/en\/x\/react-charts\.png$/,
    );
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
  });

  for (const route of ['/x/react-data-grid', '/zh/x/api/charts/bar-chart']) {
    test(`the card of ${route} is a picture of its size`, async ({ page }) => {
      await page.goto(route);
      const address = await page
        .locator('meta[property="og:image"]')
        .getAttribute('content');
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, new URL(address!).pathname);
      expect(size).toEqual([1200, 630]);
    });
  }
});

test.describe('an old address', () => {
  test.use({ javaScriptEnabled: false });

  for (const [from, to] of [
    ['/x/react-data-grid/columns', '/x/react-data-grid/column-definition'],
    ['/zh/x/react-tree-view/getting-started', '/zh/x/react-tree-view/quickstart'],
    ['/components/data-grid', '/x/react-data-grid'],
  ] as const) {
    test(`${from} leads to ${to}, without script`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('has a page that says so, for hosts that lead nobody on', () => {
    const html = fs.readFileSync('build/zh/x/react-data-grid/columns.html', 'utf8');
    expect(html).toContain('<a href="/zh/x/react-data-grid/column-definition">');
    expect(html).toContain('noindex');
  });
});
