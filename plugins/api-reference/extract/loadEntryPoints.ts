import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { PackageProgram } from './createProgramFactory';
import { getModuleExports } from './moduleExports';

/** What each public module of a package exports, by import specifier; the index last. */
export type EntryPoints = ReadonlyMap<string, ReadonlyMap<string, ts.Symbol>>;

/** Modules that a manifest exposes, yet not for readers. */
const PRIVATE = /^\.\/(?:internals\b|package\.json$|themeAugmentation$)/;

/** Before version 8 a manifest exposes every folder that has a manifest of its own. */
function listFolders(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => existsSync(path.join(dir, name, 'package.json')))
    .map((name) => `./${name}`);
}

function loadEntryPointsAnew(candidate: PackageProgram): EntryPoints {
  const manifest = readFileSync(path.join(candidate.dir, 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports?: Record<string, unknown> };
  const specifiers = (exports ? Object.keys(exports) : listFolders(candidate.dir))
    .filter((subpath) => subpath.startsWith('./') && !PRIVATE.test(subpath))
    .map((subpath) => candidate.name + subpath.slice(1));
  return new Map(
    [...specifiers.sort(), candidate.name].map((specifier) => [
      specifier,
      getModuleExports(candidate, specifier),
    ]),
  );
}

const loaded = new WeakMap<ts.Program, EntryPoints>();

/**
 * Loads the public modules of a package, as its manifest lists them: some names are found
 * in one of them only, and a name's import lines are all of those that have it. Asking
 * again for the same package costs nothing.
 */
export function loadEntryPoints(candidate: PackageProgram): EntryPoints {
  const entryPoints =
    loaded.get(candidate.program) ?? loadEntryPointsAnew(candidate);
  loaded.set(candidate.program, entryPoints);
  return entryPoints;
}
