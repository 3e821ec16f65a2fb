import path from 'node:path';
import { addLabels, dictionaries } from '../i18n/dictionaries';
import type { LabelTree } from '../i18n/types';
import { listFiles } from './listFiles';

export { translate } from '../i18n/translate';

const ROOT = path.join(__dirname, '../..');

/** All files with labels: `labels.ts`, anywhere in `plugins/` and `src/`, as absolute paths. */
export const LABEL_FILES: readonly string[] = ['plugins', 'src'].flatMap((folder) =>
  listFiles(path.join(ROOT, folder))
    .filter((file) => path.posix.basename(file) === 'labels.ts')
    .map((file) => path.join(ROOT, folder, file)),
);

for (const file of LABEL_FILES) {
  // Whoever loads this module has its answers at once, so that the files cannot be awaited.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const languages = Object.entries(require(file) as Record<string, LabelTree>);
  for (const [language, labels] of languages) {
    addLabels(language, labels);
  }
}

/**
 * The dictionary of a language, of all parts of the portal.
 *
 * @param language such as `zh`
 * @throws where no file has labels in it, and says which languages there are
 */
export function getDictionary(language: string): LabelTree {
  const labels = dictionaries[language];
  if (labels === undefined) {
    throw new Error(
      `The language "${language}" has no labels. Export "${language}" beside "en" from the files labels.ts in plugins/ and src/, which have: ${Object.keys(dictionaries).join(', ')}.`,
    );
  }
  return labels;
}
