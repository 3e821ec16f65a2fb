import {
  startTransition,
  useCallback,
  useEffect,
  useState,
  type RefObject,
} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DemoUpdate } from '../../types';
import { useModule, type LoadState } from '@site/src/hooks/useModule';
import type { CodeStyling } from '@site/plugins/settings/common';
import { loadDemo } from './loadDemo';
import type { LoadedDemo, LoadStylings } from './types';

export interface DemoLoading {
  /** Undefined until the code has come. */
  loaded: LoadedDemo | undefined;
  /** How the styling that the reader wants is coming. */
  wantedStyling: LoadState;
}

/** Whether the reader has opened the code of the server's markup. */
function isOpen(markup: RefObject<HTMLElement | null>): boolean {
  return markup.current?.querySelector('details')?.open ?? false;
}

/**
 * Loads a demo once the reader is near it, and again in another styling; until that has
 * come, or when it can't, the one before stays.
 *
 * @param markup the server's markup, which the live demo takes over from
 * @throws while rendering, the error of a demo that can't be fetched, where there is no
 *   other styling to show
 */
export function useLoadedDemo(
  loads: LoadStylings,
  styling: CodeStyling,
  near: boolean,
  markup: RefObject<HTMLElement | null>,
): DemoLoading {
  const [loaded, setLoaded] = useState<LoadedDemo>();
  // Pages write the imports inline, new functions at each render: the first ones count.
  const [firstLoads] = useState(loads);
  const { currentLocale } = useDocusaurusContext().i18n;
  const load = useCallback(async () => {
    const demo = await loadDemo(firstLoads, styling, currentLocale);
    return { ...demo, wasOpen: isOpen(markup) };
  }, [firstLoads, styling, currentLocale, markup]);
  const { module, ...wantedStyling } = useModule(load, near);

  useEffect(() => {
    if (module !== undefined) {
      startTransition(() => setLoaded(module));
    }
  }, [module]);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'development' || loaded === undefined) {
      return undefined;
    }
    const onUpdate = ({ detail }: CustomEvent<DemoUpdate>) => {
      const { replaced, ...update } = detail;
      if (replaced === loaded.Component) {
        setLoaded({ ...loaded, ...update, updates: loaded.updates + 1 });
      }
    };
    window.addEventListener('demo-update', onUpdate as EventListener);
    return () =>
      window.removeEventListener('demo-update', onUpdate as EventListener);
  }, [loaded]);

  if (loaded === undefined && wantedStyling.failure !== undefined) {
    throw wantedStyling.failure;
  }
  return { loaded, wantedStyling };
}
