import type { Page } from '@playwright/test';
import { hasGitHistory } from '../../config/gitHistory';
import { localizePath } from '../../src/utils/paths';
import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';

const COLUMNS = '/x/react-data-grid/column-definition';

const LANGUAGES = [
  { language: 'en', lang: 'en', label: 'English', main: 'Main' },
  { language: 'zh', lang: 'zh-CN', label: '简体中文', main: '主导航' },
] as const;

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

function getNavbar(page: Page, language: 'en' | 'zh' = 'en') {
  const { main } = LANGUAGES.find((entry) => entry.language === language)!;
  return page.getByRole('navigation', { name: main });
}

/** Opens a menu of the navbar by the beginning of its button's name. */
async function openMenu(page: Page, name: RegExp, language: 'en' | 'zh' = 'en') {
  const button = getNavbar(page, language).getByRole('button', { name });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return button;
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

test.describe('the products', () => {
  for (const [route, product] of [
    [COLUMNS, 'Data Grid'],
    ['/x/react-date-pickers', 'Date Pickers'],
    ['/x/api/charts/bar-chart', 'Charts'],
    ['/x/react-tree-view/quickstart', 'Tree View'],
    ['/x/api', 'API'],
    ['/x/introduction/licensing', undefined],
    ['/', undefined],
  ] as const) {
    test(`show ${product ?? 'none'} as current on ${route}`, async ({ page }) => {
      await page.goto(route);
      const current = getNavbar(page).locator('a[aria-current]:visible');
      await expect(current).toHaveText(product === undefined ? [] : [product]);
    });
  }

  test('are a menu where the window is narrow', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.goto(COLUMNS);
    await expect(getNavbar(page).getByRole('link', { name: 'Charts' })).toBeHidden();
    await openMenu(page, /^Data Grid/);
    await getNavbar(page).getByRole('link', { name: 'Charts' }).click();
    await expect(page).toHaveURL('/x/react-charts');
    await expect(
      getNavbar(page).getByRole('button', { name: /^Charts/ }),
    ).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the navbar', () => {
  for (const { language } of LANGUAGES) {
    for (const width of [320, 390, 768, 1000, 1200, 1280]) {
      test(`has room for everything in ${language} at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(localizePath(COLUMNS, language));
        const boxes = await page
          .locator('.navbar__inner :is(a, button):visible')
          .evaluateAll((controls) =>
            controls
              .map((control) => control.getBoundingClientRect())
              .sort((a, b) => a.left - b.left)
              .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
          );
        expect(boxes.length).toBeGreaterThan(2);
        boxes.forEach((box, index) => {
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.bottom).toBeLessThanOrEqual(60);
          expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
          expect(box.right).toBeLessThanOrEqual(width);
        });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
        ).toBeLessThanOrEqual(width);
      });
    }
  }

  test('has every choice in its drawer on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Site menu' });
    for (const name of ['Data Grid', 'Tree View', 'API', '简体中文', 'Repository']) {
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(drawer.getByRole('link', { name: /^v7/ })).toHaveAttribute(
      'href',
      'https://v7.mui.com/x/introduction/',
    );
    await expect(drawer.getByRole('button', { name: 'Settings' })).toBeVisible();
    await drawer.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('/zh/');
  });

  test('is used by keyboard alone', async ({ page }) => {
    await page.goto(COLUMNS);
    const versions = getNavbar(page).getByRole('button', { name: /^v8/ });
    await versions.focus();
    await page.keyboard.press('Enter');
    await expect(versions).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(getNavbar(page).getByRole('link', { name: /^v7/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(versions).toBeFocused();
    await expect(versions).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Tab');
    await expect(
      getNavbar(page).getByRole('button', { name: /^English/ }),
    ).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(
      getNavbar(page).getByRole('link', { name: '简体中文' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/zh${COLUMNS}`);
  });

  test('closes a menu when the focus leaves it', async ({ page }) => {
    await page.goto(COLUMNS);
    const versions = await openMenu(page, /^v8/);
    await getNavbar(page).getByRole('link', { name: /^v4/ }).focus();
    await page.keyboard.press('Tab');
    await expect(versions).toHaveAttribute('aria-expanded', 'false');
  });

  for (const { language } of LANGUAGES) {
    for (const route of ['/', COLUMNS, '/x/api/tree-view/tree-item']) {
      test(`and its menus have no accessibility faults in ${language} on ${route}`, async ({
        page,
      }) => {
        await page.goto(localizePath(route, language));
        const label = language === 'en' ? /^English/ : /^简体中文/;
        for (const menu of [/^v8/, label]) {
          await openMenu(page, menu, language);
          expect(await checkAccessibility(page)).toEqual([]);
        }
        await page.setViewportSize({ width: 1000, height: 700 });
        await openMenu(page, /products|组件库/i, language);
        expect(await checkAccessibility(page)).toEqual([]);
      });
    }
  }
});

test.describe('moving between pages', () => {
  test('starts with a skip link that leads to the content', async ({ page }) => {
    await page.goto(COLUMNS);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    expect((await skip.boundingBox())!.width).toBeGreaterThan(100);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  for (const [from, name, title] of [
    [COLUMNS, 'Charts', 'Charts'],
    ['/x/api/tree-view/tree-item', 'API', 'API reference'],
  ] as const) {
    test(`from ${from} to ${title} says so and starts at the top`, async ({
      page,
    }) => {
      await page.goto(from);
      await getNavbar(page).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.locator('.page-announcement')).toHaveText(
        await page.title(),
      );
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('link', { name: 'Skip to main content' }),
      ).toBeFocused();
    });
  }

  for (const [route, crumbs] of [
    [
      COLUMNS,
      ['Home', 'Data Grid', 'Main features', 'Columns', 'Column definition'],
    ],
    ['/x/react-charts', ['Home', 'Charts']],
    ['/zh/x/react-tree-view', ['首页', 'Tree View']],
  ] as const) {
    test(`a trail leads to ${route}`, async ({ page }) => {
      await page.goto(route);
      const trail = page.getByRole('navigation', {
        name: /^(Breadcrumbs|面包屑导航)$/,
      });
      await expect(trail.getByRole('listitem')).toHaveText([...crumbs]);
      await expect(trail.locator('[aria-current="page"]')).toHaveText(
        crumbs.at(-1)!,
      );
    });
  }

  test('a trail leads from a page of the reference to its library', async ({
    page,
  }) => {
    await page.goto('/x/api/charts/bar-chart');
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail.getByRole('listitem')).toHaveText([
      'Home',
      'Charts',
      'API reference',
      'Components',
      'BarChart',
    ]);
    await trail.getByRole('link', { name: 'Charts' }).click();
    await expect(page).toHaveURL('/x/react-charts');
  });
});

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

/** Leads to an address within the page, as a link does, without asking the server. */
async function navigateWithin(page: Page, path: string) {
  await page.goto('/x/react-charts/bars');
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

test.describe('an address without a page', () => {
  for (const [path, nearest] of [
    ['/x/react-charts/bar', '/x/react-charts/bars'],
    ['/zh/x/react-charts/bar', '/zh/x/react-charts/bars'],
    ['/nowhere/column-definition', COLUMNS],
  ] as const) {
    test(`${path} leads to what was meant`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
        'content',
        'noindex',
      );
      const link = page
        .getByRole('main')
        .getByRole('list')
        .first()
        .getByRole('link')
        .first();
      await expect(link).toHaveAttribute('href', nearest);
      await link.click();
      await expect(page).toHaveURL(nearest);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }

  // From outside, the server leads on: see metadata.spec.
  test('says where the page is now, where a link within leads to an old one', async ({
    page,
  }) => {
    await navigateWithin(page, '/x/react-data-grid/getting-started');
    const link = page
      .getByRole('main')
      .getByText(/has moved/)
      .getByRole('link');
    await expect(link).toHaveAttribute('href', '/x/react-data-grid/quickstart');
    await link.click();
    await expect(page).toHaveURL('/x/react-data-grid/quickstart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('is told of in the browser too', async ({ page }) => {
    await navigateWithin(page, '/x/react-charts/lins');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page does not exist',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bar');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test('has ways on when the list of pages does not come', async ({
    page,
    noise,
  }) => {
    const pattern = '**/assets/js/**';
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      const isList = (await response.text()).includes('"route":"/x/introduction"');
      await (isList ? route.abort('failed') : route.fulfill({ response }));
    });
    await page.goto('/nowhere/bars');
    await expect(
      page.getByText('The list of pages could not be loaded.'),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Charts' }),
    ).toBeVisible();
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('heading', { name: 'Pages with a similar address' }),
    ).toBeVisible();
    noise.console.length = 0;
    noise.requests.length = 0;
  });

  for (const { language } of LANGUAGES) {
    test(`has no accessibility faults in ${language}`, async ({ page }) => {
      await page.goto(localizePath('/x/react-charts/bar', language));
      await expect(page.getByRole('main').getByRole('list')).toHaveCount(2);
      expect(await checkAccessibility(page)).toEqual([]);
    });
  }
});
