import { expect, test } from './fixtures';

/** The built portal has every page translated; the states in between are unit-tested. */

for (const [route, heading, all, none] of [
  ['/x/translations', 'Translations', 'All libraries', 'Missing'],
  ['/zh/x/translations', '翻译进度', '全部组件库', '未翻译'],
] as const) {
  test.describe(route, () => {
    test('lists the pages, and narrows them by library and state', async ({
      page,
    }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const pages = page.getByRole('main').getByRole('listitem');
      const total = await pages.count();
      expect(total).toBeGreaterThan(10);

      const [state, library] = [
        page.getByRole('combobox').first(),
        page.getByRole('combobox').last(),
      ];
      await library.selectOption('charts');
      await expect(
        pages.getByRole('link', { name: 'Bar charts', exact: true }),
      ).toBeVisible();
      expect(await pages.count()).toBeLessThan(total);
      await state.selectOption({ label: none });
      await expect(pages).toHaveCount(0);
      await state.selectOption('');
      await library.selectOption({ label: all });
      await expect(pages).toHaveCount(total);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the board shows every page, and no filters', async ({ page }) => {
    await page.goto('/x/translations');
    await expect(
      page.getByRole('link', { name: 'Column definition', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});

test('a link leads to the file of a translation', async ({ page }) => {
  await page.goto('/x/translations');
  await expect(page.getByRole('link', { name: 'Edit: Bar charts' })).toHaveAttribute(
    'href',
    /\/i18n\/zh\/docusaurus-plugin-content-docs\/current\/react-charts\/bars\/index\.mdx$/,
  );
});

test('a translated page that is current has no notice', async ({ page }) => {
  await page.goto('/zh/x/react-charts/bars');
  await expect(page.getByText('英文页面在本译文之后有过改动')).toHaveCount(0);
  await expect(page.getByText('此页面尚未翻译')).toHaveCount(0);
});

for (const [prefix, label] of [
  ['', 'Sort'],
  ['/zh', '排序'],
]) {
  test(`components on ${prefix}/x pages speak the page’s language`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/x/react-data-grid/column-definition`);
    const demo = page.locator('#FirstColumns [data-live]');
    await expect(
      demo
        .getByRole('button', { name: label, exact: true, includeHidden: true })
        .first(),
    ).toBeAttached();
  });
}
