import {
  SETTING_DEFINITIONS,
  type SettingDefinition,
  type SettingKey,
  type Settings,
} from './definitions';
import type { TextStorage } from '../../../src/utils/storage';

export interface SettingsStore {
  /** The current value; stable between changes, so that it can be a store snapshot. */
  get: <Key extends SettingKey>(key: Key) => Settings[Key];
  /** Changes a value, persists it as far as the browser lets us, and tells the subscribers. */
  set: <Key extends SettingKey>(key: Key, value: Settings[Key]) => void;
  /** Changes a value for this visit only: an address may ask for it. */
  override: <Key extends SettingKey>(key: Key, value: Settings[Key]) => void;
  /** Calls back after any change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Takes over a change that another tab made to a local storage entry. */
  adopt: (storageName: string | null) => void;
}

const KEYS = Object.keys(SETTING_DEFINITIONS) as SettingKey[];

/**
 * The reader's settings as an external store, outside React: a context that changes
 * above a demo which still waits to hydrate would make React throw its HTML away.
 *
 * @param storages the texts' homes, one per medium
 */
export function createSettingsStore(
  storages: Record<SettingDefinition<unknown>['medium'], TextStorage>,
): SettingsStore {
  const listeners = new Set<() => void>();

  function load<Key extends SettingKey>(key: Key): Settings[Key] {
    const definition = SETTING_DEFINITIONS[key];
    const storage = storages[definition.medium];
    const text = storage.read(definition.name);
    if (text === null) {
      return definition.defaultValue;
    }
    const value = definition.parse(text) ?? definition.defaultValue;
    const canonical = definition.serialize(value as never);
    if (canonical !== text) {
      storage.write(definition.name, canonical);
    }
    return value;
  }

  const values = Object.fromEntries(KEYS.map((key) => [key, load(key)])) as {
    [Key in SettingKey]: Settings[Key];
  };

  function notify() {
    listeners.forEach((listener) => listener());
  }

  return {
    get: (key) => values[key],
    set(key, value) {
      const definition = SETTING_DEFINITIONS[key];
      values[key] = value;
      storages[definition.medium].write(
        definition.name,
        definition.serialize(value as never),
      );
      notify();
    },
    override(key, value) {
      values[key] = value;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    adopt(storageName) {
      const changed = KEYS.filter((key) => {
        const { medium, name } = SETTING_DEFINITIONS[key];
        // A null name is how a browser reports that the whole storage was cleared.
        return (
          medium === 'localStorage' && (storageName === null || storageName === name)
        );
      });
      changed.forEach(<Key extends SettingKey>(key: Key) => {
        values[key] = load(key);
      });
      if (changed.length > 0) {
        notify();
      }
    },
  };
}
