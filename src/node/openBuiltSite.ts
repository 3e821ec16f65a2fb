import fs from 'node:fs';
import path from 'node:path';
import type { PortalConfig } from '../../config/portal';
import type { BuiltLanguage, BuiltSite } from './types';

/** Where a build has a language: the first one at its root, each other one in a folder. */
function toBuiltLanguage(dir: string, name: string, index: number): BuiltLanguage {
  return index === 0
    ? { name, baseUrl: '/', dir }
    : { name, baseUrl: `/${name}/`, dir: path.join(dir, name) };
}

/**
 * Opens a built portal for the steps that finish it.
 *
 * @param dir the build's folder
 * @param siteDir the folder of the portal's sources
 * @throws when a configured language is not in the build
 */
export function openBuiltSite(
  dir: string,
  siteDir: string,
  portal: PortalConfig,
): BuiltSite {
  const root = path.resolve(dir);
  const languages = portal.languages.map((name, index) =>
    toBuiltLanguage(root, name, index),
  );
  const missing = languages.filter(
    (language) => !fs.existsSync(path.join(language.dir, 'index.html')),
  );
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ');
    throw new Error(
      `The build in ${root} lacks ${names}. Run "npm run build", or set PORTAL_LANGUAGES to the languages that it has.`,
    );
  }
  return { dir: root, siteDir: path.resolve(siteDir), languages, portal };
}
