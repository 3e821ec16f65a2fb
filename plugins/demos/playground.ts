import fs from 'node:fs/promises';
import path from 'node:path';
import { renderLoads } from './findSources';
import type { DemoEntry } from './types';

/**
 * Source text of the module that maps each demo's id to the lazy imports of its
 * stylings. Only the playground imports it: no other page pays for the list.
 */
export function renderRegistry(demos: DemoEntry[], siteDir: string): string {
  const lines = demos.map(
    (demo) => `  ${JSON.stringify(demo.id)}: ${renderLoads(demo, siteDir)},\n`,
  );
  return `export default {\n${lines.join('')}};\n`;
}

/**
 * Gives each demo's address an HTML file, a copy of the one page that the router
 * knows: a host without rewrite rules serves them, and no page carries their routes.
 *
 * @param ids those of all demos, and those that demos had before
 */
export async function writePlaygroundPages(
  ids: readonly string[],
  outDir: string,
): Promise<void> {
  const html = await fs.readFile(path.join(outDir, 'playground.html'));
  await Promise.all(
    ids.map(async (id) => {
      const file = path.join(outDir, 'playground', `${id}.html`);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, html);
    }),
  );
}
