import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import type { DemoUpdate } from '@site/plugins/demos/types';
import type { CodeStyling } from '@site/src/settings/definitions';
import { loadDemo } from './loadDemo';
import type { LoadedDemo, LoadStylings } from './types';

/**
 * Loads a demo once the reader is near it, and again in another styling; until that has
 * come, the one before stays.
 *
 * @param markup the server's markup, which the live demo takes over from
 * @returns undefined until the code has come
 * @throws while rendering, the error of a demo that can't be fetched
 */
export function useLoadedDemo(
  loads: LoadStylings,
  styling: CodeStyling,
  near: boolean,
  markup: RefObject<HTMLElement | null>,
): LoadedDemo | undefined {
  const [loaded, setLoaded] = useState<LoadedDemo>();
  const [failure, setFailure] = useState<unknown>();
  // Pages write the imports inline, new functions at each render: the first ones count.
  const firstLoads = useRef(loads);

  useEffect(() => {
    if (!near) {
      return undefined;
    }
    let isCurrent = true;
    loadDemo(firstLoads.current, styling).then((demo) => {
      const wasOpen = markup.current?.querySelector('details')?.open ?? false;
      if (isCurrent) {
        startTransition(() => setLoaded({ ...demo, wasOpen }));
      }
    }, setFailure);
    return () => {
      isCurrent = false;
    };
  }, [near, styling, markup]);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'development' || loaded === undefined) {
      return undefined;
    }
    const onUpdate = ({ detail }: CustomEvent<DemoUpdate>) => {
      const { replaced, ...update } = detail;
      if (replaced === loaded.Component) {
        setLoaded({ ...loaded, ...update });
      }
    };
    window.addEventListener('demo-update', onUpdate as EventListener);
    return () =>
      window.removeEventListener('demo-update', onUpdate as EventListener);
  }, [loaded]);

  if (failure !== undefined) {
    throw failure;
  }
  return loaded;
}
