import { parseDemoHash } from '../hash';

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
