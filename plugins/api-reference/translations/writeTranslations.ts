import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
export async function writeTranslations(
  roots: TranslationRoots,
  translations: Translations,
  pages: readonly string[],
): Promise<string[]> {
  const root = getTranslationsDir(roots);
  const contents: [string, unknown][] = [
    [SHARED_FILE, translations.shared],
    ...pages.flatMap((page): [string, unknown][] => {
      const content = translations.pages[page] ?? {};
      const isEmpty = Object.keys(content).length === 0;
      return isEmpty ? [] : [[`${page}.json`, content]];
    }),
  ];
  return Promise.all(
    contents.map(async ([name, content]) => {
      const file = path.join(root, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
      return path.relative(roots.siteDir, file).split(path.sep).join('/');
    }),
  );
}
