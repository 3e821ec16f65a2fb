import { languages } from '../../../config/languages';
import { getDictionary } from '../../node/dictionary';
import { findLabel } from '../findLabel';
import { listKeys } from '../listKeys';
import type { Label } from '../types';

const en = getDictionary('en');

const toForms = (label: Label | undefined): Record<string, string> =>
  typeof label === 'object' ? label : { other: label ?? '' };

const listPlaceholders = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? [];

/** What is wrong with a label beside its English, or with its plural forms. */
function listFaults(language: string, english: Label, label: Label): string[] {
  const forms = toForms(label);
  const rules = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const wanted = listPlaceholders(toForms(english).other!).join();
  return Object.entries(forms).flatMap(([rule, text]) => [
    ...(rules.includes(rule as Intl.LDMLPluralRule)
      ? []
      : [`${language} has no form "${rule}"`]),
    ...(listPlaceholders(text).join() === wanted ? [] : [`not ${wanted}: ${text}`]),
    ...(text.trim() === text && text !== '' ? [] : [`blank or padded: "${text}"`]),
  ]);
}

it.each(Object.keys(languages))(
  'each label in %s has the placeholders of its English',
  (language) => {
    const labels = getDictionary(language);
    expect(listKeys(labels).length).toBeGreaterThan(0);
    const faults = listKeys(labels).flatMap((key) => {
      const english = findLabel(en, key);
      return english === undefined
        ? [`${key}: unknown`]
        : listFaults(language, english, findLabel(labels, key)!).map(
            (fault) => `${key}: ${fault}`,
          );
    });
    expect(faults).toEqual([]);
  },
);

it.each<[string, Label, string[]]>([
  ['another placeholder', 'Há {total}', ['not {count}: Há {total}']],
  [
    'a form that the language lacks',
    { few: '{count}', other: '{count}' },
    ['pt has no form "few"'],
  ],
  [
    'a form without its number',
    { one: 'Uma', other: '{count}' },
    ['not {count}: Uma'],
  ],
])('a label with %s has a fault', (_, label, faults) => {
  expect(listFaults('pt', '{count} in all', label)).toEqual(faults);
});

it.each(Object.keys(languages))('the labels of %s have the English order', (id) => {
  const keys = new Set(listKeys(getDictionary(id)));
  expect([...keys]).toEqual(listKeys(en).filter((key) => keys.has(key)));
});
