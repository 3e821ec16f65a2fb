import { findCurrentHeading } from '../findCurrentHeading';

/** A page that scrolls 1000 px; its last three headings never reach the line. */
const HEADINGS = [
  { id: 'first', top: 200 },
  { id: 'second', top: 500 },
  { id: 'third', top: 800 },
  { id: 'fourth', top: 1100 },
  { id: 'fifth', top: 1150 },
  { id: 'last', top: 1200 },
];
const MAX = 1000;

it.each([
  [0, undefined],
  [197, undefined],
  [198.5, 'first'],
  [200, 'first'],
  [497, 'first'],
  [500, 'second'],
  [797, 'second'],
  [800, 'third'],
  [940, 'third'],
  [950, 'fourth'],
  [980, 'fifth'],
  [1000, 'last'],
  [999.4, 'last'],
])('at %s of 1000 px the current heading is %s', (scroll, expected) => {
  expect(findCurrentHeading(HEADINGS, { scroll, maxScroll: MAX })).toBe(expected);
});

it.each([
  ['one at the page’s end that can’t reach the line', 'fourth', 1000, 'fourth'],
  ['the same after the reader scrolled up', 'fourth', 900, 'third'],
  ['one that has reached the line', 'second', 500, 'second'],
  ['one far above the page’s end', 'second', 1000, 'last'],
  ['none of the headings', 'prop-rows', 1000, 'last'],
])('asked for %s', (_, target, scroll, expected) => {
  expect(findCurrentHeading(HEADINGS, { scroll, maxScroll: MAX, target })).toBe(
    expected,
  );
});

it.each([
  ['that does not scroll', 0, 0, undefined, undefined],
  ['that does not scroll, asked for a heading', 0, 0, 'second', 'second'],
  ['that scrolls a little, at its start', 0, 40, undefined, undefined],
  ['that scrolls a little, at its end', 40, 40, undefined, 'last'],
])('a short page %s', (_, scroll, maxScroll, target, expected) => {
  expect(findCurrentHeading(HEADINGS, { scroll, maxScroll, target })).toBe(expected);
});

it('gives every heading its turn on the way down', () => {
  const seen = new Set<string | undefined>();
  for (let scroll = 0; scroll <= MAX; scroll += 1) {
    seen.add(findCurrentHeading(HEADINGS, { scroll, maxScroll: MAX }));
  }
  expect([...seen]).toEqual([undefined, ...HEADINGS.map(({ id }) => id)]);
});

it('knows no heading on a page without one', () => {
  expect(findCurrentHeading([], { scroll: 0, maxScroll: 500 })).toBeUndefined();
});
