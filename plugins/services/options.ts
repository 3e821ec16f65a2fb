import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { PortalServices } from './common/services';

export interface PluginOptions {
  id: string;
  /** The configured services; their values are validated in config/portal. */
  services: PortalServices;
}

export type Options = Partial<Omit<PluginOptions, 'id'>>;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'id'> = { services: {} };

const schema = Joi.object<PluginOptions>({
  services: Joi.object().unknown().default(DEFAULT_OPTIONS.services),
});

/** Checks the plugin's options and fills in the defaults; Docusaurus calls it. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
