import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SearchEngine, SearchQuery } from '../engine/types';

const SITE_DIR = path.join(__dirname, '../../..');

/** What stands in the page while the engine is tried there. */
interface EngineWindow {
  searchModule: {
    loadSearchEngine: (language: string) => Promise<SearchEngine>;
  };
  searchEngine: SearchEngine;
}

/** Bundles the engine as a script that leaves it in `searchModule`. */
export async function bundleEngine(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(SITE_DIR, 'plugins/search/engine/loadSearchEngine.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'searchModule',
    platform: 'browser',
    tsconfigRaw: {},
  });
  return `${outputFiles[0]!.text}\nglobalThis.searchModule = searchModule;`;
}

/**
 * Puts the engine into a page of the portal.
 *
 * @param script made by {@link bundleEngine}
 */
export async function openEngine(
  page: Page,
  script: string,
  language: string,
): Promise<void> {
  await page.evaluate(script);
  await page.evaluate(async (name) => {
    const own = globalThis as unknown as EngineWindow;
    own.searchEngine = await own.searchModule.loadSearchEngine(name);
  }, language);
}

/**
 * Asks the engine in a page.
 *
 * @returns of each result its id and those of the places below it, and the milliseconds it took
 */
export function askEngine(
  page: Page,
  query: SearchQuery,
): Promise<{ results: string[][]; milliseconds: number }> {
  return page.evaluate(async (asked) => {
    const start = performance.now();
    const { results } = await (
      globalThis as unknown as EngineWindow
    ).searchEngine.search(asked);
    const milliseconds = performance.now() - start;
    return {
      results: results.map(({ id, more = [] }) => [
        id,
        ...more.map((other) => other.id),
      ]),
      milliseconds,
    };
  }, query);
}

/** What a first query takes. */
export interface Start {
  milliseconds: number;
  /** What of the index was fetched, as it was transferred. */
  bytes: number;
}

/**
 * Measures a start in a fresh page.
 *
 * @param prepares whether the engine is prepared before the query
 * @returns time until the answer, of load and query together, or of the query after preparing;
 *   bytes of both in any case
 */
export function measureStart(
  page: Page,
  language: string,
  text: string,
  prepares: boolean,
): Promise<Start> {
  return page.evaluate(
    async ([name, asked, prepared]) => {
      const { searchModule } = globalThis as unknown as EngineWindow;
      let start = performance.now();
      const engine = await searchModule.loadSearchEngine(name);
      if (prepared) {
        await engine.prepare();
        start = performance.now();
      }
      await engine.search({ text: asked });
      const milliseconds = performance.now() - start;
      const fetched = performance
        .getEntriesByType('resource')
        .filter((entry) => new URL(entry.name).pathname.startsWith('/search/'))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize);
      return { milliseconds, bytes: fetched.reduce((sum, size) => sum + size, 0) };
    },
    [language, text, prepares] as const,
  );
}
