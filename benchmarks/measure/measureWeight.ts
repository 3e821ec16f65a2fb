import { readChunkRecords } from '../../plugins/page-weight';
import { BENCH_PAGES, type BenchPage } from './pages';
import { toKilobytes } from '../../src/utils/statistics';
import type { ServedBuild } from '../../plugins/hosting';
import type { Findings } from './types';
import { listOwners, weighPage, type PageWeight } from './weighPage';

function toRow({ name, known, scriptGoal }: BenchPage, weight: PageWeight) {
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
}: ServedBuild): Promise<Findings> {
  const record = readChunkRecords(process.cwd());
  const rows = [];
  const owners: Findings['owners'] = {};
  for (const page of BENCH_PAGES) {
    const weight = await weighPage(browser, `${origin}${page.address}`);
    rows.push(toRow(page, weight));
    owners[page.address] = listOwners(weight.scripts, record);
  }
  return {
    owners,
    tables: [
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
    ],
  };
}
