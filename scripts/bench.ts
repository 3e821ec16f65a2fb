import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { describeCommit, describeMachine } from './lib/bench/describeMachine';
import { measureBuilds, measureGrowth } from './lib/bench/measureBuilds';
import { measureClicks } from './lib/bench/measureClicks';
import { measureLighthouse } from './lib/bench/measureLighthouse';
import { measureWeight } from './lib/bench/measureWeight';
import { renderReports, renderTable } from './lib/bench/renderReports';
import type { Findings, Report, ServedBuild } from './lib/bench/types';
import { createPortalServer } from './lib/createPortalServer';
import { findBrowser } from './lib/findBrowser';
import { runCommand } from './lib/runCommand';

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

/** Ports that the browser's debugging protocol may have: a free one is not told. */
const DEBUGGING_PORT = 9333;

async function measureServed(
  measure: (build: ServedBuild) => Promise<Findings>,
): Promise<Findings> {
  const server = createPortalServer('build');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { executablePath, args = [] } = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    return await measure({
      browser,
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      debuggingPort: DEBUGGING_PORT,
    });
  } finally {
    await browser.close();
    server.close();
  }
}

/** The parts in their order, by the names that the command knows. */
const MEASUREMENTS: Record<string, () => Findings | Promise<Findings>> = {
  weight: () => measureServed(measureWeight),
  lighthouse: () => measureServed(measureLighthouse),
  clicks: () => measureServed(measureClicks),
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
