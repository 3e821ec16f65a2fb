import { parsePlaygroundQuery, toPlaygroundUrl } from '../playgroundUrl';

it.each([
  [{}, '/playground/a/B'],
  [{ styling: 'css' }, '/playground/a/B?styling=css'],
  [
    { mode: 'dark', direction: 'rtl', density: undefined },
    '/playground/a/B?mode=dark&direction=rtl',
  ],
  [
    { styling: 'css', spacing: 4, primary: '#0af' },
    '/playground/a/B?styling=css&spacing=4&primary=%230af',
  ],
] as const)('%j is at %s', (options, url) => {
  expect(toPlaygroundUrl('a/B', options)).toBe(url);
});

it.each([
  ['', {}, []],
  ['?mode=dark&density=dense', { mode: 'dark', density: 'dense' }, []],
  ['?mode=black', {}, ['mode=black is none of: light, dark, system.']],
  [
    '?dir=rtl&direction=rtl',
    { direction: 'rtl' },
    [
      '"dir" is none of: styling, mode, direction, density, spacing, primary, secondary, width.',
    ],
  ],
  [
    '?styling=less&spacing=wide&primary=%230af',
    { primary: '#0af' },
    [
      'spacing=wide is none of: a number of pixels from 1 to 20.',
      'styling=less is none of: system, tailwind, css.',
    ],
  ],
])('"%s" reads as %j with faults %j', (query, options, faults) => {
  expect(parsePlaygroundQuery(query)).toEqual({ options, faults });
});
