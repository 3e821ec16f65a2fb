import type { Locator, Page } from '@playwright/test';
import { expectAtTop, getMember } from './apiPage';
import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

const GRID = '/x/api/data-grid/data-grid';

const PANEL = '[data-type-panel]';

/** The name of a type, which opens it. */
function getName(place: Locator, name: string): Locator {
  return place.getByRole('button', { name, exact: true }).first();
}

/** A type that is open, the innermost of its name. */
function getPanel(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true }).last();
}

/** A member of a type that is open. */
function getTypeMember(panel: Locator, name: string): Locator {
  return panel
    .locator('dl > div', { has: panel.page().getByText(name, { exact: true }) })
    .first();
}

/** Opens the types that lead from a prop to a member. @returns the last panel */
async function openTypes(
  page: Page,
  place: Locator,
  names: readonly string[],
): Promise<Locator> {
  let outer = place;
  for (const name of names) {
    await getName(outer, name).click();
    outer = getPanel(page, name);
    await expect(outer.locator('dl, pre').first()).toBeVisible();
  }
  return outer;
}

test.describe('from slotProps', () => {
  for (const [address, names, member, description] of [
    [
      GRID,
      [
        'GridSlotsComponentsProps',
        'GridToolbarProps',
        'GridToolbarQuickFilterProps',
      ],
      'debounceMs',
      'The debounce time in milliseconds.',
    ],
    [
      '/x/api/date-pickers/date-time-picker',
      ['DateTimePickerSlotProps', 'PickersActionBar'],
      'actions',
      'Ordered array of actions to display.',
    ],
    [
      '/x/api/charts/line-chart',
      ['LineChartSlotProps', 'ChartsTooltipProps'],
      'trigger',
      'Select the kind of tooltip to display',
    ],
  ] as const) {
    test(`a click for each type leads to ${member}`, async ({ page }) => {
      await openPage(page, address);
      const panel = await openTypes(page, getMember(page, 'prop-slotProps'), names);
      await expect(getTypeMember(panel, member)).toContainText(description);
    });
  }
});

test.describe('a type', () => {
  test('opens below its row, as wide as the table, under its name', async ({
    page,
  }) => {
    await openPage(page, GRID);
    const row = getMember(page, 'prop-slotProps');
    const panel = await openTypes(page, row, [
      'GridSlotsComponentsProps',
      'GridToolbarProps',
    ]);
    const outer = getPanel(page, 'GridSlotsComponentsProps');
    await expect(
      panel.getByRole('heading', { name: 'GridToolbarProps', level: 4 }),
    ).toBeVisible();
    const [table, wide, member, nested] = await Promise.all([
      row.locator('xpath=ancestor::table').boundingBox(),
      outer.boundingBox(),
      getTypeMember(outer, 'toolbar').boundingBox(),
      panel.boundingBox(),
    ]);
    expect(wide!.width).toBeGreaterThan(table!.width - 24);
    expect(nested!.width).toBeGreaterThan(member!.width - 24);
    expect(wide!.y).toBeGreaterThanOrEqual((await row.boundingBox())!.y);
  });

  test('is opened and closed by keys, and gives the focus back', async ({
    page,
  }) => {
    await openPage(page, GRID);
    const first = getName(
      getMember(page, 'prop-slotProps'),
      'GridSlotsComponentsProps',
    );
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await first.press('Space');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    const outer = getPanel(page, 'GridSlotsComponentsProps');
    const second = getName(outer, 'GridToolbarProps');
    await second.press('Enter');
    await expect(page.locator(PANEL)).toHaveCount(2);
    const inner = getPanel(page, 'GridToolbarProps');
    await expect(inner.locator('dl')).toBeVisible();
    await inner.getByRole('button').last().focus();
    await page.keyboard.press('Escape');
    await expect(page.locator(PANEL)).toHaveCount(1);
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(page.locator(PANEL)).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  test('is closed by its button', async ({ page }) => {
    await openPage(page, GRID);
    const panel = await openTypes(page, getMember(page, 'prop-slotProps'), [
      'GridSlotsComponentsProps',
    ]);
    await panel
      .getByRole('button', { name: 'Close GridSlotsComponentsProps' })
      .click();
    await expect(page.locator(PANEL)).toHaveCount(0);
  });

  test('with a page opens in place, and leads to the page', async ({ page }) => {
    await openPage(page, GRID);
    const panel = await openTypes(page, getMember(page, 'prop-columns'), [
      'GridColDef',
    ]);
    await panel.getByRole('link', { name: 'Page of GridColDef' }).click();
    await expect(page).toHaveURL(/\/x\/api\/data-grid\/grid-col-def$/);
  });

  test('stays below its member when the list is filtered', async ({ page }) => {
    await openPage(page, GRID);
    const panel = await openTypes(page, getMember(page, 'prop-slotProps'), [
      'GridSlotsComponentsProps',
    ]);
    const filter = page.getByRole('searchbox', { name: /: Props$/ });
    await filter.fill('density');
    await expect(panel).toBeHidden();
    await filter.fill('slotProps');
    await expect(panel).toBeVisible();
  });

  test('has an anchor that pages had: it opens', async ({ page }) => {
    await openPage(page, `${GRID}#type-GridSlotsComponentsProps`);
    await expect(
      getPanel(page, 'GridSlotsComponentsProps').locator('dl'),
    ).toBeVisible();
  });

  test('that cannot be had says so', async ({ page, noise }) => {
    await openPage(page, GRID);
    await page.route('**/types/*', (route) => route.abort());
    await getName(
      getMember(page, 'prop-slotProps'),
      'GridSlotsComponentsProps',
    ).click();
    await expect(page.getByText('It could not be loaded.')).toBeVisible();
    expect(noise.requests).toHaveLength(1);
    noise.requests.length = 0;
    noise.console.length = 0;
  });

  test('has no accessibility faults', async ({ page }) => {
    await openPage(page, '/x/api/charts/line-chart');
    await openTypes(page, getMember(page, 'prop-slotProps'), [
      'LineChartSlotProps',
      'ChartsTooltipProps',
    ]);
    expect(await checkAccessibility(page)).toEqual([]);
  });
});

test.describe('the types of a page', () => {
  test('stand under a heading, are listed when the reader comes near, and open there', async ({
    page,
  }) => {
    await openPage(page, GRID);
    const list = page.locator('[data-types]');
    // A page of hundreds of members holds nothing for them before.
    await expect(list.locator('li')).toHaveCount(0);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Types', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'Types', level: 2 }),
    ).toBeInViewport();
    const before = await list.boundingBox();
    await expect(list.locator('li').first()).toBeVisible();
    expect((await list.boundingBox())!.height).toBe(before!.height);
    await contents
      .getByRole('link', { name: 'GridColumnVisibilityModel', exact: true })
      .click();
    await expect(page).toHaveURL(/#type-GridColumnVisibilityModel$/);
    const panel = list.getByRole('group', { name: 'GridColumnVisibilityModel' });
    await expect(panel.locator('dl, pre').first()).toBeVisible();
    await expectAtTop(page, getMember(page, 'type-GridColumnVisibilityModel'));
    expect(await checkAccessibility(page)).toEqual([]);
  });

  for (const [type, kind] of [
    ['GridColumnVisibilityModel', 'that the page names'],
    ['GridToolbarQuickFilterProps', 'that only other types name'],
  ]) {
    test(`lead from the address to one ${kind}`, async ({ page }) => {
      await openPage(page, `${GRID}#type-${type}`);
      const item = getMember(page, `type-${type}`);
      await expect(item.locator('dl, pre').first()).toBeVisible();
      await expectAtTop(page, item);
    });
  }

  test('are reached from another page', async ({ page }) => {
    await openPage(page, '/x/api/data-grid/grid-api');
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.querySelector('[data-markup] td')!.append(link);
      link.click();
    }, `${GRID}#type-GridColumnVisibilityModel`);
    const item = getMember(page, 'type-GridColumnVisibilityModel');
    await expect(item.locator('dl, pre').first()).toBeVisible();
    await expectAtTop(page, item);
  });
});

