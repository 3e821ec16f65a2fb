import { localizePath } from '../../src/utils/paths';
import { expect, test } from './fixtures';
import { getNavbar, LANGUAGES, openMenu } from './navbar';

const COLUMNS = '/x/react-data-grid/column-definition';

/** Ten routes, and where their versions are on the hosts of v7, v6, v5 and v4. */
const ROUTES: [route: string, targets: [string, string, string, string]][] = [
  ['/', start('/x/introduction/')],
  ['/x', start('/x/introduction/')],
  [
    '/x/introduction/installation',
    [
      '/x/introduction/installation/',
      '/x/introduction/installation/',
      '/x/introduction/',
      '/components/data-grid/',
    ],
  ],
  ['/x/react-data-grid', start('/x/react-data-grid/')],
  [
    '/x/react-data-grid/quickstart',
    start(
      '/x/react-data-grid/getting-started/',
      '/components/data-grid/getting-started/',
    ),
  ],
  [COLUMNS, start(`${COLUMNS}/`, '/components/data-grid/columns/')],
  [
    '/x/react-date-pickers',
    [
      '/x/react-date-pickers/',
      '/x/react-date-pickers/',
      '/x/react-date-pickers/getting-started/',
      '/components/pickers/',
    ],
  ],
  [
    '/x/react-charts/bars',
    [
      '/x/react-charts/bars/',
      '/x/react-charts/bars/',
      '/x/introduction/',
      '/components/data-grid/',
    ],
  ],
  [
    '/x/react-tree-view/simple-tree-view/items',
    [
      '/x/react-tree-view/simple-tree-view/items/',
      '/x/react-tree-view/getting-started/',
      '/material-ui/react-tree-view/',
      '/components/tree-view/',
    ],
  ],
  [
    '/x/api/data-grid/data-grid',
    start('/x/react-data-grid/', '/components/data-grid/'),
  ],
];

/** One path for v7, v6 and v5, and the one of v4. */
function start(
  path: string,
  oldest = '/components/data-grid/',
): [string, string, string, string] {
  return [path, path, path, oldest];
}

test.describe('the language switcher', () => {
  for (const [route] of ROUTES) {
    test(`keeps page, query, hash and settings on ${route}`, async ({ page }) => {
      const rest = '?a=1&b=%2Fzh#the-end';
      await page.goto('/x');
      await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
      await page.goto(`${route}${rest}`);
      await openMenu(page, /^English/);
      await getNavbar(page).getByRole('link', { name: '简体中文' }).click();
      await expect(page).toHaveURL(`${localizePath(route, 'zh')}${rest}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await openMenu(page, /^简体中文/, 'zh');
      await getNavbar(page, 'zh').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(`${route}${rest}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }

  test('keeps the address on a page that does not exist', async ({ page }) => {
    await page.goto('/x/no-such-page?a=1#b');
    await openMenu(page, /^English/);
    await getNavbar(page).getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('/zh/x/no-such-page?a=1#b');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('此页面不存在');
  });

  test('says which language a link is in', async ({ page }) => {
    await page.goto('/x');
    await openMenu(page, /^English/);
    const links = getNavbar(page);
    for (const { lang, label } of LANGUAGES) {
      const link = links.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('lang', lang);
      await expect(link).toHaveAttribute('hreflang', lang);
    }
    await expect(
      links.getByRole('link', { name: 'English', exact: true }),
    ).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('the version switcher', () => {
  for (const [route, targets] of ROUTES) {
    test(`leads to the page of ${route} in older versions`, async ({ page }) => {
      await page.goto(route);
      await openMenu(page, /^v8/);
      const hrefs = await getNavbar(page)
        .getByRole('link', { name: /^v[4-7]/ })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(
        targets.map((path, index) => `https://v${7 - index}.mui.com${path}`),
      );
    });
  }

  test('follows the reader from page to page', async ({ page }) => {
    await page.goto(COLUMNS);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Quickstart', exact: true })
      .click();
    await expect(page).toHaveURL('/x/react-data-grid/quickstart');
    await openMenu(page, /^v8/);
    await expect(getNavbar(page).getByRole('link', { name: /^v6/ })).toHaveAttribute(
      'href',
      'https://v6.mui.com/x/react-data-grid/getting-started/',
    );
    await page.goBack();
    await expect(page).toHaveURL(COLUMNS);
    await openMenu(page, /^v8/);
    await expect(getNavbar(page).getByRole('link', { name: /^v6/ })).toHaveAttribute(
      'href',
      `https://v6.mui.com${COLUMNS}/`,
    );
  });

  test('leads Chinese readers to Chinese pages, where there were any', async ({
    page,
  }) => {
    const targets = [
      [
        `/zh${COLUMNS}`,
        'https://v6.mui.com/zh/x/react-data-grid/column-definition/',
      ],
      [
        '/zh/x/react-date-pickers/date-picker',
        'https://v5.mui.com/x/react-date-pickers/date-picker/',
      ],
    ] as const;
    for (const [route, href] of targets) {
      await page.goto(route);
      await openMenu(page, /^v8/, 'zh');
      await expect(getNavbar(page, 'zh').locator(`a[href="${href}"]`)).toBeVisible();
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open under the pointer and lead on', async ({ page }) => {
    await page.goto(COLUMNS);
    await getNavbar(page).getByRole('button', { name: /^v8/ }).hover();
    await expect(
      page.locator(`a[href="https://v7.mui.com${COLUMNS}/"]`).first(),
    ).toBeVisible();
    await getNavbar(page)
      .getByRole('button', { name: /^English/ })
      .hover();
    await getNavbar(page).getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(`/zh${COLUMNS}`);
  });
});
