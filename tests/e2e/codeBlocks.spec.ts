import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openPage } from './openPage';

const TUTORIAL = '/x/react-data-grid/tutorials/server-side-data';
const INSTALLATION = '/x/introduction/installation';
const LICENSING = '/x/introduction/licensing';
const COLUMNS = '/x/react-data-grid/column-definition';

const SHORTCUT = 'ControlOrMeta+c';

function getBlock(page: Page, text: string): Locator {
  return page.locator('.theme-code-block').filter({ hasText: text });
}

function getCopyButton(block: Locator): Locator {
  return block.getByRole('button', { name: /^Cop/ });
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Fills the clipboard, so that a copy that must not happen would show. */
async function fillClipboard(page: Page, text: string) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
}

/** Makes the browser refuse the clipboard and, where asked, the selection as well. */
async function refuseClipboard(page: Page, { selection }: { selection: boolean }) {
  await page.addInitScript((refuseSelection) => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('refused', 'NotAllowedError'));
    if (refuseSelection) {
      document.execCommand = () => false;
    }
  }, selection);
}

/** Clicks, and gives how long the outcome is shown, in milliseconds. */
function measureOutcome(button: Locator): Promise<number> {
  return button.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        let since = 0;
        new MutationObserver(() => {
          if (element.dataset.outcome === 'idle') {
            resolve(performance.now() - since);
          } else {
            since = performance.now();
          }
        }).observe(element, { attributeFilter: ['data-outcome'] });
        element.click();
      }),
  );
}

function getBackground(line: Locator): Promise<string> {
  return line.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('a code block', () => {
  test('names its file and its language', async ({ page }) => {
    await openPage(page, INSTALLATION);
    const titled = getBlock(page, 'reactRouter()');
    await expect(titled.getByText('vite.config.ts', { exact: true })).toBeVisible();
    await expect(titled.getByText('TypeScript', { exact: true })).toBeVisible();
    const line = getBlock(page, 'npm ls @mui/x-internals');
    await expect(line.getByText('Shell', { exact: true })).toBeHidden();
    await openPage(page, TUTORIAL);
    const lines = getBlock(page, 'curl -G');
    await expect(lines.first().getByText('Shell', { exact: true })).toBeVisible();
  });

  test('names its language in Chinese', async ({ page }) => {
    await openPage(page, `/zh${TUTORIAL}`);
    const lines = getBlock(page, 'curl -G').first();
    await expect(lines.getByText('命令行', { exact: true })).toBeVisible();
    await openPage(page, `/zh${INSTALLATION}`);
    const line = getBlock(page, 'npm ls @mui/x-internals');
    await line.getByRole('button', { name: '复制' }).click();
    await expect(line.getByRole('button', { name: '已复制' })).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`highlights the lines that the author marked, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openPage(page, INSTALLATION);
      const block = getBlock(page, 'export default function Stock(');
      const marked = block.locator('.theme-code-block-highlighted-line');
      await expect(marked).toHaveText("'use client';");
      const plain = block.locator('.token-line').nth(1);
      expect(await getBackground(marked)).not.toBe(await getBackground(plain));
    });

    test(`tints the lines of a diff from edge to edge, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openPage(page, LICENSING);
      const block = getBlock(page, '+ import { DataGridPro }');
      const lines = block.locator('.token-line');
      const [removed, added, box, line] = await Promise.all([
        getBackground(lines.nth(0)),
        getBackground(lines.nth(1)),
        block.locator('code').boundingBox(),
        lines.nth(1).boundingBox(),
      ]);
      expect(new Set([removed, added, 'rgba(0, 0, 0, 0)']).size).toBe(3);
      expect(Math.abs(line!.width - box!.width)).toBeLessThanOrEqual(1);
    });
  }

  test('covers no code with its buttons, down to 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openPage(page, INSTALLATION);
    for (const text of ['npm ls @mui/x-internals', 'reactRouter()']) {
      const block = getBlock(page, text);
      const [code, button] = await Promise.all([
        block.locator('pre').boundingBox(),
        getCopyButton(block).boundingBox(),
      ]);
      const apart =
        button!.y + button!.height <= code!.y + 1 ||
        button!.x >= code!.x + code!.width - 1;
      expect(apart, text).toBe(true);
    }
  });
});

test('the package manager is shared by all blocks and kept', async ({ page }) => {
  await openPage(page, INSTALLATION);
  const grid = getBlock(page, 'pnpm add @mui/x-data-grid @mui/material');
  const charts = getBlock(page, 'pnpm add @mui/x-charts');
  await expect(grid).toBeHidden();
  await page.getByRole('tab', { name: 'pnpm', exact: true }).first().click();
  await expect(grid).toBeVisible();
  await expect(charts).toBeVisible();
  await page.reload();
  await expect(charts).toBeVisible();
  await getCopyButton(charts).click();
  await expect(getCopyButton(charts)).toHaveText('Copied');
  expect(await readClipboard(page)).toMatch(
    /^pnpm add @mui\/x-charts [^\n]+styled$/,
  );
});

