import type { Page } from '@playwright/test';
import { chooseRare, getControl, openDemo } from './demoPage';
import { expect, test } from './fixtures';

const TREE = '/x/react-tree-view/simple-tree-view/items';

/** Collects the directives that a page violates from now on. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const found: string[] = [];
    Object.assign(window, { violations: found });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      found.push(effectiveDirective),
    );
  });
  return () =>
    page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

/** Pages whose grids filter from the start. */
const FILTERED_PAGES = [
  '/x/react-data-grid/filtering',
  '/x/react-data-grid/filtering/quick-filter',
  '/x/react-data-grid/row-selection',
  '/x/react-data-grid/components',
];

/** What an intruder would do, by the directive that refuses it. */
const INTRUSIONS: [directive: string, act: () => void][] = [
  [
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.intruded = true;';
      document.head.append(script);
    },
  ],
  [
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.src = 'https://example.com/script.js';
      document.head.append(script);
    },
  ],
  [
    'script-src-attr',
    () => {
      document.body.setAttribute('onclick', 'window.intruded = true');
      document.body.click();
    },
  ],
  [
    'script-src',
    () => {
      // By a timer: what the test evaluates itself is free to evaluate more.
      setTimeout(() => setTimeout('window.intruded = true' as never, 0), 0);
    },
  ],
  ['img-src', () => (new Image().src = 'https://example.com/pixel.png')],
  ['connect-src', () => void fetch('https://example.com/').catch(() => {})],
  [
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://example.com/';
      document.body.append(frame);
    },
  ],
  [
    'object-src',
    () => {
      const object = document.createElement('object');
      object.data = '/x/introduction';
      document.body.append(object);
    },
  ],
  [
    'base-uri',
    () => {
      const base = document.createElement('base');
      base.href = 'https://example.com/';
      document.head.append(base);
    },
  ],
  [
    'form-action',
    () => {
      const form = document.createElement('form');
      form.action = 'https://example.com/';
      document.body.append(form);
      form.submit();
    },
  ],
];

test.describe('the policy of pages', () => {
  for (const [index, [directive, act]] of INTRUSIONS.entries()) {
    test(`refuses an intrusion (${index + 1}) by ${directive}`, async ({
      page,
      noise,
    }) => {
      await page.goto('/x/introduction');
      const readViolations = await watchViolations(page);
      await page.evaluate(act);
      await expect.poll(readViolations).toContain(directive);
      expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
      // Each visit of each test fails on this line of the console.
      expect(noise.console.join('\n')).toContain('Content Security Policy');
      noise.console.length = 0;
      noise.requests.length = 0;
    });
  }

  test('lets no WebAssembly run', async ({ page }) => {
    await page.goto('/x/introduction');
    const isCompiled = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
          setTimeout(() =>
            WebAssembly.compile(empty).then(
              () => resolve(true),
              () => resolve(false),
            ),
          );
        }),
    );
    expect(isCompiled).toBe(false);
  });

  for (const [name, address] of [
    ['Open in StackBlitz', 'https://stackblitz.com/**'],
    ['Open in CodeSandbox', 'https://codesandbox.io/**'],
  ] as const) {
    test(`lets a project go: ${name}`, async ({ page, context, noise }) => {
      let posted = false;
      await context.route(address, async (route) => {
        posted = route.request().method() === 'POST';
        await route.fulfill({ body: 'A sandbox' });
      });
      const demo = await openDemo(page, TREE, 'GardenBeds');
      const opened = context.waitForEvent('page');
      await chooseRare(demo, name);
      await (await opened).close();
      await expect.poll(() => posted).toBe(true);
      expect(noise.console).toEqual([]);
    });
  }
});

test.describe('a demo of each library runs under the policy', () => {
  for (const address of [
    '/x/react-data-grid/column-definition',
    '/x/react-date-pickers/date-picker',
    '/x/react-charts/bars',
    TREE,
  ]) {
    for (const [prefix, name] of [
      ['', /^Demo: /],
      ['/zh', /^演示：/],
    ] as const) {
      // What it violates would be noise, see above.
      test(`${prefix}${address}`, async ({ page }) => {
        await page.goto(`${prefix}${address}`);
        const demo = page.getByRole('region', { name }).first();
        await demo.scrollIntoViewIfNeeded();
        await expect(demo.locator('[data-live]')).toBeVisible();
        await page.waitForLoadState('networkidle');
      });
    }
  }
});

for (const address of FILTERED_PAGES) {
  test(`nothing is reported of the grids of ${address}`, async ({ page }) => {
    await page.addInitScript(() => {
      const found: string[] = [];
      Object.assign(window, { violations: found });
      document.addEventListener('securitypolicyviolation', (event) =>
        found.push(`${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
    await page.goto(address);
    const demos = page.locator('section[data-demo]');
    for (const demo of await demos.all()) {
      await demo.scrollIntoViewIfNeeded();
      await expect(demo.locator('[data-live]')).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(
        () => (window as unknown as { violations: string[] }).violations,
      ),
    ).toEqual([]);
  });
}

test('the scripts of an API page run under the policy', async ({ page }) => {
  // Until it is idle: what the browser renders itself is under the policy, too.
  await page.goto('/x/api/charts/bar-chart');
  await page.waitForLoadState('networkidle');
  await page.goto('/zh/x/api/tree-view/tree-item');
  await page.waitForLoadState('networkidle');
});

test.describe('the live editor’s frame', () => {
  test('runs code in its own document, beside the page’s policy', async ({
    page,
  }) => {
    const demo = await openDemo(page, TREE, 'GardenBeds');
    const answer = page.waitForResponse(/\/live\/index\.html$/);
    await getControl(demo, 'Edit live').click();
    expect((await answer).headers()['content-security-policy']).toMatch(/^sandbox /);
    const stage = demo.locator('iframe[sandbox]').contentFrame();
    await expect(stage.getByRole('treeitem').first()).toBeVisible();
  });

  test('has no origin when it is opened by itself', async ({ page, noise }) => {
    await page.goto('/live/index.html');
    expect(await page.evaluate(() => self.origin)).toBe('null');
    noise.console.length = 0;
  });
});
