import { dictionaries } from './dictionaries';
import { findLabel } from './findLabel';
import { formatNumber, getPluralRule } from './formats';
import type { Label, LabelKey, LabelValues } from './types';

const NO_LABEL = '…';

const warned = new Set<LabelKey>();

function find(language: string, key: LabelKey): Label | undefined {
  const labels = dictionaries[language];
  return labels && findLabel(labels, key);
}

/** The text of a label, in the form that the `count` among the values asks for. */
function pickForm(language: string, label: Label, { count }: LabelValues): string {
  if (typeof label === 'string') {
    return label;
  }
  const rule = typeof count === 'number' ? getPluralRule(language, count) : 'other';
  return label[rule] ?? label.other;
}

function fillIn(language: string, label: Label, values: LabelValues): string {
  return pickForm(language, label, values).replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => {
      const value = values[name] ?? placeholder;
      return typeof value === 'number' ? formatNumber(language, value) : value;
    },
  );
}

/**
 * The label of a key in a language.
 *
 * A missing translation falls back to English with one console warning per key; a
 * language without a dictionary is a console error and the label `…`.
 *
 * @param values fill in the label's `{placeholders}`, numbers as the language writes them;
 *   a number called `count` picks the plural form
 */
export function translate(
  language: string,
  key: LabelKey,
  values: LabelValues = {},
): string {
  if (dictionaries[language] === undefined) {
    console.error(`There is no dictionary for the language "${language}".`);
    return NO_LABEL;
  }
  const label = find(language, key);
  if (label !== undefined) {
    return fillIn(language, label, values);
  }
  if (!warned.has(key)) {
    warned.add(key);
    console.warn(`The label "${key}" is not translated into "${language}".`);
  }
  const english = find('en', key);
  return english === undefined ? NO_LABEL : fillIn('en', english, values);
}
