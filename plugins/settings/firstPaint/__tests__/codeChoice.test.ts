/** @jest-environment jsdom */
import { stubSystemMode } from '../../../../tests/jest/stubSystemMode';
import { TEXT_STORAGES } from '../../../../src/utils/storage';
import { createSettingsStore } from '../../common/createSettingsStore';
import { resolveCodeChoice, type CodeChoice } from '../../common/hash';
import { stampFirstPaint } from '../stampFirstPaint';

const cases: [hash: string, cookies: string[], expected: CodeChoice][] = [
  ['', [], { variant: 'TS', styling: 'system' }],
  ['', ['codeVariant=JS'], { variant: 'JS', styling: 'system' }],
  ['', ['codeStyling=css'], { variant: 'TS', styling: 'css' }],
  [
    '',
    ['other=1', 'codeVariant=JS', 'codeStyling=tailwind'],
    { variant: 'JS', styling: 'tailwind' },
  ],
  ['', ['codeVariant=js', 'codeStyling=less'], { variant: 'TS', styling: 'system' }],
  ['', ['codeVariant=JSX'], { variant: 'TS', styling: 'system' }],
  ['', ['xcodeVariant=JS'], { variant: 'TS', styling: 'system' }],
  ['#Bars', ['codeVariant=JS'], { variant: 'JS', styling: 'system' }],
  ['#Bars.js', [], { variant: 'JS', styling: 'system' }],
  ['#Bars.tsx', ['codeVariant=JS'], { variant: 'TS', styling: 'system' }],
  ['#tailwind-Bars', ['codeStyling=css'], { variant: 'TS', styling: 'tailwind' }],
  ['#css-Bars.js', [], { variant: 'JS', styling: 'css' }],
  [
    '#system-Bars.tsx',
    ['codeStyling=css', 'codeVariant=JS'],
    { variant: 'TS', styling: 'system' },
  ],
  ['#some-heading', ['codeVariant=JS'], { variant: 'JS', styling: 'system' }],
  ['#bars.js', [], { variant: 'TS', styling: 'system' }],
  ['#sass-Bars.js', [], { variant: 'TS', styling: 'system' }],
  ['#Bars.jsx', [], { variant: 'TS', styling: 'system' }],
];

function setCookies(cookies: string[]) {
  document.cookie.split('; ').forEach((cookie) => {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  });
  cookies.forEach((cookie) => {
    document.cookie = `${cookie}; path=/`;
  });
}

beforeEach(() => stubSystemMode('light'));

it.each(cases)('hash "%s" and cookies %j choose %j', (hash, cookies, expected) => {
  setCookies(cookies);
  window.location.hash = hash;

  stampFirstPaint('theme-x', '');
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  expect({ variant: codeVariant, styling: codeStyling }).toEqual(expected);

  const store = createSettingsStore(TEXT_STORAGES);
  const stored = {
    variant: store.get('codeVariant'),
    styling: store.get('codeStyling'),
  };
  expect(resolveCodeChoice(hash, stored)).toEqual(expected);
});
