import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/node/findBrowser';

const port = Number(process.env.TEST_PORT ?? 4173);

/** Browser tests of the production build in `build/`. See CONTRIBUTING.md. */
export default (async () =>
  defineConfig({
    testDir: 'tests/e2e',
    globalSetup: './tests/demo-sample/announceSample.ts',
    outputDir: 'test-results',
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    // A stall of the machine must not refuse a commit; what passes only then is told of as flaky.
    retries: process.env.CI ? 1 : 0,
    workers: Math.max(1, Math.min(4, os.cpus().length)),
    timeout: 120_000,
    // How long a page takes is measured by the benchmarks; a busy machine has time here.
    expect: { timeout: 15_000 },
    reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : 'list',
    use: {
      baseURL: `http://127.0.0.1:${port}`,
      locale: 'en-US',
      timezoneId: 'UTC',
      // A recording of each first try would make the whole run a fifth longer.
      trace: 'on-first-retry',
      // A page of its own for each test takes a new process and all scripts anew: a third
      // of the time. Specs that need one, such as those that count what is fetched, say so.
      reuseContext: true,
      launchOptions: await findBrowser(),
    },
    webServer: {
      command: `npm run serve -- --host 127.0.0.1 --port ${port}`,
      url: `http://127.0.0.1:${port}`,
      reuseExistingServer: false,
    },
  }))();
