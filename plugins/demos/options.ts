import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface PluginOptions {
  id: string;
  /** Folder of the pages and their demos, relative to the site. */
  docsDir: string;
  /** Whether the component libraries' telemetry is on; only the development server heeds it. */
  telemetry: boolean;
}

export type Options = Partial<Omit<PluginOptions, 'id'>>;

export const DEFAULT_OPTIONS: Pick<PluginOptions, 'docsDir' | 'telemetry'> = {
  docsDir: 'docs',
  telemetry: false,
};

const schema = Joi.object<PluginOptions>({
  docsDir: Joi.string().default(DEFAULT_OPTIONS.docsDir),
  telemetry: Joi.boolean().default(DEFAULT_OPTIONS.telemetry),
});

/** Checks the plugin's options and fills in the defaults; Docusaurus calls it. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
