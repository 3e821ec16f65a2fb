import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../src/node/findBrowser';

/** A portal that runs already, and a browser to look at it. */
interface RunningPortal {
  browser: Browser;
  origin: string;
}

/** Starts a browser for a portal that runs, and ends it with the work. */
export function withBrowser({ origin }: URL) {
  return async <Result>(
    work: (portal: RunningPortal) => Promise<Result>,
  ): Promise<Result> => {
    const browser = await chromium.launch(await findBrowser());
    try {
      return await work({ browser, origin });
    } finally {
      await browser.close();
    }
  };
}
