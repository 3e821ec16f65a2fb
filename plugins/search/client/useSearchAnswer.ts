import { useEffect, useState } from 'react';
import {
  SearchIndexMissing,
  type SearchEngine,
  type SearchQuery,
  type SearchResponse,
} from '../engine/types';

/** How long a query waits for the next letter, in milliseconds. */
const PAUSE = 40;

/** How long an answer may take before the reader is told, in milliseconds. */
const PATIENCE = 300;

export type SearchStatus = 'idle' | 'searching' | 'answered' | 'missing' | 'failed';

/** An answer with the query that it is to. */
export interface SearchAnswer {
  query: SearchQuery;
  response: SearchResponse;
}

export interface SearchProgress {
  /** The last answer that came: while the next one is under way, it is to an earlier query. */
  answer?: SearchAnswer;
  /** How the query at hand stands; `missing` where the site has no index. */
  status: SearchStatus;
  /** Whether the answer takes long. */
  slow: boolean;
  /** Asks again after a failure. */
  retry: () => void;
}

interface Outcome {
  /** The run that it is of. */
  run: Run;
  fault?: 'missing' | 'failed';
}

/** One attempt at a query. */
interface Run {
  query: SearchQuery;
  attempt: number;
}

function isSame(a: Run, b: Run): boolean {
  return a.query === b.query && a.attempt === b.attempt;
}

function getStatus(run: Run, outcome: Outcome | undefined): SearchStatus {
  if (run.query.text === '') {
    return 'idle';
  }
  return outcome === undefined || !isSame(outcome.run, run)
    ? 'searching'
    : (outcome.fault ?? 'answered');
}

/**
 * Asks the search as the reader types. An answer that comes after another query was asked
 * is dropped, and the last one stays until the next has come, so that nothing flickers.
 *
 * @param query the same object until something else is asked; an empty text asks nothing
 * @param openEngine the same function until another search is to be asked
 */
export function useSearchAnswer(
  query: SearchQuery,
  openEngine: () => Promise<SearchEngine>,
): SearchProgress {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [slowRun, setSlowRun] = useState<Run>();

  useEffect(() => {
    if (query.text === '') {
      return undefined;
    }
    const run = { query, attempt };
    const controller = new AbortController();
    const { signal } = controller;

    async function ask() {
      try {
        const engine = await openEngine();
        const response = await engine.search(query, signal);
        if (!signal.aborted) {
          setAnswer({ query, response });
          setOutcome({ run });
        }
      } catch (error) {
        if (!signal.aborted) {
          const isMissing = error instanceof SearchIndexMissing;
          setOutcome({ run, fault: isMissing ? 'missing' : 'failed' });
        }
      }
    }

    const asking = setTimeout(() => void ask(), PAUSE);
    const waiting = setTimeout(() => setSlowRun(run), PATIENCE);
    return () => {
      clearTimeout(asking);
      clearTimeout(waiting);
      controller.abort();
    };
  }, [query, openEngine, attempt]);

  const run = { query, attempt };
  const status = getStatus(run, outcome);
  return {
    answer: status === 'idle' ? undefined : answer,
    status,
    slow: status === 'searching' && slowRun !== undefined && isSame(slowRun, run),
    retry: () => setAttempt((count) => count + 1),
  };
}
