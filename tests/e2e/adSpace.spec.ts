import { answerFeed, createAd, openWithFeed } from './adFeed';
import {
  expectState,
  fixChance,
  fixShape,
  HEIGHTS,
  openAtRest,
  PAGE,
  readLayout,
  readShifts,
  scrollToAd,
} from './adPage';
import { pause } from './pause';
import { answerWith } from './services/createService';
import { expect, test } from './services/serviceTest';
import { summarize, weighScripts } from './weighScripts';

const API_PAGE = '/x/api/tree-view/tree-item';

test.describe('without ad services', () => {
  for (const address of [PAGE, `/zh${PAGE}`, API_PAGE]) {
    test(`${address} has one in-house ad, which moves nothing`, async ({ page }) => {
      await fixShape(page, 'image');
      await openAtRest(page, address);
      const space = page.locator('[data-ad]');
      await expect(space).toHaveCount(1);
      const before = await readLayout(page);
      await scrollToAd(page);
      const link = space.getByRole('link');
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('rel', 'sponsored noopener');
      await expect(link).toHaveAttribute('target', '_blank');
      const picture = link.locator('img');
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBe(130);
      expect(await readLayout(page)).toEqual(before);
      expect(await readShifts(page)).toBe(0);
    });
  }

  test('the ad costs at most 3 kB of script', async ({ page }) => {
    await openAtRest(page, PAGE);
    const weigh = weighScripts(page);
    await scrollToAd(page);
    await expectState(page, 'in-house');
    await page.waitForLoadState('networkidle');
    const { bytes, message } = summarize(await weigh());
    expect(bytes, message).toBeGreaterThan(300);
    expect(bytes, message).toBeLessThanOrEqual(3000);
  });

  test('the next page has an ad of its own', async ({ page }) => {
    await page.goto(PAGE);
    await scrollToAd(page);
    await expectState(page, 'in-house');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Installation');
    await scrollToAd(page);
    await expectState(page, 'in-house');
  });
});

test.describe('the space', () => {
  for (const address of [
    '/',
    '/zh/',
    '/playground/react-charts/BudgetShares',
    '/x/api',
    '/x/api/data-grid/grid-col-def',
    '/x/api/data-grid/events',
    '/x/api/compare',
    '/production-error',
  ]) {
    test(`is not on ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('body')).toBeVisible();
      await expect(page.locator('[data-ad]')).toHaveCount(0);
    });
  }

  test('is not on the 404 page', async ({ page }) => {
    await page.goto('/x/nowhere');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('[data-ad]')).toHaveCount(0);
  });

  test('is not on paper', async ({ page }) => {
    await page.goto(PAGE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-ad]')).toBeHidden();
  });

  for (const { width, height } of HEIGHTS) {
    test(`is ${height} px high at ${width} px, whatever is in it`, async ({
      page,
      service,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await fixChance(page, 0.1);
      const description = `${'Very long words '.repeat(20)}${'x'.repeat(150)}`;
      answerFeed(
        service,
        answerWith({ ads: [{ ...createAd(service), description }] }),
      );
      for (const address of [PAGE, `/zh${PAGE}`]) {
        await openAtRest(page, address);
        expect((await readLayout(page)).height).toBe(height);
        await scrollToAd(page);
        await expectState(page, 'in-house');
        expect((await readLayout(page)).height).toBe(height);
      }
      await openWithFeed(page, service);
      await expectState(page, 'third-party');
      expect((await readLayout(page)).height).toBe(height);
      expect(await readShifts(page)).toBe(0);
      answerFeed(service, () => undefined);
      await openWithFeed(page, service, `/zh${PAGE}`);
      await expectState(page, 'blocked');
      await expect(page.locator('[data-ad]')).toContainText('感谢');
      expect((await readLayout(page)).height).toBe(height);
      expect(await readShifts(page)).toBe(0);
    });
  }

  test('grows with the reader’s letters, and keeps what is in it', async ({
    page,
  }) => {
    await fixShape(page, 'image');
    await page.goto(PAGE);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await scrollToAd(page);
    await expectState(page, 'in-house');
    expect((await readLayout(page)).height).toBe(252);
  });
});

for (const [reader, options] of [
  ['a reader without script', { javaScriptEnabled: false }],
  ['a bot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
] as const) {
  test.describe(`for ${reader}`, () => {
    test.use(options);
    test('there is the space and nothing else', async ({ page }) => {
      await page.goto(PAGE);
      const space = page.locator('[data-ad]');
      await space.scrollIntoViewIfNeeded();
      await pause(500);
      await expect(space).toBeEmpty();
      expect((await space.boundingBox())!.height).toBe(126);
    });
  });
}
