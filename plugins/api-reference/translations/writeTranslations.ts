import path from 'node:path';
import { writeJson } from '../../../src/node/jsonFile';
import {
  getTranslationsDir,
  SHARED_FILE,
  type TranslationRoots,
} from './readTranslations';
import type { Translations } from './types';

/**
 * Writes the files of some pages, and that of the texts that several pages have. A page
 * all of whose texts are shared needs no file.
 *
 * @param pages product and name of each
 * @returns the files, relative to the site
 */
export function writeTranslations(
  roots: TranslationRoots,
  translations: Translations,
  pages: readonly string[],
): string[] {
  const contents: [string, object][] = [
    [SHARED_FILE, translations.shared],
    ...pages
      .map((page): [string, object] => [
        `${page}.json`,
        translations.pages[page] ?? {},
      ])
      .filter(([, content]) => Object.keys(content).length > 0),
  ];
  return contents.map(([name, content]) => {
    const file = path.join(getTranslationsDir(roots), name);
    writeJson(file, content);
    return path.relative(roots.siteDir, file).split(path.sep).join('/');
  });
}
