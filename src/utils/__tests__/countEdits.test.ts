import { countEdits } from '../countEdits';

describe('countEdits', () => {
  it.each([
    ['', '', 0],
    ['bars', 'bars', 0],
    ['bar', 'bars', 1],
    ['bars', 'cars', 1],
    ['', 'pie', 3],
    ['sorting', 'sort', 3],
    ['grid', 'gird', 2],
  ])('from "%s" to "%s" is %i', (from, to, count) => {
    expect(countEdits(from, to)).toBe(count);
    expect(countEdits(to, from)).toBe(count);
  });
});
