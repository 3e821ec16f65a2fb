import { createContext, useContext, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type AlgoliaSettings, type ServiceWorkerMode } from '@site/config/portal';

/** What the browser gets to know of the portal's configuration; never the license key. */
export interface PortalFields {
  /** Version of the documented packages, such as `8.29.3`. */
  version: string;
  issueUrl: string;
  repositoryUrl: string;
  /** Where the documentation of an earlier major version is, with `{version}` such as `v7`. */
  versionUrl: string;
  /** Whether pages have room for an ad. */
  ads: boolean;
  /** Set where Algolia does the searching; absent, the build's own index does. */
  algolia?: AlgoliaSettings;
  /** Style sheet of the fonts service; absent where the portal serves its own fonts. */
  fontsUrl?: string;
  /** The same of the icon font, and of the extra fonts. */
  iconFontsUrl?: string;
  extraFontsUrl?: string;
  /** Where the portal is kept for reading offline. */
  serviceWorker: ServiceWorkerMode;
  /** Chats that a page can be opened in; their addresses have `{prompt}` in them. */
  assistants: { name: string; url: string }[];
}

const PortalFieldsContext = createContext<PortalFields | undefined>(undefined);

/** Gives the components below the configuration that docusaurus.config.ts hands out. */
export function PortalFieldsProvider({ children }: { children: ReactNode }) {
  const { customFields } = useDocusaurusContext().siteConfig;
  return (
    <PortalFieldsContext value={customFields as unknown as PortalFields}>
      {children}
    </PortalFieldsContext>
  );
}

/**
 * The portal's configuration.
 *
 * @throws an Error outside of a {@link PortalFieldsProvider}
 */
export function usePortalFields(): PortalFields {
  const fields = useContext(PortalFieldsContext);
  if (fields === undefined) {
    throw new Error('Forgot to wrap component in `PortalFieldsProvider`');
  }
  return fields;
}
