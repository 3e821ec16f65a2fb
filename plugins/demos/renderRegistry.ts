import path from 'node:path';
import type { DemoEntry } from './types';

/**
 * Source text of the module that maps each demo's id to its lazy import. Only the
 * playground imports it: no other page pays for the list.
 */
export function renderRegistry(demos: DemoEntry[], siteDir: string): string {
  const lines = demos.map(({ id, filePath }) => {
    const request = `@site/${path.relative(siteDir, filePath).split(path.sep).join('/')}?demo`;
    return `  ${JSON.stringify(id)}: () => import(${JSON.stringify(request)}),`;
  });
  return `export default {\n${lines.join('\n')}\n};\n`;
}
