import fs from 'node:fs';
import path from 'node:path';
import type { ChunkRecord } from '../page-weight';
import { listFiles } from '../../src/node/listFiles';
import { findImports, getPackageName } from '../../src/utils/findImports';

/**
 * Folders whose code is bundled apart from the pages, by the live editor's frame and the
 * service worker; what a demo imports, the frame offers. A feature may be gone.
 */
const BUNDLED_APART = [
  'docs',
  'plugins/demos/live-frame/client',
  'plugins/offline/page',
  'plugins/offline/worker',
];

/**
 * What no import names: the search's script is written by its own program, and demos are
 * derived for other date libraries than theirs.
 */
const UNNAMED = ['date-fns', 'luxon', 'moment', 'moment-timezone'];

interface Manifest {
  dependencies?: Record<string, string>;
}

/** The folder of a package as code in another folder finds it; undefined where none does. */
function findPackage(name: string, from: string): string | undefined {
  const dir = path.join(from, 'node_modules', name);
  if (fs.existsSync(path.join(dir, 'package.json'))) {
    return dir;
  }
  const parent = path.dirname(from);
  return parent === from ? undefined : findPackage(name, parent);
}

/** The packages that the code of a folder imports. */
function listImported(siteDir: string, folder: string): string[] {
  const dir = path.join(siteDir, folder);
  const files = fs.existsSync(dir) ? listFiles(dir) : [];
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => findImports(fs.readFileSync(path.join(dir, file), 'utf8')))
    .flatMap((specifier) => getPackageName(specifier) ?? []);
}

/** Adds a package's folder, and those of all that it depends on. */
function addWithDependencies(dir: string, found: Set<string>) {
  if (found.has(dir)) {
    return;
  }
  found.add(dir);
  const text = fs.readFileSync(path.join(dir, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as Manifest;
  for (const name of Object.keys(dependencies)) {
    const dependency = findPackage(name, dir);
    if (dependency !== undefined) {
      addWithDependencies(dependency, found);
    }
  }
}

/**
 * The folders of all packages that a build may have in its scripts: what the bundler has
 * put into the pages' chunks, and what is bundled apart with all that it depends on.
 *
 * @param record what the pages' chunks are made of
 */
export function listPackages(siteDir: string, record: ChunkRecord): string[] {
  const found = new Set<string>();
  const owners = Object.values(record).flatMap(Object.keys);
  for (const name of [...new Set([...owners, ...UNNAMED])]) {
    const dir = findPackage(name, siteDir);
    if (dir !== undefined) {
      found.add(dir);
    }
  }
  const bundled = new Set<string>();
  for (const name of BUNDLED_APART.flatMap((dir) => listImported(siteDir, dir))) {
    const dir = findPackage(name, siteDir);
    if (dir !== undefined) {
      addWithDependencies(dir, bundled);
    }
  }
  return [...new Set([...found, ...bundled])].sort();
}
