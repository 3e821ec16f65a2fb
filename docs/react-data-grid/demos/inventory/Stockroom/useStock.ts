import * as React from 'react';
import {
  gridExpandedSortedRowIdsSelector,
  type GridApi,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { getReorder, isCount, type Article } from './articles';

/** The button is gone once an article has enough, and its row may be, too. */
function focusRowAt(apiRef: React.RefObject<GridApi | null>, index: number) {
  const ids = gridExpandedSortedRowIdsSelector(apiRef);
  const id = ids[Math.min(index, ids.length - 1)];
  if (id !== undefined) {
    apiRef.current?.setCellFocus(id, 'stock');
  }
}

/**
 * What users do to the stock: orders arrive at once, and edits are checked.
 *
 * @returns a message on the last change, and the handlers of the grid
 */
export function useStock(apiRef: React.RefObject<GridApi | null>) {
  const [message, setMessage] = React.useState('No changes yet.');

  const reorder = React.useCallback(
    (article: Article) => {
      const pieces = getReorder(article);
      const index = gridExpandedSortedRowIdsSelector(apiRef).indexOf(article.id);
      apiRef.current?.updateRows([{ ...article, stock: article.stock + pieces }]);
      focusRowAt(apiRef, index);
      setMessage(`${pieces} pieces of ${article.code} arrived.`);
    },
    [apiRef],
  );

  // Pasted values come here too, without the check of the editor.
  const saveEdit = React.useCallback((article: Article, before: Article) => {
    if (!isCount(article.stock) || !isCount(article.minimum)) {
      throw new Error(`${article.code}: write a whole number from 0 up.`);
    }
    const field = article.stock === before.stock ? 'minimum' : 'stock';
    setMessage(
      `${article.code}: ${field} is ${article[field]}, was ${before[field]}.`,
    );
    return article;
  }, []);

  const showError = React.useCallback(
    (error: Error) => setMessage(error.message),
    [],
  );

  const showUndone = React.useCallback<GridEventListener<'undo'>>(
    () => setMessage('The last change is undone.'),
    [],
  );
  const showRedone = React.useCallback<GridEventListener<'redo'>>(
    () => setMessage('The change is made again.'),
    [],
  );

  return { message, reorder, saveEdit, showError, showUndone, showRedone };
}
