import { useEffect, useRef, useState } from 'react';
import { forgetFailedFile, isLoadFailure } from '@site/src/utils/loadFailure';

/** How the loading of something stands. */
export interface LoadState {
  /** What the last attempt failed with; it stays while the next one runs. */
  failure: unknown;
  /** Whether an attempt runs. */
  loading: boolean;
  /** Starts another attempt. */
  retry: () => void;
}

export interface ModuleState<Module> extends LoadState {
  /** Undefined until it has come. */
  module: Module | undefined;
}

interface Outcome<Module> {
  load: () => Promise<Module>;
  attempt: number;
  module?: Module;
  failure?: unknown;
}

/**
 * Loads what a component may do without at first, such as a chunk. A failure stays with
 * the component, which can show it and try again: React's `lazy` would throw it at the
 * nearest boundary, and throw the same one for ever. What was kept of a file that did not
 * come is forgotten before the next attempt.
 *
 * @param load the same function until something else is to be loaded: what an earlier one
 *   gives or fails with is then left alone
 * @param wanted whether to load; what has come stays when this turns false
 */
export function useModule<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
): ModuleState<Module> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Module>>();
  const latest = outcome?.load === load ? outcome : undefined;
  const lastFailure = useRef<unknown>(undefined);
  const needed = wanted && latest?.module === undefined;

  useEffect(() => {
    if (!needed) {
      return undefined;
    }
    let isCurrent = true;
    const settle = (result: Pick<Outcome<Module>, 'module' | 'failure'>) => {
      lastFailure.current = result.failure;
      if (isCurrent) {
        setOutcome({ load, attempt, ...result });
      }
    };
    const attempted = isLoadFailure(lastFailure.current)
      ? forgetFailedFile(lastFailure.current).then(load)
      : load();
    attempted.then(
      (module) => settle({ module }),
      (failure: unknown) => settle({ failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, needed, attempt]);

  return {
    module: latest?.module,
    failure: latest?.failure,
    loading: needed && latest?.attempt !== attempt,
    retry: () => setAttempt((count) => count + 1),
  };
}
