import { compareTranslations } from '../compareTranslations';
import { completeTranslations } from '../completeTranslations';
import { hashText } from '../../../../src/node/hashText';
import type { SourceText, Translation, Translations } from '../types';

const toText = (page: string, key: string, en: string): SourceText => ({
  page,
  key,
  en,
  hash: hashText(en),
});

const NAME = toText('charts/Pie', 'prop-name', 'The `name`, see [[Pie]].');
const SIZE = toText('charts/Pie', 'prop-size', 'The size.');
const OWN = [SIZE, NAME];
const TEXTS = [...OWN, toText('charts/Bar', 'prop-size', 'The size.')];

const done = (en: string, text = '译文'): Translation => ({
  hash: hashText(en),
  text,
});

const sharedSize = (text: string) => ({
  [hashText('The size.')]: { en: 'The size.', text },
});

const toTranslations = ({
  shared = {},
  pages = {},
}: Partial<Translations>): Translations => ({ shared, pages });

describe('compareTranslations', () => {
  /** The status of the page, its texts as keys. */
  function compare(translations: Partial<Translations>) {
    const [status] = compareTranslations(TEXTS, toTranslations(translations)).pages;
    return {
      translated: status!.translated,
      new: status!.new.map(({ key }) => key),
      changed: status!.changed.map(({ key }) => key),
      orphaned: status!.orphaned,
    };
  }

  const ALL_NEW = {
    translated: 0,
    new: ['prop-size', 'prop-name'],
    changed: [],
    orphaned: [],
  };

  it.each<[string, Partial<Translations>, Partial<typeof ALL_NEW>]>([
    ['without a file', {}, {}],
    [
      'with empty texts',
      { pages: { 'charts/Pie': { 'prop-size': done('The size.', '') } } },
      {},
    ],
    [
      'with a translation',
      { pages: { 'charts/Pie': { 'prop-size': done('The size.') } } },
      { translated: 1, new: ['prop-name'] },
    ],
    [
      'with a shared translation',
      { shared: sharedSize('尺寸。') },
      { translated: 1, new: ['prop-name'] },
    ],
    [
      'with a translation of an older text',
      { pages: { 'charts/Pie': { 'prop-size': done('The old size.') } } },
      { new: ['prop-name'], changed: ['prop-size'] as never[] },
    ],
    [
      'with a translation to start from',
      {
        pages: {
          'charts/Pie': {
            'prop-size': { ...done('The size.', ''), previous: '旧' },
          },
        },
      },
      { new: ['prop-name'], changed: ['prop-size'] as never[] },
    ],
    [
      'with a translation of what is gone',
      { pages: { 'charts/Pie': { 'prop-gone': done('Gone.') } } },
      { orphaned: ['prop-gone'] as never[] },
    ],
    [
      'with a translation that a shared one stands above',
      {
        shared: sharedSize('尺寸。'),
        pages: { 'charts/Pie': { 'prop-size': done('The size.') } },
      },
      { translated: 1, new: ['prop-name'], orphaned: ['prop-size'] as never[] },
    ],
  ])('tells the status of a page %s', (_, translations, expected) => {
    expect(compare(translations)).toEqual({ ...ALL_NEW, ...expected });
  });

  it('lists a file whose page is gone, and a shared text that no page has', () => {
    const { pages, orphaned } = compareTranslations(TEXTS, {
      shared: { [hashText('Gone.')]: { en: 'Gone.', text: '' } },
      pages: { 'charts/Gone': { description: done('Gone.') } },
    });
    expect(pages.at(-1)).toMatchObject({
      page: 'charts/Gone',
      orphaned: ['description'],
    });
    expect(orphaned).toEqual([hashText('Gone.')]);
  });

  it.each([
    ['all code', '`name`，见 [[Pie]]。', undefined],
    ['no code', '名称。', ['`name`', '[[Pie]]']],
    ['a translated reference', '`name`，见饼图。', ['[[Pie]]']],
  ])('checks a translation with %s', (_, text, lost) => {
    const pages = { 'charts/Pie': { 'prop-name': done(NAME.en, text) } };
    const [status] = compareTranslations(TEXTS, { shared: {}, pages }).pages;
    expect(status!.faults).toEqual(lost ? [{ key: 'prop-name', lost }] : []);
  });
});

describe('completeTranslations', () => {
  function complete(translations: Partial<Translations>) {
    const { shared, pages } = completeTranslations(
      'charts/Pie',
      TEXTS,
      toTranslations(translations),
    );
    return { shared, page: pages['charts/Pie'] };
  }

  const EMPTY_NAME = { 'prop-name': done(NAME.en, '') };

  it.each<[string, Partial<Translations>, ReturnType<typeof complete>]>([
    [
      'adds an empty text, shared where several pages have it',
      {},
      { shared: sharedSize(''), page: EMPTY_NAME },
    ],
    [
      'keeps translations',
      {
        shared: sharedSize('尺寸。'),
        pages: { 'charts/Pie': { 'prop-name': done(NAME.en) } },
      },
      {
        shared: sharedSize('尺寸。'),
        page: { 'prop-name': done(NAME.en) },
      },
    ],
    [
      'keeps the translation of an older text to start from',
      {
        shared: sharedSize(''),
        pages: { 'charts/Pie': { 'prop-name': done('Old.') } },
      },
      {
        shared: sharedSize(''),
        page: { 'prop-name': { ...done(NAME.en, ''), previous: '译文' } },
      },
    ],
    [
      'drops what there was to start from once the new text is translated',
      {
        shared: sharedSize(''),
        pages: {
          'charts/Pie': { 'prop-name': { ...done(NAME.en), previous: '旧' } },
        },
      },
      { shared: sharedSize(''), page: { 'prop-name': done(NAME.en) } },
    ],
    [
      'keeps the translation of a text that became a shared one',
      { pages: { 'charts/Pie': { 'prop-size': done('The size.') } } },
      { shared: {}, page: { 'prop-size': done('The size.'), ...EMPTY_NAME } },
    ],
    [
      'drops a text that a shared translation stands above',
      {
        shared: sharedSize('尺寸。'),
        pages: { 'charts/Pie': { 'prop-size': done('The size.') } },
      },
      { shared: sharedSize('尺寸。'), page: EMPTY_NAME },
    ],
    [
      'keeps translations of what is gone, and drops their empty texts',
      {
        shared: sharedSize(''),
        pages: {
          'charts/Pie': {
            'prop-c': { ...done('C.', ''), previous: '旧' },
            'prop-b': done('B.'),
            'prop-a': done('A.', ''),
          },
        },
      },
      {
        shared: sharedSize(''),
        page: {
          ...EMPTY_NAME,
          'prop-b': done('B.'),
          'prop-c': { ...done('C.', ''), previous: '旧' },
        },
      },
    ],
  ])('%s', (_, translations, expected) => {
    expect(complete(translations)).toEqual(expected);
  });

  it('sorts a file like its page, with what is gone at the end', () => {
    const { page } = complete({
      pages: {
        'charts/Pie': {
          'prop-gone': done('Gone.'),
          'prop-name': done(NAME.en),
          'prop-size': done('The size.'),
        },
      },
    });
    expect(Object.keys(page!)).toEqual(['prop-size', 'prop-name', 'prop-gone']);
  });
});
