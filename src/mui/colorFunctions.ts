import {
  alpha,
  blend,
  darken,
  getContrastRatio,
  lighten,
} from '@mui/system/colorManipulator';
import { clamp, formatColor, parseColor } from './parseColor';
import { toSrgb } from './toSrgb';

/*
 * MUI's color functions for whatever a reader types. They are handed what they can
 * compute with, amounts within their range included: out of it MUI logs an error, or
 * computes on.
 */

/** MUI has another name for one space. */
function toMuiName(color: string): string {
  return color.replace('color(rec2020 ', 'color(rec-2020 ');
}

function toCssName(color: string): string {
  return color.replace('color(rec-2020 ', 'color(rec2020 ');
}

/**
 * Changes a color without its alpha, which is put back: MUI would leave out its slash
 * in `color()`.
 */
function changeOpaque(input: string, change: (color: string) => string): string {
  const { alpha: amount, ...opaque } = parseColor(input);
  const changed = change(toMuiName(formatColor(opaque)));
  return toCssName(amount === undefined ? changed : alpha(changed, amount));
}

/**
 * A color with another alpha.
 *
 * @param amount clamped to 0 (invisible) to 1
 * @throws what {@link parseColor} throws
 */
export function withAlpha(input: string, amount: number): string {
  const color = toMuiName(formatColor(parseColor(input)));
  return toCssName(alpha(color, clamp(amount)));
}

/**
 * A color that is nearer to white.
 *
 * @param amount clamped to 0 (unchanged) to 1 (white)
 * @throws what {@link parseColor} throws
 */
export function lightenColor(input: string, amount: number): string {
  return changeOpaque(input, (color) => lighten(color, clamp(amount)));
}

/**
 * A color that is nearer to black.
 *
 * @param amount clamped to 0 (unchanged) to 1 (black)
 * @throws what {@link parseColor} throws
 */
export function darkenColor(input: string, amount: number): string {
  return changeOpaque(input, (color) => darken(color, clamp(amount)));
}

/**
 * What is seen where one color lies over another, as `rgb()`.
 *
 * @param amount how much of the overlay is seen, clamped to 0 to 1
 * @throws what {@link parseColor} throws
 */
export function blendColors(
  background: string,
  overlay: string,
  amount: number,
): string {
  return blend(toSrgb(background), toSrgb(overlay), clamp(amount));
}

/**
 * The contrast of a color to an opaque background as WCAG counts it, from 1 to 21. A
 * translucent color counts as it is seen there.
 *
 * @throws what {@link parseColor} throws
 */
export function getContrast(input: string, background: string): number {
  const { alpha: amount = 1 } = parseColor(input);
  return getContrastRatio(
    blendColors(background, input, amount),
    toSrgb(background),
  );
}

/** Part of the way to white or black that each step goes. */
const STEP = 0.05;

/**
 * The nearest shade of a color that text can have on a background: towards white on a
 * dark one, towards black on a light one.
 *
 * @param contrast that is to be reached, from 1 to 21; what can't be ends in white or black
 * @throws what {@link parseColor} throws
 */
export function toReadable(
  input: string,
  background: string,
  contrast: number,
): string {
  const isLight =
    getContrast('#000000', background) > getContrast('#ffffff', background);
  const change = isLight ? darkenColor : lightenColor;
  let shade = input;
  for (
    let amount = STEP;
    amount <= 1 && getContrast(shade, background) < contrast;
    amount += STEP
  ) {
    shade = change(input, amount);
  }
  return shade;
}
