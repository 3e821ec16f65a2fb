import type { PortalConfig } from '../../config/portal';

export interface PluginOptions {
  /** The settings that the portal is built with. */
  portal: PortalConfig;
}

export type Options = PluginOptions;

/** Hands the options on: config/portal has validated them. Docusaurus calls it. */
export function validateOptions({ options }: { options: Options }): PluginOptions {
  return options;
}
