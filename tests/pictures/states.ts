import type { Locator, Page } from '@playwright/test';
import { fixShape } from '../e2e/adPage';
import { expectReady } from '../e2e/openPage';
import { configureServices } from '../e2e/services/configureServices';
import { wakeDemo } from './wakeDemos';
import type { PictureOfState, Width } from './types';

const TREE = '/x/react-tree-view/simple-tree-view/items';
const STYLED = `[data-demo$="LibraryLabels"]`;
const BARS = '/x/react-charts/bars';
const GRID = '/x/react-data-grid/column-definition';

/** Above this width the navbar has its menus, and the sidebar stands beside the page. */
const isWide = (width: Width) => width > 996;
const isNarrow = (width: Width) => !isWide(width);

async function search(page: Page, text: string) {
  await page.keyboard.press('/');
  const field = page.locator('dialog[open]').getByRole('combobox');
  await field.waitFor();
  await field.fill(text);
  // Results follow the last key.
  await page.waitForTimeout(800);
}

/** Opens the menu of the navbar whose button says so. */
async function openMenu(page: Page, name: RegExp) {
  await page.locator('.navbar button[aria-controls]', { hasText: name }).click();
}

/** The control of a demo with an action, in any language. */
function getControl(demo: Locator, action: string): Locator {
  return demo.locator(`[data-ga-event-action="${action}"]`).first();
}

/** A demo of the page, awake and at the top of the window. */
async function showDemo(page: Page, selector = 'section[data-demo]') {
  const demo = page.locator(selector).first();
  await wakeDemo(demo);
  await demo.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  return demo;
}

async function showAtEnd(target: Locator) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'end' }));
}

/** The states whose look was reviewed, and surroundings that a reader may have. */
export const STATES: readonly PictureOfState[] = [
  { name: 'search-empty', path: GRID, drive: (page) => search(page, '') },
  { name: 'search-results', path: GRID, drive: (page) => search(page, 'rowSel') },
  { name: 'search-none', path: GRID, drive: (page) => search(page, 'qqqwx') },
  {
    name: 'settings',
    path: BARS,
    async drive(page) {
      await page.locator('[data-ga-event-action="settings"]').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'version-menu',
    path: GRID,
    isOffered: isWide,
    drive: (page) => openMenu(page, /^v\d/),
  },
  {
    name: 'language-menu',
    path: GRID,
    isOffered: isWide,
    drive: (page) => openMenu(page, /English|简体中文/),
  },
  {
    name: 'phone-navigation',
    path: GRID,
    isOffered: isNarrow,
    drive: (page) => page.locator('.navbar__toggle').click(),
  },
  {
    name: 'demo-code',
    path: TREE,
    drive: async (page) => getControl(await showDemo(page), 'code').click(),
  },
  {
    name: 'demo-styling',
    path: TREE,
    async drive(page) {
      const demo = await showDemo(page, STYLED);
      await getControl(demo, 'code').click();
      await demo.getByRole('button', { name: 'Tailwind', exact: true }).click();
    },
  },
  {
    name: 'demo-error',
    path: TREE,
    async drive(page) {
      const demo = await showDemo(page);
      await getControl(demo, 'edit').click();
      const editor = demo.locator('.cm-content');
      await editor.click();
      await demo.locator('iframe[sandbox]').waitFor();
      await page.keyboard.press('Control+Home');
      await page.keyboard.insertText('const = ;\n');
      await demo.locator('[aria-live="polite"] strong').first().waitFor();
      await demo.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
  {
    name: 'full-screen',
    path: TREE,
    async drive(page) {
      await getControl(await showDemo(page), 'full-screen').click();
      const frame = page.locator('dialog[open] iframe').contentFrame();
      await frame.getByRole('tree').waitFor();
    },
  },
  {
    name: 'export-menu',
    path: '/x/react-charts/export',
    async drive(page) {
      const demo = await showDemo(page, '#ExportMenu');
      await demo.locator('button[aria-haspopup]').first().click();
    },
  },
  {
    name: 'copy-page-menu',
    path: BARS,
    drive: (page) =>
      page
        .locator('[data-page-tools] button[aria-controls]')
        .locator('visible=true')
        .first()
        .click(),
  },
  {
    name: 'bundle-size',
    path: BARS,
    drive: (page) =>
      page
        .locator('article summary', { hasText: 'gzip' })
        .locator('visible=true')
        .first()
        .click(),
  },
  {
    name: 'feedback',
    path: BARS,
    async drive(page) {
      const button = page.locator('[data-ga-event-category="feedback"]').nth(1);
      await button.click();
      await showAtEnd(page.locator('main'));
    },
  },
  {
    name: 'tooltip',
    path: TREE,
    isOffered: isWide,
    drive: async (page) => getControl(await showDemo(page), 'full-screen').hover(),
  },
  {
    name: 'page-end',
    path: GRID,
    prepare: (page) => fixShape(page, 'image'),
    async drive(page) {
      await page.locator('[data-ad]').scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      await showAtEnd(page.locator('main'));
    },
  },
  {
    name: 'consent',
    path: BARS,
    prepare: (page) =>
      configureServices(page, {
        analytics: { id: 'G-PICTURES', url: 'http://127.0.0.1:9' },
      }),
  },
  {
    name: 'offline',
    path: GRID,
    async drive(page) {
      // Without a worker there would be nothing to show, and no end of waiting.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.context().setOffline(true);
      await page.goto(new URL('/x/react-data-grid/never-read', page.url()).href);
      await page.getByRole('heading').first().waitFor();
    },
  },
  { name: 'print', path: BARS, media: 'print' },
  {
    name: 'forced-colors',
    path: TREE,
    forcedColors: 'active',
    drive: async (page) => void (await showDemo(page)),
  },
  { name: 'large-text', path: BARS, textScale: 2 },
  {
    name: 'right-to-left',
    path: '/x/react-charts/bars?direction=rtl',
    async drive(page) {
      await expectReady(page);
      await wakeDemo(page.locator('section[data-demo]').first());
    },
  },
];
