import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoEntry } from './types';

/**
 * Gives each demo's address an HTML file, a copy of the one page that the router
 * knows: a host without rewrite rules serves them, and no page carries their routes.
 */
export async function writePlaygroundPages(
  demos: DemoEntry[],
  outDir: string,
): Promise<void> {
  const html = await fs.readFile(path.join(outDir, 'playground.html'));
  await Promise.all(
    demos.map(async ({ id }) => {
      const file = path.join(outDir, 'playground', `${id}.html`);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, html);
    }),
  );
}
