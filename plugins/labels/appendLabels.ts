import { findLabel } from '../../src/i18n/findLabel';
import { listKeys } from '../../src/i18n/listKeys';
import type { LabelTree } from '../../src/i18n/types';
import { getDictionary, LABEL_FILES } from '../../src/node/dictionary';
import { findNamedKeys } from './findNamedKeys';
import { pickLabels } from './pickLabels';

const ADD_LABELS = "import { addLabels } from '@site/src/i18n/dictionaries';\n";

/** Hands labels to the dictionary of the page. */
function renderCall(language: string, labels: LabelTree): string {
  return `addLabels(${JSON.stringify(language)}, ${JSON.stringify(labels)});\n`;
}

/**
 * Appends to a module the labels that it names, so that they come with it and with no page
 * that does without it. What the language lacks comes in English.
 *
 * @param code the module, which has to be one of ECMAScript
 * @param language such as `zh`
 */
export function appendLabels(code: string, language: string): string {
  const [english, labels] = [getDictionary('en'), getDictionary(language)];
  const keys = findNamedKeys(code, listKeys(english));
  if (keys.length === 0) {
    return code;
  }
  const missing = keys.filter((key) => findLabel(labels, key) === undefined);
  const calls = [
    renderCall(language, pickLabels(labels, keys)),
    ...(missing.length > 0 ? [renderCall('en', pickLabels(english, missing))] : []),
  ];
  return `${code}\n${ADD_LABELS}${calls.join('')}`;
}

/**
 * Appends to the module of the dictionaries that they are filled with all labels.
 *
 * @param code of `src/i18n/dictionaries.ts`
 * @param languages those that are taken in
 */
export function appendAllLabels(code: string, languages: readonly string[]): string {
  const imports = LABEL_FILES.map(
    (file, index) => `import * as labels${index} from ${JSON.stringify(file)};\n`,
  );
  const names = LABEL_FILES.map((_, index) => `labels${index}`);
  return `${code}
${imports.join('')}for (const labels of [${names.join(', ')}]) {
  for (const language of ${JSON.stringify(languages)}) {
    addLabels(language, labels[language] ?? {});
  }
}
`;
}
