/** @jest-environment jsdom */
import { getStylesVersion } from '../../../../src/mui/readerStyles';
import { stampKeptStyles } from '../keptStyles';
import { stampReaderStyles } from '../readerStyles';
import { getSettingsStore } from '../store';

const VERSION = getStylesVersion();

const getElement = () => document.getElementById('reader-styles');

/** What the next page's script makes of what this page has kept. */
function loadNextPage(version: string) {
  getElement()?.remove();
  stampKeptStyles(version);
  return getElement()?.textContent ?? '';
}

beforeEach(() => {
  localStorage.clear();
  getElement()?.remove();
  getSettingsStore().adopt(null);
});

it('writes nothing for the site’s own colors', async () => {
  await stampReaderStyles();
  expect(getElement()).toBeNull();
});

it('gives colors to the site and to the demos, and keeps them for the next page', async () => {
  getSettingsStore().set('paletteColors', { primary: '#7b1fa2' });
  await stampReaderStyles();
  const css = getElement()!.textContent;
  expect(css).toMatch(/^:root:root, :root\[data-theme="light"\] \{ .*#7b1fa2/);
  expect(css).toContain(':where(.demo, body > :not(#__docusaurus))');
  expect(loadNextPage(VERSION)).toBe(css);
});

it('gives a spacing to the demos alone', async () => {
  getSettingsStore().set('spacing', 3);
  await stampReaderStyles();
  expect(getElement()!.textContent).toBe(
    ':where(.demo, body > :not(#__docusaurus)) { --mui-spacing: 3px; }\n',
  );
});

it('moves the site’s accents to shades that can be read, and no color of the demos', async () => {
  getSettingsStore().set('paletteColors', { primary: '#ffff00' });
  await stampReaderStyles();
  const mains = getElement()!.textContent!.match(/primary-main: [^;]+/g);
  expect(mains).toEqual([
    'primary-main: #666600',
    'primary-main: #ffff00',
    'primary-main: #ffff00',
    'primary-main: #ffff00',
  ]);
});

it.each<[string, string, () => void]>([
  ['of another build', 'another', () => undefined],
  [
    'of another color',
    VERSION,
    () => localStorage.setItem('paletteColors', '{"primary":"#000"}'),
  ],
  [
    'that nobody wants any more',
    VERSION,
    () => localStorage.removeItem('paletteColors'),
  ],
  [
    'that are malformed',
    VERSION,
    () => localStorage.setItem('readerStyles', '* {}'),
  ],
])('ignores styles %s', async (_, version, change) => {
  getSettingsStore().set('paletteColors', { primary: '#7b1fa2' });
  await stampReaderStyles();
  change();
  expect(loadNextPage(version)).toBe('');
});

it('takes all back with the last setting', async () => {
  getSettingsStore().set('spacing', 3);
  await stampReaderStyles();
  getSettingsStore().set('spacing', 8);
  await stampReaderStyles();
  expect(getElement()!.textContent).toBe('');
  expect(localStorage.getItem('readerStyles')).toBeNull();
});

it('keeps nothing of what holds for a visit', async () => {
  getSettingsStore().override('spacing', 3);
  await stampReaderStyles();
  expect(getElement()!.textContent).toContain('3px');
  expect(localStorage.getItem('readerStyles')).toBeNull();
});
