import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { collectDemos, renderDemoModule } from '../plugins/demos';
import { getQuantile } from '../src/utils/statistics';
import { copySite } from '../src/node/copySite';
import { runCommand } from './lib/runCommand';

/**
 * What a demo costs: time to make its module, time of a whole build, and the script bytes
 * that it adds to the first load of every page. It builds a copy of the portal as it is
 * and with more demos, in turn, three times each.
 */

const SITE_DIR = process.cwd();
const EXTRA_DEMOS = 100;
const ROUNDS = 3;
/** A page without demos: what it loads, every page loads. */
const PLAIN_PAGE = 'build/x/introduction/licensing.html';

function getSpread(values: number[]): number {
  return Math.max(...values) - Math.min(...values);
}

async function measureModules(): Promise<number[]> {
  const demos = await collectDemos({ siteDir: SITE_DIR, docsDir: 'docs' });
  const times: number[] = [];
  for (const entry of demos.flatMap(({ sources }) => Object.values(sources))) {
    const start = performance.now();
    await renderDemoModule(entry, SITE_DIR);
    times.push(performance.now() - start);
  }
  return times;
}

/** Adds demos of their own names to a page: copies of one that exists. */
function addDemos(siteDir: string) {
  const folder = path.join(siteDir, 'docs/react-charts/bars');
  const original = fs.readFileSync(path.join(folder, 'HoneyHarvest.tsx'), 'utf8');
  const lines: string[] = [];
  for (let index = 0; index < EXTRA_DEMOS; index += 1) {
    const name = `Extra${index}`;
    const text = original
      .replaceAll('HoneyHarvest', name)
      // Equal modules would be joined.
      .replace('apiaries in', `apiaries (${index}) in`);
    fs.writeFileSync(path.join(folder, `${name}.tsx`), text);
    lines.push(`<Demo src="./${name}.tsx" height={300} />`);
  }
  fs.appendFileSync(path.join(folder, 'index.mdx'), `\n${lines.join('\n\n')}\n`);
}

interface Build {
  seconds: number;
  /** Scripts that the plain page names, gzipped one by one. */
  scriptBytes: number;
}

function build(siteDir: string): Build {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      path.join(SITE_DIR, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--locale',
      'en',
    ],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
    },
  );
  if (status !== 0) {
    throw new Error(`The copy in ${siteDir} does not build:\n${stderr}`);
  }
  const seconds = (performance.now() - start) / 1000;
  const html = fs.readFileSync(path.join(siteDir, PLAIN_PAGE), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="?(\/[^" >]+\.js)/g)];
  const sizes = scripts.map(
    ([, src]) =>
      gzipSync(fs.readFileSync(path.join(siteDir, 'build', src!)), { level: 9 })
        .length,
  );
  return { seconds, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Time of the builds of both sites, in turn; figures that the noise hides are left out. */
function compareBuilds(plain: string, extended: string) {
  // The first builds fill caches that the later ones find.
  const before = build(plain);
  const after = build(extended);
  const rounds: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([build(plain).seconds, build(extended).seconds]);
  }
  const plainTimes = rounds.map(([seconds]) => seconds);
  const extendedTimes = rounds.map(([, seconds]) => seconds);
  const difference = getQuantile(extendedTimes) - getQuantile(plainTimes);
  const noise = Math.max(getSpread(plainTimes), getSpread(extendedTimes));
  return {
    buildSeconds: {
      before: Number(getQuantile(plainTimes).toFixed(1)),
      after: Number(getQuantile(extendedTimes).toFixed(1)),
      spread: Number(noise.toFixed(1)),
      // No figure where the builds of one site differ by more than the two sites do.
      perDemoMilliseconds:
        difference > noise ? Math.round((difference / EXTRA_DEMOS) * 1000) : null,
    },
    firstLoadBytes: {
      before: before.scriptBytes,
      after: after.scriptBytes,
      perDemo: (after.scriptBytes - before.scriptBytes) / EXTRA_DEMOS,
    },
  };
}

void runCommand(async () => {
  const times = await measureModules();
  const plain = copySite(SITE_DIR, ['docs']);
  const extended = copySite(SITE_DIR, ['docs']);
  try {
    addDemos(extended);
    const result = {
      machine: `${os.cpus().length} x ${os.cpus()[0]?.model}, Node ${process.version}`,
      modules: {
        count: times.length,
        medianMilliseconds: Number(getQuantile(times).toFixed(1)),
        longestMilliseconds: Number(Math.max(...times).toFixed(1)),
      },
      extraDemos: EXTRA_DEMOS,
      ...compareBuilds(plain, extended),
    };
    const text = JSON.stringify(result, null, 2);
    fs.mkdirSync('benchmarks', { recursive: true });
    fs.writeFileSync('benchmarks/demos.json', `${text}\n`);
    console.log(text);
  } finally {
    [plain, extended].forEach((siteDir) => fs.rmSync(siteDir, { recursive: true }));
  }
});
