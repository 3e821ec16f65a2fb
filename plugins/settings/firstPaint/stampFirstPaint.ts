import { localTextStorage } from '../../../src/utils/storage';
import { stampKeptStyles } from '../common/keptStyles';
import { stampSettings } from '../common/stamps';
import { readSettings, readStoredMode } from './readSettings';

/**
 * Brings what the reader has set into the document, and the stored mode to Docusaurus.
 * Runs in the head, before any style sheet applies.
 *
 * @param modeEntry name of the storage entry from which Docusaurus reads the mode
 * @param stylesVersion of the styles that this build can use, from `getStylesVersion`
 */
export function stampFirstPaint(modeEntry: string, stylesVersion: string): void {
  const settings = readSettings();
  stampSettings(settings);
  stampKeptStyles(stylesVersion);
  const stored = readStoredMode();
  // The entry belongs to every tab: it never gets what holds for this visit only.
  localTextStorage.write(modeEntry, stored === 'system' ? null : stored);
  if (settings.mode !== stored) {
    // Docusaurus' script at the begin of the body stamps the stored mode. What observes it
    // has its turn before the next paint.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      stampSettings({ mode: settings.mode });
    }).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }
}
