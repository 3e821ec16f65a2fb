import type { Locator, Page } from '@playwright/test';
import { getControl, getDemo, openDemo } from './demoPage';
import { expect, test } from './fixtures';
import { runAxe } from './runAxe';

const TREE = '/x/react-tree-view/simple-tree-view/items';

/** A demo of each library, and an element of it that is denser where the reader wants so. */
const DEMOS = [
  {
    page: '/x/react-data-grid/column-definition',
    name: 'FirstColumns',
    part: '.MuiDataGrid-row',
  },
  {
    page: '/x/react-date-pickers/date-picker',
    name: 'DropOffDate',
    part: '.MuiPickersInputBase-root',
  },
  { page: TREE, name: 'GardenBeds', part: '.MuiTreeItem-content' },
  // Charts have no density.
  { page: '/x/react-charts/bars', name: 'HoneyHarvest', part: undefined },
] as const;

const PURPLE = '#7b1fa2';

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toBeVisible();
  return drawer;
}

async function setColor(drawer: Locator, color: string) {
  await drawer
    .getByRole('textbox', { name: 'Primary color', exact: true })
    .fill(color);
}

/** What the settings make of an element of a demo. */
function readLook(element: Locator) {
  return element.evaluate((node) => {
    const style = getComputedStyle(node);
    return {
      direction: style.direction,
      spacing: style.getPropertyValue('--mui-spacing'),
      primary: style.getPropertyValue('--mui-palette-primary-main'),
    };
  });
}

/** The CSS of the reader's colors and spacing; as no text that is seen, matchers of text pass it over. */
function readReaderStyles(page: Page) {
  return page.locator('#reader-styles').evaluate((style) => style.textContent);
}

const CHANGED = { direction: 'rtl', spacing: '5px', primary: PURPLE };

async function changeAll(drawer: Locator) {
  await drawer.getByRole('radio', { name: 'Right to left' }).check();
  await drawer.getByRole('checkbox', { name: 'Dense components' }).check();
  await drawer.getByRole('slider', { name: 'Spacing unit' }).fill('5');
  await setColor(drawer, PURPLE);
}

test.describe('the settings reach', () => {
  for (const { page: address, name, part } of DEMOS) {
    test(`${name}, live, and again after a reload`, async ({ page }) => {
      const demo = await openDemo(page, address, name);
      const root = demo.locator('.demo > *').first();
      const height = async () =>
        part && (await demo.locator(part).first().boundingBox())!.height;
      const before = await height();
      await root.evaluate((element) => element.setAttribute('data-kept', ''));

      const drawer = await openSettings(page);
      await changeAll(drawer);
      await expect.poll(() => readLook(root)).toEqual(CHANGED);
      await expect(root, 'the demo was mounted anew').toHaveAttribute('data-kept');
      if (before !== undefined) {
        await expect.poll(height).toBeLessThan(before);
      }

      await page.reload();
      await openDemo(page, address, name);
      await expect.poll(() => readLook(root)).toEqual(CHANGED);
    });
  }

  test('an edited demo in its frame, which keeps its state', async ({ page }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await getControl(demo, 'Edit live').click();
    const stage = demo.locator('iframe[sandbox]').contentFrame();
    const item = stage.getByRole('treeitem').first();
    await item.evaluate((element) => element.setAttribute('data-kept', ''));

    await changeAll(await openSettings(page));
    await expect.poll(() => readLook(stage.locator('.demo'))).toEqual(CHANGED);
    await expect(item, 'the demo was mounted anew').toHaveAttribute('data-kept');
  });

  test('a demo on the full screen', async ({ page }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    const drawer = await openSettings(page);
    await changeAll(drawer);
    await page.keyboard.press('Escape');
    await getControl(demo, 'Full screen').click();
    const stage = page.getByRole('dialog').locator('iframe').contentFrame();
    await expect.poll(() => readLook(stage.locator('.demo'))).toEqual(CHANGED);
  });

  test('the link that opens a demo alone', async ({ page }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await changeAll(await openSettings(page));
    await page.keyboard.press('Escape');
    await getControl(demo, 'More').click();
    const link = page.getByRole('menuitem', { name: 'Open alone in a new tab' });
    const address = (await link.getAttribute('href'))!;
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await expect.poll(() => readLook(page.locator('.demo'))).toEqual(CHANGED);
  });
});

test('colors are there from the first paint of the next page', async ({ page }) => {
  await page.goto(TREE);
  await setColor(await openSettings(page), PURPLE);
  await expect.poll(() => readReaderStyles(page)).toContain(PURPLE);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = getComputedStyle(document.documentElement);
      Object.assign(window, {
        first: style.getPropertyValue('--mui-palette-primary-main'),
      });
    });
  });
  await page.goto('/x/introduction/installation');
  expect(await page.evaluate(() => (window as { first?: string }).first)).toBe(
    PURPLE,
  );
});

test('the site’s accents stay readable in a color without contrast', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(TREE);
  const drawer = await openSettings(page);
  await setColor(drawer, '#ffff00');
  await expect(drawer.getByText('below 3:1')).toBeVisible();
  await expect.poll(() => readReaderStyles(page)).toContain('#ffff00');
  await page.keyboard.press('Escape');
  expect(
    await runAxe(page, { exclude: ['.demo'] }, { runOnly: ['color-contrast'] }),
  ).toEqual([]);
});

