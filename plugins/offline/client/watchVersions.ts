import { hasUnsavedEdit, onAllSaved } from '@site/src/utils/unsavedEdits';
import { decideReload } from '../common/decideReload';
import type { VanishedMessage } from '../common/types';

/** Name in session storage: the address of the file that the page was reloaded for. */
export const VANISHED_STORAGE_NAME = 'vanishedFile';

/** Whether the focus is where somebody writes: a field, or a frame that may have one. */
function isWriting(): boolean {
  const fields = 'input, textarea, select, iframe, [contenteditable="true"]';
  return document.activeElement?.matches(fields) ?? false;
}

/** Whether the page was reloaded for a file before; notes that it is now. */
function noteVanished(file: string): boolean {
  try {
    const isKnown = sessionStorage.getItem(VANISHED_STORAGE_NAME) === file;
    sessionStorage.setItem(VANISHED_STORAGE_NAME, file);
    return isKnown;
  } catch {
    // Where nothing can be noted, a reload might not be the last one.
    return true;
  }
}

/**
 * Reloads the page once when another version has taken over, or when a file that it asked
 * for is gone: at once, or as soon as it has the focus and nothing unsaved.
 *
 * @param container the browser's service workers
 * @param reload reloads the page
 * @returns looks again whether the time has come, such as after a link was followed
 */
export function watchVersions(
  container: ServiceWorkerContainer,
  reload = () => window.location.reload(),
): () => void {
  let hasWorker = container.controller !== null;
  let outdated = false;
  let reloaded = false;
  const check = () => {
    const decision = decideReload({
      outdated,
      reloaded,
      focused: document.hasFocus(),
      edited: hasUnsavedEdit() || isWriting(),
    });
    if (decision === 'reload') {
      reloaded = true;
      reload();
    }
  };
  container.addEventListener('controllerchange', () => {
    // The first worker brings nothing new.
    outdated ||= hasWorker;
    hasWorker = true;
    check();
  });
  container.addEventListener(
    'message',
    ({ data }: MessageEvent<VanishedMessage>) => {
      if (data.type === 'vanished' && !noteVanished(data.file)) {
        outdated = true;
        check();
      }
    },
  );
  window.addEventListener('focus', check);
  onAllSaved(check);
  return check;
}
