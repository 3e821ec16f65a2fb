import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { toBuildArguments } from '../../src/node/toBuildArguments';

/** What a build took. */
export interface BuildUsage {
  wallSeconds: number;
  /** Processor time of all processes. */
  cpuSeconds: number;
  /** Greatest memory of one process. */
  peakGigabytes: number;
  htmlPages: number;
}

const RECORDER = pathToFileURL(path.join(__dirname, 'recordUsage.mjs')).href;

function readUsage(file: string) {
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  const usages = lines.map(
    (line) => JSON.parse(line) as { cpuSeconds: number; peakKilobytes: number },
  );
  return {
    cpuSeconds: usages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    peakGigabytes: Math.max(...usages.map((one) => one.peakKilobytes)) / 2 ** 20,
  };
}

function countHtml(dir: string): number {
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html')).length;
}

/** @throws an Error with the end of the output when it does not build */
function buildLanguage(
  siteDir: string,
  language: string,
  env: NodeJS.ProcessEnv,
): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    toBuildArguments(siteDir, language),
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...env,
        MUI_X_TELEMETRY_DISABLED: 'true',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${RECORDER}`,
      },
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) {
    throw new Error(
      `The copy in ${siteDir} does not build:\n${stderr.slice(-3000)}`,
    );
  }
}

/**
 * Builds languages of a site, each in a process of its own as `npm run build` does, and
 * measures all processes.
 *
 * @param siteDir the folder of the site, with its `node_modules`
 * @param env what is added to the environment
 * @throws an Error with the end of the output when one does not build
 */
export function runBuild(
  siteDir: string,
  languages: readonly string[],
  env: NodeJS.ProcessEnv = {},
): BuildUsage {
  const usageFile = path.join(
    fs.mkdtempSync(path.join(os.tmpdir(), 'usage-')),
    'usage',
  );
  const start = performance.now();
  for (const language of languages) {
    buildLanguage(siteDir, language, { ...env, BENCH_USAGE_FILE: usageFile });
  }
  const wallSeconds = (performance.now() - start) / 1000;
  const usage = readUsage(usageFile);
  fs.rmSync(path.dirname(usageFile), { recursive: true });
  return {
    wallSeconds,
    ...usage,
    htmlPages: countHtml(path.join(siteDir, 'build')),
  };
}