test('a bad color is announced, and changes nothing', async ({ page }) => {
  await page.goto(TREE);
  const drawer = await openSettings(page);
  await setColor(drawer, 'teal');
  await expect(
    drawer.getByRole('status').filter({ hasText: '“teal” is no color' }),
  ).toBeVisible();
  expect(
    await page.evaluate(() => localStorage.getItem('paletteColors')),
  ).toBeNull();
});

test('two tabs are in step', async ({ page, context }) => {
  const demo = await openDemo(page, TREE, 'GardenBeds');
  const other = await context.newPage();
  await other.goto('/x');
  await changeAll(await openSettings(other));
  await expect.poll(() => readLook(demo.locator('.demo'))).toEqual(CHANGED);
});

test('the reset takes all back', async ({ page }) => {
  await page.goto(TREE);
  const drawer = await openSettings(page);
  await changeAll(drawer);
  await drawer.getByRole('radio', { name: 'Wide' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-content-width', 'wide');
  await drawer.getByRole('button', { name: 'Reset all' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-content-width',
    'standard',
  );
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('#reader-styles')).toBeEmpty();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('wide content is wide from the first paint', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(TREE);
  const width = async () => (await page.locator('article').boundingBox())!.width;
  const standard = await width();
  const drawer = await openSettings(page);
  await drawer.getByRole('radio', { name: 'Wide' }).check();
  await expect.poll(width).toBeGreaterThan(standard + 100);
  const wide = await width();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('article')).toBeVisible();
  expect(await width()).toBe(wide);
});

test.describe('a link with settings', () => {
  async function share(page: Page): Promise<string> {
    await page.goto(`${TREE}#selection`);
    const drawer = await openSettings(page);
    await changeAll(drawer);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        Object.assign(window, { copied: text });
      };
    });
    await drawer.getByRole('button', { name: 'Copy as a link' }).click();
    await expect(drawer.getByText('The link is copied.')).toBeVisible();
    return page.evaluate(() => (window as unknown as { copied: string }).copied);
  }

  for (const [answer, kept] of [
    ['Keep them', true],
    ['Undo', false],
  ] as const) {
    test(`shows the page as it was shared: ${answer}`, async ({ page }) => {
      const link = await share(page);
      await page.evaluate(() => localStorage.clear());
      await page.goto('/x');
      const demo = await openDemo(page, link, 'GardenBeds');
      await expect.poll(() => readLook(demo.locator('.demo'))).toEqual(CHANGED);
      await expect(page).toHaveURL(new RegExp(`${TREE}#selection$`));

      const notice = page.getByRole('status').filter({ hasText: 'from a link' });
      await notice.getByRole('button', { name: answer }).click();
      await expect(notice).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute(
        'dir',
        kept ? 'rtl' : 'ltr',
      );
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute(
        'dir',
        kept ? 'rtl' : 'ltr',
      );
      await expect(notice).toBeHidden();
    });
  }

  test('holds for the visit, and only there', async ({ page, context }) => {
    await page.goto(`${TREE}?direction=rtl&mode=dark`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto('/x/introduction/installation');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const other = await context.newPage();
    await other.goto('/x');
    await expect(other.locator('html')).toHaveAttribute('dir', 'ltr');
    expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty(
      'direction',
    );
  });

  test('names what it can’t carry', async ({ page }) => {
    await page.goto(`${TREE}?spacing=wide&primary=teal&direction=rtl`);
    await expect(
      page.getByRole('status').filter({ hasText: 'Left out' }),
    ).toContainText('spacing=wide, primary=teal');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test('the keyboard alone does it, and gets its place back', async ({ page }) => {
  await page.goto(TREE);
  const button = page.getByRole('button', { name: 'Settings', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(
    drawer.getByRole('button', { name: 'Close the settings' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('radio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement!.closest('dialog') !== null,
      ),
      'the focus has left the drawer for the page',
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

for (const [language, prefix, name] of [
  ['English', '', 'Settings'],
  ['Chinese', '/zh', '设置'],
] as const) {
  for (const mode of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      test(`the open drawer is accessible and fits: ${language}, ${mode}, ${width} px`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: mode });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${prefix}${TREE}`);
        await page.getByRole('button', { name, exact: true }).click();
        const drawer = page.getByRole('dialog', { name });
        await expect(drawer).toBeVisible();
        await drawer.locator('input[type="text"]').first().fill('teal');
        expect(await runAxe(page, { include: ['dialog'] })).toEqual([]);
        expect(
          await drawer.evaluate((element) =>
            [element, ...element.querySelectorAll('*')].some(
              ({ scrollWidth, clientWidth, tagName }) =>
                tagName !== 'INPUT' &&
                clientWidth > 1 &&
                scrollWidth > clientWidth + 1,
            ),
          ),
          'something is cut off at the side',
        ).toBe(false);
        const box = (await drawer.boundingBox())!;
        expect(box.x + box.width).toBe(width);
        if (width === 390) {
          expect(box.width).toBe(width);
        }
      });
    }
  }
}

test('blocked storage costs nothing but the memory', async ({ page, noise }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const demo = await openDemo(page, TREE, 'GardenBeds');
  await changeAll(await openSettings(page));
  await expect.poll(() => readLook(demo.locator('.demo'))).toEqual(CHANGED);
  await page.reload();
  await getDemo(page, 'GardenBeds').scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  // Docusaurus says so by itself, once on each page; nothing else may be said.
  const notices = noise.console.splice(0);
  expect(notices).toEqual(
    Array(2).fill(
      expect.stringContaining('Docusaurus browser storage is not available.'),
    ),
  );
});
