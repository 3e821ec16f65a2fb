import type { Page } from '@playwright/test';
import { getControl, getDemo, getToolbar, openDemo, chooseRare } from './demoPage';
import { expect, test } from './fixtures';

const TREE = '/x/react-tree-view/simple-tree-view/items';
const STYLED = { address: TREE, name: 'LibraryLabels' };

const CLOSED = ['Show all code', 'Edit live', 'Copy', 'Full screen', 'More'];

const RARE = [
  'Open in StackBlitz',
  'Open in CodeSandbox',
  'Focus the start of the demo',
  'Reset the demo',
];

async function readNames(page: Page, name: string) {
  return getToolbar(getDemo(page, name))
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map(
        (button) => button.getAttribute('aria-label') ?? button.textContent,
      ),
    );
}

function getFocused(page: Page) {
  return page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent,
  );
}

test.describe('a demo’s toolbar', () => {
  test('has its controls in their order', async ({ page }) => {
    const demo = await openDemo(page, STYLED.address, STYLED.name);
    expect(await readNames(page, STYLED.name)).toEqual(CLOSED);
    await getControl(demo, 'Show code').click();
    expect(await readNames(page, STYLED.name)).toEqual([
      'Hide code',
      'JS',
      'TS',
      'System',
      'Tailwind',
      'CSS',
      ...CLOSED.slice(1),
    ]);
  });

  test('is one tab stop, with arrow keys, Home and End inside', async ({ page }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await getControl(demo, 'Show code').focus();
    await page.keyboard.press('ArrowRight');
    expect(await getFocused(page)).toBe('Edit live');
    await page.keyboard.press('End');
    expect(await getFocused(page)).toBe('More');
    await page.keyboard.press('ArrowRight');
    expect(await getFocused(page)).toBe('Show all code');
    await page.keyboard.press('ArrowLeft');
    expect(await getFocused(page)).toBe('More');
    await page.keyboard.press('Home');
    expect(await getFocused(page)).toBe('Show all code');
    await page.keyboard.press('ArrowRight');

    await page.keyboard.press('Tab');
    await expect(getToolbar(demo).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    expect(await getFocused(page)).toBe('Edit live');
  });

  test('swaps Left and Right in a page from right to left', async ({ page }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await getControl(demo, 'Show code').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await getFocused(page)).toBe('Edit live');
    await page.keyboard.press('ArrowRight');
    expect(await getFocused(page)).toBe('Show all code');
  });

  test('keeps names on a desktop, icons on a phone, and the rest in the menu', async ({
    page,
  }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    const copy = getControl(demo, 'Copy');
    await expect(copy.getByText('Copy')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(copy).toBeVisible();
    await expect(copy.getByText('Copy')).toBeHidden();
    await getControl(demo, 'More').click();
    for (const name of RARE) {
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
    }
  });

  test('resets the demo, and its focus', async ({ page }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    const orchard = demo.getByRole('treeitem', { name: 'Orchard' });
    await orchard.getByText('Orchard').click();
    await expect(orchard).toHaveAttribute('aria-expanded', 'true');
    await chooseRare(demo, 'Reset the demo');
    await expect(orchard).toHaveAttribute('aria-expanded', 'false');

    await chooseRare(demo, 'Focus the start of the demo');
    await page.keyboard.press('Tab');
    await expect(
      demo.getByRole('treeitem', { name: 'Glasshouse', exact: true }),
    ).toBeFocused();
  });

  test('shows the demo on the full screen at a width to choose', async ({
    page,
  }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await getControl(demo, 'Full screen').click();
    const dialog = page.getByRole('dialog', {
      name: 'GardenBeds on the full screen',
    });
    const frame = dialog.locator('iframe');
    await expect(
      frame
        .contentFrame()
        .getByRole('treeitem', { name: 'Glasshouse', exact: true }),
    ).toBeVisible();
    for (const [name, width] of [
      ['320 px', 320],
      ['768 px', 768],
      ['Free', 1280],
    ] as const) {
      await dialog.getByRole('button', { name }).click();
      await expect.poll(async () => (await frame.boundingBox())!.width).toBe(width);
    }
    await dialog.getByRole('button', { name: 'Show code' }).click();
    await expect(
      dialog.getByText('export default function GardenBeds'),
    ).toBeVisible();
    await expect
      .poll(async () => (await frame.boundingBox())!.width)
      .toBeLessThan(700);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(getControl(demo, 'Full screen')).toBeFocused();
    await expect(demo.getByText('export default function GardenBeds')).toBeVisible();
  });

  test('links to the source, and opens the demo alone', async ({
    page,
    context,
  }) => {
    const demo = await openDemo(page, STYLED.address, STYLED.name);
    await getControl(demo, 'More').click();
    await expect(
      page.getByRole('menuitem', { name: 'View source' }),
    ).toHaveAttribute(
      'href',
      /\/blob\/main\/docs\/.+\/LibraryLabels\/LibraryLabels\.tsx$/,
    );
    const [alone] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Open alone in a new tab' }).click(),
    ]);
    await expect(alone.getByRole('tree')).toBeVisible();
    await expect(alone.locator('.navbar')).toHaveCount(0);
  });

  test('has a menu for the keyboard', async ({ page }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await getControl(demo, 'More').focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items).toHaveCount(8);
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getControl(demo, 'More')).toBeFocused();
  });

  test('says so when its menu can’t be loaded, and tries again', async ({
    page,
    noise,
  }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await getControl(demo, 'More').click();
    await expect(demo.getByRole('alert')).toContainText(
      'The menu could not be loaded.',
    );
    await page.unroute(/\/assets\/js\//);
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(8);
    noise.console.length = 0;
    noise.requests.length = 0;
  });

  test('copies links to the code in each language', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const demo = await openDemo(page, STYLED.address, STYLED.name);
    for (const [item, hash] of [
      ['Copy a link to the JavaScript code', '#system-LibraryLabels.js'],
      ['Copy a link to the TypeScript code', '#system-LibraryLabels.tsx'],
    ] as const) {
      await getControl(demo, 'More').click();
      // It says so for a moment, which may be over when the click returns.
      await Promise.all([
        expect(demo.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(
          1,
        ),
        page.getByRole('menuitem', { name: item }).click(),
      ]);
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(`${new URL(page.url()).origin}${TREE}${hash}`);
    }
  });

  for (const [control, address, field] of [
    [
      'Open in StackBlitz',
      'https://stackblitz.com/run',
      'project%5Bfiles%5D%5Bsrc%2FGardenBeds.tsx%5D',
    ],
    [
      'Open in CodeSandbox',
      'https://codesandbox.io/api/v1/sandboxes/define',
      'parameters=',
    ],
  ] as const) {
    test(`posts the project: ${control}`, async ({ page, context }) => {
      const posted: string[] = [];
      await context.route(`${new URL(address).origin}/**`, async (route) => {
        posted.push(`${route.request().url()} ${route.request().postData()}`);
        await route.fulfill({ body: 'A sandbox' });
      });
      const demo = await openDemo(page, TREE, 'GardenBeds');
      const [sandbox] = await Promise.all([
        context.waitForEvent('page'),
        chooseRare(demo, control),
      ]);
      await expect(sandbox.getByText('A sandbox')).toBeVisible();
      expect(posted).toHaveLength(1);
      expect(posted[0]).toContain(address);
      expect(posted[0]).toContain(field);
    });
  }
});
