import { startTransition, useEffect, useRef, useState } from 'react';
import type { DemoFile } from '@site/plugins/demos/types';
import { loadDemo, type LoadDemo, type LoadedDemo } from './loadDemo';

/**
 * Loads a demo once the reader is near it.
 *
 * @returns undefined until the code has come
 * @throws while rendering, the error of a demo that can't be fetched
 */
export function useLoadedDemo(load: LoadDemo, near: boolean): LoadedDemo | undefined {
  const [loaded, setLoaded] = useState<LoadedDemo>();
  const [failure, setFailure] = useState<unknown>();
  // Pages write the import inline, a new function at each render: the first one counts.
  const firstLoad = useRef(load);

  useEffect(() => {
    if (near) {
      loadDemo(firstLoad.current).then(
        (demo) => startTransition(() => setLoaded(demo)),
        setFailure,
      );
    }
  }, [near]);

  // The development server sends the new source of an edited demo.
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development' || loaded === undefined) {
      return undefined;
    }
    const onSource = ({ detail }: CustomEvent<DemoFile[]>) => {
      if (detail[0]?.name === loaded.files[0]?.name) {
        setLoaded({ ...loaded, files: detail });
      }
    };
    window.addEventListener('demo-source', onSource as EventListener);
    return () => window.removeEventListener('demo-source', onSource as EventListener);
  }, [loaded]);

  if (failure !== undefined) {
    throw failure;
  }
  return loaded;
}
