import { PORTALED } from './demoScope';
import type { PaletteColors } from './readerTheme';
import { renderChangedVariables } from './renderChangedVariables';
import { getPortalTheme } from './theme';

/** What of the settings changes the theme's variables. */
export interface StyledSettings {
  /** Unit of the demos' spacing, in pixels. */
  spacing: number;
  paletteColors: PaletteColors;
}

/** A demo and its popups. `:where` lets the mode's own selector decide between rules. */
const DEMOS = `:where(.demo, ${PORTALED})`;

/**
 * CSS text that gives the document the reader's colors and spacing; empty for the site's.
 * Demos and their popups get both as they are, the site around them gets accents of the
 * colors, in shades that can be read.
 */
export function renderReaderStyles({
  spacing,
  paletteColors,
}: StyledSettings): string {
  const site = getPortalTheme({ paletteColors, readable: true });
  const demos = getPortalTheme({ spacing, paletteColors });
  return [
    renderChangedVariables(site, getPortalTheme()),
    renderChangedVariables(demos, getPortalTheme(), DEMOS),
  ].join('');
}

/** A short text that differs where another text does, as good as always (FNV-1a). */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/** What makes the rendering of a palette show in the version below: any colors will do. */
const SAMPLE: StyledSettings = {
  spacing: 1,
  paletteColors: { primary: '#123456', secondary: '#654321' },
};

/**
 * Names the outcome of {@link renderReaderStyles} in this build: styles that a browser has
 * kept from a build with another version are not to be used. It comes from what is rendered
 * alone: the build and the browser have to agree on it, and see packages differently.
 */
export function getStylesVersion(): string {
  const site = JSON.stringify(getPortalTheme().generateStyleSheets());
  return hash(`${site} ${renderReaderStyles(SAMPLE)}`);
}
