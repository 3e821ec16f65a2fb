/** The color spaces of `color()`, as CSS spells them. */
export const COLOR_SPACES = [
  'srgb',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
] as const;

export type ColorSpace = (typeof COLOR_SPACES)[number];

/** A color's parts. Alpha is undefined where the color says nothing of it, else 0 to 1. */
export type Color = {
  /** Red, green, blue from 0 to 255; or hue in degrees with percentages; or from 0 to 1. */
  channels: [number, number, number];
  alpha?: number;
} & ({ type: 'rgb' | 'hsl' } | { type: 'color'; space: ColorSpace });

const NUMBER = /^[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?$/i;
const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(rgba?|hsla?|color)\(([^()]*)\)$/i;

/** Degrees in one unit of an angle. */
const DEGREES = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 } as const;

/**
 * A number within a range.
 *
 * @param amount NaN counts as the lower end
 */
export function clamp(amount: number, min = 0, max = 1): number {
  return Math.min(Math.max(Number.isNaN(amount) ? min : amount, min), max);
}

/** Without the trailing noise of binary fractions, which would go into styles. */
function round(value: number): number {
  return Number(value.toFixed(4));
}

/** NaN for what is neither a number nor a percentage of `whole`. */
function readAmount(text: string, whole: number): number {
  const isPercentage = text.endsWith('%');
  const digits = isPercentage ? text.slice(0, -1) : text;
  if (!NUMBER.test(digits)) {
    return NaN;
  }
  return isPercentage ? (Number(digits) / 100) * whole : Number(digits);
}

/** NaN for what is no angle. */
function readDegrees(text: string): number {
  const [unit = 'deg'] = /(?:deg|grad|rad|turn)$/i.exec(text) ?? [];
  const digits = text.replace(/(?:deg|grad|rad|turn)$/i, '');
  const degrees = NUMBER.test(digits)
    ? Number(digits) * DEGREES[unit.toLowerCase() as keyof typeof DEGREES]
    : NaN;
  return ((degrees % 360) + 360) % 360;
}

/** The texts between the parentheses: with commas, or with spaces and a slash. */
function splitParts(text: string): { channels: string[]; alpha?: string } {
  if (text.includes(',')) {
    const parts = text.split(',').map((part) => part.trim());
    return {
      channels: parts.slice(0, 3),
      alpha: parts.slice(3).join() || undefined,
    };
  }
  const [channels = '', ...alpha] = text.split('/').map((part) => part.trim());
  return {
    channels: channels.split(/\s+/),
    alpha: alpha.length === 0 ? undefined : alpha.join('/'),
  };
}

function readHex(text: string): Color {
  const digits = text.slice(1);
  const pairs = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [red, green, blue, alpha] = (pairs.match(/../g) ?? []).map((pair) =>
    parseInt(pair, 16),
  );
  return {
    type: 'rgb',
    channels: [red!, green!, blue!],
    ...(alpha !== undefined && { alpha: round(alpha / 255) }),
  };
}

function readFunction(name: string, text: string): Color | undefined {
  const parts = splitParts(text);
  const space =
    name === 'color'
      ? parts.channels.shift()?.toLowerCase().replace('rec-2020', 'rec2020')
      : undefined;
  const isHue = name.startsWith('hsl');
  const whole = name === 'color' ? 1 : isHue ? 100 : 255;
  const channels = parts.channels.map((part, index) =>
    isHue && index === 0 ? readDegrees(part) : readAmount(part, whole),
  );
  const alpha = parts.alpha === undefined ? undefined : readAmount(parts.alpha, 1);
  if (channels.length !== 3 || [...channels, alpha ?? 1].some(Number.isNaN)) {
    return undefined;
  }
  const shared = {
    channels: channels.map((value, index) =>
      name === 'color' || (isHue && index === 0)
        ? round(value)
        : isHue
          ? round(clamp(value, 0, whole))
          : Math.round(clamp(value, 0, whole)),
    ) as Color['channels'],
    ...(alpha !== undefined && { alpha: round(clamp(alpha)) }),
  };
  if (space === undefined) {
    return { ...shared, type: isHue ? 'hsl' : 'rgb' };
  }
  const known = COLOR_SPACES.find((one) => one === space);
  return known && { ...shared, type: 'color', space: known };
}

/** What a color can be written as, for messages. */
const FORMS = `Write #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla(), or color() in one of: ${COLOR_SPACES.join(', ')}.`;

/** A value of any type, for a message. */
function nameValue(value: unknown): string {
  if (value === undefined || value === null) {
    return String(value);
  }
  const type = `The ${typeof value}`;
  try {
    return `${type} ${JSON.stringify(value) ?? String(value)}`;
  } catch {
    return type;
  }
}

/**
 * Reads a color that a reader has typed, without a thought for upper case and outer
 * spaces: hex of 3, 4, 6 or 8 digits, `rgb()`, `rgba()`, `hsl()`, `hsla()` with commas or
 * in CSS' newer notation, and `color()` in one of five spaces (`rec-2020` is taken for
 * `rec2020`). What is out of range is clamped, alpha too.
 *
 * Every page reads colors from links and storage. With culori, cut to these spaces, that
 * takes 8.0 kB of gzipped script, with this and `toSrgb` 1.8.
 *
 * @throws an Error that names the input and the accepted forms, for what is no text as well
 */
export function parseColor(input: string): Color {
  if (typeof input !== 'string') {
    throw new Error(`${nameValue(input)} is no color: a color is a text. ${FORMS}`);
  }
  const text = input.trim();
  const [, name, parts] = FUNCTION.exec(text) ?? [];
  const color = HEX.test(text)
    ? readHex(text)
    : name !== undefined && parts !== undefined
      ? readFunction(name.toLowerCase(), parts.trim())
      : undefined;
  if (color === undefined) {
    throw new Error(`"${input}" is no color that can be computed with. ${FORMS}`);
  }
  return color;
}

/** A color as CSS text, in the notation that MUI reads too. */
export function formatColor(color: Color): string {
  const { channels, alpha } = color;
  if (color.type === 'color') {
    // Without a space behind the slash, where MUI expects the number.
    const end = alpha === undefined ? '' : ` /${alpha}`;
    return `color(${color.space} ${channels.join(' ')}${end})`;
  }
  const [first, second, third] = channels;
  const values =
    color.type === 'hsl' ? [first, `${second}%`, `${third}%`] : channels;
  return alpha === undefined
    ? `${color.type}(${values.join(', ')})`
    : `${color.type}a(${[...values, alpha].join(', ')})`;
}

/** Whether {@link parseColor} takes a text. */
export function isColor(input: string): boolean {
  try {
    parseColor(input);
    return true;
  } catch {
    return false;
  }
}
