import type { HtmlTagObject } from '@docusaurus/types';
import { toServicesMeta, type PortalServices } from './common/services';

/** The tags that hand services to the page: none where none is configured. */
export function createServicesTags(services: PortalServices): HtmlTagObject[] {
  const isConfigured = Object.values(services).some((value) => value !== undefined);
  return isConfigured
    ? [{ tagName: 'meta', attributes: toServicesMeta(services) }]
    : [];
}
