import { Joi } from '@docusaurus/utils-validation';
import { onOrOff, type Switch } from './rules';

/** What the documented libraries are told. */
export interface LibrariesConfig {
  /** Whether the component libraries may send their telemetry. Only the development server heeds it. */
  telemetry: boolean;
}

/** The variable of the libraries, as validated. */
export interface LibrariesVariables {
  PORTAL_TELEMETRY: Switch;
}

/** The variable whose value no message may show. */
export const LICENSE_KEY = 'MUI_X_LICENSE_KEY';

/** The rules of the libraries. */
export const librariesRules = {
  [LICENSE_KEY]: Joi.string().min(20).messages({
    'string.min':
      'is shorter than any license key: paste the whole key, or unset the variable to build with the watermark',
  }),
  PORTAL_TELEMETRY: onOrOff.default('on'),
};

/** What the libraries are told, without the license key. */
export function toLibraries(variables: LibrariesVariables): LibrariesConfig {
  return { telemetry: variables.PORTAL_TELEMETRY === 'on' };
}
