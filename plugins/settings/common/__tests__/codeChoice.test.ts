/** @jest-environment jsdom */
import {
  readCodeChoice,
  storeCodeChoice,
  subscribeToCodeChoice,
} from '../codeChoice';
import { createSettingsStore } from '../createSettingsStore';
import { TEXT_STORAGES } from '../../../../src/utils/storage';

beforeEach(() => {
  window.location.hash = '';
  storeCodeChoice({ variant: 'TS', styling: 'system' });
});

it('remembers the reader’s choice in cookies', () => {
  storeCodeChoice({ variant: 'JS', styling: 'css' });
  expect(readCodeChoice()).toEqual({ variant: 'JS', styling: 'css' });
  expect(document.cookie).toContain('codeVariant=JS');
  expect(document.cookie).toContain('codeStyling=css');
});

it('lets a link win over the cookies, without storing what it says', () => {
  storeCodeChoice({ variant: 'JS' });
  window.location.hash = '#tailwind-Bars.tsx';
  expect(readCodeChoice()).toEqual({ variant: 'TS', styling: 'tailwind' });
  window.location.hash = '';
  expect(readCodeChoice()).toEqual({ variant: 'JS', styling: 'system' });
});

it.each([
  ['#Bars.js', { variant: 'TS' }, '#Bars.tsx'],
  ['#css-Bars.js', { variant: 'TS' }, '#css-Bars.tsx'],
  ['#css-Bars.js', { styling: 'system' }, '#system-Bars.js'],
  ['#Bars', { variant: 'JS' }, '#Bars'],
  ['#a-heading', { variant: 'JS' }, '#a-heading'],
] as const)('at %s, the choice %j leads to %s', (from, choice, to) => {
  window.location.hash = from;
  storeCodeChoice(choice);
  expect(window.location.hash).toBe(to);
  expect(readCodeChoice()).toMatchObject(choice);
});

it('tells of a new choice and of a new link, until it is stopped', () => {
  const listener = jest.fn();
  const stop = subscribeToCodeChoice(listener);
  storeCodeChoice({ variant: 'JS' });
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  storeCodeChoice({ variant: 'TS' });
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each(['%E0%A4%A', '%', 'tail%wind'])(
  'a cookie that can’t be decoded, %s, is rewritten',
  (text) => {
    document.cookie = `codeStyling=${text}; path=/`;
    const { get } = createSettingsStore(TEXT_STORAGES);
    expect(get('codeStyling')).toBe('system');
    expect(document.cookie).toContain('codeStyling=system');
  },
);
