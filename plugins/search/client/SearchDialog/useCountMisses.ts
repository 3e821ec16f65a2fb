import { useEffect } from 'react';
import { sendEvent } from '@site/src/events/sendEvent';
import type { SearchProgress } from '../useSearchAnswer';

/** Milliseconds after which a query counts as asked: before, the reader is still typing it. */
const SETTLED = 2000;

/** Characters of a query that are told. */
const MAX_LENGTH = 100;

/** What was asked of everything and not found well; undefined while all is well. */
function getMiss({ answer, status }: Pick<SearchProgress, 'answer' | 'status'>) {
  if (status !== 'answered' || answer === undefined) {
    return undefined;
  }
  const { query, response } = answer;
  const isNarrowed = query.kind !== undefined || query.product !== undefined;
  const isMissed =
    response.results.length === 0 || response.suggestions !== undefined;
  return isMissed && !isNarrowed ? query.text : undefined;
}

/**
 * Tells analytics, where the reader agreed to it, what was asked and not found: nothing
 * answered it, or so little that other words were suggested.
 */
export function useCountMisses(
  search: Pick<SearchProgress, 'answer' | 'status'>,
): void {
  const miss = getMiss(search);
  useEffect(() => {
    if (miss === undefined) {
      return undefined;
    }
    const timer = setTimeout(
      () =>
        sendEvent({
          category: 'search',
          action: 'miss',
          label: miss.slice(0, MAX_LENGTH),
        }),
      SETTLED,
    );
    return () => clearTimeout(timer);
  }, [miss]);
}
