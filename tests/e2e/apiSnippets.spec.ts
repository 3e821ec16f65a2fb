import type { Locator, Page } from '@playwright/test';
import { getMember } from './apiPage';
import { checkAccessibility } from './checks/accessibility';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

const GRID = '/x/api/data-grid/data-grid';

/** Opens the snippet of a prop. @returns its panel */
async function openSnippet(page: Page, prop: string): Promise<Locator> {
  const name = `Example of ${prop}`;
  await getMember(page, `prop-${prop}`).getByRole('button', { name }).click();
  const panel = page.locator('[data-type-panel]').last();
  await expect(panel.locator('pre')).not.toHaveCount(0);
  return panel;
}

const getShownCode = (panel: Locator) => panel.locator('pre:visible').innerText();

test.describe('a snippet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('opens below its prop, is copied whole, and leads to its demo', async ({
    page,
  }) => {
    await openPage(page, GRID);
    const panel = await openSnippet(page, 'rowHeight');
    const code = await getShownCode(panel);
    expect(code).toMatch(/^import .* from '@mui\/x-data-grid';$/m);
    expect(code).toMatch(/<DataGrid\s[^>]*\browHeight=\{/);
    await panel.getByRole('button', { name: 'Copy' }).click();
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trimEnd()).toBe(code.trimEnd());
    await checkAccessibility(page);
    await panel.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/x\/react-data-grid\/[\w/-]+#\w+$/);
    const [, demo] = page.url().split('#');
    await expect(page.locator(`[data-demo$="${demo}"]`)).toBeInViewport();
  });

  test('is JavaScript for who reads that', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL! }]);
    await openPage(page, GRID);
    const panel = await openSnippet(page, 'rowHeight');
    const code = await getShownCode(panel);
    expect(code).toContain('<DataGrid');
    expect(code).not.toContain('interface ');
  });

  test('closes with Escape, and leaves the focus at its name', async ({ page }) => {
    await openPage(page, GRID);
    const panel = await openSnippet(page, 'checkboxSelection');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: 'Example of checkboxSelection' }),
    ).toBeFocused();
  });

  test('says where no demo sets the prop, in Chinese too', async ({ page }) => {
    await openPage(page, `/zh${GRID}`);
    await page.getByRole('button', { name: 'disableEval 的示例' }).click();
    await expect(page.locator('[data-type-panel]')).toContainText(
      '没有演示用到这个属性',
    );
  });
});

test('without script a snippet is in a document of its own', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(GRID);
  await getMember(page, 'prop-rowHeight')
    .getByRole('link', { name: 'Example of rowHeight' })
    .click();
  await expect(page).toHaveURL(/\/snippets\/data-grid#snippet-rowHeight$/);
  await expect(page.locator('#snippet-rowHeight pre').first()).toContainText(
    '<DataGrid',
  );
  await context.close();
});
