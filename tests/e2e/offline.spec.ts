import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test as base, type Page } from '@playwright/test';
import { bundleScript } from '../../src/node/bundleScript';
import { deployPortal, readBuilt, type DeployedPortal } from './deployedPortal';
import { getControl, openDemo } from './demoPage';
import { UNUSED_BROWSER } from './fixtures';
import { expectReady } from './openPage';
import { runAxe } from './runAxe';

/**
 * The service worker on a host of its own, which goes away and comes back. What fails on
 * the way is meant to fail, so that these tests don't look at the console.
 */
const test = base.extend<{ portal: DeployedPortal }>({
  // Playwright asks for the braces: it reads from them which fixtures are needed.
  // eslint-disable-next-line no-empty-pattern
  portal: async ({}, provide) => {
    const portal = await deployPortal();
    await provide(portal);
    await portal.stop();
  },
});

test.use(UNUSED_BROWSER);

const CHARTS = '/x/react-charts';
const TREE_ITEMS = '/x/react-tree-view/simple-tree-view/items';
const GRID = '/x/react-data-grid';

/** Greatest size of what is fetched ahead, with gzip, in bytes. */
const SHELL_LIMIT = 600_000;

/** Addresses of all that the worker has kept, without the portal's origin, sorted. */
async function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys()),
    );
    return lists
      .flat()
      .map(({ url }) => url.replace(window.location.origin, ''))
      .sort();
  });
}

/** Opens a page, and waits until the worker has it. */
async function visit(page: Page, portal: DeployedPortal, address: string) {
  await page.goto(`${portal.origin}${address}`);
  await expectKept(page, address);
}

async function expectKept(page: Page, address: string) {
  await expect.poll(() => listKept(page)).toContain(address);
}

/** Takes the host away, and what the browser itself has stored: only the worker is left. */
async function goOffline(page: Page, portal: DeployedPortal) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await portal.stop();
}

/** Marks the document, so that a reload shows. */
async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

function getMark(page: Page) {
  return page.locator('html[data-mark]');
}

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
}

/** Has the browser look for a new version of the worker, as it does on each visit. */
async function lookForUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration!.update();
  });
}

