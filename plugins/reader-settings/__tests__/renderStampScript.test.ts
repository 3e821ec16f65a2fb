/** @jest-environment jsdom */
import { createSettingsStore } from '../../../src/settings/createSettingsStore';
import { TEXT_STORAGES } from '../../../src/settings/storage';
import { startVisit } from '../../../src/settings/visit';
import { renderStampScript } from '../renderStampScript';

type Stored = Record<string, string>;

interface Case {
  query?: string;
  visit?: string;
  stored?: Stored;
  /** Direction, width and mode of the visit. */
  expected: [direction: string, width: string, mode?: string];
}

const CASES: Case[] = [
  { expected: ['ltr', 'standard'] },
  { stored: { direction: 'rtl' }, expected: ['rtl', 'standard'] },
  { stored: { direction: 'ltr' }, expected: ['ltr', 'standard'] },
  { stored: { contentWidth: 'wide' }, expected: ['ltr', 'wide'] },
  {
    stored: { direction: 'RTL', contentWidth: '' },
    expected: ['ltr', 'standard'],
  },
  { query: '?direction=rtl&width=wide', expected: ['rtl', 'wide'] },
  {
    query: '?direction=ltr&width=standard',
    stored: { direction: 'rtl', contentWidth: 'wide' },
    expected: ['ltr', 'standard'],
  },
  {
    query: '?direction=up&width=9',
    stored: { direction: 'rtl', contentWidth: 'wide' },
    expected: ['rtl', 'wide'],
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
  { query: '?mode=blue', expected: ['ltr', 'standard'] },
  { stored: { 'mui-mode': 'dark' }, expected: ['ltr', 'standard'] },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const { documentElement } = document;
  documentElement.removeAttribute('dir');
  delete documentElement.dataset.contentWidth;
  delete documentElement.dataset.visitMode;
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
    new Function(renderStampScript())();
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

    new Function(renderStampScript())();
    const { dir, dataset } = document.documentElement;
    expect(dir || 'ltr').toBe(direction);
    expect(dataset.contentWidth).toBe(width);
    expect(dataset.visitMode).toBe(mode);

    const store = createSettingsStore(TEXT_STORAGES);
    const { settings } = startVisit(store);
    expect(store.get('direction')).toBe(direction);
    expect(store.get('contentWidth')).toBe(width);
    expect(settings.mode).toBe(mode);
  },
);

it('bears blocked storage, and takes the address all the same', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  window.history.replaceState(null, '', '/x?direction=rtl');
  new Function(renderStampScript())();
  expect(document.documentElement.dir).toBe('rtl');
  jest.restoreAllMocks();
});
