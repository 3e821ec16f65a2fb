import fs from 'node:fs';
import { readChunkRecords } from '../../plugins/page-weight/chunkRecord';
import { explainGrowth } from '../../benchmarks/measure/explainGrowth';
import { toKilobytes } from '../../src/utils/statistics';
import type { Findings } from '../../benchmarks/measure/types';
import {
  listOwners,
  weighPage,
  type PageWeight,
} from '../../benchmarks/measure/weighPage';
import { BUDGETS, type Budget } from './budgets';
import { expect, test, UNUSED_BROWSER } from './fixtures';

test.use(UNUSED_BROWSER);

const BENCHMARK = 'benchmarks/weight.json';

const WEIGHED = ['script', 'html', 'style', 'fonts'] as const;
const COUNTED = ['requests', 'nodes'] as const;

function readRecorded(address: string): Record<string, number> | undefined {
  const { owners } = JSON.parse(fs.readFileSync(BENCHMARK, 'utf8')) as Findings;
  return owners?.[address];
}

/** What made the scripts heavier than they were when the benchmark was recorded. */
function explainScripts(address: string, scripts: PageWeight['scripts']): string {
  const heaviest = Object.entries(scripts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([file, bytes]) => `${toKilobytes(bytes)} kB ${file}`)
    .join('\n');
  const before = readRecorded(address);
  const growth =
    before &&
    `Since ${BENCHMARK} was recorded grew, in source: ${explainGrowth(before, listOwners(scripts, readChunkRecords(process.cwd())))}.\n`;
  return `${growth ?? ''}The heaviest scripts, with gzip:\n${heaviest}`;
}

/** What is above its budget, a sentence each. */
function listExcesses(budget: Budget, weight: PageWeight): string[] {
  return [
    ...WEIGHED.map((part) => [part, toKilobytes(weight[part]), 'kB'] as const),
    ...COUNTED.map((part) => [part, weight[part], ''] as const),
  ]
    .filter(([part, value]) => value > budget[part])
    .map(([part, value, unit]) =>
      `${part}: ${value} ${unit} of ${budget[part]} ${unit}`.trim(),
    );
}

test.describe('a page keeps its budget', () => {
  for (const budget of BUDGETS) {
    test(budget.address, async ({ browser, baseURL }) => {
      const weight = await weighPage(browser, `${baseURL}${budget.address}`);
      // A page that did not come would keep any budget.
      expect(weight.script).toBeGreaterThan(50_000);
      expect(weight.nodes).toBeGreaterThan(100);
      const excesses = listExcesses(budget, weight);
      expect(
        excesses,
        `${excesses.join('; ')}.\n${explainScripts(budget.address, weight.scripts)}`,
      ).toEqual([]);
    });
  }
});
