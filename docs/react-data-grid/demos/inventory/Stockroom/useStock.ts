import * as React from 'react';
import type { GridApi } from '@mui/x-data-grid-premium';
import { getReorder, isCount, type Article } from './articles';

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
      apiRef.current?.updateRows([{ ...article, stock: article.stock + pieces }]);
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

  return { message, reorder, saveEdit, showError };
}
