import type { Page } from '@playwright/test';
import { expect, test, UNUSED_BROWSER } from './fixtures';
import { openPage } from './openPage';
import { readRoutes, sampleByHash } from './routes';

test.use(UNUSED_BROWSER);

/** Greatest size of the fonts that a page fetches, in bytes. */
const LIMIT = 100_000;

const PAGES = [
  '/',
  '/zh/',
  '/x/react-charts',
  '/zh/x/react-charts',
  '/x/react-date-pickers',
  '/x/api/charts/bar-chart',
  ...sampleByHash(readRoutes('build'), process.env.TEST_FULL ? 60 : 6),
];

/** Collects the fonts that a page fetches, with their sizes in bytes. */
function collectFonts(page: Page) {
  const fonts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') {
      fonts.set(
        new URL(response.url()).pathname,
        response.body().then(({ length }) => length),
      );
    }
  });
  return fonts;
}

/** Waits until no font is on its way. */
async function waitForFonts(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The families that the document knows beside those of the site's style sheet. */
function listExtraFamilies(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`)
      .filter((name) => !/^(?:Inter|Geist Mono)/.test(name))
      .sort(),
  );
}

/** Layout shifts of a page since it was opened, added up. */
function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
}

for (const address of new Set(PAGES)) {
  test(`${address} fetches few fonts, its own`, async ({ page }) => {
    const fonts = collectFonts(page);
    await page.goto(address);
    await waitForFonts(page);
    const sizes = await Promise.all(fonts.values());
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT);
    expect(
      [...fonts.keys()].filter((name) => !/inter|geist-mono/.test(name)),
    ).toEqual([]);
    expect(await listExtraFamilies(page)).toEqual([]);
  });
}

test('what is preloaded is a font that the text is drawn with', async ({ page }) => {
  await openPage(page, '/x/react-charts');
  const { preloaded, used } = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>(
      'link[rel="preload"][as="font"]',
    );
    const { fontFamily } = getComputedStyle(document.body);
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) =>
        fontFamily.includes(
          style.getPropertyValue('font-family').replaceAll('"', ''),
        ),
      );
    return {
      preloaded: [...links].map(({ href }) => new URL(href).pathname),
      used: faces.map(({ style }) => style.getPropertyValue('src')).join(' '),
    };
  });
  expect(preloaded.length).toBeGreaterThan(0);
  expect(preloaded.filter((file) => !used.includes(file))).toEqual([]);
});

test('a font that comes late neither hides text nor moves it', async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto('/x/react-charts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A face that hides text waits for its file with a blank; none here may.
  const displays = await page.evaluate(() =>
    [...document.fonts].map(({ family, display }) => [family, display]),
  );
  expect(displays).toContainEqual([
    expect.stringContaining('Inter Variable'),
    'optional',
  ]);
  await waitForFonts(page);
  expect(await measureShift(page)).toBeLessThan(0.01);
});

test('Chinese text is drawn in Chinese shapes', async ({ page }) => {
  await page.goto('/zh/x/react-charts');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '.theme-doc-markdown > p',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.length).toBeGreaterThan(0);
  // Where the machine has such fonts; a browser without any draws boxes of another one.
  expect(
    fonts.filter(({ familyName }) => /\b(?:JP|KR|TC|HK)$/.test(familyName)),
  ).toEqual([]);
});

test('an address with onepirate in it knows the extra fonts', async ({ page }) => {
  const fonts = collectFonts(page);
  await page.goto('/x/onepirate');
  await expect
    .poll(() => listExtraFamilies(page))
    .toEqual(['Roboto Condensed 700', 'Work Sans 300', 'Work Sans 400']);
  await waitForFonts(page);
  expect([...fonts.keys()].filter((name) => !/inter|geist-mono/.test(name))).toEqual(
    [],
  );
  await page.evaluate(() => {
    document.querySelector('h1')!.style.font = '700 2rem "Roboto Condensed"';
  });
  await expect
    .poll(() => [...fonts.keys()].some((name) => name.includes('roboto-condensed')))
    .toBe(true);
});
