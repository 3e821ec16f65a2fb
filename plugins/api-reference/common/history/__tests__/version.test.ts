import {
  areNeighbours,
  isRelease,
  orderVersions,
  toMinor,
  toShortVersion,
} from '../version';

describe('orderVersions', () => {
  it('orders by number', () => {
    expect(
      ['9.0.0', '8.10.0', '8.9.11', '8.9.2', '7.29.13', '8.10'].sort(orderVersions),
    ).toEqual(['7.29.13', '8.9.2', '8.9.11', '8.10.0', '8.10', '9.0.0']);
  });
});

describe('toShortVersion', () => {
  it.each([
    ['8.10.0', '8.10'],
    ['8.10.2', '8.10.2'],
    ['8.1.10', '8.1.10'],
    ['8.10', '8.10'],
  ])('writes %s as %s', (version, text) => {
    expect(toShortVersion(version)).toBe(text);
  });
});

describe('toMinor', () => {
  it.each([
    ['8.10.2', '8.10'],
    ['9.0.0', '9.0'],
    ['8.10', '8.10'],
  ])('of %s is %s', (version, minor) => {
    expect(toMinor(version)).toBe(minor);
  });
});

describe('areNeighbours', () => {
  it.each([
    ['8.9.2', '8.10.0', true],
    ['8.9.2', '8.9.4', true],
    ['8.9.2', '8.11.0', false],
    ['7.29.13', '8.0.0', true],
    ['7.29.13', '8.1.0', false],
    ['7.29.13', '9.0.0', false],
  ])('of %s and %s is %s', (earlier, later, expected) => {
    expect(areNeighbours(earlier, later)).toBe(expected);
  });
});

describe('isRelease', () => {
  it.each([
    ['8.10.2', true],
    ['9.0.0-alpha.2', false],
    ['8.10', false],
  ])('of %s is %s', (version, expected) => {
    expect(isRelease(version)).toBe(expected);
  });
});
