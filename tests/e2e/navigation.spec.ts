import { expect, test } from './fixtures';
import { getNavbar } from './navbar';

const COLUMNS = '/x/react-data-grid/column-definition';

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
