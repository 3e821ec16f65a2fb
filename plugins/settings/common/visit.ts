import type { SettingsStore } from './createSettingsStore';
import { SETTING_DEFINITIONS, type SettingKey, type Settings } from './definitions';
import {
  fromSettings,
  parseLinkQuery,
  toLinkQuery,
  toSettings,
  type LinkFault,
  type LinkSettings,
} from './link';
import { visitTextStorage } from '../../../src/utils/storage';

/** Name of the session storage entry with the query of the link that was followed. */
export const VISIT_STORAGE_NAME = 'settingsLink';

/** Demos alone take settings from their address, but their address is no visit. */
const ALONE = /^\/playground(?:\/|$)/;

/** The settings that a link can carry. */
const LINKED_KEYS = [
  'mode',
  'direction',
  'dense',
  'spacing',
  'paletteColors',
  'contentWidth',
] as const satisfies SettingKey[];

/** What a link has brought into this visit. */
export interface Visit {
  /** The settings of the link that still hold. */
  settings: Partial<Settings>;
  /** What was wrong with the address. */
  faults: LinkFault[];
}

function overrideOne<Key extends SettingKey>(
  store: SettingsStore,
  key: Key,
  { [key]: value }: Partial<Settings>,
) {
  if (value !== undefined) {
    store.override(key, value as Settings[Key]);
  }
}

/** Lets settings hold over the stored ones; what is undefined stays as it is. */
export function overrideSettings(
  store: SettingsStore,
  settings: Partial<Settings>,
): void {
  LINKED_KEYS.forEach((key) => overrideOne(store, key, settings));
}

/**
 * Lets the settings of the address, or of a link followed earlier in this visit, hold
 * over the stored ones. Browser only, before anything reads the store.
 */
export function startVisit(store: SettingsStore): Visit {
  const { pathname, search } = window.location;
  const earlier = parseLinkQuery(visitTextStorage.read(VISIT_STORAGE_NAME) ?? '');
  const { link, faults } = parseLinkQuery(search);
  const all: LinkSettings = { ...earlier.link, ...link };
  const settings = toSettings(all, { paletteColors: store.get('paletteColors') });
  overrideSettings(store, settings);
  if (ALONE.test(pathname)) {
    return { settings: {}, faults: [] };
  }
  visitTextStorage.write(VISIT_STORAGE_NAME, toLinkQuery(all) || null);
  return { settings, faults };
}

/**
 * What remains of a visit's settings: one that the reader has changed is the reader's own
 * from then on, and is remembered no longer.
 */
export function trimVisit(store: SettingsStore, { settings, faults }: Visit): Visit {
  const remaining = Object.fromEntries(
    LINKED_KEYS.filter(
      (key) => settings[key] !== undefined && store.get(key) === settings[key],
    ).map((key) => [key, settings[key]]),
  ) as Partial<Settings>;
  visitTextStorage.write(
    VISIT_STORAGE_NAME,
    toLinkQuery(fromSettings(remaining)) || null,
  );
  return { settings: remaining, faults };
}

/** Stores the visit's settings as the reader's own. */
export function keepVisit(store: SettingsStore, { settings }: Visit): void {
  LINKED_KEYS.filter((key) => settings[key] !== undefined).forEach(
    <Key extends SettingKey>(key: Key) => store.set(key, store.get(key)),
  );
  visitTextStorage.write(VISIT_STORAGE_NAME, null);
}

/** Goes back to what is stored. */
export function undoVisit(store: SettingsStore, { settings }: Visit): void {
  LINKED_KEYS.filter((key) => settings[key] !== undefined).forEach((key) =>
    store.adopt(SETTING_DEFINITIONS[key].name),
  );
  visitTextStorage.write(VISIT_STORAGE_NAME, null);
}

/** Gives the settings that a link can carry their defaults. */
export function resetLinkedSettings(store: SettingsStore): void {
  LINKED_KEYS.forEach(<Key extends SettingKey>(key: Key) =>
    store.set(key, SETTING_DEFINITIONS[key].defaultValue),
  );
}

/** The query of a link with the settings that differ from the defaults; may be empty. */
export function toShareQuery(store: SettingsStore): string {
  const changed = LINKED_KEYS.filter(
    (key) =>
      SETTING_DEFINITIONS[key].serialize(store.get(key) as never) !==
      SETTING_DEFINITIONS[key].serialize(
        SETTING_DEFINITIONS[key].defaultValue as never,
      ),
  );
  return toLinkQuery(
    fromSettings(Object.fromEntries(changed.map((key) => [key, store.get(key)]))),
  );
}
