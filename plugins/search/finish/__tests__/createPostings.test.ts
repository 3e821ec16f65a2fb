import { decodeTerms } from '../../engine/frontCoding';
import type { FieldName } from '../../engine/weights';
import { countFields, toFieldTexts } from '../countFields';
import { createPostings, getImpact } from '../createPostings';
import { createPlaceIndex } from '../createPlaceIndex';
import type { SearchPlace } from '../types';

const LENGTHS = { name: 2, context: 2, phrases: 10, text: 50, code: 10 };

/** What a term tells that stands in a field. */
function tell(field: FieldName, count = 1, length = LENGTHS[field]) {
  return getImpact({ [field]: count }, { ...LENGTHS, [field]: length }, LENGTHS);
}

it.each<[string, number, number]>([
  ['a name more than a phrase', tell('name'), tell('phrases')],
  ['a phrase more than a text', tell('phrases'), tell('text')],
  ['a text more than code', tell('text'), tell('code')],
  ['often more than once', tell('text', 3), tell('text', 1)],
  ['a short text more than a long one', tell('text', 1, 20), tell('text', 1, 200)],
])('tells in %s', (_, more, less) => {
  expect(more).toBeGreaterThan(less);
  expect(more).toBeLessThan(1);
});

it('tells less with each time that a term stands there again', () => {
  expect(tell('text', 2) - tell('text', 1)).toBeGreaterThan(
    tell('text', 3) - tell('text', 2),
  );
});

const PAGE = { route: '/x/a', title: 'Rows', kind: 'guide' as const };
const section: SearchPlace = {
  type: 'heading',
  name: 'Pin rows',
  page: PAGE,
  anchor: 'pin',
  text: 'Rows that stay.',
  code: ['pinnedRows'],
  phrases: ['freeze rows'],
};

it('counts the terms of a place by field', () => {
  const { terms, lengths } = countFields(toFieldTexts(section));
  expect(terms.get('row')).toEqual({ name: 1, context: 1, phrases: 1, text: 1 });
  expect(terms.get('pinnedrows')).toEqual({ code: 1 });
  expect(terms.get('freez')).toEqual({ phrases: 1 });
  expect(lengths).toMatchObject({ name: 2, text: 3, code: 1 });
});

it('lists for each term the entries that have it', () => {
  const counts = [section, { ...section, name: 'Sort' }].map((place) =>
    countFields(toFieldTexts(place)),
  );
  const postings = createPostings(counts);
  expect(postings.get('sort')).toEqual([[1, expect.any(Number)]]);
  expect(postings.get('freez')!.map(([entry]) => entry)).toEqual([0, 1]);
});

it('keeps texts apart from places, and phrases out of both', () => {
  const { places, texts } = createPlaceIndex([section]);
  expect(places.entries[0]).toMatchObject({ name: 'Pin rows', hasText: true });
  expect(texts.get(0)).toEqual({ 0: 'Rows that stay.' });
  expect(JSON.stringify([places.entries, [...texts]])).not.toContain('freeze');
});

it('cuts postings into files, each term in one', () => {
  const places = Array.from({ length: 4000 }, (_, at): SearchPlace => ({
    ...section,
    anchor: `a${at}`,
    name: `Word${at}`,
  }));
  const { places: data, postings } = createPlaceIndex(places);
  expect(postings.length).toBeGreaterThan(1);
  expect(data.firstTerms).toHaveLength(postings.length);
  const terms = decodeTerms(data.terms);
  expect(postings.flat()).toHaveLength(terms.length);
  expect(terms).toEqual(terms.toSorted());
  expect(data.firstTerms[1]).toBe(postings[0]!.length);
});
