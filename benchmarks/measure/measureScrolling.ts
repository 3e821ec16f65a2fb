import type { Page } from '@playwright/test';
import { getQuantile, round } from '../../src/utils/statistics';
import type { ServedBuild } from '../../plugins/hosting';
import { rateFrames, type FrameReport } from '../../sample-data/frames';
import type { Findings } from './types';

/** The demo of 100,000 rows by 30 columns. */
const ADDRESS = '/playground/react-data-grid/HundredThousandRows';

/** Rounds, each on a new page. */
const ROUNDS = 5;

/** How a reader scrolls: so many turns of the wheel, a frame apart. */
const TURNS = 180;

const DIRECTIONS = [
  { name: 'down', x: 0, y: 120 },
  { name: 'to the end side', x: 40, y: 0 },
];

/** Most frames over 50 ms, in percent. */
const GOAL = 5;

/** What the page notes while it is scrolled. */
interface Frames {
  times: number[];
}

/** Begins to note the times of the frames in the page. */
function noteFrames() {
  const frames = {
    times: [] as number[],
    note(time: number) {
      frames.times.push(time);
      requestAnimationFrame(frames.note);
    },
  };
  requestAnimationFrame(frames.note);
  Object.assign(globalThis, { frames });
}

async function scroll(
  page: Page,
  { x, y }: (typeof DIRECTIONS)[number],
): Promise<FrameReport> {
  await page.getByRole('grid').hover();
  await page.evaluate(noteFrames);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(x, y);
  }
  const distance = await page
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((scroller) => scroller.scrollTop + Math.abs(scroller.scrollLeft));
  if (distance === 0) {
    throw new Error(`${ADDRESS}: the wheel did not scroll the grid, so nothing was measured.`);
  }
  return rateFrames(
    await page.evaluate(() => (globalThis as unknown as { frames: Frames }).frames.times),
  );
}

/** How smoothly the grid of 100,000 rows scrolls, by the wheel. */
export async function measureScrolling({
  browser,
  origin,
}: ServedBuild): Promise<Findings> {
  const rows = [];
  for (const direction of DIRECTIONS) {
    const reports: FrameReport[] = [];
    for (let opened = 0; opened < ROUNDS; opened += 1) {
      const page = await browser.newPage();
      await page.goto(`${origin}${ADDRESS}`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Show 100,000 rows' }).click();
      await page.getByRole('row').nth(5).waitFor();
      reports.push(await scroll(page, direction));
      await page.close();
    }
    const slow = round(getQuantile(reports.map((report) => report.slow)) * 100, 1);
    rows.push([
      direction.name,
      getQuantile(reports.map((report) => report.perSecond)),
      slow,
      GOAL,
      slow <= GOAL ? 'yes' : 'no',
    ]);
  }
  return {
    tables: [
      {
        title: 'Scrolling 100,000 rows by 30 columns',
        note: `Median of ${ROUNDS} rounds of ${TURNS} turns of the wheel, one after the other: frames per second, and percent of the frames that took over 50 ms.`,
        columns: ['Direction', 'Frames per second', 'Over 50 ms', 'Goal', 'Met'],
        rows,
      },
    ],
  };
}
