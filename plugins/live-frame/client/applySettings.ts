import { getSettingsStore } from '@site/src/settings/store';
import type { LiveSettings } from './messages';

/**
 * Brings the page's settings into the document: the attributes that MUI's style sheets
 * and popups go by, and the store that the demo's frame reads. What the frame itself
 * can't do is store them: it has no storage.
 */
export function applySettings({ mode, direction }: LiveSettings): void {
  const { documentElement } = document;
  documentElement.dataset.theme = mode;
  documentElement.style.colorScheme = mode;
  documentElement.dir = direction;
  getSettingsStore().set('mode', mode);
}
