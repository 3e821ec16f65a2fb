import { findImports } from '../../src/utils/findImports';
import { readDemoFiles } from './readDemoFiles';
import type { DemoEntry } from './types';

/** Every module specifier that the demos and their sample data import, sorted. */
export function collectImports(demos: DemoEntry[], siteDir: string): string[] {
  const texts = demos
    .flatMap(({ sources }) => Object.values(sources))
    .flatMap((entry) => {
      const { own, shared } = readDemoFiles(entry, siteDir);
      return [...own, ...shared];
    })
    .filter(({ name }) => !name.endsWith('.css'))
    .map(({ text }) => text);
  return [...new Set(texts.flatMap(findImports))].sort();
}
