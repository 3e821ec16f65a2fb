import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { findBrowser } from '../../../src/node/findBrowser';
import { createPortalServer } from './createPortalServer';

/** The last build, served, and a browser to look at it. */
export interface ServedBuild {
  browser: Browser;
  /** Such as `http://127.0.0.1:4000`. */
  origin: string;
  /** Port of the browser's debugging protocol. */
  debuggingPort: number;
}

/** Port of the browser's debugging protocol: a free one is not told. */
const DEBUGGING_PORT = 9333;

/**
 * Serves the last build at a free port and starts a browser beside it. Both end with the
 * measurement, and also when it or the browser's start fails.
 *
 * @param measure what is done with them
 * @throws what `measure` throws, and an Error where there is no build or no browser
 */
export async function withServedBuild<Result>(
  measure: (build: ServedBuild) => Promise<Result>,
): Promise<Result> {
  const server = createPortalServer('build');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const options = await findBrowser();
    // Of the development dependencies: who only serves the portal does without.
    const { chromium } = await import('@playwright/test');
    const browser = await chromium.launch({
      ...options,
      args: [...(options.args ?? []), `--remote-debugging-port=${DEBUGGING_PORT}`],
    });
    try {
      return await measure({
        browser,
        origin: `http://127.0.0.1:${port}`,
        debuggingPort: DEBUGGING_PORT,
      });
    } finally {
      await browser.close();
    }
  } finally {
    server.close();
  }
}
