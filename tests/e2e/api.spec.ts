import type { Locator, Page } from '@playwright/test';
import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';

const PREMIUM = '/x/api/data-grid/data-grid-premium';
const PRO = '/x/api/data-grid/data-grid-pro';
const INDEX = '/x/api/data-grid';
/** Of a component that is as it was in the first recorded version. */
const UNCHANGED = '/x/api/charts/charts-clip-path';

const LANGUAGES = ['', '/zh'];

/** Opens a page and waits for its script. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

function getSection(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

function getProps(page: Page): Locator {
  return getSection(page, 'Props');
}

function getMember(page: Page, id: string): Locator {
  return page.locator(`[id="${id}"]`);
}

function getNames(section: Locator): Promise<string[]> {
  return section
    .locator('tbody tr:not([hidden]) th > a')
    .evaluateAll((links) => links.map(({ textContent }) => textContent));
}

/** Whether a member is highlighted: it has a background, unlike its neighbours. */
function isHighlighted(member: Locator): Promise<boolean> {
  return member.evaluate(
    (row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)',
  );
}

/** Asserts that a member's top is in view and not below the navbar. */
async function expectAtTop(page: Page, member: Locator) {
  await expect(member).toBeInViewport();
  const navbar = await page.locator('.navbar').boundingBox();
  await expect
    .poll(async () => (await member.boundingBox())!.y)
    .toBeGreaterThanOrEqual(navbar!.height);
  expect((await member.boundingBox())!.y).toBeLessThan(navbar!.height + 200);
}

test.describe('layouts', () => {
  test('the list shows a line per member, and opens them one by one', async ({
    page,
  }) => {
    await open(page, PREMIUM);
    await getProps(page).getByRole('button', { name: 'List', exact: true }).click();
    const member = getMember(page, 'prop-density');
    const description = member.getByText('Set the density of the Data Grid.');
    await expect(description).toBeHidden();
    const toggle = member.getByRole('button', { name: 'Details of density' });
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(description).toBeVisible();
    await toggle.press('Enter');
    await expect(description).toBeHidden();
  });

  test('the expanded layout shows all of a member below its name', async ({
    page,
  }) => {
    await open(page, PREMIUM);
    await getProps(page).getByRole('button', { name: 'Expanded' }).click();
    const member = getMember(page, 'prop-density');
    const [name, description] = await Promise.all([
      member.getByRole('link', { name: 'density' }).boundingBox(),
      member.getByText('Set the density of the Data Grid.').boundingBox(),
    ]);
    expect(description!.y).toBeGreaterThan(name!.y + name!.height);
  });

  test('are remembered for a kind of members, and stamped before the script', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const { apiLayouts, hasHydrated } = document.documentElement.dataset;
        Object.assign(window, { early: [apiLayouts, hasHydrated] });
      });
    });
    await open(page, PREMIUM);
    await getProps(page).getByRole('button', { name: 'List', exact: true }).click();
    await open(page, PRO);
    expect(
      await page.evaluate(() => (window as never as { early: string[] }).early),
    ).toEqual(['props:list', 'false']);
    const isPressed = (section: string, layout: string) =>
      getSection(page, section)
        .getByRole('button', { name: layout, exact: true })
        .getAttribute('aria-pressed');
    expect(await isPressed('Props', 'List')).toBe('true');
    expect(await isPressed('Slots', 'Table')).toBe('true');
  });

  for (const layout of ['List', 'Expanded']) {
    test(`have no accessibility faults: ${layout}`, async ({ page }) => {
      await open(page, '/x/api/charts/bar-chart-pro');
      await getProps(page)
        .getByRole('button', { name: layout, exact: true })
        .click();
      expect(await checkAccessibility(page)).toEqual([]);
    });
  }
});