/** Deploys a version with other chunks: as the worker sees it, one of another name. */
function deployNext(portal: DeployedPortal) {
  const worker = readBuilt('/x/sw.js');
  const next = worker.replace(/(build:")\w+/, '$1next');
  expect(next).not.toBe(worker);
  portal.replace('/x/sw.js', next);
}

/** Time in which a page would have reloaded, in milliseconds. */
const SETTLED = 3000;

/** Brings the demo of the page about tree items to life. */
async function runDemo(page: Page) {
  await page.locator('#GardenBeds').scrollIntoViewIfNeeded();
  await expect(page.locator('#GardenBeds [data-live]')).toBeVisible();
}

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without a connection', () => {
  for (const prefix of ['', '/zh']) {
    test(`visited pages open, by address and by link: ${prefix}${TREE_ITEMS}`, async ({
      page,
      portal,
    }) => {
      await visit(page, portal, `${prefix}${TREE_ITEMS}`);
      const title = await h1(page).textContent();
      await runDemo(page);
      const nav = page.getByRole('navigation').first();
      await nav.locator(`a[href="${prefix}${CHARTS}"]`).first().click();
      await expect(page).toHaveURL(`${portal.origin}${prefix}${CHARTS}`);
      await expectKept(page, `${prefix}${CHARTS}`);
      const chartsTitle = await h1(page).textContent();

      await goOffline(page, portal);
      await page.reload();
      await expect(h1(page)).toHaveText(chartsTitle!);
      await page.goto(`${portal.origin}${prefix}${TREE_ITEMS}?mode=dark`);
      await expect(h1(page)).toHaveText(title!);
      await expect(page.locator('html[data-theme="dark"]')).toBeVisible();
      await runDemo(page);
      await markDocument(page);
      await nav.locator(`a[href="${prefix}${CHARTS}"]`).first().click();
      await expect(h1(page)).toHaveText(chartsTitle!);
      await expect(getMark(page)).toBeAttached();
    });
  }

  for (const [prefix, offline, none] of [
    ['', 'No connection', 'Pages that you can read now'],
    ['/zh', '没有网络连接', '现在可以阅读的页面'],
  ] as const) {
    test(`other pages say so in their language, and list what can be read: ${prefix}${GRID}`, async ({
      page,
      portal,
    }) => {
      await visit(page, portal, `${prefix}${CHARTS}`);
      const title = await h1(page).textContent();
      await goOffline(page, portal);
      await page.goto(`${portal.origin}${prefix}${GRID}`);
      await expect(h1(page)).toHaveText(offline);
      const list = page.getByRole('region', { name: none });
      await expect(list.getByRole('link')).toHaveText([title!]);
      expect(await runAxe(page, { include: ['body'] })).toEqual([]);
      await list.getByRole('link').click();
      await expect(h1(page)).toHaveText(title!);

      await page.goto(`${portal.origin}${prefix}${GRID}`);
      await portal.start();
      await page.getByRole('main').getByRole('link').nth(1).click();
      await expect(h1(page)).not.toHaveText(offline);
      await expect(page).toHaveURL(`${portal.origin}${prefix}${GRID}`);
    });
  }

  test('a link to a page that was not visited leads to the offline page', async ({
    page,
    portal,
  }) => {
    await visit(page, portal, CHARTS);
    await goOffline(page, portal);
    await page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: 'Data Grid' })
      .click();
    await expect(h1(page)).toHaveText('No connection');
    await expect(page).toHaveURL(`${portal.origin}${GRID}`);
  });

  test('an index that was searched once is there as a whole', async ({
    page,
    portal,
  }) => {
    const files = ['/search/en/manifest.json', '/search/en/names.8c24f3b0d0.json'];
    files.forEach((file) => portal.replace(file, '{"found":true}'));
    portal.replace('/search/en.offline.json', JSON.stringify(files));
    await visit(page, portal, CHARTS);
    expect(await listKept(page)).not.toContain(files[0]);
    await page.evaluate((file) => fetch(file), files[0]!);
    await expectKept(page, files[1]!);
    await goOffline(page, portal);
    for (const file of files) {
      const answer = await page.evaluate(
        async (address) => (await fetch(address)).json(),
        file,
      );
      expect(answer).toEqual({ found: true });
    }
  });
});

test('keeps nothing but whole answers of the portal’s pages', async ({
  page,
  portal,
}) => {
  await visit(page, portal, CHARTS);
  await page.goto(`${portal.origin}/no/such/page`);
  await page.goto(`${portal.origin}/playground`);
  await page.goto(`${portal.origin}/zh/x/react-charts/`);
  await expectKept(page, '/zh/x/react-charts');
  await page.evaluate(async () => {
    await fetch('/img/mark.svg?part', { headers: { range: 'bytes=0-3' } });
    await fetch('/x/react-charts', { method: 'POST' });
    await fetch('/live/frame.html').catch(() => undefined);
  });
  await expectReady(page);
  await markDocument(page);
  // A script that is gone: the page takes it for a sign of a new version, and reloads.
  await page.evaluate(() => void fetch('/assets/js/missing.0123abcd.js'));
  await expect(getMark(page)).toHaveCount(0);
  const kept = await listKept(page);
  expect(kept.length).toBeGreaterThan(10);
  expect(
    kept.filter((address) =>
      /no\/such|playground|live|missing|part|react-charts\/$|^http/.test(address),
    ),
  ).toEqual([]);
});

