import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BENCH_PAGES, type BenchPage } from './pages';
import { getQuantile, round } from '../../src/utils/statistics';
import type { ServedBuild } from '../../plugins/hosting';
import type { Cell, Findings } from './types';

/** Runs whose median counts. */
const RUNS = 5;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Least performance on mobile, by what a page is made of. */
const PERFORMANCE_GOALS = { text: 95, api: 95, demos: 85 };

type Form = 'mobile' | 'desktop';

/** Scores from 0 to 100, the blocking time in milliseconds, and the layout shift. */
type Run = Record<string, number>;

/** The parts of Lighthouse's result that are read. */
interface LighthouseResult {
  categories: Partial<Record<string, { score: number | null }>>;
  audits: Partial<Record<string, { numericValue?: number }>>;
  runtimeError?: { message: string };
}

/**
 * Lighthouse as a process of its own: it reads the source of its own functions to run them
 * in the page, and what runs the project's scripts (tsx) changes that source.
 */
async function runLighthouse(
  address: string,
  form: Form,
  port: number,
): Promise<LighthouseResult> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      require.resolve('lighthouse/cli/index.js'),
      address,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as LighthouseResult;
}

async function runOnce(address: string, form: Form, port: number): Promise<Run> {
  const result = await runLighthouse(address, form, port);
  if (result.runtimeError !== undefined) {
    throw new Error(
      `Lighthouse could not measure ${address}: ${result.runtimeError.message}`,
    );
  }
  const { categories, audits } = result;
  return {
    ...Object.fromEntries(
      CATEGORIES.map((name) => [
        name,
        Math.round((categories[name]?.score ?? 0) * 100),
      ]),
    ),
    blocking: audits['total-blocking-time']?.numericValue ?? NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    paint: audits['largest-contentful-paint']?.numericValue ?? NaN,
  };
}

async function measurePage(
  page: BenchPage,
  form: Form,
  { origin, debuggingPort }: ServedBuild,
): Promise<Cell[]> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await runOnce(`${origin}${page.address}`, form, debuggingPort));
  }
  const median = (name: string) => getQuantile(runs.map((run) => run[name]!));
  const performance = median('performance');
  const goal = form === 'mobile' ? PERFORMANCE_GOALS[page.kind] : null;
  return [
    page.name,
    form,
    performance,
    goal,
    goal === null ? null : performance >= goal ? 'yes' : 'no',
    median('accessibility'),
    median('best-practices'),
    median('seo'),
    round(median('blocking')),
    round(median('paint')),
    round(median('shift'), 3),
  ];
}

/** What Lighthouse says of each page, on a simulated phone and on a desktop. */
export async function measureLighthouse(build: ServedBuild): Promise<Findings> {
  const rows: Cell[][] = [];
  for (const page of BENCH_PAGES) {
    rows.push(await measurePage(page, 'mobile', build));
    rows.push(await measurePage(page, 'desktop', build));
  }
  return {
    tables: [
      {
        title: 'Lighthouse',
        note: `Median of ${RUNS} runs. The best known documentation has a performance of 48 to 62 (text and API) and 42 to 53 (demos) on mobile, and blocks 3,551 ms (API DataGrid) and 6,028 ms (bars). Goals beside the performance: accessibility and SEO 100, blocking time 200 ms (API DataGrid) and 600 ms (bars), layout shift at most 0.01.`,
        columns: [
          'Page',
          'Form',
          'Performance',
          'Goal',
          'Met',
          'Accessibility',
          'Best practices',
          'SEO',
          'Blocking ms',
          'Largest paint ms',
          'Layout shift',
        ],
        rows,
      },
    ],
  };
}
