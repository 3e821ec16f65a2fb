import { localizePath } from '../../src/utils/paths';
import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';
import { getNavbar, LANGUAGES, openMenu } from './navbar';

const COLUMNS = '/x/react-data-grid/column-definition';

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
