import type { Locator } from '@playwright/test';
import { editDemo } from './demoPage';
import { expect, test } from './fixtures';

const TREE = ['/x/react-tree-view/simple-tree-view/items', 'GardenBeds'] as const;
const COMPOST = '<TreeItem itemId="compost" label="Compost yard" />';

function getLine(editor: Locator, text: string) {
  return editor.locator('.cm-line').filter({ hasText: text }).first();
}

/** Whether the marks over a demo are as large as one of its elements, give or take. */
async function expectMarks(marks: Locator, elements: Locator) {
  await expect(marks).toHaveCount(await elements.count());
  const [mark, element] = await Promise.all([
    marks.first().boundingBox(),
    elements.first().boundingBox(),
  ]);
  expect(Math.abs(mark!.x - element!.x)).toBeLessThan(4);
  expect(Math.abs(mark!.y - element!.y)).toBeLessThan(4);
  expect(Math.abs(mark!.width - element!.width)).toBeLessThan(8);
  expect(Math.abs(mark!.height - element!.height)).toBeLessThan(8);
}

test.describe('Trace', () => {
  test('marks what a line makes, by pointer and by caret, and nothing while typing', async ({
    page,
  }) => {
    const { stage, editor } = await editDemo(page, ...TREE);
    const marks = stage.locator('[data-trace] > *');
    const item = stage.getByRole('treeitem', { name: 'Compost yard' });
    await expect(marks).toHaveCount(0);

    await getLine(editor, COMPOST).hover();
    await expectMarks(marks, item);
    await page.mouse.move(2, 2);
    await expect(marks).toHaveCount(0);

    await getLine(editor, COMPOST).click();
    await page.mouse.move(2, 2);
    await expectMarks(marks, item);
    await page.keyboard.press('Home');
    await page.keyboard.type(' ');
    await expect(marks).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(marks).toHaveCount(1);

    // Above all elements there is nothing to mark.
    await page.keyboard.press('Control+Home');
    await expect(marks).toHaveCount(0);
  });

  test('marks the lines of what the pointer is at, and scrolls to them on a click alone', async ({
    page,
  }) => {
    const { demo, stage, editor } = await editDemo(page, ...TREE);
    const traced = editor.locator('.cm-traced');
    await stage.getByText('Compost yard').hover();
    await expect(traced).toHaveText(new RegExp(COMPOST));
    await demo.getByText('Your code runs in a frame of its own.').hover();
    await expect(traced).toHaveCount(0);

    const scroller = demo.locator('.cm-scroller');
    const getTop = () => scroller.evaluate((element) => element.scrollTop);
    await scroller.evaluate((element) => element.scrollTo({ top: 1e5 }));
    const end = await getTop();
    const title = stage.getByRole('treeitem').first();
    await title.hover({ position: { x: 20, y: 10 } });
    await page.waitForTimeout(300);
    expect(await getTop()).toBe(end);
    const top = await page.evaluate(() => window.scrollY);
    await title.click({ position: { x: 20, y: 10 } });
    await expect(traced.first()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });

  test('is switched off for the visit, and takes no pointer', async ({ page }) => {
    const { demo, stage, editor } = await editDemo(page, ...TREE);
    const marks = stage.locator('[data-trace] > *');
    await getLine(editor, COMPOST).hover();
    await expect(marks).toHaveCount(1);
    expect(
      await marks.evaluate((mark) => getComputedStyle(mark).pointerEvents),
    ).toBe('none');

    const button = demo.getByRole('button', { name: 'Trace' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await getLine(editor, COMPOST).hover();
    await stage.getByText('Compost yard').hover();
    await page.waitForTimeout(300);
    await expect(marks).toHaveCount(0);
    await expect(editor.locator('.cm-traced')).toHaveCount(0);

    await page.reload();
    const again = await editDemo(page, ...TREE);
    await expect(again.demo.getByRole('button', { name: 'Trace' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  test('shows the file of the part that is clicked', async ({ page }) => {
    const { demo, stage, editor } = await editDemo(
      page,
      '/x/react-tree-view/simple-tree-view/customization',
      'AquariumIcons',
    );
    await expect(demo.getByRole('tab', { selected: true })).toHaveText(
      'AquariumIcons.tsx',
    );
    await stage
      .getByRole('treeitem')
      .first()
      .click({ position: { x: 60, y: 12 } });
    await expect(demo.getByRole('tab', { selected: true })).toHaveText(
      'AquariumItems.tsx',
    );
    await expect(editor.locator('.cm-traced').first()).toBeVisible();
  });

  test('goes by taps on a touch screen', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const { stage, editor } = await editDemo(page, ...TREE);
    await stage.getByText('Compost yard').tap();
    await expect(editor.locator('.cm-traced')).toHaveText(new RegExp(COMPOST));
    await getLine(editor, COMPOST).tap();
    await expect(stage.locator('[data-trace] > *')).toHaveCount(1);
    await context.close();
  });
});
