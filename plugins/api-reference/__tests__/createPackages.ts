import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  createProgramFactory,
  type PackageProgram,
} from '../extract/createProgramFactory';
import { listEntries, type ExportedEntry } from '../extract/listEntries';
import type { Plan } from '../types';

/** Typings of a package by module: `index`, and further ones that its manifest exposes. */
type Modules = Record<string, string>;

// The compiler resolves links, and a temporary folder may be one.
const siteDir = mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
const createProgram = createProgramFactory(siteDir);
let count = 0;

afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

function writePackage(name: string, modules: Modules): string {
  const dir = path.join(siteDir, 'node_modules', name);
  mkdirSync(dir, { recursive: true });
  const exports = Object.keys(modules).map((module) => [
    module === 'index' ? '.' : `./${module}`,
    `./${module}.d.ts`,
  ]);
  const manifest = { name, exports: Object.fromEntries(exports) as object };
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest));
  for (const [module, text] of Object.entries(modules)) {
    // TypeScript takes a comment for a member's where it stands on a line of its own.
    const typings = text.replaceAll('/**', '\n/**');
    // Typings that export nothing by name export all.
    writeFileSync(path.join(dir, `${module}.d.ts`), `${typings}\nexport {};\n`);
  }
  return dir;
}

/**
 * Writes literal typings as the packages of a product, one a plan, and loads them.
 *
 * @param plans the text of an index, or texts by module; `HOME` in them stands for the
 * smallest package's name
 */
export function createPackages(
  plans: Partial<Record<Plan, string | Modules>>,
): PackageProgram[] {
  const base = `@mui/x-fixture-${(count += 1)}`;
  return (['community', 'pro', 'premium'] as const)
    .flatMap((plan) => {
      const given = plans[plan];
      if (given === undefined) {
        return [];
      }
      const modules = typeof given === 'string' ? { index: given } : given;
      const name = plan === 'community' ? base : `${base}-${plan}`;
      const texts = Object.entries(modules).map(([module, text]) => [
        module,
        text.replaceAll('HOME', base),
      ]);
      const dir = writePackage(name, Object.fromEntries(texts) as Modules);
      const subpaths = Object.keys(modules).map((module) => `./${module}`);
      return [{ name, plan, version: '1.0.0', dir, subpaths, dependencies: [] }];
    })
    .map(createProgram);
}

/** The export of literal packages that readers know by a name. */
export function getEntry(
  packages: readonly PackageProgram[],
  name: string,
): ExportedEntry {
  const entry = listEntries('tree-view', packages).find((one) => one.name === name);
  if (!entry) {
    throw new Error(`The fixture does not export ${name}.`);
  }
  return entry;
}
