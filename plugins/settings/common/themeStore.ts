import type { SettingsStore } from './createSettingsStore';
import type { Settings } from './definitions';
import { DARK, toShownMode } from './shownMode';
import { reduceTheme, type ThemeAction, type ThemeState } from './themeReducer';

/** The theme's state as React reads an external store, and the one way to change it. */
export interface ThemeStore {
  /** The same object while nothing of it changes. */
  getState: () => ThemeState;
  /** Calls back after any change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: ThemeAction) => void;
}

/** The settings that hold the state, under the same names. */
const KEYS = ['dense', 'direction', 'paletteColors', 'spacing'] as const;

function storeChange<Key extends (typeof KEYS)[number]>(
  settings: SettingsStore,
  key: Key,
  { [key]: last }: Pick<Settings, Key>,
  { [key]: next }: Pick<Settings, Key>,
) {
  if (next !== last) {
    settings.set(key, next);
  }
}

/**
 * The theme's state on top of the settings, which stay its one truth: they are stored, in
 * step with other tabs, and changed by others as well. Browser only.
 *
 * @param getSettings called at each use, never before
 */
export function createThemeStore(getSettings: () => SettingsStore): ThemeStore {
  let last: ThemeState | undefined;

  function getState(): ThemeState {
    const settings = getSettings();
    const next: ThemeState = {
      dense: settings.get('dense'),
      direction: settings.get('direction'),
      paletteColors: settings.get('paletteColors'),
      paletteMode: toShownMode(settings.get('mode')),
      spacing: settings.get('spacing'),
    };
    const isSame =
      last?.paletteMode === next.paletteMode &&
      KEYS.every((key) => last?.[key] === next[key]);
    last = isSame ? last! : next;
    return last;
  }

  function dispatch(action: ThemeAction) {
    const settings = getSettings();
    const state = getState();
    const next = reduceTheme(state, action);
    for (const key of KEYS) {
      storeChange(settings, key, state, next);
    }
    // A mode that is named is chosen, even where the system happens to have it.
    if (action.type === 'change' && action.paletteMode !== undefined) {
      settings.set('mode', next.paletteMode);
    }
  }

  return {
    getState,
    dispatch,
    subscribe(listener) {
      const unsubscribe = getSettings().subscribe(listener);
      const query = window.matchMedia(DARK);
      query.addEventListener('change', listener);
      return () => {
        unsubscribe();
        query.removeEventListener('change', listener);
      };
    },
  };
}
