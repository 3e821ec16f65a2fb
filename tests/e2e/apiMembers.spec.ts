import { checkAccessibility } from './checks/accessibility';
import {
  expectAtTop,
  getMember,
  getNames,
  getProps,
  getSection,
  isHighlighted,
  PREMIUM,
} from './apiPage';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

const PRO = '/x/api/data-grid/data-grid-pro';

test.describe('layouts', () => {
  test('the list shows a line per member, and opens them one by one', async ({
    page,
  }) => {
    await openPage(page, PREMIUM);
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
    await openPage(page, PREMIUM);
    await getProps(page)
      .getByRole('button', { name: 'Expanded', exact: true })
      .click();
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
    await openPage(page, PREMIUM);
    await getProps(page).getByRole('button', { name: 'List', exact: true }).click();
    await openPage(page, PRO);
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

  test('are in the address, which shows them to others before the script', async ({
    page,
    browser,
  }) => {
    await openPage(page, PRO);
    const list = (from: Page) =>
      getProps(from).getByRole('button', { name: 'List', exact: true });
    await list(page).click();
    await expect(page).toHaveURL(`${PRO}?layout.props=list`);
    const others = await browser.newPage();
    await others.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const { apiLayouts } = document.documentElement.dataset;
        Object.assign(window, { early: apiLayouts });
      });
    });
    await openPage(others, page.url());
    expect(
      await others.evaluate(() => (window as never as { early: string }).early),
    ).toBe('props:list');
    await expect(list(others)).toHaveAttribute('aria-pressed', 'true');
    await getProps(others)
      .getByRole('button', { name: 'Table', exact: true })
      .click();
    await expect(others).toHaveURL(PRO);
    await others.close();
  });

  for (const layout of ['List', 'Expanded']) {
    test(`have no accessibility faults: ${layout}`, async ({ page }) => {
      await openPage(page, '/x/api/charts/bar-chart-pro');
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
    await openPage(page, PREMIUM);
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
    await openPage(page, PREMIUM);
    const props = getProps(page);
    const all = await getNames(props);
    expect(all).toEqual(all.toSorted());
    const order = props.getByLabel('Order', { exact: true });
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
    await openPage(page, PREMIUM);
    const props = getProps(page);
    await props.getByLabel('Plan', { exact: true }).selectOption('Premium');
    const names = await getNames(props);
    expect(names).toContain('aggregationModel');
    expect(names).not.toContain('rows');
    await props.getByLabel('Plan', { exact: true }).selectOption('All plans');
    await props.getByLabel('Required only').check();
    expect(await getNames(props)).toEqual(['columns']);
  });

  for (const { address, section, member, value, with: there, without } of [
    {
      address: '/x/api/data-grid/grid-col-def',
      section: 'Members',
      member: 'type',
      value: "'actions'",
      with: 'getActions',
      without: 'valueOptions',
    },
    {
      address: '/zh/x/api/charts/x-axis',
      section: '成员',
      member: 'scaleType',
      value: "'band'",
      with: 'categoryGapRatio',
      without: 'constant',
    },
  ]) {
    test(`shows the members that are there with ${member} ${value} on ${address}`, async ({
      page,
    }) => {
      await openPage(page, address);
      const list = getSection(page, section);
      const all = await getNames(list);
      expect(all).toEqual(expect.arrayContaining([there, without, member]));
      const choice = list.getByLabel(`${member}:`);
      await choice.selectOption(value);
      const names = await getNames(list);
      expect(names).toContain(there);
      expect(names).not.toContain(without);
      await expect(list.getByRole('group').getByRole('status').last()).toContainText(
        `${names.length}`,
      );
      expect(await checkAccessibility(page)).toEqual([]);
      await choice.selectOption('any');
      expect(await getNames(list)).toEqual(all);
    });
  }

  test('shows what the address asks for, and lets the address follow', async ({
    page,
  }) => {
    await openPage(page, `${PREMIUM}?props.filter=density&props.plan=community`);
    const props = getProps(page);
    await expect(props.getByRole('searchbox')).toHaveValue('density');
    await expect.poll(async () => (await getNames(props)).length).toBeLessThan(10);
    expect(await getNames(props)).toContain('density');
    await props.getByRole('searchbox').fill('rowHeight');
    await expect(page).toHaveURL(/\?props\.filter=rowHeight&props\.plan=community$/);
    await page.reload();
    // All rows stand in the document: it is the script that hides some.
    await expect.poll(async () => (await getNames(props)).length).toBeLessThan(10);
    expect(await getNames(props)).toContain('rowHeight');
    await props.getByRole('searchbox').fill('');
    await props.getByLabel('Plan', { exact: true }).selectOption('All plans');
    await expect(page).toHaveURL(new RegExp(`${PREMIUM}$`));
  });

  test('shows no row that the address does not ask for, before the script either', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const isSeen = (selector: string) =>
          getComputedStyle(document.querySelector(selector)!).visibility;
        Object.assign(window, {
          early: ['#prop-autoHeight', 'h1', '#slots'].map(isSeen),
        });
      });
    });
    await openPage(page, `${PREMIUM}?props.filter=density`);
    expect(
      await page.evaluate(() => (window as never as { early: string[] }).early),
    ).toEqual(['hidden', 'visible', 'hidden']);
    const props = getProps(page);
    await expect.poll(async () => (await getNames(props)).length).toBeLessThan(10);
    await expect(getMember(page, 'prop-density')).toBeVisible();
    await expect(getSection(page, 'Slots')).toBeVisible();
  });

  test('hides what is deprecated', async ({ page }) => {
    await openPage(page, PREMIUM);
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
      await openPage(page, `${PREMIUM}#prop-rowSelectionModel`);
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
    await openPage(page, PREMIUM);
    await getProps(page).getByRole('searchbox').fill('density');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'getRowId', exact: true }).click();
    const member = getMember(page, 'prop-getRowId');
    await expectAtTop(page, member);
    await expect(getProps(page).getByRole('searchbox')).toHaveValue('');
    expect(await isHighlighted(member)).toBe(true);
  });

  for (const layout of ['List', 'Expanded']) {
    test(`is at the top after a jump over rows that had no size yet: ${layout}`, async ({
      page,
    }) => {
      await openPage(page, '/x/api/data-grid/grid-api');
      const members = getSection(page, 'Members');
      await members.getByRole('button', { name: layout, exact: true }).click();
      const contents = page.getByRole('navigation', { name: 'On this page' });
      for (const name of ['updateRows', 'getRowId', 'setPage']) {
        await contents.getByRole('link', { name, exact: true }).click();
        await expectAtTop(page, getMember(page, `prop-${name}`));
      }
    });
  }

  test('gives its link away', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, PREMIUM);
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
});

test.describe('the contents', () => {
  test('name the members of the section that the reader is in', async ({ page }) => {
    await openPage(page, PREMIUM);
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
