/** @jest-environment jsdom */
import { createSettingsStore } from '../createSettingsStore';
import { TEXT_STORAGES } from '../../../../src/utils/storage';
import {
  keepVisit,
  resetLinkedSettings,
  startVisit,
  toShareQuery,
  trimVisit,
  undoVisit,
} from '../visit';

const readEntry = () => sessionStorage.getItem('settingsLink');

function visit(address: string) {
  window.history.replaceState(null, '', address);
  const store = createSettingsStore(TEXT_STORAGES);
  return { store, started: startVisit(store) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('lets a link hold over what is stored, and leaves the storage alone', () => {
  localStorage.setItem('direction', 'rtl');
  localStorage.setItem('dense', 'true');
  const { store, started } = visit('/x?direction=ltr&spacing=3&mode=blue');
  expect(store.get('direction')).toBe('ltr');
  expect(store.get('spacing')).toBe(3);
  expect(store.get('dense')).toBe(true);
  expect(started).toEqual({
    settings: { direction: 'ltr', spacing: 3 },
    faults: [{ name: 'mode', value: 'blue', accepted: 'light, dark, system' }],
  });
  expect({ ...localStorage }).toEqual({ direction: 'rtl', dense: 'true' });
});

it('holds on the next pages of the visit, below their own address', () => {
  visit('/x?direction=rtl&spacing=3');
  const { store } = visit('/x/react-charts?spacing=4');
  expect(store.get('direction')).toBe('rtl');
  expect(store.get('spacing')).toBe(4);
  expect(readEntry()).toBe('direction=rtl&spacing=4');
});

it.each(['/playground/a/B?dense=1&spacing=3', '/playground?spacing=3'])(
  'takes settings for %s alone',
  (address) => {
    const { store, started } = visit(address);
    expect(store.get('spacing')).toBe(3);
    expect(started).toEqual({ settings: {}, faults: [] });
    expect(readEntry()).toBeNull();
  },
);

it('takes /playgrounds for a page', () => {
  visit('/playgrounds?spacing=3');
  expect(readEntry()).toBe('spacing=3');
});

it('gives a setting that the reader changes to the reader', () => {
  const { store, started } = visit('/x?direction=rtl&spacing=3');
  store.set('spacing', 5);
  expect(trimVisit(store, started).settings).toEqual({ direction: 'rtl' });
  expect(readEntry()).toBe('direction=rtl');
});

it('keeps', () => {
  const { store, started } = visit('/x?direction=rtl&primary=%230af');
  keepVisit(store, started);
  expect({ ...localStorage }).toEqual({
    direction: 'rtl',
    paletteColors: '{"primary":"#0af"}',
  });
  expect(readEntry()).toBeNull();
});

it('undoes', () => {
  localStorage.setItem('spacing', '12');
  const { store, started } = visit('/x?direction=rtl&spacing=3');
  undoVisit(store, started);
  expect(store.get('direction')).toBe('ltr');
  expect(store.get('spacing')).toBe(12);
  expect(readEntry()).toBeNull();
});

it('shares what differs from the defaults, as it can be followed', () => {
  const { store } = visit('/x');
  expect(toShareQuery(store)).toBe('');
  store.set('dense', true);
  store.set('paletteColors', { secondary: '#0af' });
  store.set('mode', 'dark');
  store.set('codeVariant', 'JS');
  expect(toShareQuery(store)).toBe('mode=dark&density=dense&secondary=%230af');
  resetLinkedSettings(store);
  expect(toShareQuery(store)).toBe('');
  expect({ ...localStorage }).toEqual({});
});

it('needs no storage', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  const { store, started } = visit('/x?direction=rtl');
  expect(store.get('direction')).toBe('rtl');
  keepVisit(store, started);
  expect(store.get('direction')).toBe('rtl');
  undoVisit(store, started);
  expect(store.get('direction')).toBe('ltr');
  jest.restoreAllMocks();
});
