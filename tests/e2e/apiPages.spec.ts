import { getMember, getNames, getSection, PREMIUM } from './apiPage';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

const INDEX = '/x/api/data-grid';
const LANGUAGES = ['', '/zh'];

test.describe('between pages', () => {
  test('members come without a new document, at the address’s one', async ({
    page,
  }) => {
    await openPage(page, INDEX);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page
      .locator('main')
      .getByRole('link', { name: 'GridApi', exact: true })
      .click();
    await expect(page).toHaveURL(`${INDEX}/grid-api`);
    const members = getSection(page, 'Members');
    await expect(members.getByRole('row').nth(20)).toBeAttached();
    await members.getByRole('searchbox').fill('getRow');
    const names = await getNames(members);
    expect(names).toContain('getRowModels');
    expect(names.length).toBeLessThan(40);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('a type leads to its page', async ({ page }) => {
    await openPage(page, PREMIUM);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await getMember(page, 'prop-columns')
      .getByRole('link', { name: 'GridColDef' })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'GridColDef API',
    );
    await expect(getMember(page, 'prop-field')).toContainText('Required');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

test('the first prop of a page is on the first screen of a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/x/api/data-grid/data-grid');
  const { y } = (await getMember(page, 'prop-apiRef').boundingBox())!;
  expect(y).toBeLessThan(780);
});

test('the overview leads to main components and to lists of a kind', async ({
  page,
}) => {
  await openPage(page, '/x/api');
  const charts = page.locator('main section', {
    has: page.getByRole('heading', { name: 'Charts' }),
  });
  await expect(
    charts.getByRole('link', { name: 'BarChart', exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'GridColDef', exact: true }),
  ).toBeVisible();
  await charts.getByRole('link', { name: /^Hooks/ }).click();
  await expect(page).toHaveURL('/x/api/charts?pages.kind=hook');
  const list = page.locator('[data-section="pages"]');
  await expect(list.getByLabel('Kind')).toHaveValue('hook');
  const names = await getNames(list);
  expect(names.every((name) => name.startsWith('use'))).toBe(true);

  await page.goBack();
  await page.getByRole('link', { name: /^Selectors/ }).click();
  await expect(page).toHaveURL('/x/api/data-grid/selectors');
});

test.describe('the index', () => {
  test('filters by kind, plan and text', async ({ page }) => {
    await openPage(page, INDEX);
    const list = page.locator('[data-section="pages"]');
    await list.getByLabel('Kind').selectOption('Hooks');
    const hooks = await getNames(list);
    expect(hooks.length).toBeGreaterThan(2);
    expect(hooks.every((name) => name.startsWith('use'))).toBe(true);
    await list.getByLabel('Kind').selectOption('Components');
    await list.getByLabel('Plan', { exact: true }).selectOption('Premium');
    expect(await getNames(list)).toContain('DataGridPremium');
    expect(await getNames(list)).not.toContain('DataGrid');
    await list.getByLabel('Plan', { exact: true }).selectOption('All plans');
    await list.getByRole('searchbox').fill('toolbar');
    expect(await getNames(list)).toContain('GridToolbar');
  });

  for (const [slug, section, name] of [
    ['events', 'Events', 'rowClick'],
    ['selectors', 'Selectors', 'gridRowCountSelector'],
  ]) {
    test(`leads to the ${slug}`, async ({ page }) => {
      await openPage(page, INDEX);
      await page
        .locator('main')
        .getByRole('link', { name: section!, exact: true })
        .click();
      await expect(page).toHaveURL(`${INDEX}/${slug}`);
      await expect(getMember(page, `${slug!.slice(0, -1)}-${name}`)).toBeAttached();
    });
  }
});

test.describe('in Chinese', () => {
  test('the chrome and the descriptions are translated', async ({ page }) => {
    await openPage(page, `/zh${PREMIUM}`);
    const props = getSection(page, '属性');
    await props.getByRole('button', { name: '列表' }).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-api-layouts',
      'props:list',
    );
    await props.getByRole('searchbox').fill('aggregationModel');
    await expect(props.getByText(/^显示 \d+ 项中的 \d+ 项$/)).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: '文档侧边栏' });
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(
      'DataGridPremium',
    );
    await expect(sidebar.getByRole('link', { name: 'API 参考' })).toBeVisible();
    const description = getMember(page, 'prop-aggregationModel')
      .locator('td')
      .last();
    await expect(description).toContainText('聚合模型');
    // The mark of a description that stands in English.
    await expect(description).not.toHaveAttribute('lang');
  });
});

test.describe('the largest page', () => {
  const MAX_NODES = 6500;

  for (const prefix of LANGUAGES) {
    test(`stays light: ${prefix || '/en'}`, async ({ page, request }) => {
      const html = await (await request.get(`${prefix}${PREMIUM}`)).body();
      expect(html.length).toBeLessThanOrEqual(450 * 1024);
      await openPage(page, `${prefix}${PREMIUM}`);
      // The head fills with what the links in view will need.
      const nodes = await page.locator('body *').count();
      expect(nodes).toBeLessThanOrEqual(MAX_NODES);
    });

    test.describe(() => {
      test.use({ javaScriptEnabled: false });

      test(`is readable without JavaScript: ${prefix || '/en'}`, async ({
        page,
      }) => {
        await page.goto(`${prefix}${PREMIUM}`);
        expect(await page.locator('*').count()).toBeLessThanOrEqual(MAX_NODES);
        const rows = page.locator('[data-section="props"] tbody tr');
        await expect(rows.nth(200)).toBeVisible();
        await expect(
          getMember(page, 'prop-density').locator('td').last(),
        ).not.toBeEmpty();
        await expect(getMember(page, 'class-root')).toBeVisible();
        await expect(page.getByRole('searchbox')).toHaveCount(0);
        await expect(page.locator('nav [href="#prop-density"]')).toBeVisible();
      });
    });
  }
});
