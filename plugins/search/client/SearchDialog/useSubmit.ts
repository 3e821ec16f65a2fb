import { useEffect, useEffectEvent, useRef } from 'react';
import type { SearchQuery, SearchResult } from '../../engine/types';
import type { Search } from './useSearch';

/**
 * What Enter does: it opens the choice at the cursor. While the answer to what was typed
 * is under way, the choices are those of an earlier query: Enter then waits for the answer,
 * and opens its first.
 *
 * @returns what Enter calls
 */
export function useSubmit(
  { status, query }: Pick<Search, 'status' | 'query'>,
  choice: SearchResult | undefined,
  open: (choice: SearchResult, inNewTab: boolean) => void,
): (inNewTab: boolean) => void {
  const waiting = useRef<{ query: SearchQuery; inNewTab: boolean }>(undefined);

  const handleAnswer = useEffectEvent(() => {
    const wish = waiting.current;
    waiting.current = undefined;
    if (wish?.query === query && choice !== undefined) {
      open(choice, wish.inNewTab);
    }
  });

  useEffect(() => {
    if (status === 'answered') {
      handleAnswer();
    }
  }, [status, query]);

  return (inNewTab) => {
    if (status === 'searching') {
      waiting.current = { query, inNewTab };
    } else if (status === 'answered' && choice !== undefined) {
      open(choice, inNewTab);
    }
  };
}