test.describe('slots', () => {
  test('have their props, which open', async ({ page }) => {
    await openPage(page, GRID);
    const slot = getMember(page, 'slot-toolbar');
    const panel = await openTypes(page, slot, ['GridToolbarProps']);
    await expect(getTypeMember(panel, 'quickFilterProps')).toBeVisible();
  });

  test('lead to the page of what fills them', async ({ page }) => {
    await openPage(page, '/x/api/date-pickers/date-time-picker');
    const link = getMember(page, 'slot-calendarHeader')
      .getByRole('link', { name: 'PickersCalendarHeader', exact: true })
      .first();
    await expect(link).toHaveAttribute('href', /\/pickers-calendar-header$/);
  });

  test('say which plan they need', async ({ page }) => {
    await openPage(page, '/x/api/data-grid/data-grid-premium');
    await expect(
      getMember(page, 'slot-aiAssistantPanel').getByTitle('Needs the Premium plan'),
    ).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('types that are open leave nothing to scroll sideways', async ({ page }) => {
    await openPage(page, GRID);
    await openTypes(page, getMember(page, 'prop-slotProps'), [
      'GridSlotsComponentsProps',
      'GridToolbarProps',
      'GridToolbarQuickFilterProps',
      'TextFieldProps',
    ]);
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('[data-type-panel]')].map(
        (panel) => panel.getBoundingClientRect().right,
      ),
    ]);
    expect(Math.max(...widths)).toBeLessThanOrEqual(390);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const prefix of ['', '/zh']) {
    test(`a type is read in its document: ${prefix || '/en'}`, async ({ page }) => {
      await page.goto(`${prefix}${GRID}`);
      const link = page.locator('#prop-slotProps a', {
        hasText: /^GridSlotsComponentsProps$/,
      });
      await link.click();
      await expect(page).toHaveURL(
        new RegExp(
          `^[^#]*${prefix}/x/api/data-grid/types/[\\da-f]{2}#type-GridSlotsComponentsProps$`,
        ),
      );
      const type = page.locator(':target');
      await expect(type.getByRole('heading')).toHaveText('GridSlotsComponentsProps');
      await type
        .getByRole('link', { name: 'GridToolbarProps', exact: true })
        .click();
      await expect(page.locator(':target dt').first()).toBeVisible();
    });
  }
});
