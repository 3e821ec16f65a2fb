import http from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test, type PageNoise, UNUSED_BROWSER } from './fixtures';
import { readRoutes } from './routes';
import { expectReady } from './openPage';

test.use(UNUSED_BROWSER);

const BARS = '/x/react-charts/bars';
const QUICKSTART = '/x/react-charts/quickstart';

/** Scripts of pages and demos, without the libraries' and the first one. */
const PAGE_SCRIPTS = /\/assets\/js\/[^/]+\/\d+\.js$/;

const html = (page: Page) => page.locator('html');

/** A link of the sidebar, clicked where a menu or another text covers it, too. */
async function follow(page: Page, address: string): Promise<void> {
  await page
    .locator(`nav[aria-label] a.menu__link[href="${address}"]`)
    .first()
    .dispatchEvent('click', { button: 0 });
}

function forget(noise: PageNoise): void {
  noise.console.length = 0;
  noise.requests.length = 0;
}

test.describe('a script that does not come', () => {
  test('is fetched again, without loading the document anew', async ({
    page,
    noise,
  }) => {
    await page.goto(BARS);
    await expectReady(page);
    await page.evaluate(() => {
      document.documentElement.dataset.same = '';
    });
    let failures = 0;
    await page.route(PAGE_SCRIPTS, (route) => {
      failures += 1;
      return failures === 1 ? route.abort('failed') : route.continue();
    });
    await follow(page, QUICKSTART);
    await expect(page.locator('h1')).toHaveText('Charts quickstart');
    await expect(html(page)).toHaveAttribute('data-same', '');
    expect(failures).toBeGreaterThan(1);
    forget(noise);
  });

  for (const [prefix, text] of [
    ['', 'A part of this page could not be loaded.'],
    ['/zh', '此页面有一部分未能加载。'],
  ] as const) {
    test(`leaves a page to read that says so: ${prefix || '/en'}`, async ({
      page,
      noise,
    }) => {
      await page.route(PAGE_SCRIPTS, (route) => route.abort('failed'));
      await page.goto(`${prefix}${BARS}`);
      const notice = page.getByRole('alert').filter({ hasText: text });
      await expect(notice).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
      await page.unroute(PAGE_SCRIPTS);
      await notice.getByRole('button').click();
      await expectReady(page);
      await expect(notice).toHaveCount(0);
      forget(noise);
    });
  }

  for (const script of ['main', 'runtime~main']) {
    test(`says so where it is ${script}`, async ({ page, noise }) => {
      const address = new RegExp(`/assets/js/${script}\\.[^/]+\\.js$`);
      await page.route(address, (route) => route.abort('failed'));
      await page.goto(BARS);
      const notice = page
        .getByRole('alert')
        .filter({ hasText: 'A part of this page could not be loaded.' });
      await expect(notice).toBeVisible();
      await page.unroute(address);
      await notice.getByRole('button').click();
      await expectReady(page);
      await expect(notice).toHaveCount(0);
      forget(noise);
    });
  }

  test('says so where it is empty', async ({ page, noise }) => {
    await page.route(/\/assets\/js\/main\./, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(`/zh${BARS}`);
    await expect(
      page.getByRole('alert').filter({ hasText: '此页面有一部分未能加载。' }),
    ).toBeVisible();
    forget(noise);
  });
});

test('refused cookies cost nothing but the memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set: () => undefined,
    });
  });
  await page.goto(BARS);
  await expectReady(page);
  await follow(page, QUICKSTART);
  await expect(page.locator('h1')).toHaveText('Charts quickstart');
});

test.describe('where scripts take long', () => {
  test('the text is there, and a link leads on', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(BARS, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.theme-doc-markdown > p').first()).toBeVisible();
    await page
      .locator(`a.menu__link[href="${QUICKSTART}"]`)
      .first()
      .click({ noWaitAfter: true });
    await expect(page.locator('h1')).toHaveText('Charts quickstart');
    release();
    await expectReady(page);
  });
});

/** Wraps every text as a browser's translation does, and says the page's new language. */
function translateDocument(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement!.closest('script, style')) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  });
}

test.describe('a page that the browser translates', () => {
  test('is left and entered by its links', async ({ page }) => {
    await page.goto(BARS);
    await expectReady(page);
    expect(await translateDocument(page)).toBeGreaterThan(500);
    await follow(page, QUICKSTART);
    await expect(page.locator('h1')).toHaveText(/Charts quickstart/i);
    await translateDocument(page);
    await follow(page, BARS);
    await expect(page.locator('h1')).toHaveText(/Bar charts/i);
  });

  test('has a reference that filters', async ({ page }) => {
    await page.goto('/x/api/tree-view/rich-tree-view');
    await expectReady(page);
    await translateDocument(page);
    const section = page.locator('[data-section="props"]');
    const rows = section.locator('tbody tr:visible');
    const all = await rows.count();
    await section.getByRole('searchbox').fill('item');
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await section.getByRole('searchbox').fill('');
    await expect.poll(() => rows.count()).toBe(all);
  });
});

test('200 rapid visits leave less than 20 MB behind', async ({ page }) => {
  await page.goto('/x/react-tree-view');
  await expectReady(page);
  const session = await page.context().newCDPSession(page);
  async function measureHeap(): Promise<number> {
    await page.waitForLoadState('networkidle');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  }
  const addresses = await page
    .locator('a.menu__link[href^="/x/react-tree-view/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(addresses.length).toBeGreaterThan(10);
  let early = 0;
  for (let visit = 1; visit <= 200; visit += 1) {
    const address = addresses[visit % addresses.length]!;
    await follow(page, address);
    await page.waitForURL(`**${address}`);
    if (visit === 50) {
      early = await measureHeap();
    }
  }
  expect((await measureHeap()) - early).toBeLessThan(20);
});

test('2,000 requests over 50 connections are all answered', async ({ baseURL }) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  const addresses = readRoutes('build');
  const get = (address: string) =>
    new Promise<string>((resolve) => {
      http
        .get(`${baseURL}${address}`, { agent }, (response) => {
          response.resume();
          response.on('error', (error) => resolve(`${address}: ${error.message}`));
          response.on('end', () =>
            resolve(
              response.statusCode === 200 && response.complete
                ? 'ok'
                : `${address}: ${response.statusCode}`,
            ),
          );
        })
        .on('error', (error) => resolve(`${address}: ${error.message}`));
    });
  const answers = await Promise.all(
    Array.from({ length: 2000 }, (_, at) => get(addresses[at % addresses.length]!)),
  );
  agent.destroy();
  expect(answers.filter((answer) => answer !== 'ok')).toEqual([]);
});
