import { dictionaries } from '../../src/i18n/dictionaries';
import { en } from '../../src/i18n/en';
import { findLabel } from '../../src/i18n/findLabel';
import { listKeys } from '../../src/i18n/listKeys';
import type { LabelTree } from '../../src/i18n/types';
import { findNamedKeys } from './findNamedKeys';
import { pickLabels } from './pickLabels';

const KEYS = listKeys(en);

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
  const keys = findNamedKeys(code, KEYS);
  if (keys.length === 0) {
    return code;
  }
  const labels = dictionaries[language] as LabelTree;
  const missing = keys.filter((key) => findLabel(labels, key) === undefined);
  const calls = [
    renderCall(language, pickLabels(labels, keys)),
    ...(missing.length > 0 ? [renderCall('en', pickLabels(en, missing))] : []),
  ];
  return `${code}\nimport { addLabels } from '@site/plugins/labels/client/addLabels';\n${calls.join('')}`;
}
