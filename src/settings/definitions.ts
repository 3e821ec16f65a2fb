/** Colour mode as the reader chose it; `system` follows the operating system. */
export type Mode = 'light' | 'dark' | 'system';
export type CodeVariant = 'JS' | 'TS';
export type CodeStyling = 'system' | 'tailwind' | 'css';
/** Colours chosen by the reader; an absent one is the site's. */
export interface PaletteColors {
  primary?: string;
  secondary?: string;
}

export interface Settings {
  mode: Mode;
  paletteColors: PaletteColors;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
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

function parsePaletteColors(text: string): PaletteColors | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      return undefined;
    }
    const { primary, secondary } = data as Record<string, unknown>;
    const valid = [primary, secondary].every(
      (color) => color === undefined || typeof color === 'string',
    );
    return valid ? (data as PaletteColors) : undefined;
  } catch {
    return undefined;
  }
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
    serialize: (colors) =>
      Object.keys(colors).length === 0 ? null : JSON.stringify(colors),
  },
  codeVariant: oneOf<CodeVariant>('cookie', 'codeVariant', ['JS', 'TS'], 'TS'),
  codeStyling: oneOf<CodeStyling>(
    'cookie',
    'codeStyling',
    ['system', 'tailwind', 'css'],
    'system',
  ),
};
