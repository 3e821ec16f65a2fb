import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface PluginOptions {
  id: string;
  /** Folder of the English pages, relative to the site. */
  docsDir: string;
  /** Prefix that, followed by a file's path in the repository, opens its editor. */
  editUrl: string;
}

export type Options = Partial<Omit<PluginOptions, 'id'>> &
  Pick<PluginOptions, 'editUrl'>;

export const DEFAULT_OPTIONS: Pick<PluginOptions, 'docsDir'> = { docsDir: 'docs' };

const schema = Joi.object<PluginOptions>({
  docsDir: Joi.string().default(DEFAULT_OPTIONS.docsDir),
  editUrl: Joi.string().uri().required(),
});

/** Checks the plugin's options and fills in the defaults; Docusaurus calls it. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
