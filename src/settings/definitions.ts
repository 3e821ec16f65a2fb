import { isColor } from '../mui/parseColor';

/** Color mode as the reader chose it; `system` follows the operating system. */
export type Mode = 'light' | 'dark' | 'system';
/** Whether something is on. */
export type Switched = 'on' | 'off';
export type CodeVariant = 'JS' | 'TS';
export type CodeStyling = 'system' | 'tailwind' | 'css';
/** Colors chosen by the reader; an absent one is the site's. */
export interface PaletteColors {
  primary?: string;
  secondary?: string;
}

export type Direction = 'ltr' | 'rtl';
/** How much of a wide window the text takes. */
export type ContentWidth = 'standard' | 'wide';
/** The libraries that the pickers compute dates with. */
export const DATE_LIBRARIES = ['dayjs', 'date-fns', 'luxon', 'moment'] as const;
export type DateLibrary = (typeof DATE_LIBRARIES)[number];

/** Kinds of sections that list members in the API reference. */
export const API_SECTION_KINDS = [
  'props',
  'slots',
  'classes',
  'params',
  'events',
  'selectors',
] as const;

/** How a section lays its members out; `table` where nothing is said. */
export const API_LAYOUTS = ['table', 'list', 'expanded'] as const;

export type ApiSectionKind = (typeof API_SECTION_KINDS)[number];
export type ApiLayout = (typeof API_LAYOUTS)[number];
/** The layouts that the reader chose; an absent one is the default. */
export type ApiLayouts = Partial<Record<ApiSectionKind, ApiLayout>>;

/** How many searches are remembered, and how long a remembered one can be, in characters. */
export const MAX_RECENT_SEARCHES = 6;
export const MAX_RECENT_LENGTH = 100;

export interface Settings {
  mode: Mode;
  paletteColors: PaletteColors;
  direction: Direction;
  /** Whether the components in the demos are small and close together. */
  dense: boolean;
  /** Unit of the demos' spacing, in pixels: any finite number. */
  spacing: number;
  contentWidth: ContentWidth;
  dateLibrary: DateLibrary;
  /** Whether a single key may act, such as `n` for the next page. */
  shortcuts: Switched;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  apiLayouts: ApiLayouts;
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

function oneOf<Value extends string>(
  medium: SettingDefinition<Value>['medium'],
  name: string,
  values: readonly Value[],
  defaultValue: Value,
): SettingDefinition<Value> {
  return {
    medium,
    name,
    defaultValue,
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

/** What a JSON text says; undefined for any other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of a JSON object; undefined for any other text. */
function parseFields(text: string): Record<string, unknown> | undefined {
  const data = parseJson(text);
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Record<string, unknown>)
    : undefined;
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

function parseApiLayouts(text: string): ApiLayouts | undefined {
  const fields = parseFields(text);
  const valid = Object.entries(fields ?? {}).every(
    ([kind, layout]) =>
      API_SECTION_KINDS.includes(kind as ApiSectionKind) &&
      API_LAYOUTS.includes(layout as ApiLayout),
  );
  return valid ? fields : undefined;
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

/** Name of the storage entry that holds the color mode; also read by the script that runs before paint. */
export const MODE_STORAGE_NAME = 'mui-mode';

/** Unit of the theme's spacing where the reader chose none, in pixels. */
export const DEFAULT_SPACING = 8;

export const SETTING_DEFINITIONS: {
  [Key in SettingKey]: SettingDefinition<Settings[Key]>;
} = {
  // Absence means system, so that a reader who never chose and one who went back look alike.
  mode: absentByDefault(
    oneOf('localStorage', MODE_STORAGE_NAME, ['light', 'dark', 'system'], 'system'),
  ),
  paletteColors: {
    medium: 'localStorage',
    name: 'paletteColors',
    defaultValue: {},
    parse: parsePaletteColors,
    serialize: serializeFields,
  },
  direction: absentByDefault(
    oneOf('localStorage', 'direction', ['ltr', 'rtl'], 'ltr'),
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
    oneOf('localStorage', 'contentWidth', ['standard', 'wide'], 'standard'),
  ),
  dateLibrary: absentByDefault(
    oneOf('localStorage', 'dateLibrary', DATE_LIBRARIES, 'dayjs'),
  ),
  shortcuts: absentByDefault(
    oneOf('localStorage', 'shortcuts', ['on', 'off'], 'on'),
  ),
  codeVariant: oneOf<CodeVariant>('cookie', 'codeVariant', ['JS', 'TS'], 'TS'),
  codeStyling: oneOf<CodeStyling>(
    'cookie',
    'codeStyling',
    ['system', 'tailwind', 'css'],
    'system',
  ),
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
