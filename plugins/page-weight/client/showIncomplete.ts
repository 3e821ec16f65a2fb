import { getFailedFile } from '@site/src/utils/loadFailure';
import './incompletePage.css';

/**
 * Has the script in the page's head (watchStart.ts) say that the page is incomplete, and
 * offer to load it again.
 *
 * @param failure what the page's script failed with
 */
export function showIncomplete(failure: unknown): void {
  const file = getFailedFile(failure);
  const detail = file === undefined ? '' : new URL(file, document.baseURI).href;
  document.dispatchEvent(new CustomEvent('incomplete-page', { detail }));
}
