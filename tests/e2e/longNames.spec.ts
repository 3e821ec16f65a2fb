import type { Locator } from '@playwright/test';
import { getMember, getProps } from './apiPage';
import { drawSkippedSections } from './checks/accessibility';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

const GRID = '/x/api/data-grid/data-grid';

/** The words in elements that a line ends in, or that stand out of what holds them. */
function listCutWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const box = element.closest('td, th, a, li')!.getBoundingClientRect();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\w+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const rects = [...range.getClientRects()];
          const lines = new Set(rects.map(({ top }) => Math.round(top)));
          if (
            lines.size > 1 ||
            rects.some(
              (rect) => rect.right > box.right + 1 || rect.left < box.left - 1,
            )
          ) {
            cut.push(word);
          }
        }
      }
      return cut;
    }),
  );
}

for (const width of [390, 1024, 1280]) {
  test(`no name of a table is cut in a word, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, GRID);
    await drawSkippedSections(page);
    expect(await getProps(page).locator('tbody th > a').count()).toBeGreaterThan(
      100,
    );
    expect(
      await listCutWords(
        page.locator('[data-markup] tbody :is(th > a, td:nth-child(2))'),
      ),
    ).toEqual([]);
  });
}

test('a long name of a table is copied and read as a whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, GRID);
  const name = 'onColumnVisibilityModelChange';
  const link = getMember(page, `prop-${name}`).getByRole('link', {
    name,
    exact: true,
  });
  await link.evaluate((element) => getSelection()!.selectAllChildren(element));
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
  await getProps(page).getByRole('searchbox').fill(name);
  await expect(link).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the sidebar and the way on break long names at capitals, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/x/api/data-grid/grid-actions-cell-item');
    const pager = page.getByRole('navigation', { name: 'Docs pages' });
    await expect(pager).toContainText('GridChartsIntegrationContextProvider');
    expect(await listCutWords(pager.locator('.pagination-nav__label'))).toEqual([]);
    if (width === 390) {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    }
    const sidebar = page.locator('.menu').filter({ visible: true });
    await expect(sidebar).toContainText('GridChartsIntegrationContextProvider');
    expect(await listCutWords(sidebar.locator('.menu__link'))).toEqual([]);
  });
}

test('code in a cell stays in its line, also where it may break', async ({
  page,
}) => {
  await openPage(page, '/x/react-data-grid/column-definition');
  const cells = page.locator('.markdown td');
  await expect(cells.locator('code:has(wbr)').first()).toBeAttached();
  await expect(cells.locator('pre')).toHaveCount(0);
});
