import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** A script that a page has fetched. */
export interface WeighedScript {
  path: string;
  /** Gzipped, at level 9: the server of the tests may send it uncompressed. */
  bytes: number;
}

/**
 * Starts to weigh the scripts that a page fetches, prefetched ones included.
 *
 * @returns what has come until the call, the heaviest first
 */
export function weighScripts(page: Page): () => Promise<WeighedScript[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      responses.push(response);
    }
  });
  return async () => {
    const scripts = await Promise.all(
      responses.map(async (response) => ({
        path: new URL(response.url()).pathname,
        bytes: gzipSync(await response.body(), { level: 9 }).length,
      })),
    );
    return scripts.sort((a, b) => b.bytes - a.bytes);
  };
}

/** The weight of scripts in bytes, and a message that names the heaviest. */
export function summarize(scripts: readonly WeighedScript[]) {
  return {
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    message: `The heaviest scripts:\n${scripts
      .slice(0, 8)
      .map(({ path, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${path}`)
      .join('\n')}`,
  };
}
