import type { Page } from '@playwright/test';
import { expect, test, UNUSED_BROWSER } from './fixtures';
import { summarize, weighScripts, type WeighedScript } from './weighScripts';

test.use(UNUSED_BROWSER);

/** Whether one of the scripts is Prism, which calls itself so. */
async function hasHighlighter(
  page: Page,
  scripts: readonly WeighedScript[],
): Promise<boolean> {
  const texts = await Promise.all(
    scripts.map(async ({ path }) => (await page.request.get(path)).text()),
  );
  return texts.some((text) => text.includes('Prism'));
}

test.describe('the script that a page loads', () => {
  test('has no highlighter where the server has highlighted the code', async ({
    page,
  }) => {
    const weigh = weighScripts(page);
    await page.goto('/x/introduction/installation');
    await page.waitForLoadState('networkidle');
    expect(await hasHighlighter(page, await weigh())).toBe(false);
    await expect(page.locator('pre .token').first()).toBeAttached();
  });

  test('brings the highlighter after a client-side navigation', async ({ page }) => {
    const weigh = weighScripts(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Install a package' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await expect(page.locator('pre .token').first()).toBeAttached();
    expect(await hasHighlighter(page, await weigh())).toBe(true);
  });

  test('comes with the link that the reader points at', async ({ page }) => {
    const weigh = weighScripts(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const before = summarize(await weigh()).bytes;
    await page.getByRole('link', { name: 'Install a package' }).hover();
    await expect
      .poll(async () => summarize(await weigh()).bytes)
      .toBeGreaterThan(before + 10_000);
  });
});
