import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { readServices } from '@site/plugins/services/client';
import { type PortalServices } from '@site/plugins/services/common';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';

/**
 * What ads depend on. It stays the same for as long as the page lives: it stands above
 * demos, and a context that changes above one that waits to hydrate costs its HTML.
 */
export interface AdConfig {
  /** Whether pages have room for an ad. */
  enabled: boolean;
  /** The third parties that may be asked, with the reader's consent. Browser only. */
  getServices: () => Pick<PortalServices, 'adFeedUrl' | 'adScriptUrl'>;
  /** A number from 0, included, to 1, excluded. */
  random: () => number;
  /** The time, in milliseconds. */
  now: () => number;
}

const AdConfigContext = createContext<AdConfig | undefined>(undefined);

interface AdConfigProviderProps {
  /** Replaces parts of the configuration, such as chance, in tests. */
  overrides?: Partial<AdConfig>;
  children: ReactNode;
}

/** Gives the ads below their configuration; it needs the portal's own around it. */
export function AdConfigProvider({ overrides, children }: AdConfigProviderProps) {
  const { ads } = usePortalFields();
  const config = useMemo<AdConfig>(
    () => ({
      enabled: ads,
      getServices: readServices,
      random: Math.random,
      now: Date.now,
      ...overrides,
    }),
    [ads, overrides],
  );
  return <AdConfigContext value={config}>{children}</AdConfigContext>;
}

/**
 * The configuration of the ads.
 *
 * @throws an Error outside of an {@link AdConfigProvider}
 */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (config === undefined) {
    throw new Error('Forgot to wrap component in `AdConfigProvider`');
  }
  return config;
}
