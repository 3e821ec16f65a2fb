import type { Page } from '@playwright/test';
import { giveConsent } from './adPage';
import { checkAccessibility } from './checks/accessibility';
import { getControl, openDemo, chooseRare } from './demoPage';
import { openPage } from './openPage';
import { configureServices } from './services/configureServices';
import { answerWithScript, type Service } from './services/createService';
import { createTagScript } from './services/playTag';
import { expect, test } from './services/serviceTest';

const PAGE = '/x/react-charts/bars';
const ID = 'G-TEST123456';

type Command = [name: string, ...values: unknown[]];

/** A portal whose analytics is played by the service, on which the tag's script lies. */
async function configureAnalytics(page: Page, service: Service) {
  service.answer((request, response) =>
    request.url.pathname === '/gtag/js'
      ? answerWithScript(createTagScript(service.origin))(request, response)
      : void response.writeHead(204).end(),
  );
  await configureServices(page, { analytics: { id: ID, url: service.origin } });
}

/** The place of a command among all that were sent. */
function readNumber({ searchParams }: URL): number {
  return Number(searchParams.get('n'));
}

/** What the tag has got, in order. */
function listCommands({ requests }: Service): Command[] {
  return requests
    .filter(({ url }) => url.pathname === '/collect')
    .toSorted((a, b) => readNumber(a.url) - readNumber(b.url))
    .map(({ body }) => JSON.parse(body) as Command);
}

function listEvents(service: Service, name: string) {
  return listCommands(service)
    .filter(([command, event]) => command === 'event' && event === name)
    .map(([, , parameters]) => parameters);
}

function getBar(page: Page) {
  return page.getByRole('region', { name: 'Your privacy' });
}

