import {
  expectState,
  fixChance,
  giveConsent,
  openAtRest,
  PAGE,
  readLayout,
  readShifts,
  scrollToAd,
} from './adPage';
import { configureServices } from './services/configureServices';
import { answerWithScript } from './services/createService';
import { expect, test } from './services/serviceTest';

test.describe('with the script of a network', () => {
  /** Draws an ad beside itself, as the scripts of networks do. */
  function renderScript(delay: number) {
    return `const own = document.currentScript; setTimeout(() => {
      const link = Object.assign(document.createElement('a'), { href: 'https://ads.example.org/', textContent: 'Drawn by a script. '.repeat(90) });
      own.after(link);
    }, ${delay});`;
  }

  for (const [name, delay, states] of [
    ['draws at once', 0, ['third-party']],
    ['draws late', 5000, ['blocked', 'third-party']],
  ] as const) {
    test(`that ${name}, its ad is shown within the space`, async ({
      page,
      service,
    }) => {
      await fixChance(page, 0.5);
      service.answer(answerWithScript(renderScript(delay)));
      await configureServices(page, { adScriptUrl: `${service.origin}/ads.js` });
      await giveConsent(page);
      await openAtRest(page, PAGE);
      const before = await readLayout(page);
      await scrollToAd(page);
      for (const state of states) {
        await expectState(page, state);
      }
      const link = page.locator('[data-ad]').getByRole('link');
      await expect(link).toHaveCount(1);
      await expect(link).toContainText('Drawn by a script');
      await expect(link).toHaveAttribute('rel', 'sponsored noopener');
      expect(await readLayout(page)).toEqual(before);
      expect(await readShifts(page)).toBe(0);
    });
  }

  test('that a blocker aborts gives way to a fallback', async ({
    page,
    service,
  }) => {
    await fixChance(page, 0.5);
    await page.route(`${service.origin}/**`, (route) =>
      route.abort('blockedbyclient'),
    );
    await configureServices(page, { adScriptUrl: `${service.origin}/ads.js` });
    await giveConsent(page);
    await openAtRest(page, PAGE);
    await scrollToAd(page);
    await expectState(page, 'blocked');
    expect(await readShifts(page)).toBe(0);
  });
});
