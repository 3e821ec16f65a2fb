import type { PortalThemeOptions } from '@site/src/mui/theme';
import { useSetting } from '@site/plugins/settings/common';

/** What surrounds a demo, wherever it runs: in its page, alone, or under edit. */
export type DemoSettings = Required<Omit<PortalThemeOptions, 'localeTexts'>>;

/** The settings that every demo of the page runs with, edited or not, live. */
export function useDemoSettings(): DemoSettings {
  const [direction] = useSetting('direction');
  const [dense] = useSetting('dense');
  const [spacing] = useSetting('spacing');
  const [paletteColors] = useSetting('paletteColors');
  return { direction, dense, spacing, paletteColors };
}
