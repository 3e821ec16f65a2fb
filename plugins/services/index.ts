import {
  type LoadContext,
  type Plugin,
  type HtmlTagObject,
} from '@docusaurus/types';
import type { PluginOptions } from './options';
import { toServicesMeta, type PortalServices } from './common/services';

/** The tags that hand services to the page: none where none is configured. */
export function createServicesTags(services: PortalServices): HtmlTagObject[] {
  const isConfigured = Object.values(services).some((value) => value !== undefined);
  return isConfigured
    ? [{ tagName: 'meta', attributes: toServicesMeta(services) }]
    : [];
}

/** Hands the configured outside services to the pages. See README.md. */
export default function pluginServices(
  _context: LoadContext,
  { services }: PluginOptions,
): Plugin {
  return {
    name: 'services',
    injectHtmlTags: () => ({ headTags: createServicesTags(services) }),
  };
}

export { validateOptions } from './options';

export type { AnalyticsService } from './common/services';
export type { Options } from './options';
export { services, type ServiceSources } from './services';
