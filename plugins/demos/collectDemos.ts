import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { toDemoEntry, type DemoRoots } from './resolveDemo';
import type { DemoEntry } from './types';

/** Every demo of the project, sorted by id: a PascalCase `.tsx` below the docs folder. */
export async function collectDemos(roots: DemoRoots): Promise<DemoEntry[]> {
  const root = path.join(roots.siteDir, roots.docsDir);
  const files = await Globby('**/[A-Z]*.tsx', { cwd: root, absolute: true });
  return files
    .map((file) => toDemoEntry(path.normalize(file), roots))
    .sort((a, b) => a.id.localeCompare(b.id, 'en'));
}
