import { Joi } from '@docusaurus/utils-validation';
import type { AnalyticsService } from '../../src/services/services';
import { onOrOff, webAddress, withoutTrailingSlash, type Switch } from './rules';

/** What observes readers who agree. */
export interface AnalyticsConfig {
  /** What counts visits and clicks; absent, nothing does. */
  analytics?: AnalyticsService;
}

/** The variables of analytics, as validated. */
export interface AnalyticsVariables {
  PORTAL_ANALYTICS_ID?: string;
  PORTAL_ANALYTICS_URL?: string;
  PORTAL_ANALYTICS_DEBUG: Switch;
}

/** The rules of analytics. */
export const analyticsRules = {
  PORTAL_ANALYTICS_ID: Joi.string()
    .pattern(/^[A-Z]{1,4}-[A-Z0-9]+$/)
    .messages({
      'string.pattern.base': 'must be a measurement id, such as G-ABC1234567',
    }),
  PORTAL_ANALYTICS_URL: webAddress,
  PORTAL_ANALYTICS_DEBUG: onOrOff.default('off'),
};

/** Analytics; absent where there is neither an id to count for nor somebody who debugs. */
export function toAnalytics({
  PORTAL_ANALYTICS_ID: id,
  PORTAL_ANALYTICS_URL: url,
  PORTAL_ANALYTICS_DEBUG,
}: AnalyticsVariables): AnalyticsConfig {
  const debug = PORTAL_ANALYTICS_DEBUG === 'on';
  const analytics =
    id === undefined && !debug
      ? undefined
      : {
          ...(id && { id }),
          ...(url && { url: withoutTrailingSlash(url) }),
          ...(debug && { debug }),
        };
  return { analytics };
}
