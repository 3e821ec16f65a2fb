import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copySite } from '../../scripts/lib/copySite';

/**
 * A portal of one page, built at once and language by language, as on several machines:
 * joined, the languages have to be what one build makes of them, to the byte.
 */

const ROOT = path.join(__dirname, '../..');

let siteDir: string;

function run(program: string, args: string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules', program), ...args],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', FORCE_COLOR: '0' },
    },
  );
  return { status, output: `${stdout}${stderr}` };
}

const build = (...args: string[]) =>
  run('@docusaurus/core/bin/docusaurus.mjs', ['build', ...args], siteDir);

const runScript = (name: string, ...args: string[]) =>
  run('tsx/dist/cli.mjs', [path.join(ROOT, 'scripts', name), ...args], siteDir);

/** Four builds, in milliseconds. */
const TIMEOUT = 900_000;

/** The files of a folder, with what is in them. */
function readAll(folder: string): Map<string, string> {
  const root = path.join(siteDir, folder);
  return new Map(
    fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => fs.statSync(path.join(root, file)).isFile())
      .sort()
      .map((file) => [file, fs.readFileSync(path.join(root, file), 'base64')]),
  );
}

beforeAll(() => {
  siteDir = copySite(ROOT, ['docs/landing']);
  fs.mkdirSync(path.join(siteDir, 'docs/introduction'), { recursive: true });
  fs.writeFileSync(
    path.join(siteDir, 'docs/introduction/index.mdx'),
    '---\ntitle: Overview\ndescription: An overview.\n---\n\nText.\n',
  );
  const config = path.join(siteDir, 'docusaurus.config.ts');
  fs.writeFileSync(
    config,
    fs
      .readFileSync(config, 'utf8')
      // The rest of the portal is not in this copy, so that links to it are broken.
      .replace(/(onBroken(?:Links|Anchors)): 'throw'/g, "$1: 'ignore'"),
  );
});

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

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
