import { renderReaderStyles } from '@site/src/mui/readerStyles';
import { getSettingsStore } from '@site/plugins/settings/common';
import type { LiveSettings } from './messages';
import { writeStyle } from './styleSheets';

/**
 * Brings the page's settings into the document: the attributes that MUI's style sheets
 * and popups go by, the variables of colors and spacing, and the store that the demo's frame reads. What the frame itself
 * can't do is store them: it has no storage.
 */
export function applySettings({ mode, direction, ...styled }: LiveSettings): void {
  const { documentElement } = document;
  documentElement.dataset.theme = mode;
  documentElement.style.colorScheme = mode;
  documentElement.dir = direction;
  writeStyle('reader', renderReaderStyles(styled));
  getSettingsStore().set('mode', mode);
}
