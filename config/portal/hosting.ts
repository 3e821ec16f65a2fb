import { Joi } from '@docusaurus/utils-validation';
import { webAddress } from './rules';

/** How the browser's content security policy is sent. */
export interface PolicyConfig {
  /** Whether browsers obey the content security policy, only report against it, or get none. */
  mode: 'enforce' | 'report-only' | 'off';
  /** Where browsers report what the policy refuses. */
  reportUrl?: string;
}

/** How hosts serve the portal. */
export interface HostingConfig {
  policy: PolicyConfig;
  /** For how many seconds browsers insist on https; 0 leaves it to them. Without effect on an http address. */
  hstsMaxAge: number;
  /** Quality of the brotli copies that a build gets, 1 to 11; 0 writes no compressed copies. */
  compression: number;
}

/** The variables of hosting, as validated. */
export interface HostingVariables {
  PORTAL_CSP: PolicyConfig['mode'];
  PORTAL_CSP_REPORT_URL?: string;
  PORTAL_HSTS_MAX_AGE: number;
  PORTAL_COMPRESSION: number;
}

/** The quality of compression; `off` becomes 0. */
const quality = Joi.string()
  .pattern(/^(?:off|[1-9]|1[01])$/)
  .custom((value: string) => (value === 'off' ? 0 : Number(value)))
  .messages({
    'string.pattern.base':
      'must be a quality from 1 (quick) to 11 (small), or off for hosts that compress by themselves',
  });

/** The rules of hosting. */
export const hostingRules = {
  PORTAL_CSP: Joi.string().valid('enforce', 'report-only', 'off').default('enforce'),
  PORTAL_CSP_REPORT_URL: webAddress,
  PORTAL_HSTS_MAX_AGE: Joi.number()
    .integer()
    .min(0)
    .default(31_536_000)
    .messages({ '*': 'must be a whole number of seconds, 0 for none' }),
  PORTAL_COMPRESSION: quality.default(6),
};

/** How hosts serve the portal. */
export function toHosting(variables: HostingVariables): HostingConfig {
  return {
    policy: {
      mode: variables.PORTAL_CSP,
      reportUrl: variables.PORTAL_CSP_REPORT_URL,
    },
    hstsMaxAge: variables.PORTAL_HSTS_MAX_AGE,
    compression: variables.PORTAL_COMPRESSION,
  };
}