test.describe('the toolbar', () => {
  test('filters by name, type and description, and announces the count', async ({
    page,
  }) => {
    await open(page, PREMIUM);
    const props = getProps(page);
    const filter = props.getByRole('searchbox');
    const status = props.getByRole('group').getByRole('status').last();
    const all = await getNames(props);
    await expect(status).toHaveText(`${all.length} in all`);
    for (const [text, name] of [
      ['rowSelectionModel', 'onRowSelectionModelChange'],
      ['GridPinnedColumnFields', 'pinnedColumns'],
      ['set the density', 'density'],
    ]) {
      await filter.fill(text!);
      const names = await getNames(props);
      expect(names).toContain(name);
      expect(names.length).toBeLessThan(10);
      await expect(status).toHaveText(`${names.length} of ${all.length} shown`);
    }
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    expect(await getNames(props)).toEqual(all);
  });

  test('orders by plan, and back by name', async ({ page }) => {
    await open(page, PREMIUM);
    const props = getProps(page);
    const all = await getNames(props);
    expect(all).toEqual(all.toSorted());
    const order = props.getByLabel('Order');
    await order.selectOption({ label: 'By plan' });
    const last = (await getNames(props)).at(-1)!;
    await expect(getMember(page, `prop-${last}`).locator('th')).toContainText(
      'Premium',
    );
    await order.selectOption({ label: 'By name' });
    expect(await getNames(props)).toEqual(all);
  });

  test('shows the members of a plan, or those that must be given', async ({
    page,
  }) => {
    await open(page, PREMIUM);
    const props = getProps(page);
    await props.getByLabel('Plan').selectOption('Premium');
    const names = await getNames(props);
    expect(names).toContain('aggregationModel');
    expect(names).not.toContain('rows');
    await props.getByLabel('Plan').selectOption('All plans');
    await props.getByLabel('Required only').check();
    expect(await getNames(props)).toEqual(['columns']);
  });

  test('hides what is deprecated', async ({ page }) => {
    await open(page, PREMIUM);
    const props = getProps(page);
    expect(await getNames(props)).toContain('onFetchRows');
    await props.getByLabel('Hide deprecated').check();
    expect(await getNames(props)).not.toContain('onFetchRows');
  });
});

test.describe('a member', () => {
  for (const layout of ['table', 'list']) {
    test(`is opened and highlighted by its address, ${layout}`, async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('apiLayouts', JSON.stringify({ props: value }));
      }, layout);
      await open(page, `${PREMIUM}#prop-rowSelectionModel`);
      const member = getMember(page, 'prop-rowSelectionModel');
      await expectAtTop(page, member);
      await expect.poll(() => isHighlighted(member)).toBe(true);
      await expect(member.getByText('Sets the row selection model')).toBeVisible();
      expect(await isHighlighted(getMember(page, 'prop-rows'))).toBe(false);
    });
  }

  test('is reached from the contents, even if the filter hides it', async ({
    page,
  }) => {
    await open(page, PREMIUM);
    await getProps(page).getByRole('searchbox').fill('density');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'getRowId', exact: true }).click();
    const member = getMember(page, 'prop-getRowId');
    await expectAtTop(page, member);
    await expect(getProps(page).getByRole('searchbox')).toHaveValue('');
    expect(await isHighlighted(member)).toBe(true);
  });

  test('gives its link away', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PREMIUM);
    const member = getMember(page, 'prop-autoHeight');
    await member.getByRole('link', { name: 'autoHeight' }).focus();
    await page.keyboard.press('Tab');
    const button = member.getByRole('button', {
      name: 'Copy the link to autoHeight',
    });
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${page.url()}#prop-autoHeight`,
    );
  });

  test('opens the types that it names in place', async ({ page }) => {
    await open(page, PREMIUM);
    const member = getMember(page, 'prop-slotProps');
    const link = member.locator('a[href^="#type-"]').first();
    const name = (await link.textContent())!;
    const declaration = member.locator('[data-declaration]');
    await link.click();
    await expect(declaration).toContainText(name);
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await link.click();
    await expect(declaration).toHaveCount(0);
  });
});

test.describe('the contents', () => {
  test('name the members of the section that the reader is in', async ({ page }) => {
    await open(page, PREMIUM);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const getLink = (name: string) =>
      contents.getByRole('link', { name, exact: true });
    await expect(getLink('density')).toBeVisible();
    await expect(getLink('baseButton')).toHaveCount(0);
    await getLink('Slots').click();
    await expect(getLink('baseButton')).toBeVisible();
    await expect(getLink('density')).toHaveCount(0);
    await getLink('baseButton').click();
    await expectAtTop(page, getMember(page, 'slot-baseButton'));
  });
});