test('fetches a small shell ahead', () => {
  const addresses = [...readBuilt('/x/sw.js').matchAll(/\{url:"([^"]+)"/g)].map(
    ([, address]) => (/\.\w+$/.test(address!) ? address! : `${address}.html`),
  );
  const sizes = addresses.map((address) => gzipSync(readBuilt(address)).length);
  expect(addresses.length).toBeGreaterThan(8);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SHELL_LIMIT);
});

test.describe('a new version', () => {
  test('reloads the open page, once', async ({ page, portal }) => {
    await visit(page, portal, CHARTS);
    await markDocument(page);
    const loads = countLoads(page);
    deployNext(portal);
    await lookForUpdate(page);
    await expect(getMark(page)).toHaveCount(0);
    await page.waitForTimeout(SETTLED);
    expect(loads.count).toBe(1);
    await expect(h1(page)).toBeVisible();
  });

  test('leaves a page with an edited demo alone until the edit is gone', async ({
    page,
    portal,
  }) => {
    await visit(page, portal, TREE_ITEMS);
    const demo = await openDemo(page, `${portal.origin}${TREE_ITEMS}`, 'GardenBeds');
    await getControl(demo, 'Edit live').click();
    await demo.getByRole('textbox', { name: /^Code of / }).click();
    await page.keyboard.type('// mine\n');
    // The focus leaves the editor, so that the edit alone keeps the page.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await markDocument(page);
    const loads = countLoads(page);
    deployNext(portal);
    await lookForUpdate(page);
    await page.waitForTimeout(SETTLED);
    await expect(getMark(page)).toBeAttached();
    expect(loads.count).toBe(0);

    await page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: 'Charts' })
      .click();
    await expect(getMark(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${portal.origin}${CHARTS}`);
    await page.waitForTimeout(SETTLED);
    expect(loads.count).toBe(1);
  });

  test('does not leave a page without the chunks that are gone', async ({
    page,
    portal,
  }) => {
    await visit(page, portal, CHARTS);
    const loads = countLoads(page);
    portal.remove(/^\/assets\/js\/[0-9a-f]+\//);
    await page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: 'Data Grid' })
      .click();
    // The server's HTML, not that of a page which lost its chunks.
    await expect(page).toHaveURL(`${portal.origin}${GRID}`);
    await expect(h1(page)).toHaveText('Data Grid');
    await page.waitForTimeout(SETTLED);
    expect(loads.count).toBeLessThanOrEqual(2);
  });
});

test('switched off, the worker takes back itself and all that it kept', async ({
  page,
  portal,
}) => {
  await visit(page, portal, CHARTS);
  await page.evaluate(() => caches.open('somebody-else'));
  await markDocument(page);
  portal.replace(
    '/x/sw.js',
    await bundleScript(path.resolve('plugins/offline/worker/emergency.ts')),
  );
  await lookForUpdate(page);
  await expect(getMark(page)).toHaveCount(0);
  const state = () =>
    page.evaluate(async () => ({
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(state).toEqual({ registrations: 0, caches: ['somebody-else'] });
});

test.describe('a network that answers everything with its login page', () => {
  test('is not taken for the portal, and leaves nothing behind', async ({
    page,
    portal,
  }) => {
    await visit(page, portal, CHARTS);
    const end = portal.mislead(/^\/assets\/js\/(?!main\.|runtime)/);
    await page.goto(`${portal.origin}${TREE_ITEMS}`);
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'A part of this page could not be loaded.' });
    await expect(notice).toBeVisible();
    const types = await page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          const scripts = (await cache.keys()).filter(({ url }) =>
            new URL(url).pathname.endsWith('.js'),
          );
          return Promise.all(scripts.map((script) => cache.match(script)));
        }),
      );
      return kept.flat().map((answer) => answer!.headers.get('content-type')!);
    });
    expect(types.length).toBeGreaterThan(3);
    expect(types.filter((type) => !type.startsWith('text/javascript'))).toEqual([]);
    end();
    await notice.getByRole('button').click();
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(notice).toHaveCount(0);
  });
});
