import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import type { DemoUpdate } from '@site/plugins/demos/types';
import { loadDemo, type LoadDemo, type LoadedDemo } from './loadDemo';

/**
 * Loads a demo once the reader is near it.
 *
 * @param markup the server's markup, which the live demo takes over from
 * @returns undefined until the code has come
 * @throws while rendering, the error of a demo that can't be fetched
 */
export function useLoadedDemo(
  load: LoadDemo,
  near: boolean,
  markup: RefObject<HTMLElement | null>,
): LoadedDemo | undefined {
  const [loaded, setLoaded] = useState<LoadedDemo>();
  const [failure, setFailure] = useState<unknown>();
  // Pages write the import inline, a new function at each render: the first one counts.
  const firstLoad = useRef(load);

  useEffect(() => {
    if (near) {
      loadDemo(firstLoad.current).then((demo) => {
        const codeOpen = markup.current?.querySelector('details')?.open;
        startTransition(() => setLoaded({ ...demo, codeOpen }));
      }, setFailure);
    }
  }, [near, markup]);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'development' || loaded === undefined) {
      return undefined;
    }
    const onUpdate = ({ detail }: CustomEvent<DemoUpdate>) => {
      const { replaced, Component, files } = detail;
      if (replaced === loaded.Component) {
        setLoaded({ ...loaded, Component, files });
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
