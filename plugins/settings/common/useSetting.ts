import { useCallback, useSyncExternalStore } from 'react';
import { SETTING_DEFINITIONS, type SettingKey, type Settings } from './definitions';
import { getSettingsStore } from './store';

function subscribe(listener: () => void) {
  return getSettingsStore().subscribe(listener);
}

/**
 * One of the reader's settings, live: it re-renders on a change here or in another tab.
 * The server and the hydrating render get the default.
 *
 * @returns the value and its setter, as `useState` does
 */
export function useSetting<Key extends SettingKey>(
  key: Key,
): [Settings[Key], (value: Settings[Key]) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => getSettingsStore().get(key),
    () => SETTING_DEFINITIONS[key].defaultValue,
  );
  const setValue = useCallback(
    (next: Settings[Key]) => getSettingsStore().set(key, next),
    [key],
  );
  return [value, setValue];
}
