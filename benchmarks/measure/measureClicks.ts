import type { Browser, Page } from '@playwright/test';
import { getQuantile, round } from '../../src/utils/statistics';
import type { ServedBuild } from '../../plugins/hosting';
import type { Findings } from './types';

/** Clicks whose median counts. */
const CLICKS = 7;

/** Slow-downs of the processor, with the goal for each in milliseconds. */
const SLOWDOWNS = [
  { rate: 1, goal: 100 },
  { rate: 4, goal: 300 },
];

/** Links of the sidebar: the page that has them, and the page they lead to. */
const LINKS = [
  { from: '/x/introduction', to: '/x/introduction/installation' },
  { from: '/x/react-data-grid', to: '/x/react-data-grid/column-definition' },
  { from: '/x/react-charts', to: '/x/react-charts/bars' },
  { from: '/x/react-date-pickers', to: '/x/react-date-pickers/date-picker' },
  { from: '/x/react-tree-view', to: '/x/react-tree-view/quickstart' },
  { from: '/x/api/data-grid/data-grid', to: '/x/api/data-grid/data-grid-pro' },
  { from: '/x/api/charts/bar-chart', to: '/x/api/charts/line-chart' },
];

/** The best known documentation takes so long, over all pages. */
const KNOWN = '145 to 2,518';

/** Notes in the page when the click came, and when the next heading was painted. */
function watchHeading(): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    let clickedAt = 0;
    document.addEventListener('click', () => (clickedAt = performance.now()), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (clickedAt > 0 && heading !== undefined && heading !== before) {
        observer.disconnect();
        // The frame is painted when the task after it runs.
        requestAnimationFrame(() => {
          setTimeout(() => resolve(performance.now() - clickedAt));
        });
      }
    });
    observer.observe(document.documentElement, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Opens the groups of the sidebar, so that every link can be clicked. */
async function openGroups(page: Page) {
  const closed = page.locator('aside [aria-expanded="false"]');
  while ((await closed.count()) > 0) {
    await closed.first().click();
  }
}

/** Time of one click in a browser that has not seen the next page yet, in milliseconds. */
async function measureClick(
  browser: Browser,
  origin: string,
  { from, to }: (typeof LINKS)[number],
  rate: number,
): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${from}`, { waitUntil: 'networkidle' });
    await openGroups(page);
    await slowDown(page, rate);
    const time = page.evaluate(watchHeading);
    await page.locator(`aside a[href="${to}"]`).first().click();
    return await time;
  } finally {
    await context.close();
  }
}

/** From a click in the sidebar until the heading of the next page is painted. */
export async function measureClicks({
  browser,
  origin,
}: ServedBuild): Promise<Findings> {
  const rows = [];
  for (const link of LINKS) {
    for (const { rate, goal } of SLOWDOWNS) {
      const times: number[] = [];
      for (let click = 0; click < CLICKS; click += 1) {
        times.push(await measureClick(browser, origin, link, rate));
      }
      const median = round(getQuantile(times));
      const range = `${round(Math.min(...times))} to ${round(Math.max(...times))}`;
      rows.push([
        link.to,
        `${rate}x`,
        median,
        goal,
        median <= goal ? 'yes' : 'no',
        range,
      ]);
    }
  }
  return {
    tables: [
      {
        title: 'Sidebar click to heading painted',
        note: `Milliseconds, median of ${CLICKS} clicks, each in a browser that has only seen the page before; the pointer comes and clicks at once. The best known documentation: ${KNOWN} ms.`,
        columns: ['To', 'Slow-down', 'Median', 'Goal', 'Met', 'Range'],
        rows,
      },
    ],
  };
}
