import fs from 'node:fs';
import path from 'node:path';
import { BUILDER, createPlantedSite, type PlantedSite } from './plantedSite';

/**
 * A portal of one page, built at once and language by language, as on several machines:
 * joined, the languages have to be what one build makes of them, to the byte.
 */

let site: PlantedSite;

const build = (...args: string[]) => site.run(BUILDER, ['build', ...args]);

/** The copy's own: what finishes a build reads the sources that it was made of. */
const runScript = (name: string, ...args: string[]) =>
  site.run('tsx/dist/cli.mjs', [path.join('scripts', name), ...args]);

/** Four builds, in milliseconds. */
const TIMEOUT = 900_000;

/** The files of a folder, with what is in them. */
function readAll(folder: string): Map<string, string> {
  const root = path.join(site.siteDir, folder);
  return new Map(
    fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => fs.statSync(path.join(root, file)).isFile())
      .sort()
      .map((file) => [file, fs.readFileSync(path.join(root, file), 'base64')]),
  );
}

beforeAll(() => {
  site = createPlantedSite();
  site.writePage('introduction', 'Text.');
  site.allowBrokenLinks();
});

afterAll(() => site.remove());

it(
  'languages that were built apart make what one build makes',
  () => {
    const steps = [
      build('--out-dir', 'build'),
      runScript('finishBuild.ts'),
      build('--locale', 'en', '--out-dir', 'parts/en'),
      build('--locale', 'zh', '--out-dir', 'parts/zh'),
      runScript('joinBuilds.ts', 'parts/zh', 'parts/en', '--out', 'joined'),
    ];
    expect(steps.filter(({ status }) => status !== 0)).toEqual([]);
    const single = readAll('build');
    const joined = readAll('joined');
    expect([...joined.keys()]).toEqual([...single.keys()]);
    const differing = [...single].filter(
      ([file, text]) => joined.get(file) !== text,
    );
    expect(differing.map(([file]) => file)).toEqual([]);
  },
  TIMEOUT,
);
