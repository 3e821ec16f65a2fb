import { Joi } from '@docusaurus/utils-validation';

/** An http or https address. */
export const webAddress = Joi.string().uri({ scheme: ['http', 'https'] });

/** What a setting that is on or off is written as. */
export type Switch = 'on' | 'off';

/** A setting that is on or off. */
export const onOrOff = Joi.string().valid('on', 'off');

/** An address to which paths are added. */
export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
