import type { Locator, Page } from '@playwright/test';
import { createGate } from './createGate';
import { expect, test, type PageNoise } from './fixtures';
import { runAxe } from './runAxe';
import { expectReady, openPage } from './openPage';

const PAGE = '/x/react-data-grid/column-definition';

/** Where the index is: everything below it is fetched for the search alone. */
const INDEX = '**/search/*/**';

const LANGUAGES = [
  {
    address: PAGE,
    dialog: 'Search the documentation',
    query: 'rowSel',
    found: 'rowSelectionModel',
    guide: { query: 'value formatter', heading: /^Column definition$/ },
  },
  {
    address: `/zh${PAGE}`,
    dialog: '搜索文档',
    query: 'rowSel',
    found: 'rowSelectionModel',
    guide: { query: '列定义', heading: /^列定义$/ },
  },
];

function getDialog(page: Page): Locator {
  return page.locator('dialog[open]');
}

function getOptions(page: Page): Locator {
  return getDialog(page).getByRole('option');
}

/** Opens the search by its key, and types. */
async function search(page: Page, text: string) {
  await page.keyboard.press('/');
  await expect(getDialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

/** Forgets the requests that a test has made to fail. */
function allow(noise: PageNoise, pattern: RegExp) {
  noise.requests = noise.requests.filter((line) => !pattern.test(line));
}

for (const { address, dialog, query, found, guide } of LANGUAGES) {
  test(`finds a member and a page by keys alone on ${address}`, async ({ page }) => {
    await openPage(page, address);
    await search(page, query);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    const option = getOptions(page).filter({ hasText: found }).first();
    await expect(option).toBeVisible();
    for (let step = 0; step < 10; step += 1) {
      if ((await option.getAttribute('aria-selected')) === 'true') {
        break;
      }
      await page.keyboard.press('ArrowDown');
    }
    await expect(option).toHaveAttribute('aria-selected', 'true');
    const href = (await option.getAttribute('href'))!;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href.replace(/[.?]/g, '\\$&')}$`));
    await expect(getDialog(page)).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();

    await page.keyboard.press('Control+k');
    await expect(getDialog(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type(guide.query);
    await expect(getOptions(page).first()).toBeVisible();
    await expect(getDialog(page).locator('mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(address.startsWith('/zh') ? /\/zh\/x\// : /\/x\//);
  });
}

test('the dialog has no violation, empty and with results, light and dark', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await search(page, '');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await runAxe(page, { include: ['dialog[open]'] })).toEqual([]);
  }
  await page.keyboard.type('row');
  await expect(getOptions(page).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await runAxe(page, { include: ['dialog[open]'] })).toEqual([]);
  }
});

test('without results the dialog is as high as what it says', async ({ page }) => {
  await openPage(page, PAGE);
  await search(page, '');
  const getHeight = async () => (await getDialog(page).boundingBox())!.height;
  expect(await getHeight()).toBeLessThanOrEqual(480);
  await page.keyboard.type('row height');
  await expect(getOptions(page).first()).toBeVisible();
  expect(await getHeight()).toBeGreaterThan(480);
  await expect(
    getDialog(page).getByRole('region', { name: 'Preview' }),
  ).toContainText(/\w{3,}.{300}/);
  await getDialog(page).getByRole('combobox').fill('zzqqxxjj');
  await expect(
    getDialog(page).getByRole('heading', { name: /zzqqxxjj/ }),
  ).toBeVisible();
  expect(await getHeight()).toBeLessThanOrEqual(480);
});

test('Escape empties the field, then closes, and the focus is where it was', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const opener = page.locator('.navbar').getByRole('button', { name: 'Search' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(getDialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('row');
  await expect(getOptions(page).first()).toBeVisible();
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(getDialog(page).getByRole('combobox')).toHaveValue('');
  await expect(getDialog(page).getByRole('combobox')).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(page.url()).toBe(address);
});

test('what is typed before the dialog has come is searched, and does nothing else', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  const gate = createGate();
  await page.route('**/*.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  const address = page.url();
  await page.keyboard.type('/nest');
  await expect(getDialog(page)).toHaveCount(0);
  gate.open();
  await expect(getDialog(page).getByRole('combobox')).toHaveValue('nest');
  expect(page.url()).toBe(address);
});

test('a result on the page at hand scrolls there, below the navbar', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const headings = page.locator('article h2[id], article h3[id]');
  const heading = headings.last();
  const id = (await heading.getAttribute('id'))!;
  const text = (await heading.textContent())!.replace(/[\u200b#]/g, '').trim();
  await search(page, text);
  const option = getDialog(page).locator(`[role="option"][href="${PAGE}#${id}"]`);
  await expect(option).toBeVisible();
  await option.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(getDialog(page)).toHaveCount(0);
  const bar = (await page.locator('.navbar').boundingBox())!;
  await expect
    .poll(async () => (await heading.boundingBox())!.y)
    .toBeGreaterThanOrEqual(bar.height);
  await expect
    .poll(async () => (await heading.boundingBox())!.y)
    .toBeLessThan(page.viewportSize()!.height);
  await expect(heading).toBeFocused();
});

for (const [query, place] of [
  ['rowSelectionModel', '#prop-rowSelectionModel'],
  ['pie charts', 'h1'],
  ['column definition', 'h1'],
] as const) {
  test(`the focus goes on from the result for ${query}`, async ({ page }) => {
    await openPage(page, PAGE);
    await search(page, query);
    await expect(getOptions(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toHaveCount(0);
    await expect(page.locator(place)).toBeFocused();
    await expect(page.locator(place)).toBeInViewport();
  });
}

test('the focus goes to a member that the reader’s own filter had hidden', async ({
  page,
}) => {
  await openPage(page, '/x/api/data-grid/data-grid?props.filter=autosize');
  const member = page.locator('#prop-rowSelectionModel');
  await expect(member).toBeHidden();
  await search(page, 'rowSelectionModel');
  await expect(getOptions(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(member).toBeFocused();
  await expect(member).toBeInViewport();
});

test('a new tab by Ctrl+Enter and by the middle button, and the search stays', async ({
  page,
  context,
}) => {
  await openPage(page, PAGE);
  await search(page, 'rowSel');
  const option = getOptions(page).first();
  await expect(option).toBeVisible();
  // Each letter may change the order.
  await page.waitForLoadState('networkidle');
  const href = (await option.getAttribute('href'))!;
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect.poll(() => tab.url()).toContain(href);
  await tab.close();
  await expect(getDialog(page)).toBeVisible();
  // A link's middle button is the browser's own: the dialog only has to leave it alone.
  const isLeftAlone = await option.evaluate((link) =>
    link.dispatchEvent(
      new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeftAlone).toBe(true);
  await expect(getDialog(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('searches that led somewhere are offered again, and forgotten one by one', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await search(page, 'tooltip');
  await expect(getOptions(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('rowSel');
  await expect(getOptions(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toHaveCount(0);
  await page.reload();
  await expectReady(page);

  await search(page, '');
  const dialog = getDialog(page);
  await expect(dialog.getByRole('button', { name: /^Forget “/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(getDialog(page).getByRole('combobox')).toHaveValue('rowSel');
  await expect(getOptions(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Forget “rowSel”' }).click();
  await expect(dialog.getByText('Recent searches')).toHaveCount(0);
});

test('facets narrow the results and are dropped again when nothing is left', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await search(page, 'rowSelectionModel');
  const dialog = getDialog(page);
  await expect(getOptions(page).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Data Grid', exact: true }).click();
  await dialog.getByRole('button', { name: 'API', exact: true }).click();
  await expect(dialog.getByRole('img', { name: 'API' }).first()).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Guide' })).toHaveCount(0);
  await expect(getOptions(page).first()).toContainText('rowSelectionModel');
  await dialog.getByRole('button', { name: /^Tree View/ }).click();
  await getDialog(page).getByRole('combobox').fill('zzqqxxjj');
  await expect(
    dialog.getByText(/Nothing found for .* in API \+ Tree View/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Search everywhere' }).click();
  await expect(
    dialog.getByRole('heading', {
      name: 'Nothing found for “zzqqxxjj”',
      exact: true,
    }),
  ).toBeVisible();
  await expect(
    dialog.getByRole('link', { name: 'Report what is missing' }),
  ).toHaveAttribute('href', /title=Search/);
});

test('a question leads to guides, each page once, with the sentence that answers', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await search(page, 'how can I change the format of values in a column');
  const dialog = getDialog(page);
  await expect(getOptions(page).first().getByRole('img')).toHaveAccessibleName(
    'Guide',
  );
  await expect(getOptions(page).first().locator('mark').first()).toBeVisible();
  const hrefs = await dialog
    .locator('[role="option"][data-more="false"]:has([aria-label="Guide"])')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')!.split('#', 1)[0]!),
    );
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('a member is answered in the list, with its type and default', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await search(page, 'rowHeight');
  const first = getOptions(page).first();
  await expect(first).toHaveAttribute('href', /#prop-rowHeight$/);
  await expect(first).toContainText(/number.*Default 52/);
});

test('a mistyped query is answered, and offered as it was meant', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await search(page, 'colunm definition');
  await expect(getOptions(page).first()).toContainText('Column definition');
  await getDialog(page).getByRole('button', { name: 'column definition' }).click();
  await expect(getDialog(page).getByRole('combobox')).toHaveValue(
    'column definition',
  );
  await expect(getOptions(page).first()).toContainText('Column definition');
});

test('a site without an index says so, and where to go', async ({ page, noise }) => {
  await page.route(INDEX, (route) => route.fulfill({ status: 404, body: 'none' }));
  await openPage(page, PAGE);
  await search(page, 'row');
  const dialog = getDialog(page);
  await expect(
    dialog.getByRole('heading', { name: 'This portal has no search index yet.' }),
  ).toBeVisible();
  await expect(dialog.getByText('npm run build')).toBeVisible();
  await dialog.getByRole('link', { name: 'Charts' }).click();
  await expect(page).toHaveURL(/\/x\/react-charts$/);
  await expect(getDialog(page)).toHaveCount(0);
  allow(noise, /\/search\/\w+\/\S+ answered 404/);
});

test('an index that could not be fetched is fetched again', async ({
  page,
  noise,
}) => {
  await page.route(INDEX, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await openPage(page, PAGE);
  await search(page, 'rowSel');
  const dialog = getDialog(page);
  const retry = dialog.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(INDEX);
  await retry.click();
  await expect(getOptions(page).first()).toBeVisible();
  allow(noise, /\/search\/\w+\/\S+ answered 503/);
});

test('a slow answer is announced, and the last results stay meanwhile', async ({
  page,
}) => {
  const gate = createGate();
  await page.route(INDEX, async (route) => {
    await gate.passed;
    await route.continue();
  });
  await openPage(page, PAGE);
  await search(page, 'rowSel');
  await expect(getDialog(page).getByRole('status')).toHaveText('Searching …');
  gate.open();
  await expect(getDialog(page).getByRole('status')).toHaveText(/\d+ results?/);
});

test('nothing of the search comes before it is wanted', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('/search/'))).toEqual([]);
  const before = fetched.filter((url) => url.endsWith('.js')).length;
  await page.locator('.navbar').getByRole('button', { name: 'Search' }).hover();
  await expect
    .poll(() => fetched.filter((url) => url.includes('/search/en/')).length)
    .toBeGreaterThan(0);
  expect(fetched.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(
    before,
  );
});

test('the 404 page searches for the words of the address', async ({ page }) => {
  await page.goto('/x/react-data-grid/colum-definition');
  await page
    .locator('main')
    .getByRole('button', { name: 'colum definition' })
    .click();
  await expect(getDialog(page).getByRole('combobox')).toHaveValue(
    'colum definition',
  );
  await expect(
    getOptions(page).filter({ hasText: 'Column definition' }).first(),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the dialog takes the screen, without a sideways scroll', async ({
    page,
  }) => {
    await openPage(page, PAGE);
    await page.locator('.navbar').getByRole('button', { name: 'Search' }).tap();
    await getDialog(page)
      .getByRole('combobox')
      .fill('columnHeaderTitleContainerContent');
    await expect(getOptions(page).first()).toBeVisible();
    const box = (await getDialog(page).boundingBox())!;
    expect(box).toMatchObject({ x: 0, y: 0, width: 320, height: 640 });
    const overflow = await getDialog(page)
      .getByRole('listbox')
      .evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await getOptions(page).first().tap();
    await expect(page).toHaveURL(/\/x\/api\//);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field that could not answer', async ({ page }) => {
    await page.goto(PAGE);
    await expect(
      page.locator('.navbar').getByRole('button', { name: 'Search' }),
    ).toHaveCount(0);
  });
});

for (const [address, query, target] of [
  [PAGE, 'GridColumns', '/x/migration/migration-data-grid-v5#types'],
  [`/zh${PAGE}`, 'renderInput', '/zh/x/migration/migration-pickers-v5#render-input'],
] as const) {
  test(`leads from an old name to what replaces it on ${address}`, async ({
    page,
  }) => {
    await openPage(page, address);
    await search(page, query);
    const first = getOptions(page).first();
    await expect(first).toContainText(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator(`[id="${target.split('#')[1]!}"]`)).toBeInViewport();
  });
}
