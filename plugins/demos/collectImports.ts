import { findImports } from '../../src/utils/findImports';
import { convertDemo } from './dateLibrary/createDateLibraryFiles';
import { readDemoFiles } from './readDemoFiles';
import type { DemoEntry } from './types';

/**
 * Every module specifier that the demos and their sample data import, sorted: as written,
 * and for the other date libraries.
 */
export function collectImports(demos: DemoEntry[], siteDir: string): string[] {
  const texts = demos
    .flatMap(({ sources }) => Object.values(sources))
    .flatMap((entry) => {
      const files = readDemoFiles(entry, siteDir);
      const derived = convertDemo(files) ?? [];
      return [
        ...files.own,
        ...files.shared,
        ...derived.flatMap(({ own }) => own ?? []),
      ];
    })
    .filter(({ name }) => !name.endsWith('.css'))
    .map(({ text }) => text);
  return [...new Set(texts.flatMap(findImports))].sort();
}