test.describe('the question for consent', () => {
  test('is not there where no service is configured', async ({ page }) => {
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    await expect(getBar(page)).toHaveCount(0);
  });

  test('comes before any request, and no answer sends nothing', async ({
    page,
    service,
  }) => {
    await configureAnalytics(page, service);
    await page.goto(PAGE);
    await expect(getBar(page)).toBeVisible();
    await page.getByRole('link', { name: 'Tree View' }).first().click();
    await expect(page).toHaveURL(/react-tree-view$/);
    await page.waitForLoadState('networkidle');
    expect(service.requests).toEqual([]);
    expect(await checkAccessibility(page)).toEqual([]);
  });

  test('is answered by keyboard, for good', async ({ page, service }) => {
    await configureAnalytics(page, service);
    await page.goto(PAGE);
    const refuse = getBar(page).getByRole('button', { name: 'Don’t allow' });
    await refuse.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(refuse).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getBar(page)).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(getBar(page)).toHaveCount(0);
    expect(service.requests).toEqual([]);
  });

  test('is not asked where the browser says no, which wins over an old yes', async ({
    page,
    service,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
    );
    await giveConsent(page);
    await configureAnalytics(page, service);
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    await expect(getBar(page)).toHaveCount(0);
    expect(service.requests).toEqual([]);
  });

  for (const width of [320, 1280]) {
    test(`moves nothing and leaves room at ${width} px`, async ({
      page,
      service,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await configureAnalytics(page, service);
      await page.goto(PAGE);
      const heading = page.getByRole('heading', { level: 1 });
      const before = await heading.boundingBox();
      await expect(getBar(page)).toBeVisible();
      expect(await heading.boundingBox()).toEqual(before);
      expect((await getBar(page).boundingBox())!.height).toBeLessThan(320);
      // The end of the page stands above the bar.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const end = await page.locator('footer').last().boundingBox();
      const bar = await getBar(page).boundingBox();
      expect(end!.y + end!.height).toBeLessThanOrEqual(bar!.y + 1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(width);
    });
  }

  test('can be answered anew on the privacy page', async ({ page, service }) => {
    await giveConsent(page);
    await configureAnalytics(page, service);
    await page.goto(PAGE);
    await expect.poll(() => listEvents(service, 'page_view')).toHaveLength(1);
    await page
      .context()
      .addCookies([
        { name: '_ga', value: 'GA1.1.1', url: new URL(page.url()).origin },
      ]);
    await page.getByRole('link', { name: 'Privacy settings' }).click();
    await expect(page.getByText('You have allowed this.')).toBeVisible();
    await expect(page.getByText(new URL(service.origin).host)).toBeVisible();
    await expect.poll(() => listEvents(service, 'page_view')).toHaveLength(2);
    await page.getByRole('button', { name: 'Don’t allow' }).click();
    await expect(page.getByText('You have not allowed this.')).toBeVisible();
    await expect
      .poll(() => listCommands(service).at(-1))
      .toEqual([
        'consent',
        'update',
        expect.objectContaining({ analytics_storage: 'denied' }),
      ]);
    const sent = service.requests.length;
    await page.getByRole('link', { name: 'Tree View' }).first().click();
    await page.waitForLoadState('networkidle');
    expect(service.requests).toHaveLength(sent);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('_ga');
  });
});

test.describe('with consent', () => {
  test.beforeEach(async ({ page, service }) => {
    await giveConsent(page);
    await configureAnalytics(page, service);
  });

  test('the tag begins with consent denied, and counts the page once', async ({
    page,
    service,
  }) => {
    await page.goto(`/zh${PAGE}?mode=dark#stack`);
    await expect.poll(() => listEvents(service, 'page_view')).toHaveLength(1);
    // Each is a request of its own: they arrive in any order.
    await expect
      .poll(() => listCommands(service).map(([name]) => name))
      .toEqual(['consent', 'consent', 'js', 'config', 'set', 'set', 'event']);
    const [asked, granted, , config, properties] = listCommands(service);
    expect(asked).toEqual([
      'consent',
      'default',
      expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
    ]);
    expect(granted).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    expect(config).toEqual([
      'config',
      ID,
      expect.objectContaining({
        send_page_view: false,
        server_container_url: service.origin,
      }),
    ]);
    expect(properties).toEqual([
      'set',
      'user_properties',
      {
        language: 'zh',
        code_variant: 'TS',
        code_styling: 'system',
        color_scheme: 'dark',
        system_color_scheme: 'light',
        device_pixel_ratio: 1,
      },
    ]);
    // While a page hydrates, its head has the portal's own title for a moment.
    await expect(page).toHaveTitle(/ \| Crosshatch$/);
    const title = await page.title();
    expect(listEvents(service, 'page_view')).toEqual([
      {
        page_title: title,
        page_location: `${new URL(page.url()).origin}${PAGE}`,
        product_id: 'charts',
        category_id: 'x',
      },
    ]);
  });

  test('each page that a link leads to is counted, with its own title', async ({
    page,
    service,
  }) => {
    await page.goto(PAGE);
    await expect.poll(() => listEvents(service, 'page_view')).toHaveLength(1);
    await page.getByRole('link', { name: 'Tree View' }).first().click();
    await expect.poll(() => listEvents(service, 'page_view')).toHaveLength(2);
    expect(listEvents(service, 'page_view')[1]).toMatchObject({
      page_title: await page.title(),
      page_location: expect.stringMatching(/\/x\/react-tree-view$/),
      product_id: 'tree-view',
    });
    expect(listEvents(service, 'navbar')).toEqual([
      { action: 'product', label: '/x/react-tree-view' },
    ]);
  });

  test('a changed property is told, an unchanged one is not', async ({
    page,
    service,
  }) => {
    await page.goto(PAGE);
    await expect.poll(() => listEvents(service, 'page_view')).toHaveLength(1);
    const listProperties = () =>
      listCommands(service).filter(([, what]) => what === 'user_properties');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(listProperties).toHaveLength(2);
    expect(listProperties()[1]![2]).toMatchObject({ system_color_scheme: 'dark' });
  });

  test('the clicks of the table are sent as they stand there', async ({
    page,
    service,
  }) => {
    const demo = await openDemo(page, PAGE, 'HoneyHarvest');
    await expect.poll(() => listEvents(service, 'page_view')).toHaveLength(1);
    await getControl(demo, 'Show code').click();
    await chooseRare(demo, 'Focus the start of the demo');
    await chooseRare(demo, 'Reset the demo');
    await page
      .getByRole('region', { name: 'Was this page helpful?' })
      .getByRole('button', { name: 'Yes', exact: true })
      .click();
    const label = 'react-charts/bars/HoneyHarvest';
    await expect
      .poll(() => listEvents(service, 'demo'))
      .toEqual([
        { action: 'code', label },
        { action: 'focus', label },
        { action: 'reset', label },
      ]);
    await expect
      .poll(() => listEvents(service, 'feedback'))
      .toEqual([{ action: 'yes' }]);
  });

  test('what was searched in vain is told, once it stands', async ({
    page,
    service,
  }) => {
    await openPage(page, PAGE);
    await expect.poll(() => listEvents(service, 'page_view')).toHaveLength(1);
    await page.keyboard.press('/');
    await page
      .getByRole('combobox', { name: 'Search the documentation' })
      .pressSequentially('xqzvkw');
    await expect
      .poll(() => listEvents(service, 'search'))
      .toEqual([{ action: 'miss', label: 'xqzvkw' }]);
  });

  test('speed is measured in a drawn session only', async ({ page, service }) => {
    await page.addInitScript(() => sessionStorage.setItem('vitals', 'on'));
    await page.goto(PAGE);
    await expect.poll(() => listEvents(service, 'web_vital')).not.toEqual([]);
    expect(listEvents(service, 'web_vital')[0]).toEqual({
      action: expect.stringMatching(/^(?:LCP|INP|CLS|FCP|TTFB)$/),
      value: expect.any(Number),
      label: expect.any(String),
    });
  });

  for (const [name, answer] of [
    ['fails', answerWithFailure],
    ['never answers', () => undefined],
    ['sends no script', answerWithScript('<html>')],
  ] as const) {
    test(`the page goes on when the service ${name}`, async ({
      page,
      service,
      noise,
    }) => {
      service.answer(answer);
      await page.goto(PAGE, { waitUntil: 'commit' });
      await expect.poll(() => service.requests.length).toBe(1);
      await page.getByRole('link', { name: 'Tree View' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Tree');
      // What the service's own script does is no fault of the portal.
      noise.console = noise.console.filter((text) => !text.includes("token '<'"));
    });
  }
});

function answerWithFailure(
  _request: unknown,
  response: { writeHead: (status: number) => { end: () => void } },
) {
  response.writeHead(500).end();
}

test('debugging prints what would be sent, and asks nobody', async ({ page }) => {
  const printed: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[analytics]')) {
      printed.push(message.text());
    }
  });
  await giveConsent(page);
  await configureServices(page, { analytics: { debug: true } });
  await page.goto(PAGE);
  await expect
    .poll(() => printed.some((text) => text.includes('event page_view')))
    .toBe(true);
});

