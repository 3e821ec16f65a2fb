import fs from 'node:fs';
import path from 'node:path';
import { COMMERCIAL_PACKAGES } from '../../tests/licenses/policy';

/** What an installation rests on: the manifest, the lockfile, and what the README says. */

const ROOT = path.join(__dirname, '../..');
const SECTIONS = ['dependencies', 'devDependencies', 'overrides'] as const;

/** Versions by package; an override may name those below one package. */
interface Versions {
  [name: string]: string | Versions;
}

type Manifest = Partial<Record<(typeof SECTIONS)[number], Versions>>;

interface Lockfile {
  packages: Record<
    string,
    { resolved?: string; integrity?: string; inBundle?: boolean }
  >;
}

function read(name: string): string {
  return fs.readFileSync(path.join(ROOT, name), 'utf8');
}

function findInexactVersions(versions: Versions, place: string): string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version !== 'string') {
      return findInexactVersions(version, `${place}: ${name}`);
    }
    return /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)
      ? []
      : [`${place}: ${name} ${version}`];
  });
}

function findInexact(manifest: Manifest): string[] {
  return SECTIONS.flatMap((section) =>
    findInexactVersions(manifest[section] ?? {}, section),
  );
}

/** What is in another package's archive is covered by the hash of that one. */
function findUnlocked({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .flatMap(([folder, { resolved, integrity, inBundle = false }]) => [
      ...(resolved === undefined ? [] : [`${folder} names ${resolved}`]),
      ...(inBundle || integrity?.startsWith('sha512-')
        ? []
        : [`${folder} has no hash`]),
    ]);
}

it('the manifest names exact versions', () => {
  expect(findInexact(JSON.parse(read('package.json')) as Manifest)).toEqual([]);
});

it('the lockfile has a hash of each package and names no registry', () => {
  expect(findUnlocked(JSON.parse(read('package-lock.json')) as Lockfile)).toEqual(
    [],
  );
});

it('ranges, addresses and missing hashes are found', () => {
  expect(
    findInexact({
      dependencies: { a: '^1.0.0', b: '1.0.0', g: '4.0.0-0', h: '1.0.0 - 2' },
      overrides: { c: '*', d: { e: '2.0.0', f: '~2.0.0' } },
    }),
  ).toEqual([
    'dependencies: a ^1.0.0',
    'dependencies: h 1.0.0 - 2',
    'overrides: c *',
    'overrides: d: f ~2.0.0',
  ]);
  const integrity = 'sha512-AAAA';
  expect(
    findUnlocked({
      packages: {
        '': {},
        'node_modules/a': { integrity },
        'node_modules/a/node_modules/b': { inBundle: true },
        'node_modules/c': { integrity, resolved: 'https://mirror.example/c.tgz' },
        'node_modules/d': {},
      },
    }),
  ).toEqual([
    'node_modules/c names https://mirror.example/c.tgz',
    'node_modules/d has no hash',
  ]);
});

it('the README names each commercial package', () => {
  const text = read('README.md');
  expect(
    Object.keys(COMMERCIAL_PACKAGES).filter((name) => !text.includes(`\`${name}\``)),
  ).toEqual([]);
});
