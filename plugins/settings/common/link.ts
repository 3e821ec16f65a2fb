import { isColor } from '../../../src/mui/parseColor';
import type { Direction } from '../../../src/mui/readerTheme';
import type { Settings } from './definitions';
import { STAMPED_VALUES, type ContentWidth, type Mode } from './stampedValues';

/** The spacings that the drawer and a link may choose, in pixels: more make endless pages. */
export const MIN_SPACING = 1;
export const MAX_SPACING = 20;

/** Settings as an address carries them; what is absent follows the reader's own. */
export interface LinkSettings {
  mode?: Mode;
  direction?: Direction;
  density?: 'standard' | 'dense';
  /** Unit of the spacing, in pixels. */
  spacing?: number;
  primary?: string;
  secondary?: string;
  width?: ContentWidth;
}

export type LinkName = keyof LinkSettings;

/** A parameter with a value that can't stand there. */
export interface LinkFault {
  name: string;
  value: string;
  /** What can stand there, such as `ltr, rtl`. */
  accepted: string;
}

/** Which values a parameter takes, for the reader of a fault and for the check. */
interface Parameter {
  accepted: string;
  isValid: (value: string) => boolean;
}

function oneOf(...values: string[]): Parameter {
  return {
    accepted: values.join(', '),
    isValid: (value) => values.includes(value),
  };
}

const COLOR: Parameter = {
  accepted: 'hex, rgb(), rgba(), hsl(), hsla(), color()',
  isValid: isColor,
};

const PARAMETERS: Record<LinkName, Parameter> = {
  mode: oneOf('light', 'dark', 'system'),
  direction: oneOf(...STAMPED_VALUES.direction),
  density: oneOf('standard', 'dense'),
  spacing: {
    accepted: `a number of pixels from ${MIN_SPACING} to ${MAX_SPACING}`,
    isValid: (value) =>
      value.trim() !== '' &&
      Number(value) >= MIN_SPACING &&
      Number(value) <= MAX_SPACING,
  },
  primary: COLOR,
  secondary: COLOR,
  width: oneOf(...STAMPED_VALUES.contentWidth),
};

export const LINK_NAMES = Object.keys(PARAMETERS) as LinkName[];

/** The query of an address, without its `?`; empty for no settings. */
export function toLinkQuery(link: LinkSettings): string {
  const query = new URLSearchParams();
  for (const name of LINK_NAMES) {
    const value = link[name];
    if (value !== undefined) {
      query.set(name, String(value));
    }
  }
  return query.toString();
}

/**
 * Reads the settings of an address; parameters of other names are left to others.
 *
 * @param query with or without its `?`
 */
export function parseLinkQuery(query: string): {
  link: LinkSettings;
  faults: LinkFault[];
} {
  const parameters = new URLSearchParams(query);
  const faults: LinkFault[] = [];
  const link: Record<string, string | number> = {};
  for (const name of LINK_NAMES) {
    const { accepted, isValid } = PARAMETERS[name];
    const value = parameters.get(name);
    if (value !== null && isValid(value)) {
      link[name] = name === 'spacing' ? Number(value) : value;
    } else if (value !== null) {
      faults.push({ name, value, accepted });
    }
  }
  return { link, faults };
}

/** A query without the parameters that carry settings, without its `?`. */
export function removeLinkParameters(query: string): string {
  const parameters = new URLSearchParams(query);
  LINK_NAMES.forEach((name) => parameters.delete(name));
  return parameters.toString();
}

/** The settings that an address asks for; a color that it leaves out is the reader's own. */
export function toSettings(
  { mode, direction, density, spacing, primary, secondary, width }: LinkSettings,
  own: Pick<Settings, 'paletteColors'>,
): Partial<Settings> {
  const colors = { ...(primary && { primary }), ...(secondary && { secondary }) };
  return {
    ...(mode && { mode }),
    ...(direction && { direction }),
    ...(density && { dense: density === 'dense' }),
    ...(spacing !== undefined && { spacing }),
    ...((primary ?? secondary) && {
      paletteColors: { ...own.paletteColors, ...colors },
    }),
    ...(width && { contentWidth: width }),
  };
}

/** What an address carries of some settings. */
export function fromSettings({
  mode,
  direction,
  dense,
  spacing,
  paletteColors = {},
  contentWidth,
}: Partial<Settings>): LinkSettings {
  return {
    mode,
    direction,
    density: dense === undefined ? undefined : dense ? 'dense' : 'standard',
    spacing,
    primary: paletteColors.primary,
    secondary: paletteColors.secondary,
    width: contentWidth,
  };
}
