import { useCallback } from 'react';
import { useSearchEngine } from './useSearchEngine';

/**
 * What fetches the search and its index ahead of the first query. What fails is left to
 * that query, which tries again and says so.
 */
export function usePrepareSearch(): () => void {
  const openEngine = useSearchEngine();
  return useCallback(() => {
    openEngine()
      .then((engine) => engine.prepare())
      .catch(() => undefined);
  }, [openEngine]);
}
