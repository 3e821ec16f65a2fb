/** Colour mode as the reader chose it; `system` follows the operating system. */
export type Mode = 'light' | 'dark' | 'system';
export type CodeVariant = 'JS' | 'TS';
export type CodeStyling = 'system' | 'tailwind' | 'css';
/** Colours chosen by the reader; an absent one is the site's. */
export interface PaletteColors {
  primary?: string;
  secondary?: string;
}

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

export interface Settings {
  mode: Mode;
  paletteColors: PaletteColors;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  apiLayouts: ApiLayouts;
}

export type SettingKey = keyof Settings;

/** Where a setting is kept and which stored texts are valid. */
export interface SettingDefinition<Value> {
  medium: 'localStorage' | 'cookie';
  /** Name of the storage entry or of the cookie. */
  name: string;
  defaultValue: Value;
  /** Returns undefined for a malformed text: it counts as absent and is replaced. */
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

/** The fields of a JSON object; undefined for any other text. */
function parseFields(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function parsePaletteColors(text: string): PaletteColors | undefined {
  const fields = parseFields(text);
  const valid = [fields?.primary, fields?.secondary].every(
    (color) => color === undefined || typeof color === 'string',
  );
  return valid ? fields : undefined;
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

/** An object as JSON; null for an empty one, which is stored by absence. */
function serializeFields(value: object): string | null {
  return Object.keys(value).length === 0 ? null : JSON.stringify(value);
}

/** Name of the storage entry that holds the colour mode; also read by the script that runs before paint. */
export const MODE_STORAGE_NAME = 'mui-mode';

export const SETTING_DEFINITIONS: {
  [Key in SettingKey]: SettingDefinition<Settings[Key]>;
} = {
  mode: {
    ...oneOf<Mode>(
      'localStorage',
      MODE_STORAGE_NAME,
      ['light', 'dark', 'system'],
      'system',
    ),
    // Absence means system, so that a reader who never chose and one who went back look alike.
    serialize: (mode) => (mode === 'system' ? null : mode),
  },
  paletteColors: {
    medium: 'localStorage',
    name: 'paletteColors',
    defaultValue: {},
    parse: parsePaletteColors,
    serialize: serializeFields,
  },
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
};
