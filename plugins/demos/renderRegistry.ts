import path from 'node:path';
import type { DemoEntry } from './types';

/**
 * Source text of the module that maps each demo's id to the lazy imports of its
 * stylings. Only the playground imports it: no other page pays for the list.
 */
export function renderRegistry(demos: DemoEntry[], siteDir: string): string {
  const lines = demos.map(({ id, sources }) => {
    const loads = Object.entries(sources).map(([styling, file]) => {
      const request = `@site/${path.relative(siteDir, file).split(path.sep).join('/')}?demo`;
      return `${styling}: () => import(${JSON.stringify(request)})`;
    });
    return `  ${JSON.stringify(id)}: { ${loads.join(', ')} },`;
  });
  return `export default {\n${lines.join('\n')}\n};\n`;
}
