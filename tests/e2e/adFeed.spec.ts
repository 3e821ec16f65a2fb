import fc from 'fast-check';
import { answerFeed, countFeedRequests, createAd, openWithFeed } from './adFeed';
import {
  AD_TEXT,
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
import { createGate } from './createGate';
import { pause } from './pause';
import { configureServices } from './services/configureServices';
import { answerWith } from './services/createService';
import { expect, test } from './services/serviceTest';

test.describe('with a feed', () => {
  test('its ad is shown as text, and its display counted', async ({
    page,
    service,
  }) => {
    await fixShape(page, 'image');
    answerFeed(service, answerWith({ ads: [{}, createAd(service)] }));
    await openWithFeed(page, service);
    const link = page.locator('[data-ad]').getByRole('link');
    await expect(link).toContainText(AD_TEXT.company);
    await expect(link).toContainText(AD_TEXT.description);
    await expect(link.locator('b')).toHaveCount(0);
    await expect(link).toHaveAttribute('href', `${service.origin}/click`);
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect
      .poll(() =>
        service.requests.map(({ url }) => url.pathname + url.search).sort(),
      )
      .toEqual([
        '/feed.json',
        '/one?t=1700000000',
        '/pen.svg',
        '/seen',
        '/two?t=1700000000',
      ]);
    expect(await readShifts(page)).toBe(0);
  });

  test('without a picture where the visit’s ads are text', async ({
    page,
    service,
  }) => {
    await fixShape(page, 'inline');
    answerFeed(service, answerWith({ ads: [createAd(service)] }));
    await openWithFeed(page, service);
    await expectState(page, 'third-party');
    await expect(page.locator('[data-ad] img')).toHaveCount(0);
  });

  test('nobody is asked without consent, and at once with it', async ({
    page,
    service,
    context,
  }) => {
    answerFeed(service, answerWith({ ads: [createAd(service)] }));
    await configureServices(page, { adFeedUrl: `${service.origin}/feed.json` });
    await openAtRest(page, PAGE);
    await scrollToAd(page);
    await expectState(page, 'in-house');
    await pause(500);
    expect(service.requests).toHaveLength(0);
    const other = await context.newPage();
    await other.goto('/404.html');
    await other.evaluate(() => localStorage.setItem('consent', 'granted'));
    await expectState(page, 'third-party');
    await other.evaluate(() => localStorage.setItem('consent', 'denied'));
    await expectState(page, 'in-house');
    await other.close();
  });

  test('nobody is asked, and no picture shown, where data is saved', async ({
    page,
    service,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await fixShape(page, 'image');
    await openWithFeed(page, service);
    await expectState(page, 'in-house');
    await expect(page.locator('[data-ad]').getByRole('link')).toBeVisible();
    await expect(page.locator('[data-ad] img')).toHaveCount(0);
    expect(service.requests).toHaveLength(0);
  });

  test('it may be slow', async ({ page, service }) => {
    const gate = createGate();
    answerFeed(service, async (request, response) => {
      await gate.passed;
      await answerWith({ ads: [createAd(service)] })(request, response);
    });
    await openWithFeed(page, service);
    await expectState(page, 'waiting');
    await expect.poll(() => countFeedRequests(service)).toBe(1);
    gate.open();
    await expectState(page, 'third-party');
    expect(countFeedRequests(service)).toBe(1);
    expect(await readShifts(page)).toBe(0);
  });

  test('an ad that comes late takes the fallback’s place', async ({
    page,
    service,
  }) => {
    const gate = createGate();
    answerFeed(service, async (request, response) => {
      await gate.passed;
      await answerWith({ ads: [createAd(service)] })(request, response);
    });
    await openWithFeed(page, service);
    const before = await readLayout(page);
    await expectState(page, 'blocked');
    gate.open();
    await expectState(page, 'third-party');
    await expect(page.locator('[data-ad]').getByRole('link')).toHaveCount(1);
    await expect(page.locator('[data-ad]')).toContainText(AD_TEXT.company);
    expect(await readLayout(page)).toEqual(before);
    expect(await readShifts(page)).toBe(0);
  });

  test('it is asked again after a failure', async ({ page, service }) => {
    const answers = [
      answerWith('Out of order', 500),
      answerWith('{"ads":', 200),
      answerWith({ ads: [createAd(service)] }),
    ];
    answerFeed(service, (request, response) => answers.shift()!(request, response));
    await openWithFeed(page, service);
    await expectState(page, 'third-party');
    expect(countFeedRequests(service)).toBe(3);
  });

  test('it may be a plain list', async ({ page, service }) => {
    answerFeed(service, answerWith([{}, createAd(service)]));
    await openWithFeed(page, service);
    await expectState(page, 'third-party');
  });

  test('it is asked once where it refuses', async ({ page, service, noise }) => {
    answerFeed(service, answerWith('No such feed', 404));
    await openWithFeed(page, service);
    await expectState(page, 'in-house');
    expect(countFeedRequests(service)).toBe(1);
    noise.console.length = 0;
    noise.requests.length = 0;
  });

  test('it leads nowhere else', async ({ page, service }) => {
    answerFeed(service, (_, response) => {
      response.writeHead(302, { location: `${service.origin}/other.json` }).end();
    });
    await openWithFeed(page, service);
    await expectState(page, 'in-house');
    expect(service.requests.map(({ url }) => url.pathname)).not.toContain(
      '/other.json',
    );
  });

  test('it is asked no more once the page is left', async ({ page, service }) => {
    answerFeed(service, answerWith('Out of order', 500));
    await openWithFeed(page, service);
    await expect.poll(() => countFeedRequests(service)).toBeGreaterThan(1);
    await page.getByRole('link', { name: 'Crosshatch' }).first().click();
    await expect(page.locator('[data-ad]')).toHaveCount(0);
    const asked = countFeedRequests(service);
    await pause(2500);
    expect(countFeedRequests(service)).toBeLessThanOrEqual(asked + 1);
  });

  for (const [fault, answer] of [
    ['has no ads', { ads: [] }],
    ['is none', ['ads']],
    [
      'has links that are scripts',
      { ads: [{ ...AD_TEXT, statlink: 'javascript:window.injected=1' }] },
    ],
  ] as const) {
    test(`that ${fault} gives way to an in-house ad`, async ({ page, service }) => {
      answerFeed(service, answerWith(answer));
      await openWithFeed(page, service);
      await expectState(page, 'in-house');
      await expect(page.locator('[data-ad]').getByRole('link')).toHaveAttribute(
        'href',
        /^https:/,
      );
      expect(countFeedRequests(service)).toBe(1);
      expect(await readShifts(page)).toBe(0);
    });
  }

  for (const [draw, fallback] of [
    [0.1, 'Thank you for reading'],
    [0.5, 'Premium themes'],
  ] as const) {
    test(`a blocker that aborts requests is met with “${fallback}” for a draw of ${draw}`, async ({
      page,
      service,
    }) => {
      await fixChance(page, draw);
      await page.route(`${service.origin}/**`, (route) =>
        route.abort('blockedbyclient'),
      );
      await openWithFeed(page, service);
      const before = await readLayout(page);
      await expectState(page, 'blocked');
      await expect(page.locator('[data-ad]')).toContainText(fallback);
      expect(await readLayout(page)).toEqual(before);
      expect(await readShifts(page)).toBe(0);
    });
  }

  test('a blocker that hides the ad is met with a fallback, too', async ({
    page,
    service,
  }) => {
    await fixChance(page, 0.5);
    await page.addInitScript((origin) => {
      const style = document.createElement('style');
      style.textContent = `a[href^="${origin}"] { display: none !important }`;
      document.addEventListener('DOMContentLoaded', () =>
        document.head.append(style),
      );
    }, service.origin);
    answerFeed(service, answerWith({ ads: [createAd(service)] }));
    await openWithFeed(page, service);
    await expectState(page, 'blocked');
    await expect(page.locator('[data-ad]').getByRole('link')).toHaveText(
      /Premium themes/,
    );
    expect(await readShifts(page)).toBe(0);
  });

  test('an ad that crashes leaves its space and the page', async ({
    page,
    service,
    noise,
  }) => {
    let planted = false;
    await page.route('**/assets/js/**/*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const body = script.replace(
        'width:130,height:100',
        'width:(()=>{throw new Error("planted crash")})(),height:100',
      );
      planted ||= body !== script;
      await route.fulfill({ response, body });
    });
    await fixShape(page, 'image');
    answerFeed(service, answerWith({ ads: [createAd(service)] }));
    await openWithFeed(page, service);
    await expectState(page, 'failed');
    expect(planted).toBe(true);
    await expect(page.locator('[data-ad]')).toBeEmpty();
    expect((await readLayout(page)).height).toBe(126);
    expect(await readShifts(page)).toBe(0);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Installation');
    expect(noise.console.filter((text) => !text.includes('planted crash'))).toEqual(
      [],
    );
    noise.console.length = 0;
    // What the next page still fetches ends with the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('twenty feeds of any content move nothing and inject nothing', async ({
  page,
  service,
}) => {
  const hostile = fc.constantFrom(
    '<img src=x onerror="window.injected=1">',
    '<script>window.injected=1</script>',
    '"><style>*{display:none}</style>',
    '\u202e\u2066 turned around',
    'W'.repeat(400),
  );
  const text = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 500 }));
  const address = fc.oneof(
    { weight: 3, arbitrary: fc.constant(`${service.origin}/pen.svg`) },
    fc.constantFrom('javascript:window.injected=1', 'data:text/html,<b>', ''),
  );
  const ads = fc.record({
    company: text,
    description: text,
    image: address,
    statlink: address,
    statimp: address,
    pixel: address,
  });
  const feeds = fc.sample(fc.array(ads, { minLength: 1, maxLength: 6 }), {
    numRuns: 20,
    seed: 9,
  });
  await fixShape(page, 'image');
  const states = new Set<string | null>();
  for (const [index, feed] of feeds.entries()) {
    const { width, height } = HEIGHTS[index % HEIGHTS.length]!;
    await page.setViewportSize({ width, height: 800 });
    answerFeed(service, answerWith({ ads: feed }));
    await openWithFeed(page, service, index % 2 === 0 ? PAGE : `/zh${PAGE}`);
    const space = page.locator('[data-ad]');
    await expect(space.getByRole('link')).toBeVisible();
    states.add(await space.getAttribute('data-ad'));
    const about = JSON.stringify(feed);
    expect((await readLayout(page)).height, about).toBe(height);
    expect(await readShifts(page), about).toBe(0);
    const found = await space.evaluate((element) => ({
      names: [
        ...new Set([...element.querySelectorAll('*')].map((e) => e.localName)),
      ],
      injected: 'injected' in window,
      overflows: document.documentElement.scrollWidth > window.innerWidth,
    }));
    expect(found.injected, about).toBe(false);
    expect(found.overflows, about).toBe(false);
    expect(['a', 'div', 'img', 'section', 'span'], about).toEqual(
      expect.arrayContaining(found.names),
    );
    await expect(space.getByRole('link')).toHaveAttribute('href', /^https?:/);
  }
  expect(states).toContain('third-party');
});
