/** @jest-environment jsdom */
import { stubSystemMode } from '../../../../tests/jest/stubSystemMode';
import { TEXT_STORAGES } from '../../../../src/utils/storage';
import { createSettingsStore } from '../../common/createSettingsStore';
import { startVisit } from '../../common/visit';
import { stampFirstPaint } from '../stampFirstPaint';

type Stored = Record<string, string>;

interface Case {
  query?: string;
  visit?: string;
  stored?: Stored;
  /** Direction, width and mode. */
  expected: [direction: string, width: string, mode: string];
}

const CASES: Case[] = [
  { expected: ['ltr', 'standard', 'system'] },
  { stored: { direction: 'rtl' }, expected: ['rtl', 'standard', 'system'] },
  { stored: { direction: 'ltr' }, expected: ['ltr', 'standard', 'system'] },
  { stored: { contentWidth: 'wide' }, expected: ['ltr', 'wide', 'system'] },
  {
    stored: { direction: 'RTL', contentWidth: '' },
    expected: ['ltr', 'standard', 'system'],
  },
  { query: '?direction=rtl&width=wide', expected: ['rtl', 'wide', 'system'] },
  {
    query: '?direction=ltr&width=standard',
    stored: { direction: 'rtl', contentWidth: 'wide' },
    expected: ['ltr', 'standard', 'system'],
  },
  {
    query: '?direction=up&width=9',
    stored: { direction: 'rtl', contentWidth: 'wide' },
    expected: ['rtl', 'wide', 'system'],
  },
  {
    visit: 'direction=rtl&mode=dark',
    stored: { contentWidth: 'wide' },
    expected: ['rtl', 'wide', 'dark'],
  },
  {
    query: '?direction=ltr&mode=system',
    visit: 'direction=rtl&mode=dark&width=wide',
    expected: ['ltr', 'wide', 'system'],
  },
  { query: '?mode=blue', expected: ['ltr', 'standard', 'system'] },
  { stored: { 'mui-mode': 'dark' }, expected: ['ltr', 'standard', 'dark'] },
];

beforeEach(() => {
  stubSystemMode('light');
  localStorage.clear();
  sessionStorage.clear();
  const { documentElement } = document;
  documentElement.removeAttribute('dir');
  delete documentElement.dataset.contentWidth;
});

it.each([
  [undefined, 'dayjs'],
  ['luxon', 'luxon'],
  ['date-fns', 'date-fns'],
  ['Luxon', 'dayjs'],
  ['', 'dayjs'],
])(
  'the stored date library %s is stamped as %s, before paint and after',
  (stored, expected) => {
    if (stored !== undefined) {
      localStorage.setItem('dateLibrary', stored);
    }
    stampFirstPaint('theme-x', '');
    expect(document.documentElement.dataset.dateLibrary).toBe(expected);
    expect(createSettingsStore(TEXT_STORAGES).get('dateLibrary')).toBe(expected);
  },
);

it.each(CASES)(
  '$query, visit $visit and $stored are stamped as $expected, before paint and after',
  ({ query = '', visit, stored = {}, expected: [direction, width, mode] }) => {
    window.history.replaceState(null, '', `/x${query}`);
    Object.entries(stored).forEach(([name, text]) =>
      localStorage.setItem(name, text),
    );
    if (visit !== undefined) {
      sessionStorage.setItem('settingsLink', visit);
    }

    stampFirstPaint('theme-x', '');
    const { dir, dataset } = document.documentElement;
    expect(dir || 'ltr').toBe(direction);
    expect(dataset.contentWidth).toBe(width);
    expect(dataset.themeChoice).toBe(mode);

    const store = createSettingsStore(TEXT_STORAGES);
    startVisit(store);
    expect(store.get('direction')).toBe(direction);
    expect(store.get('contentWidth')).toBe(width);
    expect(store.get('mode')).toBe(mode);
  },
);

it('bears blocked storage, and takes the address all the same', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  window.history.replaceState(null, '', '/x?direction=rtl');
  stampFirstPaint('theme-x', '');
  expect(document.documentElement.dir).toBe('rtl');
  jest.restoreAllMocks();
});
