import fs from 'node:fs';
import path from 'node:path';
import { renderReports } from '../../benchmarks/measure/renderReports';
import type { Report } from '../../benchmarks/measure/types';
import { createSearchTables, type SearchReport } from '../../plugins/search';

const BENCHMARKS = 'benchmarks';

/** The file of a part's figures. */
export function getBenchmarkFile(part: string): string {
  return path.join(BENCHMARKS, `${part}.json`);
}

function readReports<Content>(parts: readonly string[]): Content[] {
  return parts
    .map(getBenchmarkFile)
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as Content);
}

/** The parts that `npm run bench` measures, in their order. */
export const PARTS = [
  'weight',
  'lighthouse',
  'clicks',
  'scrolling',
  'build',
  'growth',
] as const;

/** Writes `benchmarks/README.md` of the figures that are there, those of the search last. */
export function writeBenchmarkPage(): void {
  const search = readReports<SearchReport>(['search']).map((report): Report => ({
    machine: report.machine,
    commit: report.commit,
    tables: createSearchTables(report),
  }));
  fs.writeFileSync(
    path.join(BENCHMARKS, 'README.md'),
    renderReports([...readReports<Report>(PARTS), ...search]),
  );
}
