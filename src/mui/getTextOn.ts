import { getLuminance } from '@mui/system/colorManipulator';
import { blendColors } from './colorFunctions';
import { parseColor } from './parseColor';
import { SITE_COLORS } from './siteColors';

/**
 * From which luminance on text on a color is dark, from 0 (black) to 1 (white). It is that
 * which the eye sees, CIE's lightness: at the middle, dark and light text have about the
 * same contrast, where half of the physical light would still be too bright for white.
 */
export const CONTRAST_LUMINANCE_THRESHOLD = 0.5;

/** The share of light up to which CIE's lightness is a straight line. */
const LINEAR_LIGHT = 216 / 24389;

/** Luminance as the eye sees it, from 0 to 1, of a share of the physical light. */
function toSeenLuminance(light: number): number {
  return light <= LINEAR_LIGHT
    ? (light * 24389) / 2700
    : 1.16 * Math.cbrt(light) - 0.16;
}

/**
 * The color of text on a color: the theme's dark or light one.
 *
 * @param background what lies behind a translucent color
 * @throws what `parseColor` throws
 */
export function getTextOn(input: string, background: string): string {
  const { alpha = 1 } = parseColor(input);
  const seen = getLuminance(blendColors(background, input, alpha));
  return toSeenLuminance(seen) > CONTRAST_LUMINANCE_THRESHOLD
    ? SITE_COLORS.light.text
    : SITE_COLORS.light.paper;
}
