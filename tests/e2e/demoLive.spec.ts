import type { Locator, Page } from '@playwright/test';
import { getControl, getToolbar, openDemo, chooseRare, editDemo } from './demoPage';
import { expect, test } from './fixtures';

const TREE = '/x/react-tree-view/simple-tree-view/items';

/** Replaces a stretch of the code under edit, as by paste. */
async function replace(page: Page, editor: Locator, from: string, to: string) {
  await editor.focus();
  const code = await editor.evaluate((element) =>
    [...element.querySelectorAll('.cm-line')]
      .map((line) => line.textContent)
      .join('\n'),
  );
  expect(code).toContain(from);
  await page.keyboard.press('Control+a');
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', {
          clipboardData: data,
          bubbles: true,
          cancelable: true,
        }),
      );
    },
    code.replace(from, to),
  );
}

const GARDEN = [TREE, 'GardenBeds'] as const;
const COMPOST = '<TreeItem itemId="compost" label="Compost yard" />';

test.describe('live editing', () => {
  test('runs the code as the reader types, and announces a syntax error', async ({
    page,
  }) => {
    const { demo, stage, editor } = await editDemo(page, ...GARDEN);
    await replace(page, editor, 'Compost yard', 'Rain barrel');
    await expect(stage.getByRole('treeitem', { name: 'Rain barrel' })).toBeVisible();

    await replace(page, editor, 'label="Rain barrel" />', 'label="Rain barrel"');
    const errors = demo
      .locator('[aria-live="polite"]')
      .filter({ hasText: 'GardenBeds.tsx' });
    await expect(errors).toContainText('The code can’t be read.');
    await expect(errors).toContainText(/GardenBeds\.tsx, line \d+/);
    await expect(stage.getByRole('treeitem', { name: 'Rain barrel' })).toBeVisible();

    await replace(page, editor, 'label="Rain barrel"', 'label="Tool shed" />');
    await expect(stage.getByRole('treeitem', { name: 'Tool shed' })).toBeVisible();
    await expect(errors).toHaveCount(0);
  });

  test('leaves the editor by Escape and by Tab', async ({ page }) => {
    const { demo, editor } = await editDemo(page, ...GARDEN);
    await editor.focus();
    await page.keyboard.press('Escape');
    await expect(getControl(demo, 'Edit live')).toBeFocused();
    await editor.focus();
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
  });

  test('shows an error of the running code, and goes on after it', async ({
    page,
  }) => {
    const { demo, stage, editor } = await editDemo(page, ...GARDEN);
    await replace(
      page,
      editor,
      COMPOST,
      "{(() => { throw new Error('no yard'); })()}",
    );
    await expect(demo.getByText('The code stopped with an error.')).toBeVisible();
    const fault = demo.getByText('no yard', { exact: true });
    await expect(fault).toBeVisible();
    // The last good picture stays, dimmed, and the fault is between it and the toolbar.
    await expect(stage.getByText('Compost yard')).toBeVisible();
    await expect(stage.locator('[inert]')).toHaveCount(1);
    await expect
      .poll(() =>
        demo
          .locator('iframe')
          .evaluate((frame) => Number(getComputedStyle(frame).opacity)),
      )
      .toBeLessThan(0.5);
    const [faultBox, toolbarBox] = await Promise.all([
      fault.boundingBox(),
      getToolbar(demo).boundingBox(),
    ]);
    expect(faultBox!.y + faultBox!.height).toBeLessThanOrEqual(toolbarBox!.y);
    await replace(page, editor, "throw new Error('no yard');", 'return null;');
    await expect(stage.getByRole('tree')).toBeVisible();
    await expect(demo.getByText('The code stopped with an error.')).toBeHidden();
  });

  for (const [place, code] of [
    ['while rendering', '{(() => { while (true) {} })()}'],
    [
      'after rendering',
      '{(() => { setTimeout(() => { for (;;) { } }, 0); return null; })()}',
    ],
  ] as const) {
    test(`stops an endless loop ${place}, and the page goes on`, async ({
      page,
      noise,
    }) => {
      const { demo, editor } = await editDemo(page, ...GARDEN);
      await replace(page, editor, COMPOST, code);
      await expect(demo.getByText(/loop ran for more than 2 seconds/)).toBeVisible({
        timeout: 15_000,
      });
      await getControl(demo, 'Hide code').click();
      await getControl(demo, 'Show code').click();
      await chooseRare(demo, 'Reset the demo');
      await expect(
        demo.getByRole('treeitem', { name: 'Compost yard' }),
      ).toBeVisible();
      noise.console.length = 0;
    });
  }

  test('can be stopped and started', async ({ page }) => {
    const { demo, stage } = await editDemo(page, ...GARDEN);
    await demo.getByRole('button', { name: 'Stop' }).click();
    await expect(demo.locator('iframe')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Start again' }).click();
    await expect(stage.getByRole('tree')).toBeVisible();
  });

  test('is stopped when it floods the page with messages', async ({
    page,
    noise,
  }) => {
    const { demo, editor } = await editDemo(page, ...GARDEN);
    await replace(
      page,
      editor,
      'export default function GardenBeds() {',
      `setInterval(() => {
  for (let i = 0; i < 1000; i++) parent.postMessage({ type: 'rendered', height: i }, '*');
}, 0);
export default function GardenBeds() {`,
    );
    await expect(demo.getByRole('button', { name: 'Start again' })).toBeVisible();
    await expect(demo.locator('iframe')).toHaveCount(0);
    noise.console.length = 0;
  });

  test('reaches neither the page, nor its storage, nor the network', async ({
    page,
    noise,
  }) => {
    const { stage, editor } = await editDemo(page, ...GARDEN);
    await replace(
      page,
      editor,
      'export default function GardenBeds() {',
      `const outcomes = [
  () => parent.document.title,
  () => localStorage.length,
  () => document.cookie,
].map((attempt) => { try { return 'got ' + attempt(); } catch (error) { return 'refused'; } });
fetch('/x').then(() => outcomes.push('fetched'), () => outcomes.push('blocked')).then(() => { document.title = outcomes.join(); });
export default function GardenBeds() {`,
    );
    await expect
      .poll(() => stage.locator(':root').evaluate(() => document.title))
      .toBe('refused,refused,refused,blocked');
    expect(await page.title()).toContain('Simple Tree View items');
    noise.console.length = 0;
    noise.requests.length = 0;
  });

  test('survives a change of the color mode, with the demo’s state', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const { stage, editor } = await editDemo(page, ...GARDEN);
    await replace(page, editor, 'Compost yard', 'Rain barrel');
    // The code runs when the typing pauses, and a new run is a new state.
    await expect(stage.getByRole('treeitem', { name: 'Rain barrel' })).toBeVisible();
    await stage.getByText('Orchard').click();
    await expect(stage.getByRole('treeitem', { name: 'Quince' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(stage.locator(':root')).toHaveAttribute('data-theme', 'dark');
    await expect(stage.getByRole('treeitem', { name: 'Quince' })).toBeVisible();
    await expect(stage.getByRole('treeitem', { name: 'Rain barrel' })).toBeVisible();
  });

  test('is there again after another page and after a reload, until a reset', async ({
    page,
  }) => {
    const first = await editDemo(page, ...GARDEN);
    await replace(page, first.editor, 'Compost yard', 'Rain barrel');
    await expect(
      first.stage.getByRole('treeitem', { name: 'Rain barrel' }),
    ).toBeVisible();
    await page.locator('nav.navbar').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    for (const comeBack of [() => Promise.resolve(), () => page.reload()]) {
      await comeBack();
      const demo = page.locator(`[data-demo$="/${GARDEN[1]}"]`);
      await demo.scrollIntoViewIfNeeded();
      await expect(
        demo
          .locator('iframe[sandbox]')
          .contentFrame()
          .getByRole('treeitem', { name: 'Rain barrel' }),
      ).toBeVisible();
      await expect(demo.getByText('Your version stays in this tab')).toBeVisible();
    }
    const demo = page.locator(`[data-demo$="/${GARDEN[1]}"]`);
    await chooseRare(demo, 'Reset the demo');
    await expect(demo.getByRole('treeitem', { name: 'Compost yard' })).toBeVisible();
    await page.reload();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByRole('treeitem', { name: 'Compost yard' })).toBeVisible();
  });

  test('is what is copied, exported and shown on the full screen, until a reset', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    let posted = '';
    await context.route('https://stackblitz.com/**', async (route) => {
      posted = route.request().postData() ?? '';
      await route.fulfill({ body: 'A sandbox' });
    });
    const { demo, editor } = await editDemo(page, ...GARDEN);
    await replace(page, editor, 'Compost yard', 'Rain barrel');
    await getControl(demo, 'Copy').click();
    await expect(getControl(demo, 'Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Rain barrel');
    expect(copied).not.toContain('Compost yard');

    await Promise.all([
      context.waitForEvent('page').then((sandbox) => sandbox.close()),
      chooseRare(demo, 'Open in StackBlitz'),
    ]);
    await expect.poll(() => decodeURIComponent(posted)).toContain('Rain+barrel');

    await getControl(demo, 'Full screen').click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog
        .locator('iframe')
        .contentFrame()
        .getByRole('treeitem', { name: 'Rain barrel' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await getControl(demo, 'Edit live').click();
    await expect(demo.locator('iframe[sandbox]')).toBeVisible();
    await chooseRare(demo, 'Reset the demo');
    await expect(demo.locator('iframe')).toHaveCount(0);
    await expect(demo.getByRole('treeitem', { name: 'Compost yard' })).toBeVisible();
  });

  test('goes on in the editor of the full screen, and back on the page', async ({
    page,
  }) => {
    const { demo, editor } = await editDemo(page, ...GARDEN);
    await replace(page, editor, 'Compost yard', 'Rain barrel');
    await getControl(demo, 'Full screen').click();
    const dialog = page.getByRole('dialog');
    const fullEditor = dialog.getByRole('textbox');
    await expect(fullEditor).toContainText('Rain barrel');
    await expect(dialog.locator('.cm-lineNumbers')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Trace' })).toBeVisible();
    expect((await fullEditor.boundingBox())!.height).toBeGreaterThan(500);
    await replace(page, fullEditor, 'Rain barrel', 'Tool shed');
    await expect(
      dialog
        .locator('iframe')
        .contentFrame()
        .getByRole('treeitem', { name: 'Tool shed' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Hide code' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(editor).toContainText('Tool shed');
  });

  test('stands in the middle of the full screen as a chart, and its bar keeps the width', async ({
    page,
  }) => {
    const { demo } = await editDemo(page, '/x/react-charts/bars', 'HoneyHarvest');
    await getControl(demo, 'Full screen').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '320 px' }).click();
    const frame = dialog.locator('iframe');
    await expect.poll(async () => (await frame.boundingBox())!.width).toBe(320);
    const place = (await frame.boundingBox())!;
    const chart = frame.contentFrame().locator('.demo');
    await expect
      .poll(async () => {
        const { y, height } = (await chart.boundingBox())!;
        return Math.abs(y + height / 2 - (place.y + place.height / 2));
      })
      .toBeLessThan(2);
    const bar = dialog.getByText('Your code runs in a frame of its own.');
    expect((await bar.boundingBox())!.x).toBeLessThan(place.x);
  });

  test('runs JavaScript with Tailwind classes', async ({ page }) => {
    const { stage, editor } = await editDemo(
      page,
      `${TREE}#tailwind-LibraryLabels.js`,
      'LibraryLabels',
    );
    await expect(stage.getByRole('tree')).toBeVisible();
    await replace(page, editor, 'gap-2', 'gap-2 tracking-[7px]');
    await expect
      .poll(() =>
        stage
          .locator(':root')
          .evaluate(() =>
            [...document.querySelectorAll('*')].some(
              (element) => getComputedStyle(element).letterSpacing === '7px',
            ),
          ),
      )
      .toBe(true);
  });

  test('loads editor and compiler only when asked for', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const demo = await openDemo(page, ...GARDEN);
    await getControl(demo, 'Show code').click();
    await page.waitForLoadState('networkidle');
    expect(urls.filter((url) => url.includes('/live/'))).toEqual([]);
    const before = urls.length;
    await getControl(demo, 'Edit live').click();
    await expect(demo.getByRole('textbox')).toBeVisible();
    expect(urls.length).toBeGreaterThan(before);
    expect(urls.some((url) => url.includes('/live/'))).toBe(true);
  });
});
