import { hasGitHistory } from '../../config/gitHistory';
import { expect, test } from './fixtures';

const COLUMNS = '/x/react-data-grid/column-definition';

test.describe('the end of a page', () => {
  for (const [route, name, file] of [
    [COLUMNS, 'Edit this page', 'docs/react-data-grid/column-definition/index.mdx'],
    [
      `/zh${COLUMNS}`,
      '编辑此页',
      'i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/column-definition/index.mdx',
    ],
  ] as const) {
    test(`of ${route} leads to its file`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('link', { name })).toHaveAttribute(
        'href',
        new RegExp(`/${file}$`),
      );
    });
  }

  for (const [route, pattern] of [
    [COLUMNS, /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/],
    [`/zh${COLUMNS}`, /^\d{4}年\d{1,2}月\d{1,2}日$/],
  ] as const) {
    test(`of ${route} has a date where git knows one`, async ({ page }) => {
      await page.goto(route);
      const dates = await page.locator('article footer time').allTextContents();
      expect(dates).toEqual(
        hasGitHistory(process.cwd()) ? [expect.stringMatching(pattern)] : [],
      );
    });
  }

  test('of the reference leads to the source and to no editor', async ({ page }) => {
    await page.goto('/x/api/charts/bar-chart');
    await expect(page.getByRole('link', { name: /^@mui\/x-charts/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
  });

  test('has an issue that names the page', async ({ page }) => {
    await page.goto(`/zh${COLUMNS}`);
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: '报告问题' });
    const url = new URL((await link.getAttribute('href'))!);
    expect(url.searchParams.get('title')).toContain(COLUMNS);
  });
});

for (const [prefix, name] of [
  ['', 'Notices of third parties'],
  ['/zh', '第三方许可声明'],
] as const) {
  test(`the license line leads to the notices: ${prefix}${COLUMNS}`, async ({
    page,
    request,
  }) => {
    await page.goto(`${prefix}${COLUMNS}`);
    const link = page.locator('footer').getByRole('link', { name });
    const address = await link.getAttribute('href');
    expect(address).toBe(`${prefix}/third-party-notices.txt`);
    const answer = await request.get(address!);
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    for (const name of ['react-dom', '@mui/x-data-grid', 'workbox-core', 'luxon']) {
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
  });
}
