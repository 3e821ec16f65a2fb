import { isColor } from '../../../src/mui/parseColor';
import { DEFAULT_SPACING, type PaletteColors } from '../../../src/mui/readerTheme';
import { parseApiLayouts, type ApiLayouts } from './apiLayouts';
import { parseFields, parseJson } from './parseJson';
import { MODE_STORAGE_NAME, STAMPED_VALUES, type Values } from './stampedValues';

export type * from './stampedValues';

/** The libraries that the pickers compute dates with. */
export const DATE_LIBRARIES = STAMPED_VALUES.dateLibrary;

/** Whether something is on. */
export type Switched = 'on' | 'off';

/** How many searches are remembered, and how long a remembered one can be, in characters. */
export const MAX_RECENT_SEARCHES = 6;
export const MAX_RECENT_LENGTH = 100;

export interface Settings extends Values {
  apiLayouts: ApiLayouts;
  paletteColors: PaletteColors;
  /** Whether the components in the demos are small and close together. */
  dense: boolean;
  /** Unit of the demos' spacing, in pixels: any finite number. */
  spacing: number;
  /** Whether a single key may act, such as `n` for the next page. */
  shortcuts: Switched;
  /** Texts of searches that led to a result, the latest first. */
  recentSearches: readonly string[];
}

export type SettingKey = keyof Settings;

/** Where a setting is kept and which stored texts are valid. */
export interface SettingDefinition<Value> {
  medium: 'localStorage' | 'cookie';
  /** Name of the storage entry or of the cookie. */
  name: string;
  defaultValue: Value;
  /**
   * Returns undefined for a malformed text, or one of an unknown version: it counts as
   * absent. A text that `serialize` would write otherwise is replaced.
   */
  parse: (text: string) => Value | undefined;
  /** Returns null where the value is stored by the absence of the entry. */
  serialize: (value: Value) => string | null;
}

/** A setting with a fixed list of values, the default first, each stored as it is. */
function oneOf<Value extends string>(
  medium: SettingDefinition<Value>['medium'],
  name: string,
  values: readonly [Value, ...Value[]],
): SettingDefinition<Value> {
  return {
    medium,
    name,
    defaultValue: values[0],
    parse: (text) => values.find((value) => value === text),
    serialize: (value) => value,
  };
}

/** Makes a definition store its default by the absence of the entry. */
function absentByDefault<Value>(
  definition: SettingDefinition<Value>,
): SettingDefinition<Value> {
  const { defaultValue, serialize } = definition;
  return {
    ...definition,
    serialize: (value) => (value === defaultValue ? null : serialize(value)),
  };
}

/** A color that nothing can compute with is dropped; a field of an unknown name is another version's. */
function parsePaletteColors(text: string): PaletteColors | undefined {
  const fields = parseFields(text);
  if (
    fields === undefined ||
    !Object.keys(fields).every((name) => name === 'primary' || name === 'secondary')
  ) {
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, color]) => typeof color === 'string' && isColor(color),
    ),
  );
}

function parseSpacing(text: string): number | undefined {
  return text.trim() !== '' && Number.isFinite(Number(text))
    ? Number(text)
    : undefined;
}

function isRecentSearch(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= MAX_RECENT_LENGTH
  );
}

/** What is no text is dropped, and what is too much. */
function parseRecentSearches(text: string): readonly string[] | undefined {
  const texts = parseJson(text);
  return Array.isArray(texts)
    ? [...new Set(texts.filter(isRecentSearch))].slice(0, MAX_RECENT_SEARCHES)
    : undefined;
}

/** An object as JSON; null for an empty one, which is stored by absence. */
function serializeFields(value: object): string | null {
  return Object.keys(value).length === 0 ? null : JSON.stringify(value);
}

export const SETTING_DEFINITIONS: {
  [Key in SettingKey]: SettingDefinition<Settings[Key]>;
} = {
  // Absence means system, so that a reader who never chose and one who went back look alike.
  mode: absentByDefault(
    oneOf('localStorage', MODE_STORAGE_NAME, STAMPED_VALUES.mode),
  ),
  paletteColors: {
    medium: 'localStorage',
    name: 'paletteColors',
    defaultValue: {},
    parse: parsePaletteColors,
    serialize: serializeFields,
  },
  direction: absentByDefault(
    oneOf('localStorage', 'direction', STAMPED_VALUES.direction),
  ),
  dense: absentByDefault({
    medium: 'localStorage',
    name: 'dense',
    defaultValue: false,
    parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
    serialize: String,
  }),
  spacing: absentByDefault({
    medium: 'localStorage',
    name: 'spacing',
    defaultValue: DEFAULT_SPACING,
    parse: parseSpacing,
    serialize: String,
  }),
  contentWidth: absentByDefault(
    oneOf('localStorage', 'contentWidth', STAMPED_VALUES.contentWidth),
  ),
  dateLibrary: absentByDefault(
    oneOf('localStorage', 'dateLibrary', STAMPED_VALUES.dateLibrary),
  ),
  shortcuts: absentByDefault(oneOf('localStorage', 'shortcuts', ['on', 'off'])),
  codeVariant: oneOf('cookie', 'codeVariant', STAMPED_VALUES.codeVariant),
  codeStyling: oneOf('cookie', 'codeStyling', STAMPED_VALUES.codeStyling),
  apiLayouts: {
    medium: 'localStorage',
    name: 'apiLayouts',
    defaultValue: {},
    parse: parseApiLayouts,
    serialize: serializeFields,
  },
  recentSearches: {
    medium: 'localStorage',
    name: 'recentSearches',
    defaultValue: [],
    parse: parseRecentSearches,
    serialize: serializeFields,
  },
};
