import { use, useState } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useModule } from '@site/src/hooks/useModule';
import type * as versions from '@site/src/utils/versions';

const loadVersions = () => import('@site/src/utils/versions');

/** The build's worker renders many pages: one promise serves them all. */
let loading: Promise<typeof versions> | undefined;

function useOnServer(): typeof versions | undefined {
  loading ??= loadVersions();
  return use(loading);
}

function useInBrowser(canonical: string): typeof versions | undefined {
  const isHydrated = useIsBrowser();
  const [served, setServed] = useState(isHydrated ? undefined : canonical);
  if (served !== undefined && served !== canonical) {
    setServed(undefined);
  }
  return useModule(loadVersions, served !== canonical).module;
}

/**
 * What finds pages in the documentation of older versions. Its table grows with every
 * page, so the page that the server rendered keeps the server's links and doesn't load it.
 *
 * @param canonical the canonical path of the page at hand
 * @returns undefined until it has come, and on the served page: let the server's markup stand
 */
export const useVersions: typeof useInBrowser = ExecutionEnvironment.canUseDOM
  ? useInBrowser
  : useOnServer;
