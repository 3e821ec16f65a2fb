import { describeCommit, describeMachine } from '../src/node/describeMachine';
import { measureBuilds, measureGrowth } from '../benchmarks/measure/measureBuilds';
import { measureClicks } from '../benchmarks/measure/measureClicks';
import { measureLighthouse } from '../benchmarks/measure/measureLighthouse';
import { measureScrolling } from '../benchmarks/measure/measureScrolling';
import { measureWeight } from '../benchmarks/measure/measureWeight';
import { renderTable } from '../benchmarks/measure/renderReports';
import type { Findings, Report } from '../benchmarks/measure/types';
import { withServedBuild } from '../plugins/hosting';
import { writeJson } from '../src/node/jsonFile';
import { runCommand } from './lib/runCommand';
import {
  getBenchmarkFile,
  PARTS,
  writeBenchmarkPage,
} from './lib/writeBenchmarkPage';

type Part = (typeof PARTS)[number];

const MEASUREMENTS: Record<Part, () => Findings | Promise<Findings>> = {
  weight: () => withServedBuild(measureWeight),
  lighthouse: () => withServedBuild(measureLighthouse),
  clicks: () => withServedBuild(measureClicks),
  scrolling: () => withServedBuild(measureScrolling),
  build: () => measureBuilds(process.cwd()),
  growth: () => measureGrowth(process.cwd()),
};

async function measurePart(part: Part): Promise<void> {
  const findings = await MEASUREMENTS[part]();
  const report: Report = {
    machine: describeMachine(),
    commit: describeCommit(),
    ...findings,
  };
  writeJson(getBenchmarkFile(part), report);
  console.log(findings.tables.map(renderTable).join('\n'));
}

/**
 * Measures the last production build, part by part, and writes each part's figures to
 * `benchmarks/<part>.json` and all of them to `benchmarks/README.md`. The search is
 * measured by "npm run search:eval".
 */
void runCommand({
  usage: `npm run bench -- [<part…>]

  <part…>  of ${PARTS.join(', ')}; without one all, in this order`,
  maxNames: Infinity,
  findFaults: ({ names }) =>
    names
      .filter((name) => PARTS.every((part) => part !== name))
      .map((name) => `There is no part "${name}".`),
  async run({ names }) {
    for (const part of PARTS.filter(
      (name) => names.length === 0 || names.includes(name),
    )) {
      await measurePart(part);
    }
    writeBenchmarkPage();
  },
});
