import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { findImports } from '../../src/utils/findImports';
import { readDemo } from './readDemo';
import { toDemoEntry, type DemoRoots } from './resolveDemo';
import type { DemoEntry } from './types';

/** The demo that a source file belongs to: its folder where that is named in PascalCase, else itself. */
function toTarget(file: string): string {
  const folder = path.dirname(file);
  return /^[A-Z]/.test(path.basename(folder)) ? folder : file;
}

/** Every demo of the project, sorted by id: a PascalCase `.tsx` or folder below the docs folder. */
export async function collectDemos(roots: DemoRoots): Promise<DemoEntry[]> {
  const root = path.join(roots.siteDir, roots.docsDir);
  const files = await Globby('**/[A-Z]*.tsx', { cwd: root, absolute: true });
  const targets = new Set(files.map((file) => toTarget(path.normalize(file))));
  return [...targets]
    .map((target) => toDemoEntry(target, roots))
    .sort((a, b) => a.id.localeCompare(b.id, 'en'));
}

/**
 * Every module specifier that the demos and their sample data import, sorted: as written,
 * and for the other date libraries.
 */
export function collectImports(demos: DemoEntry[], siteDir: string): string[] {
  const specifiers = demos
    .flatMap(({ sources }) => Object.values(sources))
    .map((entryPath) => readDemo(entryPath, siteDir))
    .flatMap(({ own, shared, libraries = [] }) => [
      ...own,
      ...shared,
      ...libraries.flatMap((derived) => derived.own ?? []),
    ])
    .filter(({ name }) => !name.endsWith('.css'))
    .flatMap(({ text }) => findImports(text));
  return [...new Set(specifiers)].sort();
}
