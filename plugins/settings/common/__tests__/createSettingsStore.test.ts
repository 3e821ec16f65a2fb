import { SETTING_DEFINITIONS, type SettingKey } from '../definitions';
import { createSettingsStore } from '../createSettingsStore';
import type { TextStorage } from '../../../../src/utils/storage';

function memory(entries: Record<string, string> = {}) {
  const texts = new Map(Object.entries(entries));
  const storage: TextStorage = {
    read: (name) => texts.get(name) ?? null,
    write(name, text) {
      if (text === null) {
        texts.delete(name);
      } else {
        texts.set(name, text);
      }
    },
  };
  return { storage, texts };
}

function setup(
  local: Record<string, string> = {},
  cookies: Record<string, string> = {},
) {
  const localStorage = memory(local);
  const cookie = memory(cookies);
  const store = createSettingsStore({
    localStorage: localStorage.storage,
    cookie: cookie.storage,
  });
  return { store, local: localStorage.texts, cookies: cookie.texts };
}

describe('createSettingsStore', () => {
  it('starts with the defaults', () => {
    const { store } = setup();
    expect(store.get('mode')).toBe('system');
    expect(store.get('codeVariant')).toBe('TS');
    expect(store.get('codeStyling')).toBe('system');
    expect(store.get('paletteColors')).toEqual({});
  });

  it('reads each setting from its own medium', () => {
    const { store } = setup(
      {
        'mui-mode': 'dark',
        paletteColors: '{"primary":"#123456"}',
        codeVariant: 'JS',
      },
      { codeStyling: 'css', 'mui-mode': 'light' },
    );
    expect(store.get('mode')).toBe('dark');
    expect(store.get('paletteColors')).toEqual({ primary: '#123456' });
    expect(store.get('codeVariant')).toBe('TS');
    expect(store.get('codeStyling')).toBe('css');
  });

  it.each(['', 'Dark', 'null', '{}'])('replaces the malformed mode %j', (text) => {
    const { store, local } = setup({ 'mui-mode': text });
    expect(store.get('mode')).toBe('system');
    expect(local.has('mui-mode')).toBe(false);
  });

  it.each(['', '[]', 'null', '{', '{"primary":1}'])(
    'replaces the malformed colors %j',
    (text) => {
      const { store, local } = setup({ paletteColors: text });
      expect(store.get('paletteColors')).toEqual({});
      expect(local.has('paletteColors')).toBe(false);
    },
  );

  it.each<[SettingKey, string, unknown]>([
    ['direction', 'rtl', 'rtl'],
    ['dense', 'true', true],
    ['spacing', '3', 3],
    ['spacing', '-0.5', -0.5],
    ['spacing', '1000', 1000],
    ['contentWidth', 'wide', 'wide'],
    ['dateLibrary', 'date-fns', 'date-fns'],
    ['dateLibrary', 'luxon', 'luxon'],
    ['dateLibrary', 'moment', 'moment'],
    ['shortcuts', 'off', 'off'],
  ])('reads %s from %s, and writes it the same', (key, text, value) => {
    const { store, local } = setup({ [key]: text });
    expect(store.get(key)).toBe(value);
    store.set(key, value as never);
    expect(local.get(key)).toBe(text);
  });

  it.each<[SettingKey, string]>([
    ['direction', 'RTL'],
    ['direction', 'ltr'],
    ['dense', '1'],
    ['dense', 'toString'],
    ['dense', 'false'],
    ['spacing', ''],
    ['spacing', 'NaN'],
    ['spacing', 'Infinity'],
    ['spacing', '8px'],
    ['spacing', '8.0'],
    ['contentWidth', 'full'],
    ['dateLibrary', 'temporal'],
    ['shortcuts', 'true'],
  ])('takes %s of %j for the default, which is stored by absence', (key, text) => {
    const { store, local } = setup({ [key]: text });
    expect(store.get(key)).toBe(SETTING_DEFINITIONS[key].defaultValue);
    expect(local.has(key)).toBe(false);
  });

  it.each([
    ['{"primary":"teal","secondary":"#0af"}', { secondary: '#0af' }],
    ['{"primary":7,"secondary":"#0af"}', { secondary: '#0af' }],
    ['{ "primary": "color(rec2020 1 0 0)" }', { primary: 'color(rec2020 1 0 0)' }],
  ])('drops the bad colors of %s and rewrites it', (text, colors) => {
    const { store, local } = setup({ paletteColors: text });
    expect(store.get('paletteColors')).toEqual(colors);
    expect(local.get('paletteColors')).toBe(JSON.stringify(colors));
  });

  it.each([
    '{"primary":"teal"}',
    '{"version":2,"primary":"#0af"}',
    '{"accent":"#0af"}',
  ])('forgets colors of which nothing holds: %s', (text) => {
    const { store, local } = setup({ paletteColors: text });
    expect(store.get('paletteColors')).toEqual({});
    expect(local.has('paletteColors')).toBe(false);
  });

  it.each([
    ['["a","b"]', ['a', 'b']],
    ['["a",7,"","a"," ","b"]', ['a', 'b']],
    ['["1","2","3","4","5","6","7"]', ['1', '2', '3', '4', '5', '6']],
    [JSON.stringify(['x'.repeat(101), 'b']), ['b']],
    ['{"0":"a"}', []],
    ['[', []],
  ])('keeps what can be a search of %s, and rewrites it', (text, searches) => {
    const { store, local } = setup({ recentSearches: text });
    expect(store.get('recentSearches')).toEqual(searches);
    expect(local.get('recentSearches')).toBe(
      searches.length > 0 ? JSON.stringify(searches) : undefined,
    );
  });

  it('replaces an invalid cookie by the default', () => {
    const { store, cookies } = setup({}, { codeVariant: 'TSX' });
    expect(store.get('codeVariant')).toBe('TS');
    expect(cookies.get('codeVariant')).toBe('TS');
  });

  it('stores the system mode as an absent entry', () => {
    const { store, local } = setup({ 'mui-mode': 'dark' });
    store.set('mode', 'system');
    expect(local.has('mui-mode')).toBe(false);
    store.set('mode', 'light');
    expect(local.get('mui-mode')).toBe('light');
  });

  it('tells its subscribers until they leave', () => {
    const { store } = setup();
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    store.set('codeVariant', 'JS');
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    store.set('codeVariant', 'TS');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('adopts what another tab stored, and only that', () => {
    const { store, local } = setup();
    const listener = jest.fn();
    store.subscribe(listener);
    local.set('mui-mode', 'dark');
    store.adopt('something-else');
    expect(listener).not.toHaveBeenCalled();
    store.adopt('mui-mode');
    expect(store.get('mode')).toBe('dark');
    local.clear();
    store.adopt(null);
    expect(store.get('mode')).toBe('system');
  });

  it('keeps a value for the session when storage is blocked', () => {
    const blocked: TextStorage = { read: () => null, write: () => undefined };
    const store = createSettingsStore({ localStorage: blocked, cookie: blocked });
    store.set('mode', 'dark');
    expect(store.get('mode')).toBe('dark');
  });
});
