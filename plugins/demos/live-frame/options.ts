import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface PluginOptions {
  id: string;
  /** Folders of demos and sample data, relative to the site. */
  sourceDirs: string[];
}

export type Options = Partial<Omit<PluginOptions, 'id'>>;

export const DEFAULT_OPTIONS: Pick<PluginOptions, 'sourceDirs'> = {
  sourceDirs: ['docs', 'sample-data'],
};

const schema = Joi.object<PluginOptions>({
  sourceDirs: Joi.array()
    .items(Joi.string())
    .min(1)
    .default(DEFAULT_OPTIONS.sourceDirs),
});

/** Checks the plugin's options and fills in the defaults; Docusaurus calls it. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
