import { readAnchor } from '../readAnchor';

describe('readAnchor', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#slices', 'slices'],
    ['#%E5%88%97', '列'],
    ['#prop-a%20b', 'prop-a b'],
    ['#100%', '100%'],
    ['#%E5%88', '%E5%88'],
  ])('reads "%s" as "%s"', (hash, anchor) => {
    expect(readAnchor(hash)).toBe(anchor);
  });
});
