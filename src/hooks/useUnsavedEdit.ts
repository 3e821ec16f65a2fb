import { useEffect } from 'react';
import { holdUnsavedEdit } from '@site/src/utils/unsavedEdits';

/**
 * Keeps the page from being reloaded by itself for a newer version.
 *
 * @param edited whether the component holds something that the reader has written and
 *   that a reload would lose
 */
export function useUnsavedEdit(edited: boolean): void {
  useEffect(() => (edited ? holdUnsavedEdit() : undefined), [edited]);
}
