import fs from 'node:fs';
import path from 'node:path';
import { describeCommit, describeMachine } from '../src/node/describeMachine';
import { measureBuilds, measureGrowth } from '../benchmarks/measure/measureBuilds';
import { measureClicks } from '../benchmarks/measure/measureClicks';
import { measureLighthouse } from '../benchmarks/measure/measureLighthouse';
import { measureWeight } from '../benchmarks/measure/measureWeight';
import { renderReports, renderTable } from '../benchmarks/measure/renderReports';
import type { Findings, Report } from '../benchmarks/measure/types';
import { runCommand } from './lib/runCommand';
import { withServedBuild } from '../plugins/hosting';

/**
 * Measures the last production build, part by part, and writes each part's figures to
 * `benchmarks/<part>.json` and all of them to `benchmarks/README.md`.
 *
 * npm run bench                   every part, in this order
 * npm run bench -- weight clicks  the parts that are named
 *
 * The search is measured by "npm run search:eval".
 */

const BENCHMARKS = 'benchmarks';

/** The parts in their order, by the names that the command knows. */
const MEASUREMENTS: Record<string, () => Findings | Promise<Findings>> = {
  weight: () => withServedBuild(measureWeight),
  lighthouse: () => withServedBuild(measureLighthouse),
  clicks: () => withServedBuild(measureClicks),
  build: () => measureBuilds(process.cwd()),
  growth: () => measureGrowth(process.cwd()),
};

const PARTS = Object.keys(MEASUREMENTS);

function parseParts(args: string[]): string[] {
  const unknown = args.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) {
    throw new Error(
      `There is no part "${unknown.join('", "')}". Parts are ${PARTS.join(', ')}, as in "npm run bench -- weight clicks".`,
    );
  }
  return PARTS.filter((part) => args.length === 0 || args.includes(part));
}

function getFile(part: string): string {
  return path.join(BENCHMARKS, `${part}.json`);
}

async function measurePart(part: string): Promise<void> {
  const findings = await MEASUREMENTS[part]!();
  const report: Report = {
    machine: describeMachine(),
    commit: describeCommit(),
    ...findings,
  };
  fs.writeFileSync(getFile(part), `${JSON.stringify(report, null, 2)}\n`);
  console.log(findings.tables.map(renderTable).join('\n'));
}

void runCommand(async () => {
  for (const part of parseParts(process.argv.slice(2))) {
    await measurePart(part);
  }
  const measured = PARTS.map(getFile).filter((file) => fs.existsSync(file));
  const reports = measured.map(
    (file) => JSON.parse(fs.readFileSync(file, 'utf8')) as Report,
  );
  fs.writeFileSync(path.join(BENCHMARKS, 'README.md'), renderReports(reports));
});
