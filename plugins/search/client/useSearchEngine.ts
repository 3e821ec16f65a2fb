import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import type { AlgoliaSettings } from '@site/config/portal';
import type { SearchEngine } from '../engine/types';

const engines = new Map<string, Promise<SearchEngine>>();

async function loadEngine(
  language: string,
  siteUrl: string,
  algolia: AlgoliaSettings | undefined,
): Promise<SearchEngine> {
  if (algolia !== undefined) {
    const { createAlgoliaEngine } = await import('./algolia');
    return createAlgoliaEngine({ ...algolia, language, siteUrl });
  }
  const { loadSearchEngine } = await import('../engine/loadSearchEngine');
  return loadSearchEngine(language);
}

/**
 * What opens the search of the page's language: that of the build's own index, or Algolia
 * where the portal is configured so. Nothing is fetched before the first call; one that
 * failed is no obstacle to the next.
 */
export function useSearchEngine(): () => Promise<SearchEngine> {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { algolia } = usePortalFields();
  const { currentLocale } = i18n;
  const { url } = siteConfig;
  return useCallback(() => {
    const opened = engines.get(currentLocale);
    if (opened !== undefined) {
      return opened;
    }
    const engine = loadEngine(currentLocale, url, algolia);
    engines.set(currentLocale, engine);
    engine.catch(() => engines.delete(currentLocale));
    return engine;
  }, [currentLocale, url, algolia]);
}
