import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What the browser gets to know of the portal's configuration; never the license key. */
export interface PortalFields {
  /** Version of the documented packages, such as `8.29.3`. */
  version: string;
  issueUrl: string;
  repositoryUrl: string;
}

/** The portal's configuration, as docusaurus.config.ts hands it to the browser. */
export function usePortalFields(): PortalFields {
  return useDocusaurusContext().siteConfig.customFields as unknown as PortalFields;
}
