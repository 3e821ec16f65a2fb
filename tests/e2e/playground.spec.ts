import type { Page } from '@playwright/test';
import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

const PAGE = '/x/react-date-pickers/playground';
const DATA_GRID = '/x/api/data-grid/data-grid';

function getPlayground(page: Page) {
  return page.getByRole('group', { name: 'Playground' });
}

function getCode(page: Page) {
  return getPlayground(page).locator('pre');
}

test('turns props, and keeps them in the address', async ({ page }) => {
  await openPage(page, PAGE);
  const playground = getPlayground(page);
  await expect(getCode(page)).toContainText('<DatePicker label="Arrival" />');
  await playground.getByLabel('disabled', { exact: true }).check();
  await expect(
    playground.getByRole('spinbutton', { name: 'Month' }),
  ).toHaveAttribute('aria-disabled', 'true');
  await playground.getByLabel('year', { exact: true }).check();
  await playground.getByLabel('label', { exact: true }).fill('Day of "arrival"');
  await expect(getCode(page)).toContainText(
    /<DatePicker\s+label=\{'Day of "arrival"'\}\s+disabled\s+views=\{\['year'\]\}\s+\/>/,
  );
  await expect(page).toHaveURL(/prop\.disabled=true&prop\.views=year$/);

  await page.reload();
  await expect(getCode(page)).toContainText('disabled');
  await playground.getByRole('button', { name: 'Reset all props' }).click();
  await expect(getCode(page)).toContainText('<DatePicker label="Arrival" />');
  await expect(page).toHaveURL(/\?playground=DatePicker$/);
});

test('shows another component, and filters its props', async ({ page }) => {
  await openPage(page, PAGE);
  const playground = getPlayground(page);
  await playground.getByLabel('Component').selectOption('DateCalendar');
  await expect(getCode(page)).toContainText('<DateCalendar />');
  await expect(playground.getByRole('grid')).toBeVisible();
  await playground.getByLabel('Filter props').fill('week');
  await expect(playground.getByRole('checkbox')).toHaveCount(1);
  await playground.getByLabel('displayWeekNumber', { exact: true }).check();
  await expect(playground.getByRole('columnheader')).toHaveCount(8);
  await playground
    .getByRole('button', { name: 'Use the default of displayWeekNumber' })
    .click();
  await expect(playground.getByRole('columnheader')).toHaveCount(7);
});

test('a color can be chosen where none is set', async ({ page }) => {
  await openPage(page, '/x/api/charts/spark-line-chart');
  await page.getByRole('button', { name: 'Open the playground' }).click();
  const playground = getPlayground(page);
  const color = playground.getByLabel('color', { exact: true });
  await expect(color).toHaveValue('#000000');
  await color.fill('#aa3300');
  await expect(getCode(page)).toContainText('color="#aa3300"');
});

test('says what an address asks for in vain, and shows the rest', async ({
  page,
}) => {
  await openPage(
    page,
    `${PAGE}?playground=TimePicker&prop.value=12&prop.ampm=maybe&prop.minutesStep=15`,
  );
  await expect(getCode(page)).toContainText(
    '<TimePicker label="Check-in" minutesStep={15} />',
  );
  const status = getPlayground(page).getByRole('status').filter({ hasText: /./ });
  await expect(status).toHaveText([
    'There is no knob for value.',
    '“maybe” means nothing for ampm. Possible: true, false.',
  ]);
});

test('loads nothing on a page of the reference before it is opened', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await openPage(page, DATA_GRID);
  expect(scripts.filter((url) => /data-grid\.[\da-f]+\.js/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Open the playground' }).click();
  const playground = getPlayground(page);
  await expect(playground).toBeFocused();
  await expect(playground.getByRole('grid')).toBeVisible();
  expect(scripts.some((url) => /data-grid\.[\da-f]+\.js/.test(url))).toBe(true);
  await playground.getByLabel('checkboxSelection', { exact: true }).check();
  await expect(playground.getByRole('checkbox', { name: 'Select row' })).toHaveCount(
    6,
  );
  await playground.getByLabel('density', { exact: true }).selectOption('compact');
  await expect(getCode(page)).toContainText('density="compact"');
});

test('has its component in the middle, and no line of its code is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, PAGE);
  const place = getPlayground(page).getByRole('group', {
    name: 'DatePicker with these props',
  });
  const field = place.locator('.MuiPickersTextField-root');
  await expect(field).toBeVisible();
  const outer = (await place.boundingBox())!;
  const inner = (await field.boundingBox())!;
  expect(outer.height).toBeGreaterThanOrEqual(240);
  expect(Math.abs(inner.x - outer.x + (inner.width - outer.width) / 2)).toBeLessThan(
    2,
  );
  expect(
    Math.abs(inner.y - outer.y + (inner.height - outer.height) / 2),
  ).toBeLessThan(2);
  expect(
    await getCode(page).evaluate(({ scrollWidth, clientWidth }) => ({
      width: clientWidth < 560,
      cut: scrollWidth - clientWidth,
    })),
  ).toEqual({ width: true, cut: 0 });
});

test('has its room and its choice before it comes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  const playground = getPlayground(page);
  const choice = playground.getByLabel('Component');
  await expect(choice).toBeVisible();
  /** Where the choice and what follows the playground stand below the text before it. */
  const measure = async () => {
    const [start, ...places] = await Promise.all(
      [
        page.getByText('Choose a component, change its props'),
        choice,
        page.getByText('next to a prop restores its default'),
      ].map(async (part) => (await part.boundingBox())!.y),
    );
    return places.map((place) => place - start!);
  };
  const before = await measure();
  release();
  await expect(getCode(page)).toContainText('DatePicker');
  expect(await measure()).toEqual(before.map((place) => expect.closeTo(place, 0)));
});

test('speaks Chinese', async ({ page }) => {
  await openPage(page, `/zh${PAGE}`);
  const playground = page.getByRole('group', { name: '演练场' });
  await playground.getByLabel('disabled', { exact: true }).check();
  await expect(playground.locator('pre')).toContainText('disabled');
  await expect(
    playground.getByRole('button', { name: '重置所有属性' }),
  ).toBeVisible();
});

test('has no accessibility faults', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(getCode(page)).toContainText('DatePicker');
  await checkAccessibility(page);
});
