import type { LoadContext, Plugin } from '@docusaurus/types';
import { createServicesTags } from './createServicesTags';
import type { PluginOptions } from './options';

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
