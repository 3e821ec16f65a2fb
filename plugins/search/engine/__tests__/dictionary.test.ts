import { findTerm } from '../findTerms';
import { decodeTerms, encodeTerms } from '../frontCoding';
import { getDistance } from '../getDistance';
import { getForm } from '../getIntent';
import { openDictionary } from '../openDictionary';
import { openPostings } from '../openPostings';
import { parseQuery } from '../parseQuery';

it.each([
  ['same', 'same', 0],
  ['column', 'colum', 1],
  ['column', 'columns', 1],
  ['recieve', 'receive', 1],
  ['grid', 'gird', 1],
  ['chart', 'cart', 1],
  ['legend', 'lagand', 2],
  ['row', 'pagination', 3],
  ['abcdef', 'uvwxyz', 3],
])('%s is from %s %i steps away, or too far', (from, to, distance) => {
  expect(Math.min(getDistance(from, to, 2), 3)).toBe(distance);
});

it('writes terms by what they do not share', () => {
  const terms = ['2', '24', 'columnheader', 'columnheaders', '列', '列宽', '列高'];
  expect(encodeTerms(terms)).toBe('A2B4AcolumnheaderJdersA列B宽B高');
  expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
  expect(decodeTerms('')).toEqual([]);
});

describe('openDictionary', () => {
  const dictionary = openDictionary(
    encodeTerms([
      '2026',
      'column',
      'columnheader',
      'edit',
      'heat',
      'heatmap',
      'legend',
      'localiz',
      'row',
      'rowheight',
      '列',
    ]),
  );
  const names = (found: readonly { term: number }[]) =>
    found.map(({ term }) => dictionary.getTerm(term));

  it.each([
    ['row', 'row'],
    ['列', '列'],
    ['ro', undefined],
    ['zzz', undefined],
  ])('finds for %s the term %s', (token, term) => {
    const found = dictionary.find(token);
    expect(found && dictionary.getTerm(found.term)).toBe(term);
  });

  it.each([
    ['colu', ['column', 'columnheader']],
    ['row', ['rowheight']],
    ['1', []],
  ])('finds for the beginning %s the terms %j', (token, terms) => {
    expect(names(dictionary.findBeginnings(token))).toEqual(terms);
  });

  it('finds the longest term that a word begins with', () => {
    expect(names(dictionary.findShorter('editin'))).toEqual(['edit']);
    expect(names(dictionary.findShorter('editinggg'))).toEqual([]);
    expect(names(dictionary.findShorter('20261'))).toEqual([]);
  });

  it('takes a word that begins with another for a typo as well', () => {
    const [term] = parseQuery('heatmpa');
    const { options } = findTerm(dictionary, term!);
    expect(names(options[0]!.found.flat())).toEqual(['heat', 'heatmap']);
  });

  it('finds what begins as a mistyped word was meant', () => {
    const [term] = parseQuery('colunm');
    const { options, meant } = findTerm(dictionary, term!);
    expect(meant).toBe('column');
    expect(names(options[0]!.found.flat())).toEqual(['column', 'columnheader']);
  });

  it.each([
    ['localizaton', ['localiz']],
    ['localisaton', ['localiz']],
    ['colunm', ['column']],
    ['lagend', ['legend']],
    ['rwo', []],
    ['watermark', []],
  ])('finds for the typo %s the terms %j', (token, terms) => {
    expect(names(dictionary.findTypos(token))).toEqual(terms);
  });

  it('trusts a longer word less where the beginning is a word itself', () => {
    const [whole] = dictionary.findBeginnings('row');
    const [part] = dictionary.findBeginnings('rowh');
    expect(whole!.quality).toBeLessThan(part!.quality / 1.5);
  });
});

it('fetches the files of the terms that are asked for, each once', async () => {
  const fetched: number[] = [];
  const postings = openPostings([0, 2], (file) => {
    fetched.push(file);
    return Promise.resolve([[[31, 95], [32 + 16]], [[5 * 32 + 31]]][file]!);
  });
  const get = await postings.load([0, 1]);
  await postings.load([0]);
  expect(fetched).toEqual([0]);
  expect([...get(0)]).toEqual([
    [0, 1],
    [2, 1],
  ]);
  expect([...get(1)]).toEqual([[1, 16 / 31]]);
  expect([...(await postings.load([2]))(2)]).toEqual([[5, 1]]);
});

it.each([
  ['getRowId', 'identifier'],
  ['DataGrid.rows', 'words'],
  ['DataGrid', 'identifier'],
  ['DataGrid sorting', 'words'],
  ['DataGrid getRowId', 'identifier'],
  ['.MuiDataGrid-row', 'identifier'],
  ['server-side data', 'words'],
  ['row height', 'words'],
  ['hide the toolbar', 'question'],
  ['how to use getRowId with rows', 'question'],
  ['行高', 'words'],
  ['怎么隐藏列', 'question'],
])('takes %s for %s', (text, form) => {
  expect(getForm(text)).toBe(form);
});
