import fs from 'node:fs';
import path from 'node:path';
import type { DemoEntry, DemoSources } from './types';

/** Names in a folder, spelled as the disk has them: some systems ignore the case of a name. */
export function readNames(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
}

/**
 * The sources of a demo of several files: `Name.tsx`, and one file for each further styling.
 *
 * @param system absolute path of the first of them
 */
export function findSources(system: string): DemoSources {
  const folder = path.dirname(system);
  const names = readNames(folder);
  const sources: DemoSources = { system };
  for (const styling of ['tailwind', 'css'] as const) {
    const name = path.basename(system).replace(/\.tsx$/, `.${styling}.tsx`);
    if (names.includes(name)) {
      sources[styling] = path.join(folder, name);
    }
  }
  return sources;
}

/** The code of an object with a lazy import of each styling: `{ system: () => import("…") }`. */
export function renderLoads(
  { sources }: Pick<DemoEntry, 'sources'>,
  siteDir: string,
): string {
  const loads = Object.entries(sources).map(([styling, file]) => {
    const name = path.relative(siteDir, file).split(path.sep).join('/');
    return `${styling}: () => import(${JSON.stringify(`@site/${name}?demo`)})`;
  });
  return `{ ${loads.join(', ')} }`;
}
