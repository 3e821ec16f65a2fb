import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { collectDemos, renderDemoModule } from '../../plugins/demos';
import { copySite } from '../../src/node/copySite';
import { describeMachine } from '../../src/node/describeMachine';
import { getQuantile, round } from '../../src/utils/statistics';
import { runBuild } from './runBuild';

const EXTRA_DEMOS = 100;
const ROUNDS = 3;
/** A page without demos: what it loads, every page loads. */
const PLAIN_PAGE = 'build/x/introduction/licensing.html';

async function measureModules(siteDir: string): Promise<number[]> {
  const demos = await collectDemos({ siteDir, docsDir: 'docs' });
  const times: number[] = [];
  for (const entry of demos.flatMap(({ sources }) => Object.values(sources))) {
    const start = performance.now();
    await renderDemoModule(entry, siteDir);
    times.push(performance.now() - start);
  }
  return times;
}

/** Adds demos of their own names to a page: copies of one that exists. */
function addDemos(siteDir: string) {
  const folder = path.join(siteDir, 'docs/react-charts/bars');
  const original = fs.readFileSync(path.join(folder, 'HoneyHarvest.tsx'), 'utf8');
  const lines = Array.from({ length: EXTRA_DEMOS }, (_, index) => {
    const name = `Extra${index}`;
    const text = original
      .replaceAll('HoneyHarvest', name)
      // Equal modules would be joined.
      .replace('apiaries in', `apiaries (${index}) in`);
    fs.writeFileSync(path.join(folder, `${name}.tsx`), text);
    return `<Demo src="./${name}.tsx" height={300} />`;
  });
  fs.appendFileSync(path.join(folder, 'index.mdx'), `\n${lines.join('\n\n')}\n`);
}

/** Seconds of a build. Both sites share a cache of the bundler, which would tell one what the other has. */
function timeBuild(siteDir: string): number {
  return runBuild(siteDir, ['en'], { DOCUSAURUS_NO_PERSISTENT_CACHE: '1' })
    .wallSeconds;
}

/** Bytes of the scripts that the plain page names, gzipped one by one. */
function weighFirstLoad(siteDir: string): number {
  const html = fs.readFileSync(path.join(siteDir, PLAIN_PAGE), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="?(\/[^" >]+\.js)/g)];
  return scripts.reduce((sum, [, src]) => {
    const content = fs.readFileSync(path.join(siteDir, 'build', src!));
    return sum + gzipSync(content, { level: 9 }).length;
  }, 0);
}

function getSpread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** Time of the builds of both sites, in turn; figures that the noise hides are left out. */
function compareBuilds(plain: string, extended: string) {
  // The first builds fill caches that the later ones find.
  timeBuild(plain);
  timeBuild(extended);
  const [before, after] = [weighFirstLoad(plain), weighFirstLoad(extended)];
  const rounds = Array.from({ length: ROUNDS }, () => [
    timeBuild(plain),
    timeBuild(extended),
  ]);
  const plainTimes = rounds.map(([seconds]) => seconds!);
  const extendedTimes = rounds.map(([, seconds]) => seconds!);
  const difference = getQuantile(extendedTimes) - getQuantile(plainTimes);
  const noise = Math.max(getSpread(plainTimes), getSpread(extendedTimes));
  return {
    buildSeconds: {
      before: round(getQuantile(plainTimes), 1),
      after: round(getQuantile(extendedTimes), 1),
      spread: round(noise, 1),
      // No figure where the builds of one site differ by more than the two sites do.
      perDemoMilliseconds:
        difference > noise ? Math.round((difference / EXTRA_DEMOS) * 1000) : null,
    },
    firstLoadBytes: { before, after, perDemo: (after - before) / EXTRA_DEMOS },
  };
}

/**
 * What a demo costs: time to make its module, time of a whole build, and the script bytes
 * that it adds to the first load of every page. It builds a copy of the portal as it is
 * and with more demos, in turn, three times each.
 */
export async function measureDemos(siteDir: string) {
  const times = await measureModules(siteDir);
  const plain = copySite(siteDir, ['docs']);
  const extended = copySite(siteDir, ['docs']);
  try {
    addDemos(extended);
    return {
      machine: describeMachine(),
      modules: {
        count: times.length,
        medianMilliseconds: round(getQuantile(times), 1),
        longestMilliseconds: round(Math.max(...times), 1),
      },
      extraDemos: EXTRA_DEMOS,
      ...compareBuilds(plain, extended),
    };
  } finally {
    [plain, extended].forEach((copy) => fs.rmSync(copy, { recursive: true }));
  }
}
