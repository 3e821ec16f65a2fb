import { decomposeColor, hslToRgb, rgbToHex } from '@mui/system/colorManipulator';
import {
  clamp,
  formatColor,
  parseColor,
  type Color,
  type ColorSpace,
} from './parseColor';

type Triple = [number, number, number];

/** How a space's encoded channel becomes linear light, and that light becomes sRGB's. */
interface SpaceDefinition {
  toLinear: (channel: number) => number;
  /** Rows of the matrix to linear sRGB, white point included. */
  toLinearSrgb: [Triple, Triple, Triple];
}

/** The transfer function of sRGB, for negative channels as well: a wider gamut has them. */
function decodeSrgb(channel: number): number {
  const size = Math.abs(channel);
  return (
    Math.sign(channel) *
    (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4)
  );
}

function encodeSrgb(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

function decodePower(exponent: number) {
  return (channel: number) => Math.sign(channel) * Math.abs(channel) ** exponent;
}

/** The transfer function of ITU-R BT.2020. */
function decodeRec2020(channel: number): number {
  const size = Math.abs(channel);
  return (
    Math.sign(channel) *
    (size < 0.08124286
      ? size / 4.5
      : ((size + 0.09929683) / 1.09929683) ** (1 / 0.45))
  );
}

function decodeProPhoto(channel: number): number {
  const size = Math.abs(channel);
  return Math.sign(channel) * (size <= 16 / 512 ? size / 16 : size ** 1.8);
}

/** From the primaries and white points that CSS Color 4 gives each space. */
const SPACES: Record<ColorSpace, SpaceDefinition> = {
  srgb: {
    toLinear: decodeSrgb,
    toLinearSrgb: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  },
  'display-p3': {
    toLinear: decodeSrgb,
    toLinearSrgb: [
      [1.22494, -0.22494, 0],
      [-0.042057, 1.042057, 0],
      [-0.019638, -0.078636, 1.098274],
    ],
  },
  'a98-rgb': {
    toLinear: decodePower(563 / 256),
    toLinearSrgb: [
      [1.398356, -0.398356, 0],
      [0, 1, 0],
      [0, -0.042929, 1.042929],
    ],
  },
  'prophoto-rgb': {
    toLinear: decodeProPhoto,
    toLinearSrgb: [
      [2.034367, -0.727634, -0.306733],
      [-0.228827, 1.231753, -0.002927],
      [-0.008559, -0.153282, 1.161841],
    ],
  },
  rec2020: {
    toLinear: decodeRec2020,
    toLinearSrgb: [
      [1.660491, -0.587641, -0.07285],
      [-0.12455, 1.1329, -0.00835],
      [-0.018151, -0.100579, 1.11873],
    ],
  },
};

function convertChannels({ channels, space }: Color & { type: 'color' }): Triple {
  const { toLinear, toLinearSrgb } = SPACES[space];
  const linear = channels.map(toLinear) as Triple;
  return toLinearSrgb.map((row) => {
    const light = row.reduce(
      (sum, factor, index) => sum + factor * linear[index]!,
      0,
    );
    return Math.round(clamp(encodeSrgb(light)) * 255);
  }) as Triple;
}

/** The red, green and blue of any color, 0 to 255; what sRGB can't show is clipped. */
function toChannels(color: Color): Triple {
  if (color.type === 'color') {
    return convertChannels(color);
  }
  if (color.type === 'rgb') {
    return color.channels;
  }
  const { channels } = color;
  return decomposeColor(hslToRgb(formatColor({ type: 'hsl', channels })))
    .values as Triple;
}

/**
 * A color in sRGB, as `#rrggbb` or `#rrggbbaa`. MUI computes tints and contrast from red,
 * green and blue of 0 to 255 only, so that colors of other spaces come to it this way.
 *
 * @param input what {@link parseColor} reads
 * @throws what {@link parseColor} throws
 */
export function toSrgb(input: string): string {
  const color = parseColor(input);
  const { alpha } = color;
  const rgb = formatColor({
    type: 'rgb',
    channels: toChannels(color),
    ...(alpha !== undefined && { alpha }),
  });
  return rgbToHex(rgb);
}