test.describe('the copy button', () => {
  test('copies the code, says so for 2000 ms and announces it', async ({ page }) => {
    await openPage(page, INSTALLATION);
    const block = getBlock(page, 'reactRouter()');
    const button = getCopyButton(block);
    await button.click();
    await expect(button).toHaveText('Copied');
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toMatch(
      /^import \{ reactRouter \}[^]*\n\}\);$/,
    );
    await expect(button).toHaveText('Copy');
    const shown = await measureOutcome(button);
    expect(shown).toBeGreaterThan(1900);
    expect(shown).toBeLessThan(3000);
  });

  test('copies a diff as the code after it', async ({ page }) => {
    await openPage(page, LICENSING);
    const block = getBlock(page, '+ import { DataGridPro }');
    await getCopyButton(block).click();
    await expect(getCopyButton(block)).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(
      "import { DataGridPro } from '@mui/x-data-grid-pro';",
    );
  });

  test('copies by a selection where the clipboard is refused', async ({ page }) => {
    await refuseClipboard(page, { selection: false });
    await openPage(page, INSTALLATION);
    const block = getBlock(page, 'npm ls @mui/x-internals');
    await getCopyButton(block).click();
    await expect(getCopyButton(block)).toHaveText('Copied');
    expect(await readClipboard(page)).toMatch(/^npm ls [^\n]+ react$/);
    await expect(getCopyButton(block)).toBeFocused();
  });

  test('says so when both ways are refused', async ({ page }) => {
    await refuseClipboard(page, { selection: true });
    await openPage(page, INSTALLATION);
    const block = getBlock(page, 'npm ls @mui/x-internals');
    await getCopyButton(block).click();
    await expect(getCopyButton(block)).toHaveText('Copy failed');
    await expect(block.getByRole('status')).toHaveText('Copy failed');
    await expect(getCopyButton(block)).toHaveText('Copy');
  });
});

test.describe('the copy shortcut', () => {
  test('copies the block under the pointer', async ({ page }) => {
    await openPage(page, INSTALLATION);
    const block = getBlock(page, 'npm ls @mui/x-internals');
    await block.hover();
    await expect(block.getByText(/^(?:⌘|Ctrl\+)C$/)).toBeVisible();
    await page.keyboard.press(SHORTCUT);
    await expect(getCopyButton(block)).toHaveText('Copied');
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toMatch(/^npm ls /);
  });

  test('prefers the focused block', async ({ page }) => {
    await openPage(page, INSTALLATION);
    const focused = getBlock(page, 'reactRouter()');
    await focused.locator('pre').focus();
    await getBlock(page, 'npm ls @mui/x-internals').hover();
    await page.keyboard.press(SHORTCUT);
    await expect(getCopyButton(focused)).toHaveText('Copied');
    expect(await readClipboard(page)).toMatch(/^import \{ reactRouter \}/);
  });

  test('leaves selected text to the browser', async ({ page }) => {
    await openPage(page, INSTALLATION);
    const block = getBlock(page, 'npm ls @mui/x-internals');
    await block.hover();
    await page.getByRole('heading', { level: 1 }).selectText();
    await page.keyboard.press(SHORTCUT);
    await expect.poll(() => readClipboard(page)).toMatch(/^Installation/);
    await expect(getCopyButton(block)).toHaveText('Copy');
  });

  test('leaves a grid its cells', async ({ page }) => {
    await openPage(page, COLUMNS);
    const demo = page.getByRole('region', { name: 'Demo: FirstColumns' });
    await expect(demo.locator('[data-live]')).toBeVisible();
    await demo.getByRole('gridcell', { name: 'Violin' }).click();
    const block = page.locator('.theme-code-block').first();
    await block.hover();
    await page.keyboard.press(SHORTCUT);
    await expect.poll(() => readClipboard(page)).toContain('Violin');
    await expect(getCopyButton(block)).toHaveText('Copy');
  });

  for (const [title, keys] of [
    ['with Shift', 'ControlOrMeta+Shift+c'],
    ['with Alt', 'ControlOrMeta+Alt+c'],
  ]) {
    test(`does nothing ${title}`, async ({ page }) => {
      await openPage(page, INSTALLATION);
      await fillClipboard(page, 'untouched');
      const block = getBlock(page, 'npm ls @mui/x-internals');
      await block.hover();
      await page.keyboard.press(keys!);
      // A copy would have begun before this read, which waits behind it.
      expect(await readClipboard(page)).toBe('untouched');
      await expect(getCopyButton(block)).toHaveText('Copy');
    });
  }

  test('does nothing away from a block', async ({ page }) => {
    await openPage(page, INSTALLATION);
    await fillClipboard(page, 'untouched');
    await page.getByRole('heading', { level: 1 }).hover();
    await page.keyboard.press(SHORTCUT);
    await expect(
      page.locator('[data-outcome]:not([data-outcome="idle"])'),
    ).toHaveCount(0);
    expect(await readClipboard(page)).toBe('untouched');
  });

  test('is named as Apple keyboards have it there', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'platform', {
        get: () => 'MacIntel',
      });
    });
    await openPage(page, INSTALLATION);
    const block = getBlock(page, 'npm ls @mui/x-internals');
    await block.hover();
    await expect(block.getByText('⌘C', { exact: true })).toBeVisible();
    await expect(getCopyButton(block)).toHaveAttribute(
      'aria-keyshortcuts',
      'Meta+C',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('code is readable, and no button promises to copy it', async ({ page }) => {
    await page.goto(INSTALLATION);
    const block = getBlock(page, 'reactRouter()');
    await expect(block.locator('pre')).toBeVisible();
    await expect(block.getByText('vite.config.ts', { exact: true })).toBeVisible();
    await expect(block.getByRole('button')).toHaveCount(0);
  });
});