test('a reader’s answer and comment reach the configured address', async ({
  page,
  service,
}) => {
  await configureServices(page, { feedbackUrl: `${service.origin}/feedback` });
  await page.goto(`/zh${PAGE}`);
  const feedback = page.getByRole('region', { name: '本页对你有帮助吗？' });
  await feedback.getByRole('button', { name: '没有', exact: true }).click();
  await feedback.getByRole('textbox').fill('More examples');
  await feedback.locator('form button').click();
  await expect.poll(() => service.requests.length).toBe(2);
  expect(service.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    expect.objectContaining({ page: PAGE, language: 'zh', answer: 'no' }),
    expect.objectContaining({ answer: 'no', comment: 'More examples' }),
  ]);
});

test('the privacy page names all that a visit stores', async ({ page, service }) => {
  await giveConsent(page);
  await configureAnalytics(page, service);
  const demo = await openDemo(page, PAGE, 'HoneyHarvest');
  await getControl(demo, 'Show code').click();
  await getControl(demo, 'JS').click();
  await page.goto('/x/introduction/installation');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.waitForLoadState('networkidle');
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!),
  ]);
  expect(stored).toEqual(
    expect.arrayContaining(['consent', 'pageAnswers', 'codeVariant']),
  );
  await page.goto('/x');
  await page.getByRole('link', { name: 'Privacy settings' }).click();
  await page.getByRole('heading', { name: 'What stays in your browser' }).waitFor();
  const named = await page.locator('td code').allTextContents();
  expect(stored.filter((name) => !named.includes(name))).toEqual([]);
});
