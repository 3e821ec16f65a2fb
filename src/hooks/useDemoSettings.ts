import { DEFAULT_SPACING, type PortalThemeOptions } from '@site/src/mui/theme';

/** What surrounds a demo, wherever it runs: in its page, alone, or under edit. */
export type DemoSettings = Required<PortalThemeOptions>;

/**
 * The stored palette colors are no part of it: nothing has checked that MUI can compute
 * with them.
 */
const DEFAULT_SETTINGS: DemoSettings = {
  direction: 'ltr',
  dense: false,
  spacing: DEFAULT_SPACING,
  paletteColors: {},
};

/**
 * The settings that every demo of the page runs with, edited or not.
 *
 * @param overrides what an address asks for; a setting that it leaves out is undefined
 */
export function useDemoSettings({
  direction = DEFAULT_SETTINGS.direction,
  dense = DEFAULT_SETTINGS.dense,
}: Pick<PortalThemeOptions, 'direction' | 'dense'> = {}): DemoSettings {
  return { ...DEFAULT_SETTINGS, direction, dense };
}