test.describe('between pages', () => {
  test('members come without a new document, at the address’s one', async ({
    page,
  }) => {
    await open(page, INDEX);
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
    await open(page, PREMIUM);
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

test.describe('the index', () => {
  test('filters by kind, plan and text', async ({ page }) => {
    await open(page, INDEX);
    const list = page.locator('[data-section="pages"]');
    await list.getByLabel('Kind').selectOption('Hooks');
    const hooks = await getNames(list);
    expect(hooks.length).toBeGreaterThan(2);
    expect(hooks.every((name) => name.startsWith('use'))).toBe(true);
    await list.getByLabel('Kind').selectOption('Components');
    await list.getByLabel('Plan').selectOption('Premium');
    expect(await getNames(list)).toContain('DataGridPremium');
    expect(await getNames(list)).not.toContain('DataGrid');
    await list.getByLabel('Plan').selectOption('All plans');
    await list.getByRole('searchbox').fill('toolbar');
    expect(await getNames(list)).toContain('GridToolbar');
  });

  for (const [slug, section, name] of [
    ['events', 'Events', 'rowClick'],
    ['selectors', 'Selectors', 'gridRowCountSelector'],
  ]) {
    test(`leads to the ${slug}`, async ({ page }) => {
      await open(page, INDEX);
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
  test('the chrome is translated, and what is English is marked', async ({
    page,
  }) => {
    await open(page, `/zh${PREMIUM}`);
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
    await expect(description).toHaveAttribute('lang', 'en');
  });
});

test.describe('the history', () => {
  test('stands beside the members that are newer, deprecated or going', async ({
    page,
  }) => {
    await open(page, PREMIUM);
    await expect(getMember(page, 'prop-activeChartId').locator('th')).toContainText(
      'Since 8.12',
    );
    await expect(getMember(page, 'prop-rows').locator('th')).not.toContainText(
      'Since',
    );
    await expect(getMember(page, 'prop-onPivotPanelOpenChange')).toContainText(
      'Deprecated since 8.9',
    );
    await open(page, '/x/api/charts/bar-chart');
    await expect(getMember(page, 'prop-barLabel').locator('th')).toContainText(
      'Removed in 9.0',
    );
  });

  for (const layout of ['List', 'Expanded']) {
    test(`is seen in the layout ${layout}`, async ({ page }) => {
      await open(page, PREMIUM);
      await getProps(page)
        .getByRole('button', { name: layout, exact: true })
        .click();
      await expect(
        getMember(page, 'prop-activeChartId').getByText('Since 8.12'),
      ).toBeVisible();
    });
  }

  test('tells what changed by version, and apart what is to come', async ({
    page,
  }) => {
    await open(page, PREMIUM);
    const changes = getSection(page, 'What changed');
    await expect(
      changes.getByRole('heading', { name: '8.12', exact: true }),
    ).toBeAttached();
    const coming = changes.locator('[data-coming]');
    await expect(coming).toContainText('Coming after 8.29');
    await expect(coming).toContainText('checkboxColDef');
    await expect(getMember(page, 'prop-checkboxColDef')).toHaveCount(0);
    await changes.getByRole('link', { name: 'activeChartId', exact: true }).click();
    await expectAtTop(page, getMember(page, 'prop-activeChartId'));
  });

  test('leads from a removed member’s anchor to what is told of it', async ({
    page,
  }) => {
    await open(page, `${PREMIUM}#prop-rowPositionsDebounceMs`);
    await expect(page).toHaveURL(/#removed-prop-rowPositionsDebounceMs$/);
    await expect(
      getMember(page, 'removed-prop-rowPositionsDebounceMs'),
    ).toBeInViewport();
  });

  test('says nothing on a page that has not changed', async ({ page }) => {
    await open(page, UNCHANGED);
    await expect(getSection(page, 'What changed')).toHaveCount(0);
    await expect(
      page.locator('main').getByRole('link', { name: 'Compare versions' }),
    ).toBeVisible();
  });

  test('is told in Chinese', async ({ page }) => {
    await open(page, `/zh${PREMIUM}`);
    await expect(getMember(page, 'prop-activeChartId').locator('th')).toContainText(
      '始于 8.12',
    );
    await expect(getSection(page, '变更记录')).toContainText('8.29 之后的变更');
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test('is there without JavaScript', async ({ page }) => {
      await page.goto(PREMIUM);
      await expect(
        page.locator('#removed-prop-rowPositionsDebounceMs'),
      ).toBeVisible();
    });
  });
});

test.describe('the largest page', () => {
  const MAX_NODES = 6500;

  for (const prefix of LANGUAGES) {
    test(`stays light: ${prefix || '/en'}`, async ({ page, request }) => {
      const html = await (await request.get(`${prefix}${PREMIUM}`)).body();
      expect(html.length).toBeLessThanOrEqual(450 * 1024);
      await open(page, `${prefix}${PREMIUM}`);
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
        const type = page.locator('#prop-slotProps a[href^="#type-"]').first();
        await expect(page.locator((await type.getAttribute('href'))!)).toBeVisible();
        await expect(page.getByRole('searchbox')).toHaveCount(0);
        await expect(page.locator('nav [href="#prop-density"]')).toBeVisible();
      });
    });
  }
});
