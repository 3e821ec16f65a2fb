import { formatDemoHash, listDemoHashes, parseDemoHash } from '../hash';

describe('parseDemoHash', () => {
  it.each([
    ['#ColumnTypes', { demo: 'ColumnTypes' }],
    ['ColumnTypes', { demo: 'ColumnTypes' }],
    ['#ColumnTypes.js', { demo: 'ColumnTypes', variant: 'JS' }],
    ['#ColumnTypes.tsx', { demo: 'ColumnTypes', variant: 'TS' }],
    ['#tailwind-Bars', { demo: 'Bars', styling: 'tailwind' }],
    ['#css-Bars.js', { demo: 'Bars', styling: 'css', variant: 'JS' }],
    ['#system-Bars.tsx', { demo: 'Bars', styling: 'system', variant: 'TS' }],
  ])('%s', (hash, expected) => {
    expect(parseDemoHash(hash)).toEqual(expected);
    expect(formatDemoHash(parseDemoHash(hash)!)).toBe(`#${hash.replace('#', '')}`);
  });

  it('reads every link that a demo has', () => {
    const hashes = listDemoHashes('Bars', ['system', 'css']);
    expect(hashes).toHaveLength(9);
    expect(new Set(hashes)).toContain('#css-Bars.js');
    expect(hashes.map((hash) => parseDemoHash(hash)?.demo)).toEqual(
      hashes.map(() => 'Bars'),
    );
  });

  it.each([
    '',
    '#',
    '#api',
    '#prop-rows',
    '#ColumnTypes.css',
    '#css-bars',
    '#sass-Bars',
  ])('takes %j for no demo', (hash) => {
    expect(parseDemoHash(hash)).toBeUndefined();
  });
});
