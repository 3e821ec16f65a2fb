import { matches } from '../useFilteredItems';

describe('matches', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['TARGET', true],
    ['grades actual', true],
    ['target line', false],
    ['目标', false],
  ])('%j: %s', (query, expected) => {
    expect(matches('Bullet chart: actual value, target and grades', query)).toBe(
      expected,
    );
  });
});
