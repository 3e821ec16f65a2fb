import { findVersion } from '../version';

describe('findVersion', () => {
  const versions = ['7.29.13', '8.1.0', '8.10.2', '8.29.3'];

  it.each([
    ['8.10.2', '8.10.2'],
    ['8.10', '8.10.2'],
    ['8.1', '8.1.0'],
    ['8', '8.29.3'],
    ['8.10.1', undefined],
    ['8.2', undefined],
    ['', undefined],
  ])('finds for %j %s', (text, version) => {
    expect(findVersion(text, versions)).toBe(version);
  });
});
