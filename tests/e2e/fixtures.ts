import {
  expect,
  test as base,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';

/** What a visit must not produce; collected from the first navigation on. */
export interface PageNoise {
  /** Errors and warnings on the console, and uncaught exceptions. */
  console: string[];
  /** Requests that failed, were answered by an error, or left this machine. */
  requests: string[];
}

/**
 * The components' own notice in a build without a license key, which is a normal build:
 * the one known message that is no fault.
 */
const MISSING_LICENSE_NOTICE = 'MUI X: Missing license key.';

/** Repeats on the console what `requests` records with its address. */
const FAILED_REQUEST = 'Failed to load resource';

/**
 * Said of the site's font where it came too late for the first paint and was left out
 * (`font-display: optional`), as it may on a slow machine or where a test's requests go
 * through the test. That the fonts which are preloaded are the page's own is held by
 * fonts.spec.ts.
 */
const LATE_FONT = /\.woff2 was preloaded using link preload but not used/;

function isNoise(message: ConsoleMessage): boolean {
  return (
    ['error', 'warning'].includes(message.type()) &&
    ![MISSING_LICENSE_NOTICE, FAILED_REQUEST].some((known) =>
      message.text().includes(known),
    )
  );
}

/**
 * Starts to collect a page's noise.
 *
 * @param services origins of local servers that play outside services: how they answer
 *   and whether they can be reached is what such a test is about
 */
function collectNoise(
  page: Page,
  baseURL: string,
  services: ReadonlySet<string> = new Set(),
): PageNoise {
  const noise: PageNoise = { console: [], requests: [] };
  const isService = (url: string) => services.has(new URL(url).origin);
  page.on('console', (message) => {
    if (isNoise(message) && !LATE_FONT.test(message.text())) {
      noise.console.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => noise.console.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (
      !url.startsWith(baseURL) &&
      !/^(?:data|blob):/.test(url) &&
      !isService(url)
    ) {
      noise.requests.push(`${url} is outside the portal`);
    }
  });
  page.on('requestfailed', (request) => {
    // A page that is left while it loads aborts its requests: that is no fault.
    if (
      request.failure()?.errorText !== 'net::ERR_ABORTED' &&
      !isService(request.url())
    ) {
      noise.requests.push(`${request.url()} ${request.failure()?.errorText}`);
    }
  });
  page.on('response', (response) => {
    if (
      response.status() >= 400 &&
      !isService(response.url()) &&
      response.request().resourceType() !== 'document'
    ) {
      noise.requests.push(`${response.url()} answered ${response.status()}`);
    }
  });
  return noise;
}

interface Fixtures {
  noise: PageNoise;
  /** Origins of the local services that a test starts: it adds them. */
  serviceOrigins: Set<string>;
}

/**
 * For a spec that rests on a browser which has seen nothing yet: that counts what is fetched,
 * looks at a first visit, or keeps something from arriving. All others go on in the page of
 * the test before, from which Playwright has cleared what was stored and routed.
 */
export const UNUSED_BROWSER = { reuseContext: false };

/** A test that fails on console noise and on requests that fail or leave the machine. */
export const test = base.extend<Fixtures>({
  // What a test was permitted is not among what Playwright clears.
  context: async ({ context, permissions }, provide) => {
    await provide(context);
    if (permissions === undefined) {
      await context.clearPermissions();
    }
  },
  // Playwright wants the object, empty or not.
  // eslint-disable-next-line no-empty-pattern
  serviceOrigins: async ({}, provide) => provide(new Set()),
  noise: [
    async ({ page, baseURL, serviceOrigins }, use) => {
      const noise = collectNoise(page, baseURL!, serviceOrigins);
      await use(noise);
      expect(noise).toEqual({ console: [], requests: [] });
    },
    { auto: true },
  ],
});

export { expect };
