import { toOfflineRoute } from '../common/offlineRoute';
import type { BuiltSite } from '../../../src/node/types';
import { writeFile } from '../../../src/node/writeFile';
import { listShell } from './listShell';
import { renderOfflinePage } from './renderOfflinePage';

/** Address of the script of all offline pages, and its file below the build. */
export const OFFLINE_SCRIPT = '/x/offline.js';

/**
 * Writes the offline page of each language.
 *
 * @returns their files below the build, by their addresses
 */
export function writeOfflinePages({
  dir,
  languages,
}: BuiltSite): Record<string, string> {
  const names = languages.map(({ name }) => name);
  return Object.fromEntries(
    languages.map((language) => {
      const route = toOfflineRoute(language.baseUrl, names);
      const html = renderOfflinePage({
        language: language.name,
        baseUrl: language.baseUrl,
        languages: names,
        styles: listShell(language).filter((address) => address.endsWith('.css')),
        script: OFFLINE_SCRIPT,
      });
      const file = `${route}.html`;
      writeFile(dir, file, html);
      return [route, file];
    }),
  );
}
