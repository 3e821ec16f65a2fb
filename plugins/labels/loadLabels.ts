import { dictionaries } from '../../src/i18n/dictionaries';
import { en } from '../../src/i18n/en';
import type { LabelTree } from '../../src/i18n/types';
import { listMissingKeys } from './listMissingKeys';

/** How complete the dictionary of a language is. */
export interface LabelsStatus {
  /** The keys that are shown in English, for want of a label. */
  missing: string[];
}

/**
 * Reads the dictionary of a language.
 *
 * @param language such as `zh`
 * @throws where there is none, with the languages that have one
 */
export function loadLabels(language: string): LabelsStatus {
  const labels = dictionaries[language] as LabelTree | undefined;
  if (labels === undefined) {
    throw new Error(
      `The language "${language}" has no dictionary. Write src/i18n/${language}.ts and add it to src/i18n/dictionaries.ts, which has: ${Object.keys(dictionaries).join(', ')}.`,
    );
  }
  return { missing: listMissingKeys(labels, en) };
}
