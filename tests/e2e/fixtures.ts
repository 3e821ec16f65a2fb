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

function isNoise(message: ConsoleMessage): boolean {
  return (
    ['error', 'warning'].includes(message.type()) &&
    ![MISSING_LICENSE_NOTICE, FAILED_REQUEST].some((known) =>
      message.text().includes(known),
    )
  );
}

/** Starts to collect a page's noise. */
export function collectNoise(page: Page, baseURL: string): PageNoise {
  const noise: PageNoise = { console: [], requests: [] };
  page.on('console', (message) => {
    if (isNoise(message)) {
      noise.console.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => noise.console.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && !/^(?:data|blob):/.test(url)) {
      noise.requests.push(`${url} is outside the portal`);
    }
  });
  page.on('requestfailed', (request) => {
    // A page that is left while it loads aborts its requests: that is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      noise.requests.push(`${request.url()} ${request.failure()?.errorText}`);
    }
  });
  page.on('response', (response) => {
    if (
      response.status() >= 400 &&
      response.request().resourceType() !== 'document'
    ) {
      noise.requests.push(`${response.url()} answered ${response.status()}`);
    }
  });
  return noise;
}

interface Fixtures {
  noise: PageNoise;
}

/** A test that fails on console noise and on requests that fail or leave the machine. */
export const test = base.extend<Fixtures>({
  noise: [
    async ({ page, baseURL }, use) => {
      const noise = collectNoise(page, baseURL!);
      await use(noise);
      expect(noise).toEqual({ console: [], requests: [] });
    },
    { auto: true },
  ],
});

export { expect };
