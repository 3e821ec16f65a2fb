import { useCallback, useMemo } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ApiCompareLibrary } from '../../pageData';
import {
  formatCompareQuery,
  parseCompareQuery,
  type CompareQuery,
  type ParsedQuery,
} from './query';

export interface CompareQueryState extends ParsedQuery {
  /**
   * Changes the comparison, and with it the address.
   *
   * @param isStep whether the reader can go back to what was before; the letters of a
   *   text are no steps
   */
  change: (patch: Partial<CompareQuery>, isStep?: boolean) => void;
}

/** The comparison that the page's address asks for; the default one on the server. */
export function useCompareQuery(
  libraries: readonly ApiCompareLibrary[],
): CompareQueryState {
  const history = useHistory();
  const location = useLocation();
  const search = useIsBrowser() ? location.search : '';
  const parsed = useMemo(
    () => parseCompareQuery(search, libraries),
    [search, libraries],
  );
  const change = useCallback(
    (patch: Partial<CompareQuery>, isStep = true) => {
      if (isStep) {
        // As the router's `push`, which would have the theme take the focus to the top of
        // the page: a copy of this step, which `replace` then makes the next one.
        window.history.pushState(window.history.state, '');
      }
      // The router may be on its way to the last change.
      const { query } = parseCompareQuery(history.location.search, libraries);
      history.replace({ search: formatCompareQuery({ ...query, ...patch }) });
    },
    [history, libraries],
  );
  return { ...parsed, change };
}
