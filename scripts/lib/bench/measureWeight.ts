import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { BENCH_PAGES, type BenchPage } from './pages';
import { toKilobytes } from './statistics';
import type { ServedBuild, Table } from './types';

/** Resource types of the browser, by the column that counts them. */
const COUNTED = { script: 'script', stylesheet: 'style', font: 'fonts' } as const;

interface Weight {
  htmlRaw: number;
  html: number;
  script: number;
  style: number;
  fonts: number;
  requests: number;
  nodes: number;
}

/** Bytes of a response: texts with gzip at level 9, however the server sends them. */
async function weigh(response: Response): Promise<{ raw: number; gzipped: number }> {
  const body = await response.body();
  const isFont = response.request().resourceType() === 'font';
  return {
    raw: body.length,
    gzipped: isFont ? body.length : gzipSync(body, { level: 9 }).length,
  };
}

async function weighResponses(responses: readonly Response[]) {
  const sums = { script: 0, style: 0, fonts: 0, html: 0, htmlRaw: 0 };
  for (const response of responses.filter((one) => one.ok())) {
    const type = response.request().resourceType();
    if (type === 'document') {
      const { raw, gzipped } = await weigh(response);
      sums.htmlRaw += raw;
      sums.html += gzipped;
    } else if (type in COUNTED) {
      sums[COUNTED[type as keyof typeof COUNTED]] += (await weigh(response)).gzipped;
    }
  }
  return sums;
}

const countNodes = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('*').length);

/** Opens a page as a reader does who was never here, and does not scroll. */
async function measurePage(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(address, { waitUntil: 'networkidle' });
    return {
      ...(await weighResponses(responses)),
      requests: responses.length,
      nodes: await countNodes(page),
    };
  } finally {
    await context.close();
  }
}

function toRow({ name, known, scriptGoal }: BenchPage, weight: Weight) {
  const script = toKilobytes(weight.script);
  return [
    name,
    script,
    scriptGoal,
    script <= scriptGoal ? 'yes' : 'no',
    known?.script ?? null,
    toKilobytes(weight.htmlRaw),
    toKilobytes(weight.html),
    known?.html ?? null,
    toKilobytes(weight.style),
    toKilobytes(weight.fonts),
    weight.requests,
    weight.nodes,
    known?.nodes ?? null,
  ];
}

/** What each page loads and holds before the reader does anything. */
export async function measureWeight({
  browser,
  origin,
}: ServedBuild): Promise<Table[]> {
  const rows = [];
  for (const page of BENCH_PAGES) {
    rows.push(toRow(page, await measurePage(browser, `${origin}${page.address}`)));
  }
  return [
    {
      title: 'Page weight',
      note: 'Cold cache, 1280 x 720 pixels, no scroll, no third parties. Kilobytes of 1,000 bytes; script, style and HTML with gzip at level 9. Known: the best known documentation of these libraries.',
      columns: [
        'Page',
        'Script',
        'Goal',
        'Met',
        'Known',
        'HTML raw',
        'HTML',
        'Known HTML',
        'Style',
        'Fonts',
        'Requests',
        'DOM nodes',
        'Known nodes',
      ],
      rows,
    },
  ];
}
