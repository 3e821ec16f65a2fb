import { languages } from '../../../config/languages';
import { dictionaries } from '../../../src/i18n/dictionaries';
import { listMissingKeys } from '..';

afterEach(() => jest.restoreAllMocks());

it.each(Object.keys(languages))('no label is missing in %s', (language) => {
  expect(listMissingKeys(language)).toEqual([]);
});

it('counts what is missing, groups by their labels', () => {
  const { copy, ...others } = dictionaries.zh!;
  const { reset, ...demo } = others.demo as Record<string, string>;
  expect([copy, reset]).not.toContain(undefined);
  jest.replaceProperty(dictionaries, 'zh', { ...others, demo });
  expect(listMissingKeys('zh').toSorted()).toEqual([
    'copy.copied',
    'copy.copy',
    'copy.failed',
    'demo.reset',
  ]);
});

it('stops at a language without labels, and says where to write them', () => {
  expect(() => listMissingKeys('xx')).toThrowErrorMatchingInlineSnapshot(
    `"The language "xx" has no labels. Export "xx" beside "en" from the files labels.ts in plugins/ and src/, which have: en, pt, zh."`,
  );
});
