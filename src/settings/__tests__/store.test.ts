import { createSettingsStore } from '../store';
import type { TextStorage } from '../storage';

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
    'replaces the malformed colours %j',
    (text) => {
      const { store, local } = setup({ paletteColors: text });
      expect(store.get('paletteColors')).toEqual({});
      expect(local.has('paletteColors')).toBe(false);
    },
  );

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
