import type { Settings } from '../definitions';
import {
  fromSettings,
  parseLinkQuery,
  removeLinkParameters,
  toLinkQuery,
  toSettings,
  type LinkSettings,
} from '../link';

it.each<[string, LinkSettings]>([
  ['', {}],
  ['mode=dark', { mode: 'dark' }],
  ['direction=rtl', { direction: 'rtl' }],
  ['density=dense', { density: 'dense' }],
  ['spacing=2.5', { spacing: 2.5 }],
  ['spacing=1', { spacing: 1 }],
  ['spacing=20', { spacing: 20 }],
  ['primary=%230af', { primary: '#0af' }],
  ['secondary=hsl%281+2%25+3%25%29', { secondary: 'hsl(1 2% 3%)' }],
  ['width=wide', { width: 'wide' }],
  [
    'mode=light&direction=ltr&density=standard&spacing=8&width=standard',
    {
      mode: 'light',
      direction: 'ltr',
      density: 'standard',
      spacing: 8,
      width: 'standard',
    },
  ],
])('"%s" is %j, there and back', (query, link) => {
  expect(parseLinkQuery(query)).toEqual({ link, faults: [] });
  expect(parseLinkQuery(`?${query}`)).toEqual({ link, faults: [] });
  expect(toLinkQuery(link)).toBe(query);
});

it('leaves the parameters of others alone', () => {
  expect(parseLinkQuery('?q=rows&styling=css&mode=dark')).toEqual({
    link: { mode: 'dark' },
    faults: [],
  });
  expect(removeLinkParameters('?q=rows&mode=dark&spacing=x&a=1')).toBe('q=rows&a=1');
});

it.each([
  ['mode', 'black', 'light, dark, system'],
  ['direction', 'up', 'ltr, rtl'],
  ['density', 'compact', 'standard, dense'],
  ['spacing', 'wide', 'a number of pixels from 1 to 20'],
  ['spacing', '', 'a number of pixels from 1 to 20'],
  ['spacing', '-3', 'a number of pixels from 1 to 20'],
  ['spacing', '0.9', 'a number of pixels from 1 to 20'],
  ['spacing', '20.1', 'a number of pixels from 1 to 20'],
  ['spacing', '999999999', 'a number of pixels from 1 to 20'],
  ['spacing', 'Infinity', 'a number of pixels from 1 to 20'],
  ['primary', 'teal', 'hex, rgb(), rgba(), hsl(), hsla(), color()'],
  ['secondary', '', 'hex, rgb(), rgba(), hsl(), hsla(), color()'],
  ['width', '80', 'standard, wide'],
])('%s=%s is a fault', (name, value, accepted) => {
  const query = new URLSearchParams({ [name]: value, density: 'dense' });
  query.set(name, value);
  const { link, faults } = parseLinkQuery(query.toString());
  expect(faults).toEqual([{ name, value, accepted }]);
  expect(link).not.toHaveProperty(name);
});

it.each<[LinkSettings, Partial<Settings>]>([
  [{}, {}],
  [{ density: 'standard' }, { dense: false }],
  [
    { density: 'dense', spacing: 0 },
    { dense: true, spacing: 0 },
  ],
  [
    { width: 'wide', mode: 'system' },
    { contentWidth: 'wide', mode: 'system' },
  ],
  [{ primary: '#0af' }, { paletteColors: { primary: '#0af' } }],
])('%j are the settings %j', (link, settings) => {
  expect(toSettings(link, { paletteColors: {} })).toEqual(settings);
  expect(toLinkQuery(fromSettings(settings))).toBe(toLinkQuery(link));
});

it('leaves the reader the color that a link doesn’t name', () => {
  const own = { paletteColors: { primary: '#111', secondary: '#222' } };
  expect(toSettings({ primary: '#0af' }, own)).toEqual({
    paletteColors: { primary: '#0af', secondary: '#222' },
  });
});
